/**
 * A table as text, so that it can be taken up without reading all its entries. It is good only for the rules and the content
 * it was made with; what everybody saw is in it too, for the day when these have become others.
 */
import { type Seat, seatsOf, type View } from '@tablee/kernel';
import type { SnapshotRow } from '../storage/schema.ts';
import type { Chair } from './chairs.ts';
import type { SavedClock } from './deadlines.ts';
import type { SavedEars } from './ears.ts';
import type { Brought } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import type { SavedGame } from './played.ts';

interface SavedProposal {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface Snapshot {
  /** Of the rules and the content. */
  readonly identity: string;
  readonly at: number;
  readonly changed: number;
  readonly chairs: readonly Chair[];
  readonly brings: readonly (Brought | null)[];
  readonly isClosed: boolean;
  readonly back: (SavedProposal & { readonly to: number }) | null;
  readonly draw: SavedProposal | null;
  readonly rematch: string | null;
  /** Absent in older ones: everybody noticed everything. */
  readonly ears?: SavedEars;
  /** Absent in older ones: the row's. */
  readonly invite?: string;
  readonly deadlines: SavedClock;
  /** Told so far, that stand. */
  readonly moments: number;
  readonly game: SavedGame | null;
  readonly views: KeptViews | null;
}

/** What each seat, and somebody who looks on, saw. */
export interface KeptViews {
  readonly isOver: boolean;
  readonly choices: number;
  readonly bySeat: readonly View[];
  readonly onlooker: View;
}

/** A snapshot, and the hash of the game in it. */
export interface Taken {
  readonly row: SnapshotRow;
  readonly hash: string | null;
}

export function snapshotOf(live: LiveTable, identity: string): Taken {
  const { table } = live;
  const game = table?.save() ?? null;
  const snapshot: Snapshot = {
    ...live.around,
    identity,
    game,
    views: table && {
      isOver: table.state.result !== null,
      choices: table.choices,
      bySeat: seatsOf(live.row.seats).map((seat) => table.view(seat)),
      onlooker: table.view(null),
    },
  };
  const row = { table_id: live.row.id, seq: live.at, body: JSON.stringify(snapshot) };
  return { row, hash: game?.hash ?? null };
}

export function readSnapshot({ body }: SnapshotRow): Snapshot {
  return JSON.parse(body) as Snapshot;
}

export function keptView(views: KeptViews | null, seat: Seat | null): View | null {
  return (seat === null ? views?.onlooker : views?.bySeat[seat]) ?? null;
}
