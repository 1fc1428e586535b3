/** Sets up a position and plays it by the words of the game's notation. */
import type { Game, Start } from '../game.ts';
import type { GameEvent, Seat, State } from '../state.ts';
import { Table } from '../table.ts';
import type { Refusal } from '../why-not.ts';

/** A table as tests see it: say a choice, look at what happened. */
export class Play<S extends State = State, V = unknown> {
  readonly table: Table<S, V>;

  constructor(game: Game<S, V>, start: Start) {
    this.table = new Table(game, start);
  }

  get state(): S {
    return this.table.state;
  }

  /** The seat being asked (the first one, if several are). */
  get asked(): Seat {
    const decision = this.state.open[0];
    if (!decision) throw new Error('Nobody is asked anything.');
    return decision.seat;
  }

  get kind(): string | null {
    return this.state.open[0]?.kind ?? null;
  }

  /** The options of the open decision, in the game's notation. */
  get options(): string[] {
    const { open, content } = this.state;
    return (open[0]?.options ?? []).map((option) => this.table.game.words.notation(option, content));
  }

  /** Says these choices one after the other, each by the seat that is asked. */
  choose(...says: readonly string[]): this {
    for (const words of says) this.table.say(this.asked, words);
    return this;
  }

  /** What was told since the given choice (the last one, unless said otherwise), to everybody together. */
  told(since = this.table.choices.length - 1): GameEvent[] {
    return this.table.heard(null, Math.max(since, 0));
  }

  /** The refusals of the open decision that speak of this kind of action. */
  whyNot(does: string): Refusal[] {
    return this.table.whyNot(this.asked).filter((refusal) => refusal.about.do === does);
  }
}

/** A table set up by hand. */
export function set<S extends State, V>(
  game: Game<S, V>,
  position: unknown,
  start: Partial<Omit<Start, 'position'>> = {},
): Play<S, V> {
  return new Play(game, { seats: game.seats.min, seed: 'test', ...start, position });
}
