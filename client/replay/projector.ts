/** Shows a film: stands at a choice, steps, plays, and looks from one seat. */
import type { GameEvent, Seat, View } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { Pace } from '../settings/settings.ts';
import { Stage } from '../table/stage.ts';
import type { Told } from '../table/told.ts';
import type { Film } from './film.ts';

export interface Projected {
  readonly at: number;
  readonly seat: Seat | null;
  readonly playing: boolean;
  readonly view: View;
  readonly happening: GameEvent | null;
  readonly told: readonly Told[];
}

/** Between two choices that show nothing by themselves. */
const BREATH = 180;

export class Projector {
  readonly film: Film;
  readonly #stage: Stage;
  readonly #pace: () => Pace;
  readonly #listeners = new Set<() => void>();
  #at: number;
  #seat: Seat | null;
  #playing = false;
  #staged: { readonly view: View; readonly told: Told } | null = null;
  #told: readonly Told[] = [];
  #toldFor = '';
  #projected: Projected;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film, table: GameTable, seat: Seat | null, pace: () => Pace) {
    this.film = film;
    this.#pace = pace;
    this.#at = 0;
    this.#seat = seat;
    this.#stage = new Stage(table, film.content, (moment) => {
      this.#staged = moment;
      this.#publish();
    });
    this.#projected = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly projected = (): Projected => this.#projected;

  goTo(at: number): void {
    this.pause();
    this.#at = Math.min(Math.max(0, at), this.film.length);
    this.#publish();
  }

  /** One choice on, shown as it happened. */
  step(): void {
    this.pause();
    void this.#showNext();
  }

  lookFrom(seat: Seat | null): void {
    this.pause();
    this.#seat = seat;
    this.#publish();
  }

  play(): void {
    if (this.#playing) return;
    if (this.#at === this.film.length) this.#at = 0;
    this.#playing = true;
    this.#publish();
    void this.#run();
  }

  pause(): void {
    clearTimeout(this.#timer);
    const wasPlaying = this.#playing;
    this.#playing = false;
    this.#stage.skip();
    if (wasPlaying) this.#publish();
  }

  async #run(): Promise<void> {
    while (this.#playing && this.#at < this.film.length) {
      await this.#showNext();
      if (!this.#playing) return;
      await new Promise<void>((resolve) => {
        this.#timer = setTimeout(resolve, BREATH);
      });
    }
    if (this.#at === this.film.length) this.pause();
  }

  async #showNext(): Promise<void> {
    if (this.#at === this.film.length) return;
    const from = this.film.view(this.#at, this.#seat);
    this.#at++;
    const pace = this.#pace();
    await this.#stage.play(from, this.film.told(this.#at, this.#seat), pace === 'instant' ? 'fast' : pace);
    this.#publish();
  }

  #take(): Projected {
    return {
      at: this.#at,
      seat: this.#seat,
      playing: this.#playing,
      view: this.#staged?.view ?? this.film.view(this.#at, this.#seat),
      happening: this.#staged?.told.event ?? null,
      told: this.#toldUpTo(this.#at),
    };
  }

  #toldUpTo(at: number): readonly Told[] {
    const key = `${at} ${this.#seat}`;
    if (key === this.#toldFor) return this.#told;
    const [before, seat] = this.#toldFor.split(' ');
    const goesOn = Number(before) === at - 1 && seat === String(this.#seat);
    const from = goesOn ? at : 0;
    const told: Told[] = goesOn ? [...this.#told] : [];
    for (let n = from; n <= at; n++) told.push(...this.film.told(n, this.#seat));
    this.#told = told;
    this.#toldFor = key;
    return told;
  }

  #publish(): void {
    this.#projected = this.#take();
    for (const listener of this.#listeners) listener();
  }
}
