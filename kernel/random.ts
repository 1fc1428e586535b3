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

/** `named`: dice that fall first. */
export function randomFrom(seed: string, named: readonly number[] = []): RandomState {
  const bytes = sha256(encoded(`tablee seed ${seed}`));
  return {
    a: wordAt(bytes, 0),
    b: wordAt(bytes, 4),
    c: wordAt(bytes, 8),
    d: wordAt(bytes, 12),
    drawn: 0,
    named: named.slice(),
  };
}

/** As UTF-8. Letter by letter where that is all there is to it: a table begins several times as fast without the encoder. */
export function encoded(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter > 127) return ENCODER.encode(text);
    bytes[at] = letter;
  }
  return bytes;
}
const ENCODER = new TextEncoder();

/** The first byte counts most. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
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
  let number = next(t.random);
  // The few highest numbers would favour the low results: they are drawn again. Hardly any comes near them, and only then
  // is it worth a division to find out which they are.
  if (number >= 4294967296 - of) {
    const fair = 4294967296 - ((-of >>> 0) % of);
    while (number >= fair) number = next(t.random);
  }
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

/**
 * In place; every order is as likely as the others. From the last place down each is filled from `below(t, place + 1)`; the
 * same numbers are drawn here with the generator in variables, for a game begins with hundreds of them.
 */
export function shuffle({ random }: Chance, pile: unknown[]): void {
  let { a, b, c, d, drawn } = random;
  for (let place = pile.length - 1; place > 0; place--) {
    const of = (place + 1) >>> 0;
    let number: number;
    do {
      drawn++;
      const sum = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      number = sum >>> 0;
    } while (number >= 4294967296 - of && number >= 4294967296 - ((-of >>> 0) % of));
    const from = (number >>> 0) % of;
    const swapped = pile[place];
    pile[place] = pile[from];
    pile[from] = swapped;
  }
  random.a = a;
  random.b = b;
  random.c = c;
  random.d = d;
  random.drawn = drawn;
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
