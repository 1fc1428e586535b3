/**
 * The game on a table of the server: where it stands, and as much of the way there as can be taken back. What lies further
 * back is in the database. So a table takes little room, however long it is played.
 *
 * How far a seat may go back is the kernel's rule (`Table` there is the slow path this must agree with): as long as since
 * then nothing was drawn by chance, nobody learnt the face of a hidden piece, and no other seat decided.
 */
import {
  begin,
  choose,
  type Decision,
  fork,
  type Game,
  type GameEvent,
  hash,
  heardBy,
  type Option,
  Refused,
  restore,
  type Seat,
  type Start,
  type State,
  save,
  seatsOf,
  take,
  type View,
  view,
} from '@tablee/kernel';
import { everybody, type Noticed } from './ears.ts';
import type { Change, KeptMoment } from './history.ts';

/** Nobody takes back more choices than this at a time: to go back means to play them again. */
const FURTHEST_BACK = 100;
/** Moments kept in mind for the pages that have just missed them; those of the last change in any case. */
const IN_MIND = 3;

interface Held {
  readonly seat: Seat;
  readonly says: string;
}

/** By seat. */
type Known = readonly (readonly number[])[];

/** What a choice means: which open question it answers, and with which option. */
interface Meant extends Held {
  readonly decision: Decision;
  readonly option: Option;
}

/** As text: the state at the last point nobody may go back behind, and the choices since. */
export interface SavedGame {
  readonly anchor: string;
  readonly choices: number;
  readonly held: readonly Held[];
  readonly takenBack: number;
  readonly hash: string;
}

export class Played {
  readonly game: Game;
  readonly start: Start;
  #state: State;
  /** The state at the last point that nobody may go back behind. */
  #anchor: State | null = null;
  /** The choices since. */
  #held: Held[] = [];
  /** By seat: the hidden pieces whose faces it knows. */
  #known: Known | null = null;
  #meant: Meant | null = null;
  #choices = 0;
  #recent: KeptMoment[] = [];
  #change: { keep: number; moments: KeptMoment[] } | null;
  /** Choices taken back beyond what the rules of undo allow; shown with the result. */
  takenBack = 0;
  /** Chance or knowledge came in with the last choice. */
  wasFinal = true;
  /** Choices played so far, those played again included: how much work it was. */
  static work = 0;

  private constructor(game: Game, start: Start, state: State, opening: KeptMoment[]) {
    this.game = game;
    this.start = start;
    this.#state = state;
    this.#recent = opening;
    this.#change = opening.length > 0 ? { keep: 0, moments: [...opening] } : null;
  }

  static begin(game: Game, start: Start): Played {
    const state = begin(game, start, true);
    const events = state.told ?? [];
    state.told = [];
    return new Played(game, start, state, [{ seat: null, says: '', events }]);
  }

  /** Throws `Refused` when the text does not lead to the state it was made of. */
  static restore(game: Game, start: Start, saved: SavedGame): Played {
    const state = restore(game, saved.anchor, start.pack ?? null);
    const played = new Played(game, start, state, []);
    played.#choices = saved.choices - saved.held.length;
    for (const { seat, says } of saved.held) {
      played.#hold(seat, says);
      played.#again(seat, says);
    }
    if (hash(state) !== saved.hash)
      throw new Refused('The snapshot does not lead to the state it was made of.');
    state.told = [];
    played.takenBack = saved.takenBack;
    return played;
  }

