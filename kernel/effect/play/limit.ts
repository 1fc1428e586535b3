/** Once a turn, twice a game: counted by piece and ability, only where a card says so. */
import type { ReadLimit } from '../read/ability.ts';
import type { Table } from '../table.ts';

const keyOf = (limit: ReadLimit, piece: number, address: string): string =>
  `${limit.per}:${piece}:${address}`;

export function isUsedUp(t: Table, limit: ReadLimit | null, piece: number, address: string): boolean {
  if (limit === null) return false;
  const { used } = t.effects;
  // Mostly nothing was used yet: then no key needs to be put together.
  for (const _ in used) return (used[keyOf(limit, piece, address)] ?? 0) >= limit.times;
  return false;
}

export function use(t: Table, limit: ReadLimit | null, piece: number, address: string): void {
  if (limit === null) return;
  const key = keyOf(limit, piece, address);
  t.effects.used[key] = (t.effects.used[key] ?? 0) + 1;
}

/** A new turn, round or fight: what is counted over it begins again. */
export function renew(t: Table, per: string): void {
  forget(t, (key) => key.startsWith(`${per}:`));
}

/** The piece is another one now: what it used of its abilities, except for the whole game, is forgotten. */
export function renewPiece(t: Table, piece: number): void {
  forget(t, (key) => {
    const [per, of] = key.split(':');
    return per !== 'game' && Number(of) === piece;
  });
}

/** Those left are put together anew: deleting keys would make every look at them slow. */
function forget(t: Table, is: (key: string) => boolean): void {
  const { used } = t.effects;
  let left: Record<string, number> | null = null;
  for (const key in used) {
    if (!is(key)) continue;
    left = {};
    break;
  }
  if (left === null) return;
  for (const key in used) if (!is(key)) left[key] = used[key]!;
  t.effects.used = left;
}
