/**
 * A game being played by people: the state, every choice so far, what each seat heard, and how far each may go back.
 *
 * A *moment* is what a seat hears of at a time: one choice, together with those before it that the seat could not notice.
 * How many small steps somebody takes in private is nobody else's business: they are told with the first that shows.
 *
 * Undo is worked out, not declared. A seat may take back its last choices as long as since then no random number was
 * drawn, no seat learnt the face of a hidden piece, and no other seat decided. Further back is for the people round
 * the table to allow (`goBackTo`), and the table remembers that it was done.
 */
import { fork } from './fork.ts';
import { Departed, type Game, Refused, type Start, type View } from './game.ts';
import { canonical, hash } from './hash.ts';
import { begin, choose, decisionFor, whyNot } from './play.ts';
import { type Choice, chosenBy, saying, take, writeRecord } from './record.ts';
import { type Decision, type GameEvent, type Option, type Seat, type State, seatsOf } from './state.ts';
import { heardBy, underWay, view, waitingFor } from './view.ts';
import type { Refusal } from './why-not.ts';

/** What a seat heard at a time. */
export interface Moment {
  /** Who chose; null for the opening. */
  readonly by: Seat | null;
  /** Choices that had been made by then. */
  readonly choices: number;
  readonly events: readonly GameEvent[];
}

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
  /** How the table stood when so many choices had been made: at the last point nobody may go back behind. */
  #anchor: { readonly state: S; readonly choices: number };
  /** After how many choices each seat heard something, and, last, a spectator. */
  #heardAfter: number[][];
  /** Choices taken back beyond what the rules of undo allow; shown with the result. */
  takenBack = 0;

  /** `hashes`: after how many choices, which hash. Throws `Departed` where the choices no longer lead there. */
  constructor(
    game: Game<S, V>,
    start: Start,
    choices: readonly Choice[] = [],
    hashes: ReadonlyMap<number, string> = NO_HASHES,
  ) {
    this.game = game;
    this.start = start;
    this.#state = begin(game, start, true);
    this.#opening = this.#drain();
    this.#anchor = { state: fork(this.#state), choices: 0 };
    this.#heardAfter = Array.from({ length: start.seats + 1 }, () => []);
    this.#playAgain(choices, hashes);
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

  /** What the seat heard, moment by moment, from that one on (0: from the opening). */
  moments(seat: Seat | null, from = 0): Moment[] {
    const after = this.#heardAfter[seat ?? this.start.seats]!;
    const moments: Moment[] = [];
    if (from === 0) moments.push({ by: null, choices: 0, events: heardBy(this.#opening, seat) });
    for (let n = Math.max(from - 1, 0); n < after.length; n++) {
      const choices = after[n]!;
      const events = this.#played.slice(after[n - 1] ?? 0, choices).flatMap((played) => played.events);
      moments.push({ by: this.#played[choices - 1]!.seat, choices, events: heardBy(events, seat) });
    }
    return moments;
  }

  /** How many moments the seat was told of when so many choices had been made, the opening aside. */
  momentsBy(seat: Seat | null, choices = this.#played.length): number {
    const after = this.#heardAfter[seat ?? this.start.seats]!;
    let count = after.length;
    while (count > 0 && after[count - 1]! > choices) count--;
    return count;
  }

  /** How many choices had been made when the seat was told of that moment, counted from 1; none at the opening, 0. */
  choicesBy(seat: Seat | null, moment: number): number {
    return this.#heardAfter[seat ?? this.start.seats]![moment - 1] ?? 0;
  }

  /** The table as it stood when so many choices had been made; the caller's own, to play on or look at. */
  stateAt(choices: number): S {
    const { state, choices: from } = choices >= this.#anchor.choices ? this.#anchor : this.#beginning();
    const t = fork(state);
    for (const choice of this.#played.slice(from, choices)) take(this.game, t, choice);
    return t;
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
    this.#take(seat, saying(this.game, this.#state, decision, option), () =>
      choose(this.game, this.#state, decision, option),
    );
  }

  /** Answers the seat's open decision as a record writes it. */
  say(seat: Seat, says: string): void {
    this.#take(seat, says, () => take(this.game, this.#state, { seat, says }));
  }

  /** The option that the seat would choose by saying so, if there is one. */
  option(seat: Seat, says: string): Option | null {
    try {
      return chosenBy(this.game, this.#state, { seat, says }).option;
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
    const { drawn } = this.#state.random;
    const asked = this.#state.open.slice();
    const before = canonical(underWay(this.game, this.#state));
    const known = this.#known();
    act();
    const { result } = this.#state;
    const final = this.#state.random.drawn !== drawn || result !== null || learnt(known, this.#known());
    const events = this.#drain();
    this.#played.push({ seat, says, events, final });
    const choices = this.#played.length;
    if (final) this.#anchor = { state: fork(this.#state), choices };
    const { open } = this.#state;
    const isSeenByAll =
      result !== null ||
      !isSame(waitingFor(asked), waitingFor(open)) ||
      canonical(underWay(this.game, this.#state)) !== before;
    this.#heardAfter.forEach((after, index) => {
      const viewer = index < this.start.seats ? (index as Seat) : null;
      const isHeard =
        isSeenByAll ||
        viewer === seat ||
        heardBy(events, viewer).length > 0 ||
        !isSame(idsFor(asked, viewer), idsFor(open, viewer));
      if (isHeard) after.push(choices);
    });
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
    if (count < this.#anchor.choices) this.#anchor = this.#lastAnchor(count);
    this.#state = this.stateAt(count);
    this.#state.told = [];
    this.#played.length = count;
    for (const after of this.#heardAfter) while ((after[after.length - 1] ?? 0) > count) after.pop();
  }

  #beginning(): { readonly state: S; readonly choices: number } {
    return { state: begin(this.game, this.start), choices: 0 };
  }

  /** The last point before `count` that nobody may go back behind. */
  #lastAnchor(count: number): { readonly state: S; readonly choices: number } {
    let choices = count;
    while (choices > 0 && !this.#played[choices - 1]!.final) choices--;
    return { state: this.stateAt(choices), choices };
  }

  #playAgain(choices: readonly Choice[], hashes: ReadonlyMap<number, string>): void {
    this.#compare(hashes, 0);
    choices.forEach((choice, index) => {
      try {
        this.say(choice.seat, choice.says);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new Departed(`choice ${index + 1}: ${error.message}`, index + 1, error.rule);
      }
      this.#compare(hashes, index + 1);
    });
  }

  #compare(hashes: ReadonlyMap<number, string>, played: number): void {
    const expected = hashes.get(played);
    if (expected === undefined || expected === hash(this.#state)) return;
    throw new Departed(
      `after choice ${played} the hash was ${expected}, now it is ${hash(this.#state)}.`,
      played,
    );
  }
}

const NO_HASHES: ReadonlyMap<number, string> = new Map();

function isSame(before: readonly number[], after: readonly number[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}

function idsFor(open: readonly Decision[], viewer: Seat | null): number[] {
  return open.filter(({ seat }) => seat === viewer).map(({ id }) => id);
}

function learnt(before: readonly Set<number>[], after: readonly Set<number>[]): boolean {
  return after.some((known, seat) => [...known].some((piece) => !before[seat]!.has(piece)));
}
