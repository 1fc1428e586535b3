import { describe, expect, test } from 'vitest';
import { begin, choose, fingerprint, hash, Refused, restore, save } from '../index.ts';
import { chanceOf, pickOption } from '../testing/random-play.ts';
import { CARDS } from './duel/content/cards.ts';
import { duel } from './duel/duel.ts';
import { at, fromTheBox } from './duel/test/at.ts';

const EVERY_KIND = [
  'act',
  'block',
  'discard',
  'may',
  'mode',
  'mulligan',
  'order',
  'pay',
  'peek',
  'respond',
  'target',
];

describe('a save', () => {
  test('comes back the same at every kind of decision, and goes on the same', () => {
    const kinds = new Set<string>();
    for (let n = 0; kinds.size < EVERY_KIND.length && n < 40; n++) {
      const start = { seats: 2, seed: `save ${n}` };
      const chance = chanceOf(start);
      const t = begin(duel, start);
      while (t.result === null) {
        const [decision, option] = pickOption(t, chance);
        if (!kinds.has(decision.kind)) {
          kinds.add(decision.kind);
          const back = restore(duel, save(duel, t));
          expect(back).toEqual({ ...t, content: back.content });
          const same = back.open[t.open.indexOf(decision)]!;
          choose(duel, back, same, same.options[decision.options.indexOf(option)]!);
          choose(duel, t, decision, option);
          expect(hash(back)).toBe(hash(t));
        } else {
          choose(duel, t, decision, option);
        }
      }
    }

    expect([...kinds].sort()).toEqual(EVERY_KIND);
  });

  test('of a finished game comes back finished', () => {
    const table = at({ sides: [{ line: ['louve'] }, { life: 1 }] }).choose('attack louve', 'pass', 'pass');

    const back = restore(duel, save(duel, table.state));

    expect(back.result).toEqual(table.state.result);
    expect(back.open).toEqual([]);
  });

  test('holds neither content nor options nor what was told', () => {
    const text = save(duel, fromTheBox().state);

    expect(text).not.toContain('contresort');
    expect(text).not.toContain('setAside');
    expect(text).not.toContain('told');
  });

  test('played with a pack is restored with it', () => {
    const pack = { file: 'rev.json', data: { cards: [...CARDS].reverse() } };
    const t = begin(duel, { seats: 2, seed: 'pack', pack });

    const back = restore(duel, save(duel, t), pack);

    expect(back.open).toEqual(t.open);
    expect(back.content.deck[0]!.id).toBe('oracle');
  });
});

describe('a save that is not one', () => {
  const text = save(duel, fromTheBox().state);
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
  const changedState = (change: object) => changed({ state: { ...JSON.parse(text).state, ...change } });
  const ALTERED = 'The save was altered: its hash does not fit its state.';

  test.each([
    ['no JSON', 'life: 12', 'Not a save: expected JSON text.'],
    ['nothing', '', 'Not a save: expected JSON text.'],
    ['half a save', text.slice(0, -9), 'Not a save: expected JSON text.'],
    ['null', 'null', 'Not a save of Tablée: expected {"tablee":"state", …}.'],
    ['a number', '7', 'Not a save of Tablée: expected {"tablee":"state", …}.'],
    ['something else', '{"tablee":"record"}', 'Not a save of Tablée: expected {"tablee":"state", …}.'],
    ['no state', changed({ state: undefined }), 'Not a save of Tablée'],
    ['another game', changed({ game: 'plunder' }), 'A save of duel was expected, this is one of plunder.'],
    [
      'other content',
      changed({ content: '0123456789abcdef' }),
      /^The save was made with other content \(0123456789abcdef; this is [0-9a-f]{16}\): replay its record instead\.$/,
    ],
    ['another life', text.replace('"life":12,"well"', '"life":99,"well"'), ALTERED],
    ['an empty state', changed({ state: {} }), ALTERED],
    ['a state without decisions', changedState({ open: undefined }), ALTERED],
    ['another config', changedState({ config: { life: 'x' } }), ALTERED],
    ['another hash', changed({ hash: '0000000000000000' }), ALTERED],
  ])('%s: refused in words', (_, altered, message) => {
    expect(() => restore(duel, altered)).toThrow(Refused);
    expect(() => restore(duel, altered)).toThrow(message);
  });

  test('one whose hash fits but whose config is not allowed is refused as well', () => {
    const state = { ...JSON.parse(text).state, config: { life: 999 } };
    const forged = changed({ state, hash: fingerprint(state) });

    expect(() => restore(duel, forged)).toThrow(
      "the save's config › life: expected a whole number up to 40, got 999",
    );
  });
});
