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

/**
 * What each of those round the screen was told, kept as the game goes on: the first time somebody looks the game is gone
 * through once; after that neither a curtain nor going back plays anything again.
 */
export class ToldToEach {
  readonly #table: Table;
  readonly #lists = new Map<Seat | null, Told[]>();

  constructor(table: Table) {
    this.#table = table;
  }

  to(seat: Seat | null): readonly Told[] {
    let list = this.#lists.get(seat);
    if (!list) {
      const { game, start, choices } = this.#table;
      list = toldSoFar(game, start, choices, seat);
      this.#lists.set(seat, list);
    }
    return list;
  }

  /** A choice was made: what it brought, for this seat. */
  hear(seat: Seat | null): readonly Told[] {
    let heard: readonly Told[] | undefined;
    for (const [listener, list] of this.#lists) {
      const told = toldLast(this.#table, listener);
      list.push(...told);
      if (listener === seat) heard = told;
    }
    return heard ?? toldLast(this.#table, seat);
  }

  /** So many choices are left. */
  backTo(choices: number): void {
    for (const list of this.#lists.values()) while ((list.at(-1)?.choice ?? 0) > choices) list.pop();
  }
}

/** The whole game again, as this seat (null: anybody) heard it. */
function toldSoFar(game: Game, start: Start, choices: readonly Choice[], seat: Seat | null): Told[] {
  const table = new Table(game, start);
  const told = toldLast(table, seat);
  for (const { seat: by, says } of choices) {
    table.say(by, says);
    told.push(...toldLast(table, seat));
  }
  return told;
}

/** What the last choice brought; what the opening did when there is none yet. */
function toldLast(table: Table, seat: Seat | null): Told[] {
  const view = table.view(seat);
  const choice = table.choices.length;
  const by = table.choices[choice - 1]?.seat ?? null;
  return table.heardOf(seat, choice).map((event) => ({ event, view, choice, by }));
}
