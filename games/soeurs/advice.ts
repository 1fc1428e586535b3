import type { Advice } from '@tablee/kernel';
import type { Soeurs } from './types.ts';
export const advice: Advice<Soeurs> = { evaluate: (t) => t.health, continues: () => false };
