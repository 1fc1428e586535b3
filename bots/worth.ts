/**
 * What a table is worth to a seat, from −1 to 1, whatever coin the game counts in: 0 is the table thought about, 1 a
 * game won, −1 a game lost. In between stands the game's own evaluation, measured by how much it usually swings within
 * one thought: no evaluation, however high, is as good as winning.
 */
import type { Game, Seat, State } from '@tablee/kernel';

/** How near an evaluation can come to a result. */
const SHORT_OF_A_RESULT = 0.9;
/** A result is worth as much as so many of the usual swings. */
const SWINGS = 4;
/** Of the swings seen in one thought, this share is smaller than the one that counts as usual. */
const USUAL_SHARE = 0.7;
/** Swings kept of one thought. */
const MOST_SEEN = 256;

export class Worth {
  readonly #game: Game;
  /** The usual swing of each thought so far in this game. */
  readonly #swings: number[] = [];
  #seen: number[] = [];
  #now: (number | undefined)[] = [];
  #root: State | null = null;
  #unit = 1;

  constructor(game: Game) {
    this.#game = game;
  }

  /** True as long as there is nothing to measure by. */
  get isNew(): boolean {
    return this.#swings.length === 0;
  }

  /** A new thought begins at this table. */
  begin(root: State): void {
    this.#root = root;
    this.#now = [];
    this.#seen = [];
    if (this.#swings.length > 0) this.#unit = SWINGS * middle(this.#swings);
  }

  /** The thought is over: what it saw is measured by from now on. */
  learn(): void {
    this.#seen.sort((a, b) => a - b);
    const usual = this.#seen[Math.floor(this.#seen.length * USUAL_SHARE)] ?? 0;
    if (usual > 0) this.#swings.push(usual);
  }

  of(t: State, seat: Seat): number {
    const { result } = t;
    const { sides, advice } = this.#game;
    if (result !== null) {
      if (result.winners.includes(seat)) return 1;
      if (result.winners.length > 0 || sides !== 'versus') return -1;
    }
    return this.ofValue(advice.evaluate(t, seat), seat);
  }

  /** What an evaluation by the game is worth. */
  ofValue(value: number, seat: Seat): number {
    this.#now[seat] ??= this.#game.advice.evaluate(this.#root!, seat);
    const swing = value - this.#now[seat];
    if (this.#seen.length < MOST_SEEN) this.#seen.push(Math.abs(swing));
    return SHORT_OF_A_RESULT * Math.tanh(swing / this.#unit);
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
