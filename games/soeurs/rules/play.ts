/** The Player Phase: playing cards, striking enemies, and everything else Mana and XP are good for meanwhile. */
import { type Call, call, done, type Next, procedure, type Refusals } from '@tablee/kernel';
import { amountOf, effectLocals, holds } from '@tablee/kernel/effect';
import { type BareOption, BOSS_SLOT, type Soeurs, type SoeursOption, type TargetOption } from '../types.ts';
import { removeDie, settleAttack } from './boss.ts';
import { faceOf, isTwin, removeFrom } from './card.ts';
import { carryOut, perform, vocabulary } from './effect.ts';
import { PLAYER } from './end.ts';
import { CORIACE, canBeStruck, keywordsAt } from './key.ts';
import {
  changeMana,
  costOf,
  cycle,
  discardForMana,
  KEEP,
  offerCycle,
  offerDraw,
  offerManaDiscard,
  payForDraw,
} from './mana.ts';
import { freeMoment, gainXp, PRICES, takeFree } from './xp.ts';

const END: BareOption = { do: 'end' };
const STRIKE: BareOption = { do: 'strike' };
const TARGETS: readonly TargetOption[] = [0, 1, 2, BOSS_SLOT].map((slot) => ({ do: 'target', slot }));
export const REMOVE = [0, 1, 2, 3, 4, 5, 6].map((pips) => ({ do: 'remove', pips }) as const);

interface PlayLocals {
  /** Cards declared for one attack against the Boss (SA-BOSS-18). */
  group: number[];
}

/** The only phase in which cards are played (SA-PLAY-1, R-SA-28). */
export const playerPhase = procedure<Soeurs, PlayLocals, SoeursOption>()('playerPhase', {
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

/** In hand, its condition true (SA-MISC-5, R-SA-40), enough Mana (SA-MANA-5, SA-MANA-9), something it can do (R-SA-39). */
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
  if (face.condition !== null && !holds(vocabulary, t, NOBODY, face.condition)) {
    why?.refuse(option, 'SA-MISC-5', { card });
    return false;
  }
  if (face.onlyDamages && t.standing === 0 && !t.atBoss) {
    why?.refuse(option, 'R-SA-39', { card });
    return false;
  }
  return true;
}
const NOBODY = { by: PLAYER, source: -1, it: -1, did: {} };

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
  t.told?.push({ event: 'cardBanished', rule: 'SA-XP-8', card });
}

/** What a card of a group is worth against the Boss: all its packets, and its area damage once (R-SA-63). */
function addToAttack(t: Soeurs, card: number): void {
  for (const line of faceOf(t, card).blows) {
    const amount =
      typeof line.amount === 'number' ? line.amount : amountOf(vocabulary, t, NOBODY, line.amount);
    t.toBoss += amount * line.times;
    if (line.all && t.standing > 0) hit(t, 0, amount);
  }
}

/** An enemy's slot, or the Boss: who may be struck now, in the order of the line. */
export function targets(t: Soeurs, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (canBeStruck(t, slot)) options.push(TARGETS[slot]!);
    else if (t.foes[slot]! >= 0) why?.refuse(TARGETS[slot]!, 'SA-KEY-12', { enemy: t.foes[slot]! });
  }
  if (t.atBoss) options.push(TARGETS[BOSS_SLOT]!);
}

/**
 * Damage to a chosen enemy: one blow, or packets dealt one after another, the targets worked out again before each; what is
 * left is lost when no enemy remains (R-SA-43).
 */
export function strike(t: Soeurs, amount: number, packets: number): Call<'next'> | undefined {
  if (t.atBoss) {
    if (t.standing > 0) return call(aim, { amount, packets, weakens: false }, 'next');
    t.toBoss += amount * packets;
    return undefined;
  }
  let left = packets;
  // While there is but one enemy to strike nobody is asked.
  while (left > 0 && t.standing === 1 && t.content.places[t.place]!.onBeaten < 0) {
    hit(t, onlyFoe(t), amount);
    left--;
  }
  if (left === 0 || t.standing === 0) return undefined;
  return call(aim, { amount, packets: left, weakens: false }, 'next');
}

function onlyFoe(t: Soeurs): number {
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) return slot;
  throw new Error('No enemy is left in the line.');
}

/** Lower one enemy's attack this round. It is no attack: a Caché enemy may be chosen, and the Boss counts (R-SA-85). */
export function weaken(t: Soeurs, amount: number): Call<'next'> | undefined {
  return t.standing > 0 || t.atBoss ? call(aim, { amount, packets: 1, weakens: true }, 'next') : undefined;
}

export function strikeAll(t: Soeurs, amount: number): Call<'next'> | undefined {
  if (t.atBoss) t.toBoss += amount;
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) hit(t, slot, amount);
  return answerFallen(t, 'next');
}

