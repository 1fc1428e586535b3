/** How the table is told: to each seat what it may know, and a line for the lists. */
import { type GameEvent, type Seat, seatsOf, type Table } from '@tablee/kernel';
import type { Asking, Clock, Moment, MyTable, TableMessage } from '../protocol/index.ts';
import { isPresent, sittingOf } from './chairs.ts';
import type { LiveTable, Proposal } from './live-table.ts';

export interface Around {
  /** The guests who have a page open at the table. */
  readonly here: ReadonlySet<string>;
  readonly watchers: number;
  readonly now: number;
}

/** The table as this seat may know it, going on from the entry `since`; null: from the beginning. */
export function tableMessage(
  live: LiveTable,
  seat: Seat | null,
  since: number | null,
  around: Around,
): TableMessage {
  const { row, game, table, phase } = live;
  const keep = since === null ? 0 : live.keptSince(since);
  return {
    type: 'table',
    table: row.id,
    game: row.game,
    version: row.version,
    config: live.config,
    phase,
    people: live.chairs.map((chair) => sittingOf(chair, around.here)),
    seat,
    host: live.host,
    invite: seat === null ? null : row.invite,
    watch: row.watch === 1,
    watchers: around.watchers,
    at: live.at,
    since,
    keep,
    told: table ? momentsOf(live, table, seat, keep) : [],
    choices: table?.choices.length ?? 0,
    view: table?.view(seat) ?? null,
    undoTo: seat === null ? null : live.undoLimit(seat),
    takenBack: table?.takenBack ?? 0,
    back: live.back && { ...asking(live, live.back), to: live.back.to },
    draw: live.draw && asking(live, live.draw),
    can: { resign: game.resign !== undefined, draw: game.agreeDraw !== undefined },
    clock: clockOf(live, around.now),
    fairness: { commitment: live.commitment, seed: phase === 'over' ? row.seed : null },
    rematch: live.rematch,
  };
}

/** What the list of tables shows; without what only its reader knows. */
export type Summary = Pick<MyTable, 'people' | 'waitingFor' | 'result' | 'rematch'>;

export function summaryOf(live: LiveTable): Summary {
  const result = live.table?.state.result ?? null;
  return {
    people: live.chairs.map((chair) => sittingOf(chair, NOBODY)),
    waitingFor: live.waitingFor,
    result: result && { winners: result.winners, how: result.how },
    rematch: live.rematch,
  };
}
const NOBODY: ReadonlySet<string> = new Set();

/** From the moment of that number on. */
function momentsOf(live: LiveTable, table: Table, seat: Seat | null, from: number): Moment[] {
  const moments: Moment[] = [];
  for (let choice = from; choice <= table.choices.length; choice++) {
    const events: readonly GameEvent[] = table.heardOf(seat, choice);
    const by = choice === 0 ? null : table.choices[choice - 1]!.seat;
    moments.push({
      choice,
      seat: by,
      ...(live.outOfTime.has(choice) && { outOfTime: true as const }),
      events,
    });
  }
  return moments;
}

function asking(live: LiveTable, { by, agreed }: Proposal): Asking {
  const people = seatsOf(live.row.seats).filter((seat) => isPresent(live.chairs[seat]));
  return { by, agreed: [...agreed], waitingFor: people.filter((seat) => !agreed.has(seat)) };
}

function clockOf({ deadlines }: LiveTable, now: number): Clock | null {
  if (deadlines.seconds === null) return null;
  const left = [...deadlines.bySeat].map(([seat, deadline]) => ({
    seat,
    milliseconds: Math.max(0, deadline - now),
  }));
  return { seconds: deadlines.seconds, left };
}
