import { begin, Refused } from '@tablee/kernel';
import { Play, rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { sevenFallen } from '../index.ts';
import { card, ec, zone } from './at.ts';
import { PACK, TRIAL } from './trial.ts';

const start = (config: object = {}) =>
  new Play(sevenFallen, {
    seats: 2,
    seed: 'setup',
    pack: PACK,
    config: { deck0: 'alpha', deck1: 'beta', ...config },
  });

describe('setup', () => {
  rule(
    [
      'SF-SETUP-1',
      'SF-SETUP-2',
      'SF-SETUP-3',
      'SF-SETUP-4',
      'SF-ZONE-3',
      'SF-ZONE-4',
      'SF-TEMPLE-1',
      'SF-TEMPLE-2',
    ],
    'the Eden is laid out: Divinité and Temple open, Archange face down, the Temple with its EC',
    () => {
      const { state } = start();

      expect(
        state.sides[0]!.cards.map(({ piece, place }) => [
          state.content.faces[state.faces[piece]!]!.id,
          place,
        ]),
      ).toEqual([
        ['nyx', 'divin'],
        ['autel', 'adoration'],
      ]);
      expect(state.sides[0]!.archange).toBeGreaterThan(0);
      expect(ec({ state } as never, 0)).toBe(8);
    },
  );

  rule(['SF-SETUP-7', 'SF-DEC-1'], 'the player with the higher Volonté Divine chooses who begins', () => {
    const t = start();

    expect(t.kind).toBe('first');
    expect(t.asked).toBe(0);

    t.choose('let-begin');

    expect(t.state.first).toBe(1);
  });

  rule(['SF-SETUP-8', 'R-SF-3'], 'equal Volonté Divine: the lot decides and nobody is asked', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const decks = {
        ...TRIAL,
        decks: { one: { ...TRIAL.decks.alpha!, divinite: 'sol' }, other: TRIAL.decks.beta! },
      };
      const t = begin(sevenFallen, {
        seats: 2,
        seed,
        pack: { file: 'equal', data: decks },
        config: { deck0: 'one', deck1: 'other' },
      });
      expect(t.open[0]!.kind).toBe('grace');
      return t.first;
    });

    expect(new Set(firsts).size).toBe(2);
  });

  rule(
    ['SF-SETUP-9', 'SF-SETUP-10', 'SF-SETUP-11', 'R-SF-1', 'SF-EX-2'],
    'the second player gets 5 EC more and a sixth page',
    () => {
      const t = start();

      t.choose('begin');

      expect([ec(t as never, 0), ec(t as never, 1)]).toEqual([8, 13]);
      expect([zone(t as never, 0, 'hand').length, zone(t as never, 1, 'hand').length]).toEqual([5, 6]);
    },
  );

  rule(
    ['SF-SETUP-12', 'R-SF-2', 'SF-MULL-1'],
    'after the draw both take Grâce Divine, before the first turn',
    () => {
      const t = start();

      t.choose('begin');

      expect(t.state.open.map(({ seat, kind }) => [seat, kind])).toEqual([
        [0, 'grace'],
        [1, 'grace'],
      ]);
      expect(t.state.turns).toBe(0);
    },
  );

  rule(
    ['SF-SETUP-5', 'SF-SETUP-6', 'R-SF-89', 'SF-ADOR-2', 'SF-ZONE-2', 'SF-ZONE-5'],
    'both piles are shuffled by the seed alone',
    () => {
      const order = (seed: string) => {
        const { sides, faces } = begin(sevenFallen, {
          seats: 2,
          seed,
          pack: PACK,
          config: { deck0: 'alpha', deck1: 'beta' },
        });
        return [sides[0].livre.map((piece) => faces[piece]), sides[0].registre.map((piece) => faces[piece])];
      };

      expect(order('x')).toEqual(order('x'));
      expect(order('x')[0]).not.toEqual(order('y')[0]);
      expect(order('x')[1]).toHaveLength(10);
    },
  );
});

describe('what a seat brings', () => {
  rule(['SF-DECK-11', 'SF-DECK-1'], 'an illegal deck is refused with its rule', () => {
    const deck = { ...TRIAL.decks.alpha!, livre: { archer: 3 } };

    const refused = () =>
      begin(sevenFallen, { seats: 2, seed: 'x', pack: PACK, brings: [deck, TRIAL.decks.beta] });

    expect(refused).toThrow(Refused);
    expect(refused).toThrow('3 pages, it takes 50');
  });

  rule(['SF-HID-11', 'SF-HID-4', 'SF-HID-1', 'SF-HID-2'], 'a deck is in its own seat’s view alone', () => {
    const t = start();
    const seen = t.table.view(1 as never);

    expect(seen.brought[0]).toBeNull();
    expect(seen.table.sides[0].own).toBeNull();
    expect(Object.keys(seen.table.faces).filter((piece) => Number(piece) < seen.table.split)).toHaveLength(2);
    expect(seen.table.sides[1].own!.livre).toHaveLength(50);
  });

  rule(['R-SF-87', 'SF-DEC-39'], 'a player may concede at any moment', () => {
    const { state } = start();

    sevenFallen.resign!(state, 0 as never);

    expect(state.result).toMatchObject({ winners: [1], rule: 'R-SF-87' });
  });
});

rule(
  ['SF-DECK-8', 'R-SF-16', 'SF-EX-1'],
  'a Starter has 3 + 9 + 42 cards, and two may meet as they are',
  () => {
    const t = begin(sevenFallen, {
      seats: 2,
      seed: 'x',
      pack: PACK,
      config: { format: 'starter', deck0: 'alpha-starter', deck1: 'beta-starter' },
    });

    expect([t.split, t.pieces]).toEqual([54, 108]);
    expect(card({ state: t } as never, 'autel')).toBeDefined();
  },
);
