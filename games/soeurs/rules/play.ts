/** The Player Phase: playing cards, striking enemies, and everything else Mana and XP are good for meanwhile. */
import { done, procedure, type Refusals } from '@tablee/kernel';
import { NOBODY } from '../effects/nobody.ts';
import { carryOut } from '../effects/perform.ts';
import type { BareOption, Soeurs, SoeursOption } from '../types.ts';
import { faceOf, isTwin, removeFrom } from './card.ts';
import { refuseBanishing, refuseMana, refuseReroll } from './closed.ts';
import { PLAYER } from './end.ts';
import { removeDie, settleAttack } from './gauge.ts';
import {
  changeMana,
  costOf,
  cycle,
  discardForMana,
  offerCycle,
  offerDraw,
  offerManaDiscard,
  payForDraw,
} from './mana.ts';
import { KEEP } from './options.ts';
import { hit } from './strike.ts';
import { freeMoment, PRICES, takeFree } from './xp.ts';

const END: BareOption = { do: 'end' };
const STRIKE: BareOption = { do: 'strike' };
export const REMOVE = [0, 1, 2, 3, 4, 5, 6].map((pips) => ({ do: 'remove', pips }) as const);

interface PlayLocals {
  /** Cards declared for one attack against the Boss (SA-BOSS-18). */
  group: number[];
}

/** The only phase in which cards are played (SA-PLAY-1, R-SA-28). */
export const playerPhase = procedure<Soeurs, PlayLocals, SoeursOption>()('playerPhase', ['group'], {
  /** It ends when the player says so, by itself only when nothing else is left (SA-PLAY-9, R-SA-38). */
  act: {
    kind: 'act',
    rule: 'SA-PLAY-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      offerCards(t, options, why);
      offerDraw(t, options, why);
      offerCycle(t, options, why);
      offerManaDiscard(t, options, why);
      offerBanish(t, options, why);
      freeMoment(t, options, why);
      if (why) refuseReroll(t.atBoss ? 'R-SA-60' : 'R-SA-34', why);
      options.push(END);
    },
    chosen: (t, f, option) => {
      if (option.do === 'banish') {
        banish(t);
        return 'act';
      }
      // The window to banish closes at the next action (R-SA-79).
      t.justPlayed = -1;
      switch (option.do) {
        case 'play':
          pay(t, option.card);
          return carryOut(t, faceOf(t, option.card).lines, option.card, 'resolved');
        case 'attack':
          f.group = [option.card];
          return 'declare';
        case 'draw':
          payForDraw(t);
          return 'act';
        case 'cycle':
          cycle(t, option.side);
          return 'act';
        case 'discard-for-mana':
          discardForMana(t, option.card);
          return 'act';
        case 'end':
          return done;
        default:
          return takeFree<'act'>(t, option, 'act')!;
      }
    },
  },

  /** The card has fully resolved. When the last enemy fell with it, its window to banish opens, then the combat ends (R-SA-44). */
  resolved: (t) => {
    putAway(t);
    if (t.atBoss || t.standing > 0) return 'act';
    return 'lastBanish';
  },
  lastBanish: {
    kind: 'banish',
    rule: 'SA-XP-8',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      offerBanish(t, options, why);
      if (why) refuseMana(t, 'R-SA-44', why);
      options.push(KEEP);
    },
    chosen: (t, _, option) => {
      if (option.do === 'banish') banish(t);
      t.justPlayed = -1;
      return done;
    },
  },

  /** An attack on the Boss: cards with damage, declared together, all paid before anything resolves (R-SA-62). */
  declare: {
    kind: 'declare',
    rule: 'SA-BOSS-18',
    seat: () => PLAYER,
    options: (t, f, options, why) => {
      offerMore(t, f.group, options, why);
      options.push(STRIKE);
    },
    chosen: (t, f, option) => {
      if (option.do === 'add') {
        f.group.push(option.card);
        return 'declare';
      }
      for (const card of f.group) pay(t, card);
      t.toBoss = 0;
      return f.group.length === 1 ? carryOut(t, faceOf(t, f.group[0]!).head, f.group[0]!, 'settle') : 'sum';
    },
  },
  /** A group aims at the Boss only; damage to all enemies hits the guardian as well (R-SA-63, R-SA-64). */
  sum: (t, f) => {
    for (const card of f.group) addToAttack(t, card);
    return 'settle';
  },
  settle: (t, f) => (settleAttack(t, f.group.length) ? 'die' : 'others'),
  /** The player chooses among the dice not above the attack's value, and must take one (R-SA-61). */
  die: {
    kind: 'removeDie',
    rule: 'SA-BOSS-19',
    seat: () => PLAYER,
    options: (t, _, options) => {
      for (let i = 0; i < t.dice.length; i++) {
        const pips = t.dice[i]!;
        if (pips <= t.toBoss && t.dice.indexOf(pips) === i) options.push(REMOVE[pips]!);
      }
    },
    chosen: (t, _, option) => {
      if (option.do === 'remove') removeDie(t, option.pips);
      return 'others';
    },
  },
  /** Then the other lines resolve, card by card (R-SA-62). */
  others: (t, f) => {
    const card = t.resolving[0]!;
    const face = faceOf(t, card);
    return carryOut(t, f.group.length === 1 ? face.tail : face.rest, card, 'away');
  },
  away: (t) => {
    putAway(t);
    return t.resolving.length > 0 ? 'others' : 'act';
  },
});

