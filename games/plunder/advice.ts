/**
 * What the bots go by: treasure progress, safety, threats. Seen from every seat in the same way, and blind to the order of
 * squares and pieces, so that no colour is favoured.
 */
import type { Advice, Seat } from '@tablee/kernel';
import { worth } from './rules/card.ts';
import {
  FULL_PV,
  HEROES_OF_A_TEAM,
  IN_RESERVE,
  isFree,
  isInContact,
  isWarrior,
  seats,
  teamOf,
} from './rules/hero.ts';
import type { Square } from './rules/map.ts';
import type { Hero, Plunder, Team } from './types.ts';

export const advice: Advice<Plunder> = {
  evaluate,
  continues: (kind) => !DECIDED_ANEW.has(kind),
};

/** Questions that begin something; all others fill in an action already begun. */
const DECIDED_ANEW: ReadonlySet<string> = new Set([
  'act',
  'discard',
  'defend',
  'chooseColour',
  'placeTreasures',
  'placeHeroes',
]);

/** What things are worth, in the same coin: a treasure brought home is 100. */
const WON = 1000;
const SECURED = 100;
/** A treasure in hand, less so much for each step from home. */
const CARRIED = 62;
const STEP_HOME = 3.2;
/** A treasure to be had, less so much for each step there and home. */
const WITHIN_REACH = 46;
const STEP_ABROAD = 2.3;
/** The second hero after treasures counts for less: one cannot be everywhere. */
const SECOND_HERO = 0.55;
const IN_THE_DUNGEON = 9;
const PV = 3;
/** A hero who can't come nearer to his goal. */
const STUCK = 2.5;
/** A monster or an armed enemy next to a hero; what stands two or three squares off counts by half and by a quarter. */
const MENACE = 1.6;
const MENACED_CARRIER = 2.2;
const MENACE_REACHES = 3;
/** A card in hand at the end, and each point of its value: something to defend with. */
const CARD = 0.25;
const POINT = 0.03;
/** Of the others, the one who is furthest counts most. */
const LEADER = 0.7;
const OTHERS = 0.2;

function evaluate(t: Plunder, seat: Seat): number {
  if (t.result !== null) return outcome(t.result.winners, seat);
  const team = t.teamOf[seat]!;
  if (team === -1) return 0;
  const treasures = lyingTreasures(t);
  const own = standing(t, team, treasures) + handWorth(t, seat);
  let highest = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const other of seats(t)) {
    if (other === seat || t.teamOf[other] === -1 || t.resigned[other] === 1) continue;
    const theirs = standing(t, teamOf(t, other), treasures);
    sum += theirs;
    if (theirs > highest) highest = theirs;
  }
  if (highest === Number.NEGATIVE_INFINITY) return own;
  return own - LEADER * highest - OTHERS * (sum - highest);
}

function outcome(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? WON : -WON;
}

/** How well a team stands on the board. */
function standing(t: Plunder, team: Team, treasures: readonly Square[]): number {
  let best = 0;
  let second = 0;
  let safety = 0;
  for (let kind = 0; kind < HEROES_OF_A_TEAM; kind++) {
    const hero = (team * HEROES_OF_A_TEAM + kind) as Hero;
    if (t.heroAt[hero] === IN_RESERVE) continue;
    const prospect = progress(t, hero, team, treasures);
    if (prospect > best) {
      second = best;
      best = prospect;
    } else if (prospect > second) second = prospect;
    safety += IN_THE_DUNGEON + PV * (t.pv[hero]! - FULL_PV) - menace(t, hero, team);
  }
  return SECURED * t.secured[team]! + best + SECOND_HERO * second + safety;
}

/** How near a hero is to bringing a treasure home. */
function progress(t: Plunder, hero: Hero, team: Team, treasures: readonly Square[]): number {
  const at = t.heroAt[hero]!;
  const home = t.content.toZone[team]!;
  if (t.carries[hero] === 1) return CARRIED - STEP_HOME * home[at]! - (isStuck(t, hero, home) ? STUCK : 0);
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  const steps = t.content.steps[at]!;
  for (let i = 0; i < treasures.length; i++) {
    const treasure = treasures[i]!;
    const way = steps[treasure]! + home[treasure]!;
    if (way < shortest) {
      shortest = way;
      nearest = treasure;
    }
  }
  if (nearest < 0) return 0;
  const stuck = isStuck(t, hero, t.content.steps[nearest]!) ? STUCK : 0;
  return Math.max(0, WITHIN_REACH - STEP_ABROAD * shortest - stuck);
}

/** Is every square that would bring him nearer taken, or does contact hold him? */
function isStuck(t: Plunder, hero: Hero, distance: Int16Array): boolean {
  const at = t.heroAt[hero]!;
  if (distance[at] === 0) return false;
  if (isWarrior(hero) && isInContact(t, hero)) return true;
  const near = t.content.board.near[at]!;
  for (let i = 0; i < near.length; i++)
    if (distance[near[i]!]! < distance[at]! && isFree(t, near[i]!)) return false;
  return true;
}

/** Monsters obey whoever plays a card on them: any of them close by is a danger. */
function menace(t: Plunder, hero: Hero, team: Team): number {
  const steps = t.content.steps[t.heroAt[hero]!]!;
  let sum = 0;
  for (let m = 0; m < t.monsterAt.length; m++) {
    const at = t.monsterAt[m]!;
    if (at !== IN_RESERVE) sum += byDistance(steps[at]!);
  }
  for (let other = 0; other < t.heroAt.length; other++) {
    if (t.heroAt[other] === IN_RESERVE || Math.floor(other / HEROES_OF_A_TEAM) === team) continue;
    sum += byDistance(steps[t.heroAt[other]!]!) / 2;
  }
  return sum * (t.carries[hero] === 1 ? MENACED_CARRIER : MENACE);
}

function byDistance(steps: number): number {
  if (steps < 1 || steps > MENACE_REACHES) return 0;
  return 1 / (1 << (steps - 1));
}

function handWorth(t: Plunder, seat: Seat): number {
  let sum = 0;
  for (const card of t.hands[seat]!) sum += CARD + POINT * worth(card);
  return sum;
}

function lyingTreasures(t: Plunder): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < t.treasureAt.length; square++)
    if (t.treasureAt[square] === 1) squares.push(square);
  return squares;
}