export function embolden(t: Soeurs, amount: number): void {
  for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) t.attack[slot]! += amount;
  t.told?.push({ event: 'enemiesEmboldened', rule: 'SA-FIGHT-7', amount });
}

interface AimLocals {
  amount: number;
  packets: number;
  weakens: boolean;
}

/** Targets are chosen line by line, packets one by one (R-SA-39, R-SA-43). */
export const aim = procedure<Soeurs, AimLocals, SoeursOption>()('aim', {
  target: {
    kind: 'target',
    rule: 'R-SA-39',
    seat: () => PLAYER,
    options: (t, f, options, why) => {
      if (!f.weakens) targets(t, options, why);
      else {
        for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) options.push(TARGETS[slot]!);
        if (t.atBoss) options.push(TARGETS[BOSS_SLOT]!);
      }
    },
    chosen: (t, f, option) => {
      const slot = option.do === 'target' ? option.slot : 0;
      f.packets--;
      if (f.weakens) weakenAt(t, slot, f.amount);
      else if (slot === BOSS_SLOT) t.toBoss += f.amount;
      else hit(t, slot, f.amount);
      return answerFallen(t, 'again') ?? 'again';
    },
  },
  again: (t, f): Next<'target'> => (f.packets > 0 && (t.standing > 0 || t.atBoss) ? 'target' : done),
});

function weakenAt(t: Soeurs, slot: number, amount: number): void {
  if (slot === BOSS_SLOT) t.bossWeakened += amount;
  else t.weakened[slot]! += amount;
  const enemy = slot === BOSS_SLOT ? -1 : t.foes[slot]!;
  t.told?.push({ event: 'enemyWeakened', rule: 'R-SA-39', slot, enemy, amount });
}

/** X damage lowers the resistance by X (SA-PLAY-2); it stops at 0, and what is over is lost (R-SA-42). A Place may change a blow. */
export function hit(t: Soeurs, slot: number, amount: number): void {
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.damage;
  const dealt = change === 0 ? amount : Math.max(1, amount + change);
  const left = Math.max(0, t.resistance[slot]! - dealt);
  t.resistance[slot] = left;
  t.told?.push({ event: 'enemyHit', rule: 'SA-PLAY-2', slot, enemy: t.foes[slot]!, amount: dealt, left });
  if (left === 0) beat(t, slot);
}

/**
 * Resistance 0: beaten (SA-PLAY-3). Coriace comes back once, in its place, with 1 resistance and +1 attack (SA-KEY-17,
 * R-SA-75); its XP and what answers to a beaten enemy wait for the second time (SA-KEY-18, R-SA-76). Otherwise: XP under the
 * current round, whatever beat it (SA-PLAY-4, SA-FIGHT-13, R-SA-25), none from round 7 (SA-FIGHT-14) nor beside the Boss
 * (SA-KEY-9); then at once to the enemy discard pile, the others keeping their places (R-SA-27, R-SA-69).
 */
function beat(t: Soeurs, slot: number): void {
  const enemy = t.foes[slot]!;
  if ((keywordsAt(t, slot) & CORIACE) !== 0 && t.returned[slot] === 0) {
    t.returned[slot] = 1;
    t.resistance[slot] = 1;
    t.told?.push({ event: 'enemyReturned', rule: 'SA-KEY-17', slot, enemy, attack: t.attack[slot]! + 1 });
    return;
  }
  const xp = t.atBoss ? 0 : xpFor(t, enemy);
  t.foes[slot] = -1;
  t.standing--;
  if (t.place >= 0 && t.content.places[t.place]!.onBeaten >= 0) t.fallen++;
  t.enemyDiscard.push(enemy);
  t.told?.push({ event: 'enemyBeaten', rule: 'SA-PLAY-4', slot, enemy, xp, round: t.round });
  gainXp(t, xp, 'SA-FIGHT-13');
}

export function xpFor(t: Soeurs, enemy: number): number {
  if (t.round > 6) return 0;
  const change = t.place < 0 ? 0 : t.content.places[t.place]!.xp;
  return Math.max(0, t.content.enemies[enemy]!.xp[t.round - 1]! + change);
}

/** The Place answers once for each enemy beaten since it last did. */
export function answerFallen<Step extends string>(t: Soeurs, then: Step): Call<Step> | undefined {
  const times = t.fallen;
  t.fallen = 0;
  if (times === 0 || t.place < 0) return undefined;
  const block = t.content.places[t.place]!.onBeaten;
  if (block < 0) return undefined;
  const locals = effectLocals(block, PLAYER, t.place);
  locals.inside[0]!.times = times - 1;
  return call(perform, locals, then);
}

/** Spends Mana outside card costs: the answer to Hâte (SA-KEY-15). */
export function spendMana(t: Soeurs, amount: number): void {
  if (amount > 0) changeMana(t, -amount, 'SA-KEY-15');
}
