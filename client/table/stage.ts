/** Shows what happened one thing after the other, at a pace one can follow; a click goes to the end. */
import type { View } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { Pace } from '../settings/settings.ts';
import type { Told } from './told.ts';

export interface Staged {
  /** The view with this and everything before it in it. */
  readonly view: View;
  readonly told: Told;
}

/** How much longer or shorter than the game says an event stays; instant: not at all. */
const STRETCH: Readonly<Record<Pace, number>> = { slow: 1.7, usual: 1, fast: 0.45, instant: 0 };

export class Stage {
  readonly #table: GameTable;
  readonly #content: unknown;
  readonly #shown: (staged: Staged | null) => void;
  #rest: Told[] = [];
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finished: (() => void) | null = null;
  #stretch = 1;
  #paused = false;

  /** `shown` is called with each moment, and with null when the last is over. */
  constructor(table: GameTable, content: unknown, shown: (staged: Staged | null) => void) {
    this.#table = table;
    this.#content = content;
    this.#shown = shown;
  }

  get playing(): boolean {
    return this.#finished !== null;
  }

  /** What is shown stays until `step` or `resume`. */
  get paused(): boolean {
    return this.#paused && this.playing;
  }

  pause(): void {
    if (!this.playing) return;
    this.#paused = true;
    clearTimeout(this.#timer);
  }

  /** On to the next moment, and no further. */
  step(): void {
    if (this.paused) this.#next();
  }

  resume(): void {
    if (!this.paused) return;
    this.#paused = false;
    this.#next();
  }

  /** Resolves when everything was shown or skipped. */
  play(from: View, told: readonly Told[], pace: Pace): Promise<void> {
    this.skip();
    return new Promise((resolve) => {
      this.#rest = [...told];
      this.#view = from;
      this.#finished = resolve;
      this.#stretch = STRETCH[pace];
      this.#next();
    });
  }

  /** Goes to the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const finished = this.#finished;
    if (!finished) return;
    this.#finished = null;
    this.#paused = false;
    this.#rest = [];
    this.#shown(null);
    finished();
  }

  #next(): void {
    for (let told = this.#rest.shift(); told; told = this.#rest.shift()) {
      this.#view = this.#table.staged?.(this.#view!, told.event, this.#content) ?? this.#view!;
      const milliseconds = this.#table.pace(told.event) * this.#stretch;
      if (milliseconds <= 0) continue;
      this.#shown({ view: this.#view, told });
      if (!this.#paused) this.#timer = setTimeout(() => this.#next(), milliseconds);
      return;
    }
    this.skip();
  }
}
