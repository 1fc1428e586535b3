/** A line of the log for each event, in both languages. */
import type { Seat, Text } from '../../../index.ts';
import type { CardId } from '../content/card.ts';
import type { DuelEvent } from '../types.ts';
import { nameOf } from './names.ts';

type Name = (seat: Seat) => Text;
type Lines = {
  readonly [Event in DuelEvent['event']]: (event: Extract<DuelEvent, { event: Event }>, name: Name) => Text;
};

export const EVENTS: Lines = {
  dieRolled: ({ seat, face }, name) => of(name(seat), { fr: `dé ${face}`, en: `die ${face}` }),
  setAside: withCard({ fr: 'carte mise de côté', en: 'card set aside' }),
  takenBack: withCard({ fr: 'carte reprise', en: 'card taken back' }),
  mulliganed: ({ seat, cards }, name) =>
    of(name(seat), { fr: `${cards} carte(s) changée(s)`, en: `${cards} card(s) changed` }),
  turnBegan: ({ seat, turn }, name) => of(name(seat), { fr: `tour ${turn}`, en: `turn ${turn}` }),
  cardDrawn: withCard({ fr: 'carte piochée', en: 'card drawn' }),
  cardSeen: withCard({ fr: 'carte regardée', en: 'card looked at' }),
  cardPlayed: withCard({ fr: 'carte jouée', en: 'card played' }),
  arrived: withCard({ fr: 'arrivée', en: 'arrival' }),
  died: withCard({ fr: 'mort', en: 'death' }),
  discarded: withCard({ fr: 'défausse', en: 'discard' }),
  drew: bySeat({ fr: 'une carte piochée', en: 'a card drawn' }),
  looked: bySeat({ fr: 'un regard sur la pioche', en: 'a look at the deck' }),
  sank: bySeat({ fr: 'la carte va dessous', en: 'the card goes to the bottom' }),
  passed: bySeat({ fr: 'passe', en: 'pass' }),
  triggered: withCard({ fr: 'effet déclenché', en: 'trigger' }),
  resolved: withCard({ fr: 'résolution', en: 'resolution' }),
  cancelled: withCard({ fr: 'carte annulée', en: 'card cancelled' }),
  failed: withCard({ fr: 'sans effet', en: 'without effect' }),
  attacked: withCard({ fr: 'attaque', en: 'attack' }),
  blocked: withCard({ fr: 'interposition', en: 'block' }),
  mageHurt: ({ seat, amount }, name) => of(name(seat), { fr: `−${amount} vie`, en: `−${amount} life` }),
  mageHealed: ({ seat, amount }, name) => of(name(seat), { fr: `+${amount} vie`, en: `+${amount} life` }),
  wellFilled: ({ seat, amount }, name) =>
    of(name(seat), { fr: `+${amount} au puits`, en: `+${amount} in the well` }),
  creatureHurt: ({ card, amount }) =>
    of(both(card), { fr: `${amount} blessure(s)`, en: `${amount} wound(s)` }),
  creatureHealed: ({ card, amount }) =>
    of(both(card), { fr: `${amount} blessure(s) soignée(s)`, en: `${amount} wound(s) healed` }),
  wellSpent: ({ seat, amount }, name) =>
    of(name(seat), { fr: `−${amount} au puits`, en: `−${amount} in the well` }),
  brought: withCard({ fr: 'carte déplacée', en: 'card moved' }),
  boosted: ({ card }) => of(both(card), { fr: 'un effet sur elle', en: 'an effect on it' }),
};

function withCard(what: Text) {
  return ({ seat, card }: { seat: Seat; card: CardId }, name: Name): Text => {
    const said = both(card);
    return of(name(seat), { fr: `${what.fr} : ${said.fr}`, en: `${what.en}: ${said.en}` });
  };
}

function bySeat(what: Text) {
  return ({ seat }: { seat: Seat }, name: Name): Text => of(name(seat), what);
}

function of(who: Text, what: Text): Text {
  return { fr: `${who.fr} — ${what.fr}`, en: `${who.en} — ${what.en}` };
}

function both(card: CardId): Text {
  return { fr: nameOf(card, 'fr'), en: nameOf(card, 'en') };
}
