import { battery } from '@tablee/kernel/testing';
import { DIFFICULTIES } from '../content/types.ts';
import { veiel } from '../index.ts';
import { configOf } from './combinations.ts';

/** Forty combinations of switches spread over the 256, with one to five heroes and all difficulties in turn. */
const COMBINATIONS = Array.from({ length: 40 }, (_, n) => (n === 0 ? 0 : n === 1 ? 255 : (n * 37) % 256));

battery(veiel, {
  rounds: COMBINATIONS.map((bits, n) => ({
    name: `switches ${bits.toString(2).padStart(8, '0')}, ${1 + (n % 5)} heroes, ${DIFFICULTIES[n % 6]}`,
    start: { seats: 1 + (n % Math.min(3, 1 + (n % 5))), config: configOf(bits, n) },
  })),
  games: 1,
  longest: 5000,
  decisions: 0,
  thorough: 0,
});
