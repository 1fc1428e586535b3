/** Procedures by name, for chapters that call each other: frames are found by it. */
import type { Procedure } from '@tablee/kernel';
import type { Veiel } from '../types.ts';

function named<L extends object>(name: string, first: string): Procedure<Veiel, L, never> {
  return { name, first, steps: {} };
}

export interface Lines {
  readonly figure: number;
  /** Of a boss's Action card; −1 for the enemy's own card. */
  readonly action: number;
  next: number;
}
/** `lines` in `enemy.ts`: the lines of a card, top to bottom. */
export const LINES = named<Lines>('lines', 'next');

export interface Triggering {
  readonly gear: number;
  /** Equipments to be triggered after it, by the same effect. */
  readonly rest: number[];
  /** The figure its moment happened to, if it did to one of the twins. */
  readonly it?: number;
  /** The twin who is its caster (OV-HEROES-31). */
  twin?: number;
}
/** `triggering` in `equip.ts`. */
export const TRIGGER = named<Triggering>('trigger', 'begin');
