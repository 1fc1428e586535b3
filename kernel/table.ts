/**
 * A game being played by people: the state, every choice so far, what each seat heard, and how far each may go back.
 *
 * Undo is worked out, not declared. A seat may take back its last choices as long as since then no random number was
 * drawn, no seat learnt the face of a hidden piece, and no other seat decided. Further back is for the people round
 * the table to allow (`goBackTo`), and the table remembers that it was done.
 */
import { type Game, Refused, type Start, type View } from './game.ts';
import { begin, choose, decisionFor, whyNot } from './play.ts';
import { type Choice, optionSaying, take, writeRecord } from './record.ts';
import { type GameEvent, type Option, type Seat, type State, seatsOf } from './state.ts';
import { heardBy, view } from './view.ts';
import type { Refusal } from './why-not.ts';

interface Played extends Choice {
  readonly events: readonly GameEvent[];
  /** Chance or knowledge came in with this choice: nobody may go back behind it. */
  readonly final: boolean;
}

export class Table<S extends State = State, V = unknown> {
  readonly game: Game<S, V>;
  readonly start: Start;
  #state: S;
  #played: Played[] = [];
  #opening: readonly GameEvent[];
  /** Choices taken back beyond what the rules of undo allow; shown with the result. */
  takenBack = 0;

  constructor(game: Game<S, V>, start: Start, choices: readonly Choice[] = []) {
    this.game = game;
    this.start = start;
    this.#state = begin(game, start, true);
    this.#opening = this.#drain();
    for (const choice of choices) this.say(choice.seat, choice.says);
  }

  /** For bots' drivers and tests; clients get views. */
  get state(): S {
    return this.#state;
  }

  get choices(): readonly Choice[] {
    return this.#played;
  }

  get record(): string {
    return writeRecord(this.game, this.start, this.#played);
  }

  view(seat: Seat | null): View<V> {
    return view(this.game, this.#state, seat);
  }

  /** What the seat heard, from the given choice on (0: from the opening). */
  heard(seat: Seat | null, since = 0): GameEvent[] {
    const opening = since === 0 ? this.#opening : [];
    return heardBy([...opening, ...this.#played.slice(since).flatMap((played) => played.events)], seat);
  }

  /** What the seat heard of one choice, counted from 1; of the opening with 0. */
  heardOf(seat: Seat | null, choice: number): GameEvent[] {
    const events = choice === 0 ? this.#opening : this.#played[choice - 1]?.events;
    return heardBy(events ?? [], seat);
  }

  /** Answers a decision. Throws `Refused` when it is not that seat's to answer, or not with that. */
  choose(seat: Seat, decisionId: number, index: number): void {
    const decision = decisionFor(this.#state, seat, decisionId);
    if (!decision) throw new Refused('This question is no longer open.');
    const option = decision.options[index];
    if (!option)
      throw new Refused(`Expected an option from 0 to ${decision.options.length - 1}, got ${index}.`);
    this.#take(seat, this.game.words.notation(option, this.#state.config), () =>
      choose(this.game, this.#state, decision, option),
    );
  }

  /** Answers the seat's open decision in the game's notation. */
  say(seat: Seat, says: string): void {
    this.#take(seat, says, () => take(this.game, this.#state, { seat, says }));
  }

  /** The option of the seat's decision that reads so, if there is one. */
  option(seat: Seat, says: string): Option | null {
    const decision = this.#state.open.find((open) => open.seat === seat);
    if (!decision) return null;
    try {
      return optionSaying(this.game, this.#state, decision, says);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  whyNot(seat: Seat): readonly Refusal[] {
    return this.#state.open
      .filter((decision) => decision.seat === seat)
      .flatMap((decision) => whyNot(this.game, this.#state, decision));
  }

  /** How many choices there would be after this seat took one back; null when the rules of undo don't allow it. */
  undoTo(seat: Seat): number | null {
    const last = this.#played.length - 1;
    const played = this.#played[last];
    if (!played || played.seat !== seat || played.final) return null;
    return last;
  }

  /** How many choices would be left after this seat took back all it may; null when it may take back nothing. */
  undoLimit(seat: Seat): number | null {
    let left = this.#played.length;
    while (left > 0 && this.#played[left - 1]!.seat === seat && !this.#played[left - 1]!.final) left--;
    return left === this.#played.length ? null : left;
  }

  /** Takes back the seat's last choice, or its last ones until so many choices are left. */
  undo(seat: Seat, to = this.undoTo(seat)): void {
    const limit = this.undoLimit(seat);
    if (limit === null || to === null || to < limit)
      throw new Refused('Nothing can be taken back: something was drawn, shown or decided since.');
    if (!Number.isInteger(to) || to >= this.#played.length) {
      throw new Refused(
        `Expected a number of choices from ${limit} to ${this.#played.length - 1}, got ${to}.`,
      );
    }
    this.#rewind(to);
  }

  /** Goes back to when `count` choices had been made, whatever was seen since. Everybody must have agreed. */
  goBackTo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.#played.length) {
      throw new Refused(`Expected a number of choices from 0 to ${this.#played.length}, got ${count}.`);
    }
    this.takenBack += this.#played.length - count;
    this.#rewind(count);
  }

  #take(seat: Seat, says: string, act: () => void): void {
    const drawn = this.#state.random.drawn;
    const known = this.#known();
    act();
    const final =
      this.#state.random.drawn !== drawn || this.#state.result !== null || learnt(known, this.#known());
    this.#played.push({ seat, says, events: this.#drain(), final });
  }

  #known(): Set<number>[] {
    return seatsOf(this.#state.seats).map((seat) => new Set(this.game.knows(this.#state, seat)));
  }

  #drain(): GameEvent[] {
    const told = this.#state.told ?? [];
    this.#state.told = [];
    return told;
  }

  #rewind(count: number): void {
    const kept = this.#played.slice(0, count);
    this.#state = begin(this.game, this.start);
    for (const choice of kept) take(this.game, this.#state, choice);
    this.#state.told = [];
    this.#played = kept;
  }
}

function learnt(before: readonly Set<number>[], after: readonly Set<number>[]): boolean {
  return after.some((known, seat) => [...known].some((piece) => !before[seat]!.has(piece)));
}
