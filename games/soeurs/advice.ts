/**
 * What the house's bots are told: how good a table is for the Sisters, in health points. It weighs what is left (health,
 * potions, XP, cards) against what is still to come (the attack about to fall, the enemies in the line, the squares crossed,
 * the moves of the floor, the Boss's dice).
 */
import type { Advice, Frame } from '@tablee/kernel';
import type { Face } from './ready/content.ts';
import { bossTotal, levelAt, totalAttack } from './rules/enemy.ts';
import { ceiling } from './rules/hp.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, COMBAT_0, TRAP, TREASURE } from './rules/icons.ts';
import { BRULURES, BURN, bossHas, CORIACE, HATE, keywordsAt, RAGE } from './rules/key.ts';
import { DOOR, floorOf } from './rules/move.ts';
import { xpFor } from './rules/strike.ts';
import type { Soeurs } from './types.ts';

/** In health points, unless a unit is given. */
const WEIGHTS = {
  won: 1000,
  lost: -1000,
  /** The ceiling, each point of it. */
  ceiling: 0.15,
  /** Below this health every point counts more. */
  fragileBelow: 12,
  fragile: 0.8,
  potion: 3.1,
  xp: 1.9,
  /** A point of Mana that may still be spent: for itself, the health it may save, the damage it may deal. */
  mana: 0.1,
  manaSaves: 0.5,
  manaDeals: 0.3,
  /** The first card in hand, the second and so on, over and above the same card in the deck. */
  inHand: [1.6, 1.3, 1, 0.7, 0.45, 0.3, 0.3, 0.3],
  /** A point of attack, each round it is met with. */
  attack: 0.6,
  /** A round more of a combat, beside its attacks; it weighs more from round to round, as XP fall and round 7 nears. */
  round: -0.8,
  haste: 0.6,
  /** A card among those that come round, each point of its worth. */
  inCycle: 1.2,
  /** Damage dealt in a round, on average. */
  damageInARound: 3.6,
  /** Rounds any enemy still in the line is good for, however weak. */
  standing: 0.6,
  /** A card banished. */
  banished: -2.5,
  /** A move still to be made. */
  move: -2.5,
  /** Crossing a square, on average. */
  trap: -1.4,
  advancedTrap: -2.6,
  enemy: -1.1,
  /** With all her health the player minds enemies only so much: they bring XP. */
  brave: -0.8,
  /** The enemies of one movement come together: each one more costs more. */
  crowd: -0.2,
  treasure: 4,
  advancedTreasure: 6,
  /** Missing the Boss. */
  missed: -120,
  /** Against the Boss: damage in a round, and what a round costs beyond its attack. */
  bossDamageInARound: 5,
  bossDefence: 1.5,
} as const;

export const advice: Advice<Soeurs> = {
  // Fitted to 90 games of a greedy bot against the first three Bosses, 3,051 moments: of those judged 50 to 60 %, 55 % were
  // won, of those over 80 %, 94 %.
  odds: { even: 39, scale: 36 },
  evaluate(t) {
    if (t.result !== null)
      return t.result.winners.length > 0 ? WEIGHTS.won + t.health : WEIGHTS.lost + t.floor;
    return (
      owned(t) + cards(t) + (t.atBoss ? bossToCome(t) : enemiesToCome(t) + crossedToCome(t) + movesToCome(t))
    );
  },
  /** Choices inside an action, and the steps of one path; everything else is judged on its own. */
  continues(kind) {
    return CONTINUING.has(kind);
  },
};
const CONTINUING = new Set([
  'step',
  'target',
  'declare',
  'removeDie',
  'mode',
  'pickCard',
  'takeAdvanced',
  'discardCards',
  'overLimit',
  'banish',
]);

/** Health, less the attack about to fall; potions; XP, worth nothing once the Boss is fought. */
function owned(t: Soeurs): number {
  const pending = pendingLoss(t);
  if (t.health <= pending && t.mana === 0) return WEIGHTS.lost / 2 + t.health - pending;
  const health = t.health - Math.max(0, pending - t.mana * WEIGHTS.manaSaves);
  if (health <= 0) return WEIGHTS.lost / 2 + health;
  const fragile = Math.max(0, WEIGHTS.fragileBelow - health);
  const xp = t.atBoss ? 0 : t.xp * WEIGHTS.xp;
  return health - fragile * WEIGHTS.fragile + ceiling(t) * WEIGHTS.ceiling + t.potions * WEIGHTS.potion + xp;
}

/** In a Player Phase: what its end would cost as things stand. */
function pendingLoss(t: Soeurs): number {
  if (innermost(t, 'playerPhase') === null) return 0;
  if (!t.atBoss) return Math.max(0, totalAttack(t, false, t.defence, 0) - t.defence);
  const guardian = t.standing > 0 ? levelAt(t, 0) : 0;
  const left = Math.max(0, t.defence - guardian);
  const burn = bossHas(t, BRULURES) ? BURN : 0;
  return Math.max(0, guardian - t.defence) + Math.max(0, bossTotal(t, left) - left) + burn;
}

