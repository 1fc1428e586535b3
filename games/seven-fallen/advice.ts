/** How bots judge a position of Seven Fallen, and what they do without thinking twice. */
import type { Advice } from '@tablee/kernel';
import { atOnce, usual } from './advice/usual.ts';
import { evaluate } from './advice/worth.ts';
import type { Content } from './content/content.ts';
import type { SevenFallen, SFView } from './types.ts';

export const advice: Advice<SevenFallen, SFView, Content> = {
  evaluate,
  continues: (kind) => !BEGINNINGS.has(kind),
  usual,
  atOnce,
  // Nobody answers while an action is thought through: what the other holds seldom shows in what comes of it.
  worlds: 1,
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
