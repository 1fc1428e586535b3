/** What every session has, wherever its table is: those who look on, and what is thought about for the viewer's sake. */
import { type Foresight, foresight, type Game, type Option } from '@tablee/kernel';
import type { AskBot } from './bots.ts';
import type { Snapshot } from './table-session.ts';

export abstract class Screen {
  readonly game: Game;
  abstract readonly content: unknown;
  protected pointedAt: Snapshot['hint'] = null;
  readonly #askBot: AskBot;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | null = null;
  #foresight: { readonly of: Snapshot; readonly foresee: Foresight } | null = null;

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
    this.#snapshot = this.look();
    for (const listener of this.#listeners) listener();
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
    if (asked === null) return;
    this.pointedAt = 'asked';
    this.publish();
    const option = await this.#askBot(`hint ${crypto.randomUUID()}`, 'greedy', view).catch(() => null);
    if (this.snapshot().asked?.id !== asked.id) return;
    this.pointedAt = option === null ? null : (asked.options[option] ?? null);
    this.publish();
  }

  clearHint(): void {
    if (this.pointedAt === null) return;
    this.pointedAt = null;
    this.publish();
  }
}

/** Options are flat and plain, made in the same order by the same code. */
export function isSame(one: Option, other: Option): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
