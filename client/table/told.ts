/** What was told to one seat, each with the view as it was then: an old line of the log speaks of the table of its time. */
import {
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type Start,
  Table,
  type View,
} from '@tablee/kernel';

export interface Told {
  readonly event: GameEvent;
  readonly view: View;
  /** How many choices had been made when it was told; the opening's events have 0. */
  readonly choice: number;
  /** Who chose; null for the opening. */
  readonly by: Seat | null;
}

/** The whole game again, as this seat (null: anybody) heard it. */
export function toldSoFar(game: Game, start: Start, choices: readonly Choice[], seat: Seat | null): Told[] {
  const table = new Table(game, start);
  const told = toldLast(table, seat);
  for (const { seat: by, says } of choices) {
    table.say(by, says);
    told.push(...toldLast(table, seat));
  }
  return told;
}

/** What the last choice brought; what the opening did when there is none yet. */
export function toldLast(table: Table, seat: Seat | null): Told[] {
  const view = table.view(seat);
  const choice = table.choices.length;
  const by = table.choices[choice - 1]?.seat ?? null;
  return table.heardOf(seat, choice).map((event) => ({ event, view, choice, by }));
}
