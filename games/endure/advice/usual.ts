/** What a sensible survivor does without thinking twice: the shot that kills, the objective at hand, the place for a card. */
import type { Decision } from '@tablee/kernel';
import { RADAR } from '../printed.ts';
import { poolOf } from '../rules/combat.ts';
import { canBeWorked } from '../rules/goal.ts';
import { itemOf } from '../rules/inv.ts';
import { isRanged } from '../rules/ranged.ts';
import { noiseDistance } from '../rules/ship.ts';
import {
  type ActOption,
  type AttackOption,
  BODY_PLACE,
  type Endure,
  type EndureOption,
  type GainOption,
  HEAD_PLACE,
  type HitOption,
  type Who,
} from '../types.ts';
import { worthOf } from './gear.ts';

export function usual(t: Endure, decision: Decision): number | undefined {
  const options = decision.options as readonly EndureOption[];
  switch (decision.kind) {
    case 'act':
      return usualAct(t, options as readonly ActOption[]);
    case 'aim':
      return bestAttack(t, options as readonly ActOption[], t.turn, -Number.MAX_VALUE);
    case 'allocate':
      return bestHit(t, options as readonly HitOption[]);
    case 'gain':
      return placeFor(t, options as readonly GainOption[]);
    case 'foresight':
    case 'reroll':
      return options.findIndex((option) => option.do === 'reroll');
    case 'answer':
      return options.findIndex((option) => option.do === 'accept');
    case 'offer':
      return options.findIndex((option) => option.do === 'back');
    case 'tidy':
      return options.findIndex((option) => option.do === 'done');
    case 'scan':
      return 0;
    case 'visit':
      return options.findIndex((option) => option.do === 'visit');
    default:
      return undefined;
  }
}

/** Only what leaves no doubt; everything else is weighed. */
function usualAct(t: Endure, options: readonly ActOption[]): number | undefined {
  const attack = bestAttack(t, options, t.turn, GOOD_SHOT);
  if (attack !== undefined) return attack;
  const work = options.findIndex(
    (option) => option.do === 'deliver' || (option.do === 'interact' && isWanted(t, option.thing)),
  );
  if (work >= 0) return work;
  if (isTimeToLeave(t)) {
    const exit = options.findIndex((option) => option.do === 'exit');
    if (exit >= 0) return exit;
  }
  return undefined;
}

/** An objective always; a card that lies there while a hand is free for it. */
function isWanted(t: Endure, thing: number): boolean {
  if (t.things.objective[thing]! >= 0) return true;
  const { cards } = t.survivors[t.turn]!;
  return cards.slice(2, 5).includes(-1);
}

/** Nothing but leaving is left to do. */
function isTimeToLeave(t: Endure): boolean {
  return t.content.mission.objectives.every(
    (objective, n) => t.achieved[n] === 1 || (objective.kind === 'exit' && canBeWorked(t, objective)),
  );
}

/** An attack is taken without a thought from this worth on: about half a chance to kill something. */
const GOOD_SHOT = 0.75;
/** What a missed die costs on average when a friend is in its way; a token that is woken. */
const FRIEND = 0.9;
const WOKEN = 0.35;

function bestAttack(t: Endure, options: readonly ActOption[], who: Who, atLeast: number): number | undefined {
  let best = atLeast;
  let found: number | undefined;
  for (let n = 0; n < options.length; n++) {
    const option = options[n]!;
    if (option.do !== 'attack') continue;
    const worth = attackWorth(t, who, option);
    if (worth <= best) continue;
    best = worth;
    found = n;
  }
  return found;
}

const LIVES: number[] = [];