/**
 * In hand, its condition true (SA-MISC-5, R-SA-40), enough Mana (SA-MANA-5, SA-MANA-9). There is always somebody to strike
 * (R-SA-39): a combat ends with its last enemy.
 */
function offerCards(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  for (let i = 0; i < t.hand.length; i++) {
    const card = t.hand[i]!;
    if (isTwin(t, t.hand, i)) continue;
    const face = faceOf(t, card);
    const option = (t.atBoss && face.damages ? t.content.options.attack : t.content.options.play)[card]!;
    if (playable(t, card, t.mana, option, why)) options.push(option);
  }
}

function offerMore(
  t: Soeurs,
  group: readonly number[],
  options: SoeursOption[],
  why?: Refusals<SoeursOption>,
): void {
  let left = t.mana;
  for (const card of group) left -= costOf(t, card);
  for (let i = 0; i < t.hand.length; i++) {
    const card = t.hand[i]!;
    if (group.includes(card) || hasTwinOutside(t, group, i)) continue;
    const option = t.content.options.add[card]!;
    if (!faceOf(t, card).damages) why?.refuse(option, 'R-SA-62', { damage: 0 });
    else if (playable(t, card, left, option, why)) options.push(option);
  }
}

/** The very same card stands earlier in the hand and is not declared yet: one option for both. */
function hasTwinOutside(t: Soeurs, group: readonly number[], at: number): boolean {
  const { designs } = t.content;
  const card = t.hand[at]!;
  for (let i = 0; i < at; i++) {
    const other = t.hand[i]!;
    if (designs[other] === designs[card] && t.level[other] === t.level[card] && !group.includes(other))
      return true;
  }
  return false;
}

function playable(
  t: Soeurs,
  card: number,
  mana: number,
  option: SoeursOption,
  why: Refusals<SoeursOption> | undefined,
): boolean {
  const face = faceOf(t, card);
  const cost = costOf(t, card);
  if (cost > mana) {
    why?.refuse(option, 'SA-MANA-9', { cost, mana });
    return false;
  }
  if (face.condition !== null && !face.condition.holds(t as never, NOBODY)) {
    why?.refuse(option, 'SA-MISC-5', { card });
    return false;
  }
  return true;
}

/** The die goes down by the cost at once (SA-MANA-9) and the card leaves the hand; it is in no pile while it resolves. */
function pay(t: Soeurs, card: number): void {
  const cost = costOf(t, card);
  t.mana -= cost;
  removeFrom(t.hand, card);
  t.resolving.push(card);
  t.gaveDefence = false;
  t.told?.push({ event: 'cardPlayed', rule: 'SA-MANA-5', card, level: t.level[card]!, cost });
}

/** To the discard pile (SA-CARD-6), or to the play area if it gave Defence, until the Enemy Phase (SA-PLAY-5). */
function putAway(t: Soeurs): void {
  const card = t.resolving[0]!;
  removeFrom(t.resolving, card);
  if (t.gaveDefence) t.inPlay.push(card);
  else t.discard.push(card);
  t.gaveDefence = false;
  t.justPlayed = t.atBoss ? -1 : card;
}

/** Right after playing it, 1 XP, not against a Boss (SA-XP-8, R-SA-60). XP the card itself gave may pay (R-SA-79). */
function offerBanish(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  if (why) refuseBanishing(t, t.atBoss ? 'R-SA-60' : 'R-SA-79', why);
  if (t.justPlayed < 0) return;
  const option = t.content.options.banish[t.justPlayed]!;
  if (t.xp < PRICES.banish) why?.refuse(option, 'SA-XP-9', { price: PRICES.banish, xp: t.xp });
  else options.push(option);
}

/** Out of the game for good; a Defence card still gives its Defence this round (R-SA-79). */
function banish(t: Soeurs): void {
  const card = t.justPlayed;
  t.xp -= PRICES.banish;
  removeFrom(t.inPlay.includes(card) ? t.inPlay : t.discard, card);
  t.banished.push(card);
  t.justPlayed = -1;
  t.told?.push({ event: 'cardBanished', rule: 'SA-XP-8', card, level: t.level[card]! });
}

/** What a card of a group is worth against the Boss: all its packets, and its area damage once (R-SA-63). */
function addToAttack(t: Soeurs, card: number): void {
  for (const line of faceOf(t, card).blows) {
    const amount = line.amount(t);
    t.toBoss += amount * line.times;
    if (line.all && t.standing > 0) hit(t, 0, amount);
  }
}

/** Spends Mana outside card costs: the answer to Hâte (SA-KEY-15). */
export function spendMana(t: Soeurs, amount: number): void {
  if (amount > 0) changeMana(t, -amount, 'SA-KEY-15');
}
