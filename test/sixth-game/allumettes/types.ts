import type { GameEvent, Option, Seat, State } from '@tablee/kernel';

/** How many matches the host wants in the heap. */
export interface Config {
  readonly matches: number;
}

export interface Allumettes extends State<GameEvent, Config, null> {
  left: number;
  active: Seat;
}

export interface TakeOption extends Option {
  readonly do: 'take';
  readonly count: number;
}

export type AllumettesEvent = GameEvent & {
  readonly event: 'taken';
  readonly seat: Seat;
  readonly count: number;
  readonly left: number;
};

export interface AllumettesView {
  readonly left: number;
  readonly active: Seat;
}