  save(): SavedGame {
    return {
      anchor: save(this.game, this.#anchor ?? this.#state),
      choices: this.#choices,
      held: this.#held,
      takenBack: this.takenBack,
      hash: this.hash,
    };
  }

  get state(): State {
    return this.#state;
  }

  get hash(): string {
    return hash(this.#state);
  }

  /** Choices that stand. There is one moment more: the opening. */
  get choices(): number {
    return this.#choices;
  }

  view(seat: Seat | null): View {
    return view(this.game, this.#state, seat);
  }

  /** The moments from that one on; null when they are no longer in mind. */
  recent(from: number): readonly KeptMoment[] | null {
    const first = this.#choices + 1 - this.#recent.length;
    return from < first ? null : this.#recent.slice(from - first);
  }

  /** What has changed since this was last asked. */
  change(): Change | null {
    const change = this.#change;
    this.#change = null;
    return change;
  }

  /** When just that is said next, it means this option of this open question: nobody has to look for it by its notation. */
  means(seat: Seat, says: string, decision: Decision, option: Option): void {
    this.#meant = { seat, says, decision, option };
  }

  /** Answers the seat's open decision in the game's notation. What the clock does can't be taken back. */
  say(seat: Seat, says: string, by: 'seat' | 'clock' = 'seat'): void {
    const { drawn } = this.#state.random;
    const asked = this.#state.open;
    const known = this.#known ?? this.#knownNow();
    this.#play(seat, says);
    const isDrawn = this.#state.random.drawn !== drawn || this.#state.result !== null;
    this.#known = isDrawn ? null : this.#knownSince(known);
    this.wasFinal = isDrawn || learnt(known, this.#known!);
    if (this.wasFinal || by === 'clock') this.#letGo();
    // Copied, and kept: an array that grew has room for many more.
    const events = (this.#state.told ?? []).slice();
    this.#state.told = [];
    const heard = by === 'clock' ? everybody(this.#state.seats) : this.#heard(seat, events, asked);
    this.#add({ seat, says, events, ...(by === 'clock' && { outOfTime: true as const }), heard });
  }

  /** How many choices would be left after this seat took back all it may; null when it may take back nothing. */
  undoLimit(seat: Seat): number | null {
    let own = 0;
    while (own < this.#held.length && this.#held[this.#held.length - 1 - own]!.seat === seat) own++;
    return own === 0 ? null : this.#choices - own;
  }

  undo(seat: Seat, to: number): void {
    const limit = this.undoLimit(seat);
    if (limit === null || to < limit || to >= this.#choices)
      throw new Refused('Nothing can be taken back: something was drawn, shown or decided since.');
    this.#rewind(to, this.stateAt(to)!);
  }

  /** How it stood after so many choices is in mind. */
  holds(choices: number): boolean {
    return choices <= this.#choices && choices >= this.#choices - this.#held.length;
  }

  /** The table as it was when so many choices had been made, if that is in mind. */
  stateAt(choices: number): State | null {
    if (!this.holds(choices)) return null;
    if (choices === this.#choices) return fork(this.#state);
    const first = this.#choices - this.#held.length;
    const state = fork(this.#anchor!);
    for (const choice of this.#held.slice(0, choices - first)) take(this.game, state, choice);
    Played.work += choices - first;
    return state;
  }

  /** Goes back to when so many choices had been made, whatever was seen since. Everybody must have agreed. */
  goBackTo(choices: number, state: State): void {
    this.takenBack += this.#choices - choices;
    this.#rewind(choices, state);
    this.#letGo();
  }

  #play(seat: Seat, says: string): void {
    this.#hold(seat, says);
    try {
      this.#again(seat, says);
    } catch (error) {
      this.#held.pop();
      this.#choices--;
      throw error;
    }
  }

  /** The choice is about to be made, and might be taken back. */
  #hold(seat: Seat, says: string): void {
    if (!this.#anchor || this.#held.length >= FURTHEST_BACK) {
      this.#anchor = fork(this.#state);
      this.#held = [];
    }
    this.#held.push({ seat, says });
    this.#choices++;
  }

  /** Who could notice a choice: who made it, who heard something of it, whoever is asked something else now. */
  #heard(seat: Seat, events: readonly GameEvent[], asked: readonly Decision[]): Noticed {
    const { open, seats, result } = this.#state;
    if (result !== null || !(askAllOf(asked, open) && askAllOf(open, asked))) return everybody(seats);
    let heard = 1 << seat;
    for (const viewer of [...seatsOf(seats), null]) {
      const bit = 1 << (viewer ?? seats);
      if (heard & bit) continue;
      const isHeard =
        heardBy(events, viewer).length > 0 || !isSame(idsFor(asked, viewer), idsFor(open, viewer));
      if (isHeard) heard |= bit;
    }
    return heard;
  }

  #letGo(): void {
    this.#anchor = null;
    this.#held = [];
  }

  #again(seat: Seat, says: string): void {
    Played.work++;
    const meant = this.#meant;
    this.#meant = null;
    if (meant?.seat === seat && meant.says === says && this.#state.open.includes(meant.decision))
      choose(this.game, this.#state, meant.decision, meant.option);
    else take(this.game, this.#state, { seat, says });
  }

  #add(moment: KeptMoment): void {
    this.#change ??= { keep: this.#choices, moments: [] };
    this.#change.moments.push(moment);
    const most = Math.max(IN_MIND, this.#change.moments.length);
    // Put together like this the list is as long as it is; one that grows has room for many more.
    this.#recent = this.#recent.slice(1 - most).concat(moment);
  }

  #rewind(choices: number, state: State): void {
    const gone = this.#choices - choices;
    const isHeld = gone <= this.#held.length;
    if (isHeld) this.#held.length -= gone;
    else this.#letGo();
    if (this.#held.length === 0) this.#letGo();
    this.#state = state;
    state.told = [];
    this.#known = null;
    this.wasFinal = this.#held.length === 0;
    this.#recent.length = Math.max(0, this.#recent.length - gone);
    this.#change ??= { keep: this.#choices + 1, moments: [] };
    this.#change.keep = Math.min(this.#change.keep, choices + 1);
    this.#change.moments.length = Math.max(0, choices + 1 - this.#change.keep);
    this.#choices = choices;
  }

  #knownNow(): Known {
    return seatsOf(this.#state.seats).map((seat) => [...this.game.knows(this.#state, seat)]);
  }

  /** Mostly nothing changes hands: then it stays what it was, as what is new and kept costs the collector of garbage most. */
  #knownSince(then: Known): Known {
    const now = this.#knownNow();
    return now.every((known, seat) => isSame(known, then[seat]!)) ? then : now;
  }
}

/** Whoever is asked something by the second is by the first. */
function askAllOf(one: readonly Decision[], other: readonly Decision[]): boolean {
  return other.every(({ seat }) => one.some((decision) => decision.seat === seat));
}

function idsFor(open: readonly Decision[], seat: Seat | null): number[] {
  return open.filter((decision) => decision.seat === seat).map(({ id }) => id);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index]);
}

function learnt(before: Known, after: Known): boolean {
  if (after === before) return false;
  return after.some((now, seat) => {
    const then = before[seat]!;
    const knew = new Set(then);
    return now.some((piece) => !knew.has(piece));
  });
}
