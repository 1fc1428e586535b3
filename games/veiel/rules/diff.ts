/** The difficulty tables (OV-DIFF-1 to -24): how many Basique, Intermédiaire, Puissant and Boss each fight has. They never scale (OV-DIFF-25). */
import type { Difficulty } from '../content/types.ts';

/** By rank, in the order of `RANKS`. */
export type Count = readonly [basique: number, intermediaire: number, puissant: number, boss: number];

export const FIGHTS = 4;

export const TABLES: Readonly<Record<Difficulty, readonly Count[]>> = {
  facile: [
    [2, 0, 0, 0],
    [1, 3, 0, 0],
    [1, 1, 2, 0],
    [0, 0, 0, 1],
  ],
  normale: [
    [1, 1, 0, 0],
    [0, 4, 0, 0],
    [0, 2, 2, 0],
    [0, 2, 0, 1],
  ],
  difficile: [
    [1, 2, 0, 0],
    [1, 4, 0, 0],
    [0, 0, 4, 0],
    [0, 1, 1, 1],
  ],
  extreme: [
    [2, 2, 0, 0],
    [2, 4, 0, 0],
    [1, 1, 4, 0],
    [1, 1, 2, 1],
  ],
  cauchemar: [
    [4, 2, 0, 0],
    [4, 3, 1, 0],
    [2, 2, 4, 0],
    [2, 2, 2, 1],
  ],
  impossible: [
    [6, 1, 0, 0],
    [4, 0, 2, 0],
    [3, 2, 0, 1],
    [0, 0, 0, 2],
  ],
};
