/** Once a turn, twice a game: counted by piece and ability, only where a card says so. */
import type { ReadLimit } from '../read/ability.ts';
import type { Table } from '../table.ts';

const keyOf = (limit: ReadLimit, piece: number, address: string): string =>
  `${limit.per}:${piece}:${address}`;

export function isUsedUp(t: Table, limit: ReadLimit | null, piece: number, address: string): boolean {
  return limit !== null && (t.effects.used[keyOf(limit, piece, address)] ?? 0) >= limit.times;
}

export function use(t: Table, limit: ReadLimit | null, piece: number, address: string): void {
  if (limit === null) return;
  const key = keyOf(limit, piece, address);
  t.effects.used[key] = (t.effects.used[key] ?? 0) + 1;
}

/** A new turn, round or fight: what is counted over it begins again. */
export function renew(t: Table, per: string): void {
  for (const key in t.effects.used) if (key.startsWith(`${per}:`)) delete t.effects.used[key];
}

/** The piece is another one now: what it used of its abilities, except for the whole game, is forgotten. */
export function renewPiece(t: Table, piece: number): void {
  for (const key in t.effects.used) {
    const [per, of] = key.split(':');
    if (per !== 'game' && Number(of) === piece) delete t.effects.used[key];
  }
}
