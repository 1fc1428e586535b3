/** Bringing a hero in from the reserve, or replacing one. */
import { call, done, procedure, type Refusals, type Seat } from '@tablee/kernel';
import { CLASSES, type Class, type Hero, type Plunder, type PlunderOption, type Team } from '../types.ts';
import { retire } from './fall.ts';
import {
  HEROES_IN_THE_DUNGEON,
  HEROES_OF_A_TEAM,
  heroesInDungeon,
  heroFigure,
  heroOf,
  isFree,
  isInDungeon,
  ownerOf,
  stand,
  teamOf,
  teamOfHero,
  zoneOf,
} from './hero.ts';
import type { Square } from './map.ts';
import { anyCards, pay } from './pay.ts';
import type { Purse } from './purse.ts';
import { arrive } from './tres.ts';

/** Any two cards (SDP-ENTER-2). */
export const CARDS_TO_ENTER = 2;
/** Any card (SDP-ENTER-5). */
export const CARDS_TO_REPLACE = 1;

/**
 * Any class not in the dungeon, that of a hero who has just died included, on any free square of the own zone; two may
 * come in on one turn (SDP-ENTER-1, SDP-ENTER-3, SDP-HERO-4, SDP-HERO-5, R-SDP-31, R-SDP-32).
 */
export function entries(
  t: Plunder,
  seat: Seat,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  const team = teamOf(t, seat);
  const full = heroesInDungeon(t, team) >= HEROES_IN_THE_DUNGEON;
  if ((full || purse.count < CARDS_TO_ENTER) && !why) return;
  const zone = zoneOf(t, team);
  for (let kind = 0; kind < CLASSES.length; kind++) {
    const hero = heroOf(team, kind as Class);
    if (isInDungeon(t, hero)) continue;
    if (why) refuseOutside(t, team, why, (to) => ({ do: 'enter', hero, to }));
    for (let i = 0; i < zone.length; i++) {
      const to = zone[i]!;
      if (full) why?.refuse({ do: 'enter', hero, to }, 'SDP-HERO-2');
      else if (purse.count < CARDS_TO_ENTER) why?.refuse({ do: 'enter', hero, to }, 'SDP-ENTER-2');
      else if (!isFree(t, to)) why?.refuse({ do: 'enter', hero, to }, 'SDP-ENTER-4');
      else options.push({ do: 'enter', hero, to });
    }
  }
}

/** Everywhere but in the team's own zone (SDP-ENTER-3). */
export function refuseOutside(
  t: Plunder,
  team: Team,
  why: Refusals<PlunderOption>,
  about: (to: Square) => PlunderOption,
): void {
  const { board } = t.content;
  for (let to = 0; to < board.squares; to++)
    if (board.zoneOf[to] !== team) why.refuse(about(to), 'SDP-ENTER-3');
}

export const enter = procedure<Plunder, { hero: Hero; to: Square }, PlunderOption>()('enter', {
  pay: (t, f) => call(pay, anyCards(ownerOf(t, f.hero), CARDS_TO_ENTER), 'arrive'),
  arrive: (t, f) => {
    comeIn(t, f.hero, f.to);
    return done;
  },
});

/** A newcomer may act at once (R-SDP-32); a treasure on his square he picks up and thereby secures (R-SDP-31). */
export function comeIn(t: Plunder, hero: Hero, to: Square): void {
  stand(t, heroFigure(hero), to);
  t.told?.push({ event: 'heroEntered', rule: 'SDP-ENTER-3', hero, to });
  arrive(t, hero);
}

/** By one of another class from the reserve, if there will be a square for him (SDP-ENTER-5, R-SDP-34, R-SDP-36). */
export function replacements(
  t: Plunder,
  seat: Seat,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (purse.count < CARDS_TO_REPLACE && !why) return;
  const team = teamOf(t, seat);
  for (let out = 0; out < HEROES_OF_A_TEAM; out++) {
    const hero = heroOf(team, out as Class);
    if (!isInDungeon(t, hero)) continue;
    for (let kind = 0; kind < HEROES_OF_A_TEAM; kind++) {
      const by = heroOf(team, kind as Class);
      if (isInDungeon(t, by)) {
        why?.refuse({ do: 'replace', hero, by }, by === hero ? 'R-SDP-34' : 'SDP-HERO-4');
        continue;
      }
      if (purse.count < CARDS_TO_REPLACE) why?.refuse({ do: 'replace', hero, by }, 'SDP-ENTER-5');
      else if (hasRoom(t, team, hero)) options.push({ do: 'replace', hero, by });
      else why?.refuse({ do: 'replace', hero, by }, 'R-SDP-36');
    }
  }
}

/** Removal comes first: the square he leaves may serve his replacement (SDP-ENTER-6). */
function isFreeFor(t: Plunder, to: Square, leaving: Hero): boolean {
  return isFree(t, to) || t.heroAt[leaving] === to;
}

function hasRoom(t: Plunder, team: Team, leaving: Hero): boolean {
  const zone = zoneOf(t, team);
  for (let i = 0; i < zone.length; i++) if (isFreeFor(t, zone[i]!, leaving)) return true;
  return false;
}

export const replace = procedure<Plunder, { hero: Hero; by: Hero; to: Square }, PlunderOption>()('replace', {
  square: {
    kind: 'replaceSquare',
    rule: 'SDP-ENTER-6',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      const team = teamOfHero(f.hero);
      for (const to of zoneOf(t, team)) {
        if (isFreeFor(t, to, f.hero)) options.push({ do: 'to', to });
        else why?.refuse({ do: 'to', to }, 'SDP-ENTER-4');
      }
      if (why) refuseOutside(t, team, why, (to) => ({ do: 'to', to }));
    },
    chosen: (_, f, option) => {
      if (option.do === 'to') f.to = option.to;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, anyCards(ownerOf(t, f.hero), CARDS_TO_REPLACE), 'swap'),
  swap: (t, f) => {
    t.told?.push({ event: 'heroLeft', rule: 'SDP-ENTER-6', hero: f.hero, from: t.heroAt[f.hero]! });
    retire(t, f.hero);
    comeIn(t, f.by, f.to);
    return done;
  },
});