/** Kills to be expected, by what each enemy could do, less friends at risk and tokens woken. */
function attackWorth(t: Endure, who: Who, { weapon: card, pair, zone }: AttackOption): number {
  const { foes, content, survivors } = t;
  if (who < 0) return 0;
  const { dice, threshold, weapon } = poolOf(t, who, card, pair, 'plain');
  const chance = (7 - threshold) / 6;
  const damage = weapon.damage ?? 1;
  LIVES.length = 0;
  let worth = 0;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    if (foes.zone[foe] !== zone || foes.type[foe] === RADAR) continue;
    const enemy = content.enemies[foes.type[foe]!]!;
    if (enemy.boss) worth += dice * chance * damage * 0.6;
    else LIVES.push(Math.ceil(foes.life[foe]! / damage) * 16 + enemy.damage);
  }
  LIVES.sort((a, b) => a - b);
  let needed = 0;
  for (let n = 0; n < LIVES.length; n++) {
    needed += LIVES[n]! >> 4;
    if (needed > dice) break;
    worth += atLeast(dice, chance, needed) * (1 + 0.5 * (LIVES[n]! & 15));
  }
  if (isRanged(weapon)) {
    let isRisky = false;
    for (let other = 0; other < survivors.length; other++) {
      if (other !== who && survivors[other]!.zone === zone) isRisky = true;
    }
    if (isRisky) worth -= dice * (1 - chance) * FRIEND;
  }
  const from = survivors[who]!.zone;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    if (foes.type[foe] === RADAR && noiseDistance(content.ship, foes.zone[foe]!, from) <= weapon.noise)
      worth -= WOKEN;
  }
  return worth;
}

/** That of so many dice at least `needed` succeed. */
function atLeast(dice: number, chance: number, needed: number): number {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= dice; k++) {
    if (k >= needed) sum += ways * chance ** k * (1 - chance) ** (dice - k);
    ways = (ways * (dice - k)) / (k + 1);
  }
  return sum;
}

/** The most damage for a success; a stun rather than nothing. */
function bestHit(t: Endure, options: readonly HitOption[]): number {
  const { foes, content } = t;
  let best = Number.NEGATIVE_INFINITY;
  let found = 0;
  options.forEach((option, n) => {
    if (option.do !== 'hit' && option.do !== 'stun') return;
    const enemy = content.enemies[foes.type[option.foe]!]!;
    const worth =
      option.do === 'stun'
        ? 0.4 * enemy.damage
        : enemy.boss
          ? 1
          : (1 + enemy.damage) / Math.max(1, foes.life[option.foe]!);
    if (worth <= best) return;
    best = worth;
    found = n;
  });
  return found;
}

/** Worn if it can be, paired, in an empty place; else instead of something worse; else left. */
function placeFor(t: Endure, options: readonly GainOption[]): number {
  const gaining = t.flow[t.flow.length - 1] as unknown as { who: Who; card: number };
  const item = itemOf(t.content, gaining.card);
  const wear = options.findIndex(
    (option) => option.do === 'place' && (option.place === BODY_PLACE || option.place === HEAD_PLACE),
  );
  if (wear >= 0) return wear;
  const pair = options.findIndex((option) => option.do === 'pair');
  if (pair >= 0) return pair;
  const place = options.findIndex((option) => option.do === 'place');
  if (place >= 0) return place;
  const worth = (card: number): number => {
    const { weapon, worn, object } = worthOf(itemOf(t.content, card));
    return Math.max(weapon, object, worn * 0.2) + (isCell(t, card) ? 4 : 0);
  };
  const own = { weapon: worthOf(item).weapon, object: worthOf(item).object };
  let [lowest, found] = [Math.max(own.weapon, own.object, 0.1) + (isCell(t, gaining.card) ? 4 : 0), -1];
  options.forEach((option, n) => {
    if (option.do !== 'discard' || worth(option.card) >= lowest) return;
    lowest = worth(option.card);
    found = n;
  });
  if (found >= 0) return found;
  return options.findIndex((option) => option.do === 'leave');
}

/** Where there is a Loader, its cells are worth keeping. */
function isCell(t: Endure, card: number): boolean {
  return t.content.mission.loader >= 0 && itemOf(t.content, card).charges !== undefined;
}
