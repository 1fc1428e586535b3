/** Random legal decks of the whole box against each other, with the invariants on: 200 decks in `test:long`, a share by default. */
import { playOut } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../content/box.ts';
import { sevenFallen } from '../index.ts';
import { violations } from '../rules/deck.ts';
import { randomDeck } from './random-deck.ts';

const PAIRS = process.env.TABLEE_LONG === undefined ? 6 : 100;

test(`${2 * PAIRS} random legal decks play without a broken invariant`, () => {
  const box = content(null);
  for (let n = 0; n < PAIRS; n++) {
    const brings = [randomDeck(box, `deck ${2 * n}`), randomDeck(box, `deck ${2 * n + 1}`)];
    for (const deck of brings) expect(violations(box, deck, 'standard')).toEqual([]);

    const start = { seats: 2, seed: `decks ${n}`, brings, config: { turnsAtMost: 30 } };
    expect(playOut(sevenFallen, start, 20_000).result).not.toBeNull();
  }
});