/** What the cards are worth, those in hand more; Mana only while it can be spent. */
function cards(t: Soeurs): number {
  let value = t.mana * WEIGHTS.mana + t.banished.length * WEIGHTS.banished;
  for (let i = 0; i < t.hand.length; i++) value += (WEIGHTS.inHand[i] ?? 0.2) * usefulness(t, t.hand[i]!);
  for (const pile of [t.hand, t.deck, t.discard, t.inPlay, t.resolving]) {
    for (const card of pile) value += worth(t.content.cards[card]!.faces[t.level[card]!]!) * WEIGHTS.inCycle;
  }
  return value;
}

function usefulness(t: Soeurs, card: number): number {
  const { advanced } = t.content.cards[card]!;
  return (t.level[card] === 1 ? 1.25 : 1) + (advanced ? 0.4 : 0);
}

/** What a face does, less what it costs, in points of damage. Worked out once. */
function worth(face: Face): number {
  const known = WORTH.get(face);
  if (known !== undefined) return known;
  let value = -1.3 * face.cost;
  for (const line of face.effects) {
    if (!('do' in line)) continue;
    const amount = typeof line.amount === 'number' ? line.amount : 2;
    const times = typeof line.times === 'number' ? line.times : 1;
    const count = typeof line.cards === 'number' ? line.cards : 1;
    value += (POINTS[String(line.do)] ?? 0) * (line.do === 'draw' ? count : amount) * times;
  }
  if (face.condition !== null) value *= 0.75;
  WORTH.set(face, value);
  return value;
}
const WORTH = new WeakMap<Face, number>();
const POINTS: Readonly<Record<string, number>> = {
  damage: 1,
  packets: 1.1,
  damageAll: 1.6,
  defence: 0.9,
  heal: 0.9,
  draw: 1,
  mana: 1.2,
  weaken: 0.6,
  xp: 1.2,
  payHealth: -0.9,
};

/** The enemies in the line: what they will still do before they fall, and the XP they will leave. */
function enemiesToCome(t: Soeurs): number {
  if (t.standing === 0) return 0;
  let value = 0;
  let toDeal = -t.mana * WEIGHTS.manaDeals;
  let left = t.standing;
  DONE.fill(false);
  while (left-- > 0) {
    const slot = nextToFall(t);
    DONE[slot] = true;
    const keywords = keywordsAt(t, slot);
    const tough = (keywords & CORIACE) !== 0 && t.returned[slot] === 0 ? 1.5 : 0;
    toDeal += t.resistance[slot]! + tough;
    const rounds = WEIGHTS.standing + Math.max(0, toDeal / WEIGHTS.damageInARound - 0.3);
    // One that will come back is worth beating the first time: it counts as if it had come back already.
    const level = (levelAt(t, slot) + (tough > 0 ? 1 : 0)) * ((keywords & RAGE) !== 0 ? 1.35 : 1);
    value -= level * rounds * WEIGHTS.attack + (tough > 0 ? 1.2 : 0);
    if ((keywords & HATE) !== 0 && t.round === 1 && innermost(t, 'playerPhase') === null)
      value -= level * 0.6;
    value += xpFor(t, t.foes[slot]!) * WEIGHTS.xp * Math.max(0.2, 0.9 - 0.25 * rounds);
    value += WEIGHTS.round * rounds * (1 + WEIGHTS.haste * (t.round - 1));
  }
  return value;
}
const DONE = [false, false, false];

/** The one that attacks most for its resistance. */
function nextToFall(t: Soeurs): number {
  let best = -1;
  let highest = -1;
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (t.foes[slot]! < 0 || DONE[slot]) continue;
    const rate = (levelAt(t, slot) + 0.3) / t.resistance[slot]!;
    if (rate > highest) {
      highest = rate;
      best = slot;
    }
  }
  return best;
}

/** The squares crossed and not yet resolved. */
function crossedToCome(t: Soeurs): number {
  const f = innermost(t, 'resolution') as (Frame & { next: number; enemies: number }) | null;
  if (f === null)
    return innermost(t, 'movement') === null ? 0 : squares(t, 0, 1) + crowd(t, crossedEnemies(t));
  const inTreasures = f.at === 'treasures';
  const inTraps = f.at === 'traps';
  let value = inTreasures ? 0 : WEIGHTS.enemy * (inTraps ? crossedEnemies(t) : f.enemies);
  value += squares(t, inTraps || inTreasures ? f.next : 0, inTreasures ? 3 : inTraps ? 1 : 2);
  return value + trapToCome(t) + treasureToCome(t);
}

