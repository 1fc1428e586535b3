/** The log: what happened, in one sentence each (SF-UI-8). */
import { plural, type Seat, type Text } from '@tablee/kernel';
import type { SFEvent, Zone } from '../types.ts';
import {
  cardName,
  cardNames,
  className,
  keywordName,
  MARKER_NAMES,
  ofSeat,
  PHASE_NAMES,
  type Speech,
  seatName,
} from './names.ts';

/** Who did it: « Vous piochez » / « L’adversaire pioche ». */
function by({ me, language, names }: Speech, seat: Seat, you: string, they: string): string {
  if (seat === me) return language === 'fr' ? `Vous ${you}` : `You ${you}`;
  return `${capital(seatName(seat, me, names)[language])} ${they}`;
}

function capital(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

/** Whose Divinité: « votre », « adverse », for a spectator « de Bruno ». */
function divinite({ me, language, names }: Speech, seat: Seat): string {
  if (seat === me) return language === 'fr' ? 'Votre Divinité' : 'Your Divinity';
  if (me !== null) return language === 'fr' ? 'La Divinité adverse' : 'Your opponent’s Divinity';
  const whose = ofSeat(seat, me, names)[language];
  return language === 'fr' ? `La Divinité ${whose}` : `${capital(whose)} Divinity`;
}

/** What is attacked and bears no name in the log. */
const UNNAMED: Readonly<Record<'divinite' | 'secret', Text>> = {
  divinite: { fr: 'la Divinité', en: 'the Divinity' },
  secret: { fr: 'une page en Secret', en: 'a page in Secret' },
};

/** How many Adorateurs went on top of the Registre, and how many below it. */
function putBack({ language }: Speech, over: number, under: number): string {
  const fr = language === 'fr';
  const adorateurs = (count: number) =>
    `${count} ${fr ? plural('fr', count, 'Adorateur', 'Adorateurs') : plural('en', count, 'Worshipper', 'Worshippers')}`;
  if (over === 0) return `${adorateurs(under)} ${fr ? 'sous le Registre' : 'below the Register'}`;
  const top = `${adorateurs(over)} ${fr ? 'sur le Registre' : 'on top of the Register'}`;
  if (under === 0) return top;
  return fr ? `${top} et ${under} dessous` : `${top} and ${under} below`;
}

/** With a real minus. */
function count(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}

export function sayEvent(speech: Speech, event: SFEvent): string | null {
  const fr = speech.language === 'fr';
  const card = 'card' in event ? cardName(speech, event.card) : '';
  const pages = (count: number) => `${count} ${plural(speech.language, count, 'page', 'pages')}`;
  switch (event.event) {
    case 'drawnByLot':
      return fr
        ? `${by(speech, event.seat, 'commencez', 'commence')} : le sort en a décidé.`
        : `${by(speech, event.seat, 'begin', 'begins')}: the lot fell so.`;
    case 'firstChosen':
      return fr
        ? `${by(speech, event.seat, 'commencez', 'commence')} la partie.`
        : `${by(speech, event.seat, 'take', 'takes')} the first turn.`;
    case 'templeBlessed':
      return fr
        ? `${by(speech, event.seat, 'recevez', 'reçoit')} ${event.amount} EC de plus sur le Temple.`
        : `${by(speech, event.seat, 'get', 'gets')} ${event.amount} more EC on the Temple.`;
    case 'setAside':
      return fr ? `Vous échangez ${card}.` : `You exchange ${card}.`;
    case 'takenBack':
      return fr ? `Vous gardez ${card}.` : `You keep ${card}.`;
    case 'graced':
      if (event.cards === 0)
        return fr
          ? `${by(speech, event.seat, 'gardez', 'garde')} la main de départ.`
          : `${by(speech, event.seat, 'keep', 'keeps')} the opening hand.`;
      return fr
        ? `${by(speech, event.seat, 'échangez', 'échange')} ${pages(event.cards)} par Grâce Divine.`
        : `${by(speech, event.seat, 'exchange', 'exchanges')} ${pages(event.cards)} by Divine Grace.`;
    case 'drew':
      if (event.cards === 0)
        return fr
          ? `${by(speech, event.seat, 'ne piochez', 'ne pioche')} aucune page.`
          : `${by(speech, event.seat, 'draw', 'draws')} no page.`;
      return event.seat === speech.me
        ? null
        : fr
          ? `${by(speech, event.seat, 'piochez', 'pioche')} ${pages(event.cards)}.`
          : `${by(speech, event.seat, 'draw', 'draws')} ${pages(event.cards)}.`;
    case 'looked':
      return event.seat === speech.me
        ? null
        : fr
          ? `${by(speech, event.seat, 'regardez', 'regarde')} ${event.cards} ${plural('fr', event.cards, 'Adorateur', 'Adorateurs')}.`
          : `${by(speech, event.seat, 'look', 'looks')} at ${event.cards} ${plural('en', event.cards, 'Worshipper', 'Worshippers')}.`;
    case 'lookedInLivre':
      return event.seat === speech.me
        ? null
        : fr
          ? `${by(speech, event.seat, 'regardez', 'regarde')} ${pages(event.cards)} de son Livre Sacré.`
          : `${by(speech, event.seat, 'look', 'looks')} at ${pages(event.cards)} of their Sacred Book.`;
    case 'searched':
      return fr
        ? `${by(speech, event.seat, 'cherchez dans votre Livre Sacré', 'cherche dans son Livre Sacré')}.`
        : `${by(speech, event.seat, 'search your Sacred Book', 'searches their Sacred Book')}.`;
    case 'revealed':
      return fr ? `${card} est révélée aux deux joueurs.` : `${card} is revealed to both players.`;
    case 'seized':
      return fr
        ? `${by(speech, event.seat, 'prenez', 'prend')} le contrôle de ${card}.`
        : `${by(speech, event.seat, 'take', 'takes')} control of ${card}.`;
    case 'tokenMade':
      return fr
        ? `${by(speech, event.seat, 'créez', 'crée')} le jeton ${card}.`
        : `${by(speech, event.seat, 'create', 'creates')} the token ${card}.`;
    case 'tokenGone':
      return fr ? `Le jeton ${card} disparaît.` : `The token ${card} ceases to exist.`;
    case 'copied':
      return fr
        ? `${card} : l’effet est copié sur la Pile.`
        : `${card}: the effect is copied onto the Stack.`;
    case 'redirected':
      return fr ? `${card} : l’effet change de cible.` : `${card}: the effect gets new targets.`;
    case 'unbound':
      return fr ? `${card} se délie de son Ange.` : `${card} is unbound from its Angel.`;
    case 'equipped':
      return fr
        ? `${card} équipe ${cardName(speech, event.with.card)}.`
        : `${card} is attached to ${cardName(speech, event.with.card)}.`;
    case 'ecChanged':
      return fr
        ? `${card} ${event.amount > 0 ? 'gagne' : 'perd'} ${Math.abs(event.amount)} EC.`
        : `${card} ${event.amount > 0 ? 'gains' : 'loses'} ${Math.abs(event.amount)} EC.`;
    case 'marksPut': {
      const marker = speech.content.markers[event.marker]?.[speech.language] ?? event.marker;
      return `${card}${fr ? ' :' : ':'} ${count(event.amount)} × ${marker}.`;
    }
    case 'cardDrawn':
      return fr ? `Vous piochez ${card}.` : `You draw ${card}.`;
    case 'cardSeen':
      return fr ? `Vous regardez ${card}.` : `You look at ${card}.`;
    case 'turnBegan':
      return fr ? `Tour ${event.turn}.` : `Turn ${event.turn}.`;
    case 'phaseBegan':
      return PHASE_NAMES[event.phase][speech.language];
    case 'retreated':
      return fr ? `${card} recule en Arrière-garde.` : `${card} falls back to the Rear Guard.`;
    case 'adorateurCame':
      return fr ? `L’Adorateur ${card} entre en Adoration.` : `The Worshipper ${card} comes into Worship.`;
    case 'archangeCame':
      return fr ? `L’Archange ${card} se révèle.` : `The Archangel ${card} appears.`;
    case 'played':
      return fr
        ? `${by(speech, event.seat, 'jouez', 'joue')} ${card}.`
        : `${by(speech, event.seat, 'play', 'plays')} ${card}.`;
    case 'putIntoPlay':
      return fr ? `${card} entre en jeu.` : `${card} comes into play.`;
    case 'arrived':
      return null;
    case 'putBack':
      return fr
        ? `${by(speech, event.seat, 'remettez', 'remet')} ${putBack(speech, event.over, event.under)}.`
        : `${by(speech, event.seat, 'put', 'puts')} ${putBack(speech, event.over, event.under)}.`;
    case 'hidInSecret':
      return fr
        ? `${by(speech, event.seat, 'placez', 'place')} une page en Secret.`
        : `${by(speech, event.seat, 'put', 'puts')} a page in Secret.`;
    case 'passed':
      return null;
    case 'contemplated':
      return fr
        ? `${by(speech, event.seat, 'demandez', 'demande')} une Contemplation.`
        : `${by(speech, event.seat, 'ask', 'asks')} for a Contemplation.`;
    case 'uncovered':
      return fr ? `${card} sort du Secret.` : `${card} leaves the Secret.`;
    case 'revoked':
      return fr ? `L’Adorateur ${card} est révoqué.` : `${card} is revoked.`;
    case 'destroyed':
      return fr ? `${card} : détruit.` : `${card} is destroyed.`;
    case 'banished':
      return fr ? `${card} : banni au Pandémonium.` : `${card} is banished to Pandemonium.`;
    case 'unbanished':
      return fr
        ? `${card} ne peut être banni : ses Ténèbres le gardent au Purgatoire.`
        : `${card} cannot be banished: its Darkness keeps it in Purgatory.`;
    case 'spared':
      return fr ? `L’Égide de ${card} écarte le Miracle.` : `The Aegis of ${card} turns the Miracle aside.`;
    case 'discarded':
      return fr
        ? `${by(speech, event.seat, 'défaussez', 'défausse')} ${card}.`
        : `${by(speech, event.seat, 'discard', 'discards')} ${card}.`;
    case 'returned':
      return `${card} ${RETURNED[event.to]![speech.language]}.`;
    case 'toLimbes':
      return fr ? `${card} rejoint les Limbes.` : `${card} goes to Limbo.`;
    case 'fellOff':
      return fr ? `L’Équipement ${card} va au Purgatoire.` : `The Equipment ${card} goes to Purgatory.`;
    case 'spent':
      return fr ? `${event.amount} EC de ${card}.` : `${event.amount} EC from ${card}.`;
    case 'bound':
      return fr
        ? `${card} se lie à ${cardName(speech, event.with.card)}.`
        : `${card} binds to ${cardName(speech, event.with.card)}.`;
    case 'announced':
      return fr ? `${card} s’avance en Ligne de feu.` : `${card} advances to the Fire Line.`;
    case 'embuscade':
      return fr ? `${card} s’avance en Embuscade.` : `${card} advances in Ambush.`;
    case 'renfort':
      return fr ? `${card} s’avance en Renfort.` : `${card} advances as Reinforcement.`;
    case 'held':
      return fr ? `${card} renonce à attaquer.` : `${card} does not attack.`;
    case 'inclined':
      return fr ? `${card} s’incline.` : `${card} is inclined.`;
    case 'straightened':
      return fr ? `${card} se redresse.` : `${card} is straightened.`;
    case 'frozen':
      return fr ? `${card} : gelé.` : `${card} is frozen.`;
    case 'hoardLeft':
      return fr ? `${card} ne prend pas de Poseidor.` : `${card} takes no Poseidor.`;
    case 'thawed':
      return fr ? `${card} dégèle.` : `${card} thaws.`;
    case 'declared': {
      const who = cardNames(speech, event.attackers);
      const several = event.attackers.length > 1;
      const at =
        typeof event.at === 'string' ? UNNAMED[event.at][speech.language] : cardName(speech, event.at.card);
      if (fr) return `${who} ${several ? 'attaquent' : 'attaque'} ${at}.`;
      return `${who} ${several ? 'attack' : 'attacks'} ${at}.`;
    }
    case 'attackFailed':
      return fr ? 'L’attaque échoue.' : 'The attack fails.';
    case 'attackBegan':
      return fr ? 'Une Phase d’attaque s’ouvre.' : 'An attack phase opens.';
    case 'attackEnded':
      return fr ? 'La Phase d’attaque est finie.' : 'The attack phase is over.';
    case 'attackStopped':
      return fr ? 'La Phase d’attaque s’arrête aussitôt.' : 'The attack phase stops at once.';
    case 'hurt':
      return fr
        ? `${card} subit ${event.amount} ${plural('fr', event.amount, 'dégât', 'dégâts')}.`
        : `${card} takes ${event.amount} damage.`;
    case 'healed':
      return fr ? `${card} guérit de ${event.amount}.` : `${card} is healed of ${event.amount}.`;
    case 'diviniteHurt':
      return fr
        ? `${divinite(speech, event.seat)} perd ${event.amount} FV.`
        : `${divinite(speech, event.seat)} loses ${event.amount} Vital Force.`;
    case 'diviniteHealed':
      return fr
        ? `${divinite(speech, event.seat)} gagne ${event.amount} FV.`
        : `${divinite(speech, event.seat)} gains ${event.amount} Vital Force.`;
    case 'becameMortelle':
      return fr
        ? `${divinite(speech, event.seat)} devient Mortelle.`
        : `${divinite(speech, event.seat)} becomes Mortal.`;
    case 'plumeFell':
      return fr
        ? `${divinite(speech, event.seat)} perd une Plume.`
        : `${divinite(speech, event.seat)} loses a Feather.`;
    case 'markersPut':
      return fr
        ? `${card} : ${count(event.amount)} × ${MARKER_NAMES[event.marker].fr}.`
        : `${card}: ${count(event.amount)} × ${MARKER_NAMES[event.marker].en}.`;
    case 'triggered': {
      const targets = cardNames(speech, event.targets);
      // That it was played has just been said.
      if (event.keyword === 'text' && speech.content.byId.get(event.card)?.type === 'miracle') {
        return targets === '' ? null : `${card} ${fr ? 'vise' : 'is aimed at'} ${targets}.`;
      }
      const on = event.targets.length > 0 ? ` → ${targets}` : '';
      return `${card}${fr ? ' :' : ':'} ${keywordName(event.keyword, speech.language)}${on}.`;
    }
    case 'dilemmeChosen':
      return fr
        ? `${card} : un effet du Dilemme est choisi.`
        : `${card}: an effect of the Dilemma is chosen.`;
    case 'resolved':
    case 'entryDone':
      return null;
    case 'cameToNothing':
      return fr ? `${card} : sans effet.` : `${card} comes to nothing.`;
    case 'cancelled':
      return fr ? `${card} : annulé.` : `${card} is cancelled.`;
    case 'classChosen':
      return fr
        ? `${card} prend la classe ${className(speech, event.class)}.`
        : `${card} takes the class ${className(speech, event.class)}.`;
    case 'shuffled':
      return fr
        ? `${by(speech, event.seat, 'mélangez', 'mélange')} le Livre Sacré.`
        : `${by(speech, event.seat, 'shuffle', 'shuffles')} the Sacred Book.`;
    case 'conceded':
      return fr
        ? `${by(speech, event.seat, 'abandonnez', 'abandonne')}.`
        : `${by(speech, event.seat, 'concede', 'concedes')}.`;
  }
}

const RETURNED: Readonly<Partial<Record<Zone, Text>>> = {
  hand: { fr: 'revient en main', en: 'goes back to the hand' },
  livre: { fr: 'retourne dans le Livre Sacré', en: 'goes back into the Sacred Book' },
  purgatoire: { fr: 'va au Purgatoire', en: 'goes to Purgatory' },
};
