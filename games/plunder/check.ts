/** What must hold on any table at any moment. Says, with numbers, what does not. */
import { allCards, cardName } from './rules/card.ts';
import {
  asHero,
  asMonster,
  FULL_PV,
  HEROES_IN_THE_DUNGEON,
  heroesInDungeon,
  IN_RESERVE,
  isMonster,
  NOBODY,
  seats,
  teamOf,
} from './rules/hero.ts';
import { squareName } from './rules/map.ts';
import { TREASURES_TO_WIN } from './rules/tres.ts';
import type { Plunder, Team } from './types.ts';

export function check(t: Plunder): void {
  checkCards(t);
  checkFigures(t);
  checkTreasures(t);
}

/** Every card of the packs lies in exactly one place. */
function checkCards(t: Plunder): void {
  if (t.phase === 'setup') return;
  const seen = new Uint8Array(108);
  let count = 0;
  for (const pile of [t.draw, t.discard, ...t.hands]) {
    for (const card of pile) {
      if (seen[card] === 1) throw new Error(`${cardName(card)} (${card}) lies in two places.`);
      seen[card] = 1;
      count++;
    }
  }
  const { cards, packs } = t.config;
  if (count !== cards * packs) throw new Error(`${count} cards on the table, ${cards * packs} expected.`);
  for (const card of allCards(cards, packs))
    if (seen[card] === 0) throw new Error(`${cardName(card)} is gone.`);
}

/** One figure a square, and both sides of the books agree (SDP-BOARD-2, SDP-HERO-2). */
function checkFigures(t: Plunder): void {
  let standing = 0;
  for (let square = 0; square < t.standing.length; square++) {
    const figure = t.standing[square]!;
    if (figure === NOBODY) continue;
    standing++;
    const at = isMonster(figure) ? t.monsterAt[asMonster(figure)] : t.heroAt[asHero(figure)];
    if (at !== square)
      throw new Error(`Figure ${figure} stands on ${name(t, square)}, but is said to be on ${at}.`);
  }
  const placed = [...t.heroAt, ...t.monsterAt].filter((square) => square !== IN_RESERVE).length;
  if (placed !== standing) throw new Error(`${placed} figures are placed, ${standing} stand on the board.`);
  for (const seat of seats(t)) {
    if (t.teamOf[seat] === -1) continue;
    const count = heroesInDungeon(t, teamOf(t, seat));
    if (count > HEROES_IN_THE_DUNGEON) throw new Error(`Seat ${seat} has ${count} heroes in the dungeon.`);
  }
  t.pv.forEach((pv, hero) => {
    const least = t.heroAt[hero] === IN_RESERVE ? FULL_PV : 1;
    if (pv < least || pv > FULL_PV) throw new Error(`Hero ${hero} has ${pv} PV.`);
  });
}

/** None lost, none made; at most one a hero and a square (R-SDP-41). */
function checkTreasures(t: Plunder): void {
  const lying = t.treasureAt.reduce((sum, one) => sum + one, 0);
  const carried = t.carries.reduce((sum, one) => sum + one, 0);
  const secured = t.secured.reduce((sum, one) => sum + one, 0);
  const total = lying + carried + secured;
  if (t.phase !== 'setup' && total !== t.treasures) {
    throw new Error(`${total} treasures on the table, ${t.treasures} expected.`);
  }
  t.carries.forEach((carries, hero) => {
    const at = t.heroAt[hero]!;
    if (carries > 1 || (carries === 1 && at === IN_RESERVE))
      throw new Error(`Hero ${hero} in reserve carries a treasure.`);
    if (carries === 1 && t.treasureAt[at] === 1) throw new Error(`Two treasures on ${name(t, at)}.`);
    if (carries === 1 && t.content.board.zoneOf[at] === (Math.floor(hero / 3) as Team)) {
      throw new Error(`Hero ${hero} carries a treasure in his own zone.`);
    }
  });
  if (t.result === null && t.secured.some((count) => count >= TREASURES_TO_WIN))
    throw new Error('A team has won, but plays on.');
}

function name(t: Plunder, square: number): string {
  return squareName(t.content.board, square);
}
