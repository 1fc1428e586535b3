/**
 * Chance. One generator in the state (sfc32, seeded through SHA-256), so that a game is its seed and its choices.
 * Before a game the seed's hash can be published, after it the seed: anybody can then check every shuffle and roll.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Refused } from './game.ts';
import type { RandomState } from './state.ts';

/** Whatever holds a generator: a state, or a bot with a generator of its own. */
export interface Chance {
  random: RandomState;
}

export function randomFrom(seed: string): RandomState {
  const bytes = sha256(utf8ToBytes(`tablee seed ${seed}`));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const random = {
    a: words.getInt32(0),
    b: words.getInt32(4),
    c: words.getInt32(8),
    d: words.getInt32(12),
    drawn: 0,
    named: [],
  };
  return random;
}

/** Published when a table opens; `seed` itself when it ends. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tablee commitment ${seed}`)));
}

export function keepsCommitment(seed: string, published: string): boolean {
  return commitment(seed) === published;
}

/** A whole number from 0 up to, not including, `count`; each as likely as the others. */
export function below(t: Chance, count: number): number {
  if (!(count >= 1 && count <= 4294967296)) throw new Error(`Can't draw a number below ${count}.`);
  if (count === 4294967296) return next(t.random);
  // As whole numbers of 32 bits: dividing those is several times as fast. `-of >>> 0` is 2³² less `of`, with the same remainder.
  const of = count >>> 0;
  // The few highest numbers would favour the low results: they are drawn again.
  const fair = 4294967296 - ((-of >>> 0) % of);
  let number = next(t.random);
  while (number >= fair) number = next(t.random);
  return (number >>> 0) % of;
}

/** A die: 1 to `sides`. Falls as named by a test or a position, as long as it named any. */
export function roll(t: Chance, sides: number): number {
  const { named } = t.random;
  if (named.length > 0) {
    t.random.drawn++;
    const face = named.shift()!;
    if (face < 1 || face > sides)
      throw new Refused(`The next die has ${sides} sides, but it was told to fall on ${face}.`);
    return face;
  }
  return 1 + below(t, sides);
}

/** A generator of its own, seeded from this one: neither gives what the other gives. */
export function offshoot({ random }: Chance): RandomState {
  return {
    a: next(random) | 0,
    b: next(random) | 0,
    c: next(random) | 0,
    d: next(random) | 0,
    drawn: 0,
    named: [],
  };
}

/** In place; every order is as likely as the others. */
export function shuffle(t: Chance, pile: unknown[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(t, i + 1);
    const swapped = pile[i];
    pile[i] = pile[j];
    pile[j] = swapped;
  }
}

export function pick<T>(t: Chance, things: readonly T[]): T {
  if (things.length === 0) throw new Error('Nothing to pick from.');
  return things[below(t, things.length)]!;
}

function next(r: RandomState): number {
  r.drawn++;
  const sum = (((r.a + r.b) | 0) + r.d) | 0;
  r.d = (r.d + 1) | 0;
  r.a = r.b ^ (r.b >>> 9);
  r.b = (r.c + (r.c << 3)) | 0;
  r.c = (((r.c << 21) | (r.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}
