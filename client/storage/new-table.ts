import type { Game, Pack } from '@tablee/kernel';
import type { Sitting, StoredTable } from './stored-table.ts';

export interface TableSetUp {
  readonly game: Pick<Game, 'id' | 'version'>;
  readonly sitting: readonly Sitting[];
  readonly config: Readonly<Record<string, unknown>>;
  /** Drawn when left out. */
  readonly seed?: string;
  /** By seat; null for what is usual. */
  readonly brings?: readonly unknown[];
  /** Content from outside, kept with the table. */
  readonly pack?: Pack | null;
  /** The campaign it belongs to, by its id in this browser. */
  readonly campaign?: string;
}

/** A table nobody has played at yet. */
export function newTable({
  game,
  sitting,
  config,
  seed = drawSeed(),
  brings,
  pack,
  campaign,
}: TableSetUp): StoredTable {
  const now = Date.now();
  return {
    id: drawId(),
    game: game.id,
    version: game.version,
    start: {
      seats: sitting.length,
      seed,
      config,
      ...(brings && { brings: [...brings] }),
      ...(pack && { pack }),
    },
    sitting: [...sitting],
    choices: [],
    takenBack: 0,
    created: now,
    changed: now,
    result: null,
    counted: false,
    ...(campaign && { campaign }),
    stands: null,
  };
}

/** A table of its own that goes on from when so many choices had been made at this one. */
export function branchOff(
  stored: StoredTable,
  choices: number,
  sitting: readonly Sitting[] = stored.sitting,
): StoredTable {
  const now = Date.now();
  return {
    ...stored,
    id: drawId(),
    created: now,
    changed: now,
    sitting: [...sitting],
    choices: stored.choices.slice(0, choices),
    hashes: stored.hashes?.filter(([after]) => after <= choices),
    result: null,
    counted: true,
    stands: null,
  };
}

/** 128 bits: nobody guesses the shuffle. */
export function drawSeed(): string {
  return hex(16);
}

/** Short enough to read in an address; 60 bits, so that two tables never share one. */
export function drawId(): string {
  return hex(8).slice(0, 15);
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
