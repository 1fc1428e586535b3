/**
 * What must hold on any table at any moment. Says, with numbers, what does not. Random play asks after every choice, so it
 * is written with plain loops.
 */
import { allCards, type Card, cardName, FACES } from './rules/card.ts';
import {
  asHero,
  asMonster,
  FULL_PV,
  HEROES_IN_THE_DUNGEON,
  heroesInDungeon,
  IN_RESERVE,
  isMonster,
  teamOfHero,
} from './rules/hero.ts';
import { squareName } from './rules/map.ts';
import { TREASURES_TO_WIN } from './rules/tres.ts';
import type { Hero, Plunder, PlunderConfig, Team } from './types.ts';

export function check(t: Plunder): void {
  checkCards(t);
  checkFigures(t);
  checkTreasures(t);
}

const PACKS = new Map<number, readonly Card[]>();

function packsOf(cards: PlunderConfig['cards'], packs: number): readonly Card[] {
  const key = cards * 10 + packs;
  let all = PACKS.get(key);
  if (!all) {
    all = allCards(cards, packs);
    PACKS.set(key, all);
  }
  return all;
}

/** Every card of the packs lies in exactly one place. */
function checkCards(t: Plunder): void {
  if (t.phase === 'setup') return;
  const { cards, packs } = t.config;
  const seen = new Uint8Array(2 * FACES);
  let count = countCards(t.draw, seen) + countCards(t.discard, seen);
  for (let seat = 0; seat < t.hands.length; seat++) count += countCards(t.hands[seat]!, seen);
  if (count !== cards * packs) throw new Error(`${count} cards on the table, ${cards * packs} expected.`);
  for (const card of packsOf(cards, packs))
    if (seen[card] === 0) throw new Error(`${cardName(card)} is gone.`);
}

function countCards(pile: readonly Card[], seen: Uint8Array): number {
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i]!;
    if (seen[card] === 1) throw new Error(`${cardName(card)} (${card}) lies in two places.`);
    seen[card] = 1;
  }
  return pile.length;
}

/** One figure a square, and both sides of the books agree (SDP-BOARD-2, SDP-HERO-2). */
function checkFigures(t: Plunder): void {
  const squares = t.standing;
  let standing = 0;
  for (let square = 0; square < squares.length; square++) {
    const figure = squares[square]!;
    if (!figure) continue; // NOBODY, said so that the loop looks nothing up
    standing++;
    const at = isMonster(figure) ? t.monsterAt[asMonster(figure)] : t.heroAt[asHero(figure)];
    if (at !== square)
      throw new Error(`Figure ${figure} stands on ${name(t, square)}, but is said to be on ${at}.`);
  }
  const placed = countPlaced(t.heroAt) + countPlaced(t.monsterAt);
  if (placed !== standing) throw new Error(`${placed} figures are placed, ${standing} stand on the board.`);
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.teamOf[seat] === -1) continue;
    const count = heroesInDungeon(t, t.teamOf[seat] as Team);
    if (count > HEROES_IN_THE_DUNGEON) throw new Error(`Seat ${seat} has ${count} heroes in the dungeon.`);
  }
  for (let hero = 0; hero < t.pv.length; hero++) {
    const pv = t.pv[hero]!;
    const least = t.heroAt[hero] === IN_RESERVE ? FULL_PV : 1;
    if (pv < least || pv > FULL_PV) throw new Error(`Hero ${hero} has ${pv} PV.`);
  }
}

function countPlaced(squares: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < squares.length; i++) if (squares[i]! >= 0) count++;
  return count;
}

/** None lost, none made; at most one a hero and a square (R-SDP-41). */
function checkTreasures(t: Plunder): void {
  const total = sum(t.treasureAt) + sum(t.carries) + sum(t.secured);
  if (t.phase !== 'setup' && total !== t.treasures) {
    throw new Error(`${total} treasures on the table, ${t.treasures} expected.`);
  }
  for (let hero = 0; hero < t.carries.length; hero++) {
    const at = t.heroAt[hero]!;
    if (at !== IN_RESERVE && t.treasureAt[at] === 1)
      throw new Error(`A treasure lies on ${name(t, at)} under hero ${hero}, who should have picked it up.`);
    if (t.carries[hero] === 0) continue;
    if (t.carries[hero] !== 1) throw new Error(`Hero ${hero} carries ${t.carries[hero]} treasures.`);
    if (at === IN_RESERVE) throw new Error(`Hero ${hero} in reserve carries a treasure.`);
    if (t.content.board.zoneOf[at] === teamOfHero(hero as Hero))
      throw new Error(`Hero ${hero} carries a treasure in his own zone.`);
  }
  for (let team = 0; team < t.secured.length; team++) {
    if (t.result === null && t.secured[team]! >= TREASURES_TO_WIN)
      throw new Error('A team has won, but plays on.');
  }
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
}

function name(t: Plunder, square: number): string {
  return squareName(t.content.board, square);
}
