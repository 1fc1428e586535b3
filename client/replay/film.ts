/** A whole game, choice by choice: every state kept, so that one can go anywhere in it and look from any seat. */
import {
  begin,
  type Choice,
  chosenBy,
  DRAW_AGREED,
  fork,
  type Game,
  type GameEvent,
  heardBy,
  RESIGNS,
  type Seat,
  type Start,
  type State,
  take,
  type View,
  view,
} from '@tablee/kernel';
import type { Told } from '../table/told.ts';

export class Film {
  readonly game: Game;
  readonly choices: readonly Choice[];
  /** After so many choices. */
  readonly #states: State[] = [];
  readonly #events: (readonly GameEvent[])[] = [];

  /** Throws `Refused` where a choice is not legal. */
  constructor(game: Game, start: Start, choices: readonly Choice[]) {
    this.game = game;
    this.choices = choices;
    const t = begin(game, start, true);
    this.#keep(t);
    for (const choice of choices) {
      take(game, t, choice);
      this.#keep(t);
    }
  }

  get length(): number {
    return this.choices.length;
  }

  get content(): unknown {
    return this.#states[0]!.content;
  }

  view(at: number, seat: Seat | null): View {
    // A replay asks nobody: what was open then is history.
    const seen = view(this.game, this.#states[at]!, seat);
    return { ...seen, decisions: [] };
  }

  told(at: number, seat: Seat | null): Told[] {
    const seen = this.view(at, seat);
    const by = this.choices[at - 1]?.seat ?? null;
    return heardBy(this.#events[at]!, seat).map((event) => ({ event, view: seen, choice: at, by }));
  }

  /** The choice that led to `at`, in the words of the player who made it. */
  said(at: number, language: 'fr' | 'en'): string | null {
    const choice = this.choices[at - 1];
    if (!choice) return null;
    const t = this.#states[at - 1]!;
    if (choice.says === RESIGNS || choice.says === DRAW_AGREED) return null;
    const { option } = chosenBy(this.game, t, choice);
    return this.game.words.option(view(this.game, t, choice.seat), option, language, this.content);
  }

  #keep(t: State): void {
    this.#events.push(t.told ?? []);
    t.told = [];
    this.#states.push(fork(t));
  }
}

/** Who may look from where: everywhere once the game is over; before, nobody sees another's hand. */
export function seatsToLookFrom(
  isOver: boolean,
  secrets: boolean,
  seats: readonly Seat[],
  people: readonly Seat[],
): readonly (Seat | null)[] {
  if (isOver || !secrets) return [...seats, null];
  return people.length === 1 ? [people[0]!, null] : [null];
}
