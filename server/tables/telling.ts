/** How the table is told: to each seat what it may know, and a line for the lists. */
import { type Seat, seatsOf } from '@tablee/kernel';
import type { Clock, MyTable, Phase, Proposed, TableMessage } from '@tablee/protocol';
import { isPresent, sittingOf } from './chairs.ts';
import { heardMoments, type KeptMoment } from './history.ts';
import type { LiveTable, Proposal } from './live-table.ts';
import { keptView } from './snapshot.ts';

export interface Around {
  /** The guests who have a page open at the table. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
  /** Both in a word, always the same for the same. */
  readonly word: string;
  readonly now: number;
}

/** Who sits there, and how it is played: what stays the same from one choice to the next, and is the same for all seats. */
type Setting = Pick<
  TableMessage,
  | 'type'
  | 'table'
  | 'game'
  | 'version'
  | 'config'
  | 'phase'
  | 'people'
  | 'host'
  | 'invite'
  | 'watch'
  | 'hints'
  | 'watchers'
  | 'departs'
  | 'can'
  | 'fairness'
  | 'rematch'
>;

/** Tells a table: JSON of a `TableMessage`. The setting is written down once and told again until it has changed. */
export class Teller {
  #live: LiveTable | null = null;
  #arranged = 0;
  #phase: Phase | null = null;
  #word = '';
  /** For those who sit there, and for those who look on. */
  #forSeats: string | null = null;
  #forOnlookers: string | null = null;

  /**
   * The table as this seat may know it, going on from the entry `since`; null: from the beginning. `moments` are those after
   * the ones that stand since then (`LiveTable.keptSince`).
   */
  tell(
    live: LiveTable,
    seat: Seat | null,
    since: number | null,
    moments: readonly KeptMoment[],
    around: Around,
  ): string {
    const now = JSON.stringify(nowOf(live, seat, since, moments, around));
    return `${this.#setting(live, seat !== null, around).slice(0, -1)},${now.slice(1)}`;
  }

  #setting(live: LiveTable, isSeated: boolean, around: Around): string {
    if (
      this.#live !== live ||
      this.#arranged !== live.arranged ||
      this.#phase !== live.phase ||
      this.#word !== around.word
    ) {
      this.#forSeats = null;
      this.#forOnlookers = null;
      this.#live = live;
      this.#arranged = live.arranged;
      this.#phase = live.phase;
      this.#word = around.word;
    }
    if (isSeated) this.#forSeats ??= JSON.stringify(settingOf(live, live.invite, around));
    else this.#forOnlookers ??= JSON.stringify(settingOf(live, null, around));
    return (isSeated ? this.#forSeats : this.#forOnlookers)!;
  }
}

function settingOf(live: LiveTable, invite: string | null, around: Around): Setting {
  const { row, table, phase, shelved } = live;
  return {
    type: 'table',
    table: row.id,
    game: row.game,
    version: row.version,
    config: live.config,
    phase,
    people: live.chairs.map((chair) => sittingOf(chair, around.here)),
    host: live.host,
    invite,
    watch: row.watch === 1,
    hints: row.hints === 1,
    watchers: around.watchers,
    departs: shelved?.departs ?? null,
    can: { resign: table?.game.resign !== undefined, draw: table?.game.agreeDraw !== undefined },
    fairness: {
      commitment: live.commitment,
      seed: phase === 'over' ? row.seed : null,
      ...(live.broughtCommitments && { brought: live.broughtCommitments }),
    },
    rematch: live.rematch,
  };
}

function nowOf(
  live: LiveTable,
  seat: Seat | null,
  since: number | null,
  moments: readonly KeptMoment[],
  around: Around,
): Omit<TableMessage, keyof Setting> {
  const { row, table, phase, shelved, ears } = live;
  const kept = since === null ? 0 : live.keptSince(since);
  // The opening, and what the reader heard of.
  const keep = kept === 0 ? 0 : 1 + ears.heardOf(seat, kept - 1);
  const choices = ears.heardOf(seat, Math.max(0, live.moments - 1));
  return {
    seat,
    brings: seat === null || phase !== 'waiting' ? null : live.brings(seat),
    at: ears.at(seat),
    since: since === null ? null : ears.at(seat, live.at - since),
    keep,
    told: heardMoments(moments, keep, seat, row.seats),
    choices,
    view: shelved ? keptView(shelved.views, seat) : (table?.view(seat) ?? null),
    undoTo: seat === null ? null : undoTo(live, seat, choices),
    takenBack: table?.takenBack ?? 0,
    back: live.back && { ...asking(live, live.back), to: ears.heardOf(seat, live.back.to) },
    draw: live.draw && asking(live, live.draw),
    clock: clockOf(live, around.now),
  };
}

/** What can be taken back is all the seat's own: it heard of every one. */
function undoTo(live: LiveTable, seat: Seat, choices: number): number | null {
  const limit = live.undoLimit(seat);
  return limit === null ? null : choices - (live.table!.choices - limit);
}

/** What the list of tables shows; without what only its reader knows. */
export type Summary = Pick<MyTable, 'people' | 'waitingFor' | 'result' | 'rematch'>;

export function summaryOf(live: LiveTable): Summary {
  const result = live.table?.state.result ?? keptView(live.shelved?.views ?? null, null)?.result ?? null;
  return {
    people: live.chairs.map((chair) => sittingOf(chair, NOBODY)),
    waitingFor: live.waitingFor,
    result: result && { winners: result.winners, how: result.how },
    rematch: live.rematch,
  };
}
const NOBODY: ReadonlySet<string> = new Set();

function asking(live: LiveTable, { by, agreed }: Proposal): Proposed {
  const people = seatsOf(live.row.seats).filter((seat) => isPresent(live.chairs[seat]));
  return { by, agreed: [...agreed], waitingFor: people.filter((seat) => !agreed.has(seat)) };
}

function clockOf(live: LiveTable, now: number): Clock | null {
  const { seconds } = live.deadlines;
  if (seconds === null) return null;
  const left = [...live.deadlines.running(live)].map(([seat, deadline]) => ({
    seat,
    milliseconds: Math.max(0, deadline - now),
  }));
  return { seconds, left };
}
