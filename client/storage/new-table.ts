import type { Game } from '@tablee/kernel';
import type { Sitting, StoredTable } from './stored-table.ts';

export interface TableSetUp {
  readonly game: Pick<Game, 'id' | 'version'>;
  readonly sitting: readonly Sitting[];
  readonly config: Readonly<Record<string, unknown>>;
  /** Drawn when left out. */
  readonly seed?: string;
}

/** A table nobody has played at yet. */
export function newTable({ game, sitting, config, seed = drawSeed() }: TableSetUp): StoredTable {
  const now = Date.now();
  return {
    id: drawId(),
    game: game.id,
    version: game.version,
    start: { seats: sitting.length, seed, config },
    sitting: [...sitting],
    choices: [],
    takenBack: 0,
    created: now,
    changed: now,
    result: null,
    counted: false,
    stands: null,
  };
}

/** 128 bits: nobody guesses the shuffle. */
export function drawSeed(): string {
  return hex(16);
}

/** Short enough to read in an address; 60 bits, so that two tables never share one. */
function drawId(): string {
  return hex(8).slice(0, 15);
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
