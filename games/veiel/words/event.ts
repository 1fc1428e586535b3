/** A line of the log for everything that happens; null for what need not be read. */
import type { GameEvent, Language, View } from '@tablee/kernel';
import type { COLOURS } from '../content/types.ts';
import type { Content, VeielEvent, VeielView } from '../types.ts';
import { colourName, intentName, keywordName, ruleReason, stateName } from './names.ts';
import { Speaker } from './speaker.ts';

type Of<Name, E = VeielEvent> = E extends { readonly event: infer N } ? (Name extends N ? E : never) : never;
type Telling = { readonly [Name in VeielEvent['event']]: (s: Speaker, e: Of<Name>) => string | null };

export function eventText(
  _: View<VeielView>,
  event: GameEvent,
  language: Language,
  content: Content,
): string | null {
  const tell = TELLING[event.event as VeielEvent['event']] as
    | ((s: Speaker, e: GameEvent) => string | null)
    | undefined;
  return tell ? tell(new Speaker(language, content), event) : null;
}

const TELLING: Telling = {
  heroChosen: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'rejoint|rejoignent')} l’Ordre.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'joins|join')} the Order.`,
    ),
  noviceChosen: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'prend|prennent')} la carte Novice ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} the Novice card ${s.card(e.card)}.`,
    ),
  essenceTaken: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'prend|prennent')} : ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} ${s.card(e.card)}.`,
    ),
  afflicted: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'reçoit|reçoivent')} l’Affliction ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'receives|receive')} the Affliction ${s.card(e.card)}.`,
    ),
  levelGained: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'gagne|gagnent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'gains|gain')} ${s.card(e.card)}.`,
    ),
  rowGained: (s, e) =>
    s.say(
      `${s.card(e.card)} est posée devant ${s.hero(e.hero)}.`,
      `${s.card(e.card)} is laid in front of ${s.hero(e.hero)}.`,
    ),
  blessed: (s, e) =>
    s.say(
      `${s.card(e.card)} va dans le deck ${s.of(s.hero(e.hero))}.`,
      `${s.card(e.card)} goes into the deck of ${s.hero(e.hero)}.`,
    ),
  equipped: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 's’équipe|s’équipent')} : ${s.equipment(e.equipment)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'equips|equip')} ${s.equipment(e.equipment)}.`,
    ),
  fightBegan: (s, e) => s.say(`Affrontement ${e.fight}.`, `Fight ${e.fight}.`),
  fieldDrawn: (s, e) =>
    s.say(
      `Champ de bataille : ${s.battlefield(e.battlefield)}.`,
      `Battlefield: ${s.battlefield(e.battlefield)}.`,
    ),
  fieldYielded: (s, e) =>
    s.say(
      `La carte du héros l’emporte sur le champ de bataille (${s.battlefield(e.battlefield)}).`,
      `The hero’s card prevails over the battlefield (${s.battlefield(e.battlefield)}).`,
    ),
  placed: (s, e) =>
    `${s.figure(e.who)}${s.say(' : case ', ': square ')}${s.square(e.square)}${dice(s, e.dice)}.`,
  summoned: (s, e) =>
    s.say(
      `Invocation : ${s.figure(e.who)} en ${s.square(e.square)}${dice(s, e.dice)}.`,
      `${s.figure(e.who)} is summoned at ${s.square(e.square)}${dice(s, e.dice)}.`,
    ),
  deployed: (s, e) =>
    s.say(
      `${s.figure(e.who)} prend place en ${s.square(e.square)}.`,
      `${s.figure(e.who)} takes up ${s.square(e.square)}.`,
    ),
  squareTaken: (s, e) =>
    s.say(
      `Dés ${e.dice.join(' et ')} : case occupée, on relance.`,
      `Dice ${e.dice.join(' and ')}: square taken, roll again.`,
    ),
  notPlaced: (s, e) =>
    s.say(
      `Plus de case libre : ${s.figure(e.who)} reste hors du plateau.`,
      `No free square: ${s.figure(e.who)} is not placed.`,
    ),
  summonLost: (s, e) =>
    s.say(
      `Plus de case libre : l’invocation (${s.figure({ figure: -1, id: e.enemy })}) est perdue.`,
      `No free square: the summoning (${s.figure({ figure: -1, id: e.enemy })}) is lost.`,
    ),
  shuffled: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'mélange son deck|mélangent leur deck')}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'shuffles|shuffle')} a new deck.`,
    ),
  turnBegan: (s, e) => s.say(`Tour ${s.of(s.hero(e.hero))}.`, `${s.hero(e.hero)}’s turn.`),
  turnEnded: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'termine son tour|terminent leur tour')}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'ends|end')} the turn.`,
    ),
  died: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'ne peut plus former|ne peuvent plus former')} une main et ${s.verb(e.hero, 'meurt|meurent')}.`,
      `${s.hero(e.hero)} can no longer make up a hand and ${s.verb(e.hero, 'dies|die')}.`,
    ),
  returned: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'revient à la vie|reviennent à la vie')}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'comes|come')} back to life.`,
    ),
  handDiscarded: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'défausse sa main|défaussent leur main')}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'discards|discard')} the hand.`,
    ),
  drew: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'pioche|piochent')} ${s.cards(e.cards)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'draws|draw')} ${s.cards(e.cards)}.`,
    ),
  played: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'joue|jouent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'plays|play')} ${s.card(e.card)}.`,
    ),
  discarded: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'défausse|défaussent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'discards|discard')} ${s.card(e.card)}.`,
    ),
  discardedAfterPlay: () => null,
  removed: (s, e) =>
    s.say(`${s.card(e.card)} est retirée de la partie.`, `${s.card(e.card)} is removed from the game.`),
  wounded: (s, e) =>
    s.say(
      `Blessure : ${s.hero(e.hero)} ${s.verb(e.hero, 'perd|perdent')} ${s.card(e.card)}.`,
      `Wound: ${s.hero(e.hero)} ${s.verb(e.hero, 'loses|lose')} ${s.card(e.card)}.`,
    ),
  healed: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'reprend|reprennent')} ${s.card(e.card)} de ${s.verb(e.hero, 'ses|leurs')} blessures.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} ${s.card(e.card)} back from the wounds.`,
    ),
  exiled: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'exile|exilent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'exiles|exile')} ${s.card(e.card)}.`,
    ),
  persisted: (s, e) =>
    s.say(
      `${s.card(e.card)} est Persistante : elle va dans la défausse.`,
      `${s.card(e.card)} is Persistent: it goes to the discard.`,
    ),
  substituted: (s, e) =>
    s.say(
      `Substitution : ${s.hero(e.hero)} ${s.verb(e.hero, 'met|mettent')} ${s.card(e.card)} dans ${s.verb(e.hero, 'ses|leurs')} blessures.`,
      `Substitution: ${s.hero(e.hero)} ${s.verb(e.hero, 'puts|put')} ${s.card(e.card)} into the wounds.`,
    ),
  recovered: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'récupère|récupèrent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'recovers|recover')} ${s.card(e.card)}.`,
    ),
  gained: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'gagne|gagnent')} ${s.card(e.card)} pour cet affrontement.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'gains|gain')} ${s.card(e.card)} for this fight.`,
    ),
  fused: (s, e) =>
    s.say(
      `Fusion : ${s.hero(e.hero)} ${s.verb(e.hero, 'prend|prennent')} ${s.card(e.card)} en main.`,
      `Fusion: ${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} ${s.card(e.card)} into the hand.`,
    ),
  returnedToRow: (s, e) =>
    s.say(
      `${s.card(e.card)} retourne devant ${s.hero(e.hero)}.`,
      `${s.card(e.card)} goes back in front of ${s.hero(e.hero)}.`,
    ),
  interrupted: (s, e) => s.say(`Interruption : ${s.card(e.card)}.`, `Interrupt: ${s.card(e.card)}.`),
  woundLost: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'n’a plus rien|n’ont plus rien')} à perdre.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'has|have')} nothing left to lose.`,
    ),
  roundBegan: (s, e) => s.say(`Tour de jeu ${e.round}.`, `Round ${e.round}.`),
  enemyPhaseBegan: (s) => s.say('Phase des ennemis.', 'Enemy phase.'),
  roundEnded: () => null,
  stepped: (s, e) =>
    s.say(`${s.figure(e.who)} va en ${s.square(e.to)}.`, `${s.figure(e.who)} steps to ${s.square(e.to)}.`),
  pushed: (s, e) =>
    s.say(
      `Poussée : ${s.figure(e.who)} va en ${s.square(e.to)}.`,
      `${s.figure(e.who)} is pushed to ${s.square(e.to)}.`,
    ),
  pulled: (s, e) =>
    s.say(
      `Attraction : ${s.figure(e.who)} va en ${s.square(e.to)}.`,
      `${s.figure(e.who)} is pulled to ${s.square(e.to)}.`,
    ),
  teleported: (s, e) =>
    s.say(
      `${s.figure(e.who)} se téléporte en ${s.square(e.to)}.`,
      `${s.figure(e.who)} teleports to ${s.square(e.to)}.`,
    ),
  swapped: (s, e) =>
    s.say(
      `${s.figure(e.who)} et ${s.figure(e.with)} échangent leurs places.`,
      `${s.figure(e.who)} and ${s.figure(e.with)} swap places.`,
    ),
  // Told with the damage.
  blocked: () => null,
  blockGained: (s, e) => {
    const kept = e.kept ? s.say(', conservés', ', kept') : '';
    return s.say(
      `${s.figure(e.who)} gagne ${s.block(e.amount)}${kept}.`,
      `${s.figure(e.who)} gains ${s.block(e.amount)}${kept}.`,
    );
  },
  blockRemoved: (s, e) =>
    s.say(`${s.figure(e.who)} perd ${s.block(e.amount)}.`, `${s.figure(e.who)} loses ${s.block(e.amount)}.`),
  damaged: (s, e) => {
    if (e.rule === 'OV-WOUND-13') return woundsInflicted(s, e);
    const by = e.by ? s.say(` ${s.of(s.figure(e.by))}`, ` by ${s.figure(e.by)}`) : '';
    return s.say(
      `${s.figure(e.who)} reçoit ${s.damage(e.amount)}${by}${blockedPart(s, e)}.`,
      `${s.figure(e.who)} is dealt ${s.damage(e.amount)}${by}${blockedPart(s, e)}.`,
    );
  },
  lifeLost: (s, e) =>
    s.say(
      `${s.figure(e.who)} perd une vie : ${e.red === 0 ? 'plus aucune' : `il en reste ${e.red}`}.`,
      `${s.figure(e.who)} loses a life: ${e.red === 0 ? 'none left' : `${e.red} left`}.`,
    ),
  hurt: () => null,
  mended: (s, e) =>
    s.say(
      `${s.figure(e.who)} guérit de ${s.wounds(e.amount)}.`,
      `${s.figure(e.who)} recovers from ${s.wounds(e.amount)}.`,
    ),
  fell: (s, e) => s.say(`${s.figure(e.who)} tombe.`, `${s.figure(e.who)} falls.`),
  destroyed: (s, e) => s.say(`${s.figure(e.who)} n’est plus.`, `${s.figure(e.who)} is destroyed.`),
  corpseLeft: (s, e) =>
    s.say(`Un cadavre reste en ${s.square(e.square)}.`, `A corpse is left at ${s.square(e.square)}.`),
  diedWithSummoner: (s, e) =>
    s.say(`${s.figure(e.who)} disparaît avec son invocateur.`, `${s.figure(e.who)} goes with its summoner.`),
  removedEntity: (s, e) =>
    s.say(`${s.figure(e.who)} quitte le plateau.`, `${s.figure(e.who)} leaves the board.`),
  corpseConsumed: (s, e) =>
    s.say(
      `Le cadavre en ${s.square(e.square)} est consommé.`,
      `The corpse at ${s.square(e.square)} is consumed.`,
    ),
  enemyActs: (s, e) => s.say(`${s.figure(e.who)} agit.`, `${s.figure(e.who)} acts.`),
  stunned: (s, e) =>
    s.say(
      `Étourdissement : ${s.figure(e.who)} perd son tour.`,
      `${s.figure(e.who)} is stunned and loses its turn.`,
    ),
  attackSkipped: (s, e) =>
    s.say(`${s.figure(e.who)} n’a personne à attaquer.`, `${s.figure(e.who)} has nobody to attack.`),
  thorns: (s, e) => s.say(`Épines : ${s.figure(e.who)}.`, `Thorns: ${s.figure(e.who)}.`),
  aimed: (s, e) =>
    `${s.figure(e.who)} ${s.say('vise', 'aims at')} ${s.figures(e.heroes)}${ruleReason(s, e.rule)}.`,
  approached: (s, e) =>
    e.road.length === 0
      ? s.say(`${s.figure(e.who)} reste sur place.`, `${s.figure(e.who)} stays where it is.`)
      : `${s.figure(e.who)} ${s.say(`s’approche ${s.of(s.figure(e.toward))}`, `approaches ${s.figure(e.toward)}`)}${ruleReason(s, e.rule)}.`,
  intent: (s, e) => `${s.figure(e.who)}${s.say(' : ', ': ')}${intentName(s, e.what, e.amount)}`,
  actionDrawn: (s, e) => {
    const how = e.reaction ? s.say('réagit', 'reacts') : s.say('joue', 'plays');
    return `${s.figure(e.who)} ${how}${s.say(' : ', ': ')}${s.action(e.action)}.`;
  },
  actionsShuffled: (s, e) =>
    s.say(`${s.figure(e.who)} mélange ses cartes Action.`, `${s.figure(e.who)} shuffles its Action cards.`),
  passive: (s, e) => s.say(`Passif : ${s.figure(e.who)}.`, `Passive: ${s.figure(e.who)}.`),
  reactionsDropped: (s, e) =>
    s.say(`${s.figure(e.who)} n’aura plus à réagir.`, `${s.figure(e.who)} will not react any more.`),
  status: (s, e) => `${s.figure(e.who)}${s.say(' : ', ': ')}${stateName(s, e.status, e.amount, e.until)}.`,
  triggered: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'déclenche|déclenchent')} ${s.equipment(e.equipment)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'triggers|trigger')} ${s.equipment(e.equipment)}.`,
    ),
  armed: (s, e) =>
    s.say(`Équipement armé : ${s.equipment(e.equipment)}.`, `${s.equipment(e.equipment)} is armed.`),
  disarmed: (s, e) =>
    s.say(`Équipement désarmé : ${s.equipment(e.equipment)}.`, `${s.equipment(e.equipment)} is disarmed.`),
  unlocked: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'peut désormais|peuvent désormais')} se servir de ${s.equipment(e.equipment)}.`,
      `${s.hero(e.hero)} may now use ${s.equipment(e.equipment)}.`,
    ),
  gearLeft: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'rend|rendent')} ${s.equipment(e.equipment)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'gives|give')} up ${s.equipment(e.equipment)}.`,
    ),
  charged: (s, e) =>
    s.say(
      `${s.card(e.card)} est chargée sous ${s.equipment(e.equipment)}.`,
      `${s.card(e.card)} is charged under ${s.equipment(e.equipment)}.`,
    ),
  uncharged: (s, e) =>
    s.say(
      `${s.card(e.card)} quitte ${s.equipment(e.equipment)} pour la défausse.`,
      `${s.card(e.card)} leaves ${s.equipment(e.equipment)} for the discard.`,
    ),
  ammo: (s, e) =>
    s.say(
      `${s.equipment(e.equipment)} : ${s.count(e.now, 'munition', 'munitions', '', '')}.`,
      `${s.equipment(e.equipment)}: ${e.now} ammunition.`,
    ),
  became: (s, e) =>
    e.on
      ? s.say(
          `${s.figure(e.who)} devient ${keywordName(s, e.keyword)}.`,
          `${s.figure(e.who)} becomes ${keywordName(s, e.keyword)}.`,
        )
      : s.say(
          `${s.figure(e.who)} n’est plus ${keywordName(s, e.keyword)}.`,
          `${s.figure(e.who)} is no longer ${keywordName(s, e.keyword)}.`,
        ),
  repositioned: (s, e) =>
    s.say(
      `${s.figure(e.who)} passe de ${s.square(e.from)} à ${s.square(e.to)}.`,
      `${s.figure(e.who)} is moved from ${s.square(e.from)} to ${s.square(e.to)}.`,
    ),
  allyUsed: (s, e) => s.say(`${s.figure(e.who)} prête main-forte.`, `${s.figure(e.who)} lends a hand.`),
  fightWon: (s, e) => {
    const rounds = s.count(e.rounds, 'tour', 'tours', 'round', 'rounds');
    return s.say(`Affrontement ${e.fight} gagné en ${rounds}.`, `Fight ${e.fight} won in ${rounds}.`);
  },
  revealed: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'révèle|révèlent')} ${s.cards(e.cards)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'reveals|reveal')} ${s.cards(e.cards)}.`,
    ),
  rewardTaken: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'prend|prennent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} ${s.card(e.card)}.`,
    ),
  included: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'prend|prennent')} ${s.card(e.card)} dans ${s.verb(e.hero, 'son|leur')} deck.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'takes|take')} ${s.card(e.card)} into the deck.`,
    ),
  leftOut: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'laisse|laissent')} ${s.card(e.card)}.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'leaves|leave')} ${s.card(e.card)} out.`,
    ),
  healedInstead: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'soigne|soignent')} ${s.wounds(e.amount ?? 0)} plutôt que de prendre une carte.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'heals|heal')} ${s.wounds(e.amount ?? 0)} instead of taking a card.`,
    ),
  stoppedReinforcing: (s, e) =>
    s.say(
      `${s.hero(e.hero)} ${s.verb(e.hero, 'a fini|ont fini')} de se renforcer.`,
      `${s.hero(e.hero)} ${s.verb(e.hero, 'has|have')} finished reinforcing.`,
    ),
  pileRebuilt: (s, e) =>
    s.say(
      `La pile ${colourName(s, e.colour as (typeof COLOURS)[number])} est remélangée.`,
      `The ${colourName(s, e.colour as (typeof COLOURS)[number])} pile is shuffled anew.`,
    ),
  ability: () => null,
  scenarioBegan: (s, e) =>
    s.say(`Scénario : ${s.scenario(e.scenario)}.`, `Scenario: ${s.scenario(e.scenario)}.`),
  scenarioWon: (s, e) =>
    s.say(`Scénario gagné : ${s.scenario(e.scenario)}.`, `Scenario won: ${s.scenario(e.scenario)}.`),
  scenarioLost: (s, e) =>
    s.say(`Scénario perdu : ${s.scenario(e.scenario)}.`, `Scenario lost: ${s.scenario(e.scenario)}.`),
  deckReady: (s, e) =>
    s.say(`Le deck ${s.of(s.hero(e.hero))} est prêt.`, `${s.hero(e.hero)}’s deck is ready.`),
  gaveUp: (s) => s.say('Le groupe abandonne.', 'The group gives up.'),
  gameWon: (s) => s.say('Victoire !', 'Victory!'),
  gameLost: (s) => s.say('Défaite.', 'Defeat.'),
};

/** Wounds, which block doesn't stop (OV-MISC-6). */
function woundsInflicted(s: Speaker, { who, by, amount }: Of<'damaged'>): string {
  const [figure, wounds] = [s.figure(who), s.wounds(amount)];
  if (by === null || by.figure === who.figure)
    return s.say(`${figure} subit ${wounds}.`, `${figure} suffers ${wounds}.`);
  return s.say(
    `${figure} subit ${wounds} (${s.figure(by)}).`,
    `${figure} suffers ${wounds} (${s.figure(by)}).`,
  );
}

function blockedPart(s: Speaker, { amount, blocked }: Of<'damaged'>): string {
  if (blocked === 0) return '';
  if (blocked === amount) return s.say(amount < 2 ? ', bloqué' : ', tous bloqués', ', all blocked');
  return s.say(`, dont ${blocked} ${blocked < 2 ? 'bloqué' : 'bloqués'}`, `, ${blocked} of it blocked`);
}

function dice(s: Speaker, faces: readonly number[] | undefined): string {
  return faces ? s.say(` (dés ${faces.join(' et ')})`, ` (dice ${faces.join(' and ')})`) : '';
}
