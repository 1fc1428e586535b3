/** What a sensible survivor does without thinking twice: the action with the best mark, the place for a card, whom to hit. */
import type { Decision } from '@tablee/kernel';
import { RADAR } from '../printed.ts';
import { borderOfDoor, isOccupied } from '../rules/board.ts';
import { canAttack } from '../rules/combat.ts';
import { itemOf } from '../rules/inv.ts';
import { sightFor } from '../rules/sight.ts';
import {
  type ActOption,
  type AttackOption,
  BODY_PLACE,
  type Endure,
  type EndureOption,
  type GainOption,
  HEAD_PLACE,
  type HitOption,
  PIECES,
  type Who,
} from '../types.ts';
import { attackWorth } from './attack.ts';
import { worthOf } from './gear.ts';
import { goalFor, isTimeToLeave, stepsTo } from './goals.ts';
import { rank } from './policy.ts';

export function usual(t: Endure, decision: Decision, onTheWay: boolean): number | undefined {
  const options = decision.options as readonly EndureOption[];
  switch (decision.kind) {
    case 'act':
      return usualAct(t, options as readonly ActOption[], onTheWay);
    case 'aim':
      return bestAttack(
        t,
        options as readonly ActOption[],
        (t.flow[t.flow.length - 1] as unknown as { who: Who }).who,
      );
    case 'order':
      return obey(t, options);
    case 'step':
      return nextStep(t, options);
    case 'juggernaut':
      return options.findIndex((option) => option.do === 'stay');
    case 'target':
    case 'choose':
      return target(t, options);
    case 'mode':
      return mode(t, options);
    case 'treat':
      return 0;
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
      return offered(options);
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

/** Whoever begins a trade makes a small one: what is offered stays offered. */
function offered(options: readonly EndureOption[]): number {
  const made = options.findIndex((option) => option.do === 'offer');
  if (made >= 0) return made;
  const gift = options.findIndex(
    (option) => option.do === 'give' || option.do === 'giveThing' || option.do === 'ask',
  );
  return gift >= 0 ? gift : options.length - 1;
}

/** Two actions are as good as each other when their marks differ by less: then it takes thought. */
const IN_DOUBT = 0.15;

/** The best by its mark, where it is clearly the best. */
function usualAct(t: Endure, options: readonly ActOption[], onTheWay: boolean): number | undefined {
  const marks = rank(t, options);
  let [best, second] = [-1, -1];
  for (let n = 0; n < marks.length; n++) {
    if (best < 0 || marks[n]! > marks[best]!) {
      second = best;
      best = n;
    } else if (second < 0 || marks[n]! > marks[second]!) second = n;
  }
  if (second < 0 || onTheWay) return best;
  const isInDoubt = marks[best]! - marks[second]! < IN_DOUBT && marks[best]! > 1;
  return isInDoubt && isMoveOrSearch(options[best]!, options[second]!) ? undefined : best;
}

/** To go or to search: cheap to think about, and where it matters. */
function isMoveOrSearch(one: ActOption, other: ActOption): boolean {
  return (one.do === 'move' && other.do === 'search') || (one.do === 'search' && other.do === 'move');
}

function bestAttack(t: Endure, options: readonly ActOption[], who: Who): number {
  let best = Number.NEGATIVE_INFINITY;
  let found = 0;
  options.forEach((option, n) => {
    if (option.do !== 'attack' || who < 0) return;
    const worth = attackWorth(t, who, option);
    if (worth <= best) return;
    best = worth;
    found = n;
  });
  return found;
}

/** Ordered by the Captain: the shot if it is worth one, a step out of danger or on; else nothing. */
function obey(t: Endure, options: readonly EndureOption[]): number {
  const { who } = t.flow[t.flow.length - 1] as unknown as { who: Who };
  let best = 0.3;
  let found = options.findIndex((option) => option.do === 'decline');
  options.forEach((option, n) => {
    if (option.do !== 'attack') return;
    const worth = attackWorth(t, who, option as AttackOption);
    if (worth <= best) return;
    best = worth;
    found = n;
  });
  if (best > 0.3) return found;
  const goal = goalFor(t, who);
  const sight = sightFor(t.content.ship, t.doorKey);
  let nearest = stepsTo(t, sight, t.survivors[who]!.zone, goal.zones);
  options.forEach((option, n) => {
    if (option.do !== 'move') return;
    const { zone } = option as { zone: number };
    const away = stepsTo(t, sight, zone, goal.zones);
    if (!goal.isTask || away >= nearest || isOccupied(t, zone)) return;
    nearest = away;
    found = n;
  });
  return found;
}

/** Heal before treating where Life is low; open the door rather than slip through it. */
function mode(t: Endure, options: readonly EndureOption[]): number {
  const asked = t.flow[t.flow.length - 1] as unknown as { script?: string; names?: Record<string, number[]> };
  const patient = t.survivors[asked.names?.patient?.[0] ?? -1];
  const isLast = asked.script?.startsWith('override') || (patient && patient.maxLife - patient.life < 2);
  return isLast ? options.length - 1 : 0;
}

/** What effects ask: whom to treat, whom to order, where to throw. */
function target(t: Endure, options: readonly EndureOption[]): number {
  let best = Number.NEGATIVE_INFINITY;
  let found = 0;
  options.forEach((option, n) => {
    const { piece } = option as { piece?: number };
    if (piece === undefined) return;
    const worth = pieceWorth(t, piece);
    if (worth <= best) return;
    best = worth;
    found = n;
  });
  return found;
}

function pieceWorth(t: Endure, piece: number): number {
  const { foes, survivors } = t;
  if (piece < PIECES.foe) {
    const { life, maxLife, wounds } = survivors[piece]!;
    return (
      (maxLife - life) * 2 +
      (wounds !== 0 ? 2 : 0) +
      (t.turn >= 0 && canAttack(t, piece as Who, 'plain') ? 1 : 0)
    );
  }
  if (piece < PIECES.zone) return -stepsToAnybody(t, foes.zone[piece - PIECES.foe]!);
  if (piece < PIECES.door) {
    const zone = piece - PIECES.zone;
    let worth = 0;
    for (const foe of foes.live) if (foes.zone[foe] === zone && foes.type[foe] !== RADAR) worth++;
    for (const one of survivors) if (one.zone === zone) worth -= 3;
    return worth;
  }
  if (piece < PIECES.item && t.turn >= 0) {
    // A door or wall: the one that leads on.
    const { ship } = t.content;
    const border = piece < PIECES.wall ? borderOfDoor(t, ship, piece - PIECES.door) : piece - PIECES.wall;
    const { a, b } = ship.borders[border]!;
    const own = t.survivors[t.turn]!.zone;
    const { through } = sightFor(ship, t.doorKey);
    const to = a === own ? b : a;
    const { zones, behind } = goalFor(t, t.turn);
    if (behind !== undefined) return -through[to * ship.size + behind]!;
    return -Math.min(...zones.map((zone) => through[to * ship.size + zone]!), 99);
  }
  // A card to do without.
  const { weapon, object, worn } = worthOf(itemOf(t.content, piece - PIECES.item));
  return -Math.max(weapon, object, worn);
}

function stepsToAnybody(t: Endure, zone: number): number {
  const sight = sightFor(t.content.ship, t.doorKey);
  return stepsTo(
    t,
    sight,
    zone,
    t.survivors.filter((one) => one.zone >= 0).map((one) => one.zone),
  );
}

/** On foot by the way that leads on, or staying. */
function nextStep(t: Endure, options: readonly EndureOption[]): number {
  const { who } = t.flow[t.flow.length - 1] as unknown as { who: Who };
  const goal = goalFor(t, who);
  const sight = sightFor(t.content.ship, t.doorKey);
  let nearest = stepsTo(t, sight, t.survivors[who]!.zone, goal.zones);
  let found = options.findIndex((option) => option.do === 'stay');
  options.forEach((option, n) => {
    if (option.do === 'exit' && isTimeToLeave(t)) {
      nearest = -1;
      found = n;
    }
    if (option.do !== 'move') return;
    const { zone } = option as { zone: number };
    const away = stepsTo(t, sight, zone, goal.zones);
    if (away >= nearest || isOccupied(t, zone)) return;
    nearest = away;
    found = n;
  });
  return found;
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