/** From a square on: traps (stage 1), and treasures. */
function squares(t: Soeurs, from: number, stage: number): number {
  let value = 0;
  for (let i = 0; i < t.crossed.length; i++) {
    const icon = t.crossed[i]!;
    if (stage === 1 && i >= from) {
      if (icon === TRAP) value += WEIGHTS.trap;
      else if (icon === ADVANCED_TRAP) value += WEIGHTS.advancedTrap;
    }
    if (stage < 3 || i >= from) {
      if (icon === TREASURE) value += WEIGHTS.treasure;
      else if (icon === ADVANCED_TREASURE) value += WEIGHTS.advancedTreasure;
    }
  }
  return value;
}

function crossedEnemies(t: Soeurs): number {
  let total = 0;
  for (const icon of t.crossed) if (icon > COMBAT_0 && icon < TREASURE) total += icon - COMBAT_0;
  return total;
}

/** Enemies cost more the weaker the Sisters are, and the more of them come at once. */
function crowd(t: Soeurs, enemies: number): number {
  if (enemies === 0) return 0;
  const weak = Math.max(WEIGHTS.brave, Math.min(1.8, 2.3 - t.health * 0.07));
  return (WEIGHTS.enemy * enemies + WEIGHTS.crowd * Math.max(0, Math.min(enemies, 3) - 1) * enemies) * weak;
}

/** A Level X Trap about to be rolled for: what it costs on average with the cards discarded so far. */
function trapToCome(t: Soeurs): number {
  const f = innermost(t, 'trap') as (Frame & { advanced: boolean; result: number; bonus: number }) | null;
  if (f === null) return 0;
  if (f.at === 'over') return 0;
  if (f.at !== 'discard') return f.advanced ? WEIGHTS.advancedTrap : WEIGHTS.trap;
  const { level } = (f.advanced ? t.content.traps.advanced : t.content.traps.standard)[f.result - 1]!;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += Math.max(0, level - die - f.bonus);
  return -sum / 6;
}

/** A treasure about to be rolled for, or being carried out. */
function treasureToCome(t: Soeurs): number {
  const f = innermost(t, 'treasure') as (Frame & { advanced: boolean }) | null;
  if (f === null) return 0;
  return (f.advanced ? WEIGHTS.advancedTreasure : WEIGHTS.treasure) * (f.at === 'roll' ? 1 : 0.7);
}

/** The moves still to be made on this floor and the floors above; on the Boss floor, whether they suffice. */
function movesToCome(t: Soeurs): number {
  const walking = innermost(t, 'movement');
  const waits = walking === null || walking.at === 'roll' || walking.at === 'pick';
  const resolving = innermost(t, 'resolution') !== null || !waits;
  const moves = t.config.sequences - t.sequence + (resolving ? 0 : 1);
  const floors = t.tower.length - t.floor;
  let value = (moves + floors * t.config.sequences) * WEIGHTS.move;
  if (floors === 0) {
    const floor = floorOf(t);
    const distance =
      t.square === DOOR ? 1 + floor.toBoss[floor.door * 3]! : nearest(floor.toBoss, t.square, t.entered);
    value += WEIGHTS.missed * (1 - chanceToReach(distance, moves));
  }
  return value;
}

function nearest(toBoss: readonly number[], square: number, entered: readonly number[]): number {
  const before = entered[entered.length - 2];
  const side = before === square - 1 ? 2 : before === square + 1 ? 1 : 0;
  return toBoss[square * 3 + side]!;
}

/** That the larger of two dice, over so many moves, covers the distance. */
function chanceToReach(distance: number, moves: number): number {
  if (distance <= 0) return 1;
  if (moves <= 0 || distance > moves * 6) return 0;
  let chance = 0;
  for (let pips = 1; pips <= 6; pips++)
    chance += ((2 * pips - 1) / 36) * chanceToReach(distance - pips, moves - 1);
  return chance;
}

/** The Boss's dice, in rounds it will take to remove them, and what those rounds cost; a guardian beside it. */
function bossToCome(t: Soeurs): number {
  let work = -t.mana * WEIGHTS.manaDeals;
  for (const pips of t.dice) work += pips + 0.8;
  if (t.gauges > 1) for (const box of t.content.boss.gauge) work += (box || 3.5) + 0.8;
  const rounds = work / WEIGHTS.bossDamageInARound;
  const burn = bossHas(t, BRULURES) ? BURN : 0;
  const attack = t.bossAttack * (bossHas(t, RAGE) ? 1.3 : 1);
  const round = Math.max(1, attack - WEIGHTS.bossDefence) + burn;
  const guardian = t.standing > 0 ? levelAt(t, 0) * 0.8 + t.resistance[0]! * 0.35 : 0;
  return -rounds * round - guardian;
}

/** The frame of a procedure the table is in, the innermost of that name. */
function innermost(t: Soeurs, name: string): Frame | null {
  for (let i = t.flow.length - 1; i >= 0; i--) if (t.flow[i]!.does === name) return t.flow[i]!;
  return null;
}
