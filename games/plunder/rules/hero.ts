/** Heroes and monsters on their squares: who stands where, who is next to whom. */
import { type Seat, seatsOf } from '@tablee/kernel';
import {
  type Class,
  type Figure,
  type Hero,
  MAGE,
  type Monster,
  type Plunder,
  ROGUE,
  type Team,
  WARRIOR,
} from '../types.ts';
import type { Square } from './map.ts';

/** The only characteristic of a hero (SDP-HERO-6, SDP-HERO-7). */
export const FULL_PV = 3;
/** A team never has more in the dungeon (SDP-HERO-2). */
export const HEROES_IN_THE_DUNGEON = 2;
/** A Mage, a Warrior, a Rogue (SDP-HERO-1). */
export const HEROES_OF_A_TEAM = 3;
export const TEAMS = 4;
export const HEROES = TEAMS * HEROES_OF_A_TEAM;
export const IN_RESERVE = -1;

const FIRST_HERO = 1;
const FIRST_MONSTER = FIRST_HERO + HEROES;
export const NOBODY = 0 as Figure;

export function heroOf(team: Team, kind: Class): Hero {
  return (team * HEROES_OF_A_TEAM + kind) as Hero;
}
export function teamOfHero(hero: Hero): Team {
  return Math.floor(hero / HEROES_OF_A_TEAM) as Team;
}
export function classOf(hero: Hero): Class {
  return (hero % HEROES_OF_A_TEAM) as Class;
}
export function isWarrior(hero: Hero): boolean {
  return classOf(hero) === WARRIOR;
}
export function isRogue(hero: Hero): boolean {
  return classOf(hero) === ROGUE;
}
export function isMage(hero: Hero): boolean {
  return classOf(hero) === MAGE;
}

export function heroFigure(hero: Hero): Figure {
  return (FIRST_HERO + hero) as Figure;
}
export function monsterFigure(monster: Monster): Figure {
  return (FIRST_MONSTER + monster) as Figure;
}
export function isMonster(figure: Figure): boolean {
  return figure >= FIRST_MONSTER;
}
export function isHero(figure: Figure): boolean {
  return figure >= FIRST_HERO && figure < FIRST_MONSTER;
}
/** Of a figure that is a hero. */
export function asHero(figure: Figure): Hero {
  return (figure - FIRST_HERO) as Hero;
}
/** Of a figure that is a monster. */
export function asMonster(figure: Figure): Monster {
  return (figure - FIRST_MONSTER) as Monster;
}

export function teamOf(t: Plunder, seat: Seat): Team {
  return t.teamOf[seat] as Team;
}
export function ownerOf(t: Plunder, hero: Hero): Seat {
  return t.seatOf[teamOfHero(hero)] as Seat;
}
export function isInDungeon(t: Plunder, hero: Hero): boolean {
  return t.heroAt[hero] !== IN_RESERVE;
}
export function heroesInDungeon(t: Plunder, team: Team): number {
  let count = 0;
  for (let kind = 0; kind < HEROES_OF_A_TEAM; kind++)
    if (t.heroAt[team * HEROES_OF_A_TEAM + kind] !== IN_RESERVE) count++;
  return count;
}
export function squareOf(t: Plunder, figure: Figure): Square {
  return isMonster(figure) ? t.monsterAt[asMonster(figure)]! : t.heroAt[asHero(figure)]!;
}

/**
 * A square holds one figure at most (SDP-BOARD-2); a treasure does not count (SDP-TRES-1). Any figure may stand on any square,
 * zones and stars included (R-SDP-63).
 */
export function isFree(t: Plunder, square: Square): boolean {
  return t.standing[square] === NOBODY;
}

/** Any monster, or any hero of another team: all other teams are enemies (R-SDP-59). */
export function isAdversary(team: Team, figure: Figure): boolean {
  return isMonster(figure) || (figure !== NOBODY && teamOfHero(asHero(figure)) !== team);
}

/** Contact of a hero: an adversary on an adjacent square, diagonals included, walls apart (R-SDP-4). */
export function isInContact(t: Plunder, hero: Hero): boolean {
  const team = teamOfHero(hero);
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) if (isAdversary(team, t.standing[near[i]!]!)) return true;
  return false;
}

/** Contact of a monster: any hero of any team next to it (R-SDP-4). */
export function touchesHero(t: Plunder, square: Square): boolean {
  const near = t.content.board.near[square]!;
  for (let i = 0; i < near.length; i++) if (isHero(t.standing[near[i]!]!)) return true;
  return false;
}

/** A team's arrival zone: where its heroes come in and where its treasures go (SDP-BOARD-7, SDP-BOARD-8). */
export function zoneOf(t: Plunder, team: Team): readonly Square[] {
  return t.content.zones[team]!;
}

/** Puts a figure on a square it is not on; where it came from is left to the caller. */
export function stand(t: Plunder, figure: Figure, square: Square): void {
  t.standing[square] = figure;
  if (isMonster(figure)) t.monsterAt[asMonster(figure)] = square;
  else t.heroAt[asHero(figure)] = square;
}

/** Takes a figure off the board. */
export function lift(t: Plunder, figure: Figure): void {
  t.standing[squareOf(t, figure)] = NOBODY;
  if (isMonster(figure)) t.monsterAt[asMonster(figure)] = IN_RESERVE;
  else t.heroAt[asHero(figure)] = IN_RESERVE;
}

export function seats(t: Plunder): readonly Seat[] {
  return seatsOf(t.seats);
}
