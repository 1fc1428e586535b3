/** What every session has, wherever its table is: those who look on, and what is thought about for the viewer's sake. */
import {
  type Decision,
  type Foresight,
  foresight,
  type Game,
  isSameOption,
  type Option,
  PASSING_PAUSE,
  passing,
  type Stops,
  USUAL_STOPS,
} from '@tablee/kernel';
import type { AskBot } from './bots.ts';
import type { Snapshot } from './table-session.ts';

export abstract class Screen {
  readonly game: Game;
  abstract readonly content: unknown;
  abstract readonly allowsHints: boolean;
  protected pointedAt: Snapshot['hint'] = null;
  readonly #askBot: AskBot;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | null = null;
  #stops = USUAL_STOPS;
  /** Somebody has gone back: the window they came to is not passed for them. */
  protected waits = false;
  /** The window that goes by by itself in a moment. */
  #passing: { readonly asked: Decision; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  #foresight: { readonly of: Snapshot; readonly foresee: Foresight } | null = null;
  /** Counts the searches for a hint: one that was given up answers nobody. */
  #search = 0;

  constructor(game: Game, askBot: AskBot) {
    this.game = game;
    this.#askBot = askBot;
  }

  /** The table as it stands now. */
  protected abstract look(): Snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => {
    this.#snapshot ??= this.look();
    return this.#snapshot;
  };

  protected publish(): void {
    const seen = this.look();
    this.#maybePass(seen);
    // What is about to go by by itself is not asked: the question would only flicker.
    this.#snapshot = this.#passing ? { ...seen, asked: null } : seen;
    for (const listener of this.#listeners) listener();
  }

  /** In which windows for answers the viewer wants to be asked. */
  get stops(): Stops {
    return this.#stops;
  }

  set stops(stops: Stops) {
    this.#stops = stops;
    this.publish();
  }

  abstract choose(decision: Decision, option: Option): void;

  /** The same in every case, where somebody could tell from it what a hand holds. */
  protected passingPause(): number {
    return PASSING_PAUSE;
  }

  /** A window the viewer's stops let go by does so after a pause, the same whatever the hand holds. */
  #maybePass({ asked, view, canUndo }: Snapshot): void {
    // While the last choice can still be taken back, its only sequel waits: going by would take the way back away.
    const stays = this.waits || (canUndo && asked?.options.length === 1 && asked.options[0]!.pass !== true);
    const option = asked === null || stays ? null : passing(this.game, view, asked, this.#stops);
    if (option !== null && isSameQuestion(this.#passing?.asked, asked)) return;
    if (this.#passing) clearTimeout(this.#passing.timer);
    this.#passing = null;
    if (asked === null || option === null) return;
    const timer = setTimeout(() => {
      this.#passing = null;
      this.#snapshot = this.look();
      if (isSameQuestion(this.#snapshot.asked, asked)) this.choose(asked, asked.options[option]!);
    }, this.passingPause());
    this.#passing = { asked, timer };
  }

  foresee(option: Option): ReturnType<Foresight> {
    const snapshot = this.snapshot();
    if (snapshot.asked === null) return null;
    if (this.#foresight?.of !== snapshot) {
      this.#foresight = { of: snapshot, foresee: foresight(this.game, snapshot.view, this.content) };
    }
    return this.#foresight.foresee(option);
  }

  /** What a skilled bot would do in the viewer's place. */
  async hint(): Promise<void> {
    const { asked, view } = this.snapshot();
    if (asked === null || !this.allowsHints) return;
    const search = ++this.#search;
    this.pointedAt = 'asked';
    this.publish();
    const option = await this.#askBot(`hint ${crypto.randomUUID()}`, 'greedy', view).catch(() => null);
    // Not by the question's number: it is put anew when another of those asked has answered.
    if (search !== this.#search) return;
    this.pointedAt = option === null ? null : (asked.options[option] ?? null);
    this.publish();
  }

  clearHint(): void {
    if (this.pointedAt === null) return;
    this.forgetHint();
    this.publish();
  }

  protected forgetHint(): void {
    this.#search++;
    this.pointedAt = null;
  }
}

/** Two questions to the same seat, put at different times, that leave the same choice. */
export function offersTheSame(one: Decision | undefined, other: Decision | undefined): boolean {
  if (!one || !other || one.seat !== other.seat || one.kind !== other.kind) return false;
  const { options } = other;
  return (
    one.options.length === options.length &&
    one.options.every((option, n) => isSameOption(option, options[n]))
  );
}

function isSameQuestion(one: Decision | null | undefined, other: Decision | null): boolean {
  return one != null && other !== null && one.seat === other.seat && one.id === other.id;
}
