/** How bots judge a position of Seven Fallen, and what they do without thinking twice. */
import type { Advice } from '@tablee/kernel';
import { usual } from './advice/usual.ts';
import { evaluate } from './advice/worth.ts';
import type { SevenFallen } from './types.ts';

export const advice: Advice<SevenFallen> = {
  evaluate,
  continues: (kind) => !BEGINNINGS.has(kind),
  usual,
};

/** Questions that begin something; all others fill in what was begun, an attack with all its combats among it. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  'act',
  'first',
  'grace',
  'retreat',
  'dawn',
  'pick',
  'straighten',
]);
