/** The difficulty tables (OV-DIFF): how many Basique, Intermédiaire, Puissant and Boss each fight has. They never scale (OV-DIFF-25). */
import type { RuleId } from '@tablee/kernel';
import type { Difficulty } from '../content/types.ts';

export interface Cell {
  readonly rule: RuleId;
  /** By rank, in the order of `RANKS`. */
  readonly counts: readonly [basique: number, intermediaire: number, puissant: number, boss: number];
}

export const FIGHTS = 4;

export const TABLES: Readonly<Record<Difficulty, readonly Cell[]>> = {
  facile: [
    { rule: 'OV-DIFF-1', counts: [2, 0, 0, 0] },
    { rule: 'OV-DIFF-2', counts: [1, 3, 0, 0] },
    { rule: 'OV-DIFF-3', counts: [1, 1, 2, 0] },
    { rule: 'OV-DIFF-4', counts: [0, 0, 0, 1] },
  ],
  normale: [
    { rule: 'OV-DIFF-5', counts: [1, 1, 0, 0] },
    { rule: 'OV-DIFF-6', counts: [0, 4, 0, 0] },
    { rule: 'OV-DIFF-7', counts: [0, 2, 2, 0] },
    { rule: 'OV-DIFF-8', counts: [0, 2, 0, 1] },
  ],
  difficile: [
    { rule: 'OV-DIFF-9', counts: [1, 2, 0, 0] },
    { rule: 'OV-DIFF-10', counts: [1, 4, 0, 0] },
    { rule: 'OV-DIFF-11', counts: [0, 0, 4, 0] },
    { rule: 'OV-DIFF-12', counts: [0, 1, 1, 1] },
  ],
  extreme: [
    { rule: 'OV-DIFF-13', counts: [2, 2, 0, 0] },
    { rule: 'OV-DIFF-14', counts: [2, 4, 0, 0] },
    { rule: 'OV-DIFF-15', counts: [1, 1, 4, 0] },
    { rule: 'OV-DIFF-16', counts: [1, 1, 2, 1] },
  ],
  cauchemar: [
    { rule: 'OV-DIFF-17', counts: [4, 2, 0, 0] },
    { rule: 'OV-DIFF-18', counts: [4, 3, 1, 0] },
    { rule: 'OV-DIFF-19', counts: [2, 2, 4, 0] },
    { rule: 'OV-DIFF-20', counts: [2, 2, 2, 1] },
  ],
  impossible: [
    { rule: 'OV-DIFF-21', counts: [6, 1, 0, 0] },
    { rule: 'OV-DIFF-22', counts: [4, 0, 2, 0] },
    { rule: 'OV-DIFF-23', counts: [3, 2, 0, 1] },
    { rule: 'OV-DIFF-24', counts: [0, 0, 0, 2] },
  ],
};
