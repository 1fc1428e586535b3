/** Lines carried out on the spot and lines carried out in frames of the kernel come to the same, choice by choice. */
import { begin, below, choose, randomFrom } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { soeurs } from '../index.ts';
import { baseBox } from '../ready/content.ts';
import { card } from './boxes/parts.ts';
import { T0 } from './boxes/t0.ts';
import { type Table, tablesWith } from './table.ts';

const { bossFight, fight } = tablesWith(T0);

/** Every line of every card gets a condition that always holds: enough to send it the long way round. */
const ALWAYS = { compare: ['health', '>=', 0] };
const slowly = <C extends { faces: readonly { lines: readonly object[] }[] }>(cards: readonly C[]) =>
  cards.map((card) => ({
    ...card,
    faces: card.faces.map((face) => ({
      ...face,
      lines: face.lines.map((line) => ({ ...line, when: ALWAYS })),
    })),
  }));
const SLOW = {
  file: 'slow.json',
  data: {
    cards: slowly(baseBox().cards),
    advanced: slowly(baseBox().advanced),
    whole: ['cards', 'advanced'],
  },
};

const HAND = [
  'lance-de-l-aube',
  'pacte-ecarlate',
  'nuee-de-plumes',
  'egide-d-eden',
  'echo-du-sacrifice',
  'lever-d-eden',
];
const STARTS = [
  {},
  {
    position: {
      fight: { enemies: ['ombre-furtive', 'larve-d-ombre', 'porte-pilier'], mana: 6, place: 'palier-nu' },
      hand: HAND,
    },
  },
  {
    position: { boss: { mana: 6, guardian: 'porte-pilier' }, hand: HAND },
    config: { boss: 'malkior', health: 90 },
  },
  { position: { boss: { mana: 6 }, hand: HAND }, config: { boss: 'asmoth', health: 90 } },
];

test('fast and slow lines agree in random games, from the start, in a fight and against Bosses', () => {
  for (const start of STARTS) {
    for (let n = 0; n < 40; n++) {
      const chance = { random: randomFrom(`effect ${n}`) };
      const fast = begin(soeurs, { seats: 1, seed: `effect ${n}`, ...start });
      const slow = begin(soeurs, { seats: 1, seed: `effect ${n}`, ...start, pack: SLOW });
      while (fast.result === null) {
        const option = below(chance, fast.open[0]!.options.length);
        expect(slow.open[0]!.options).toEqual(fast.open[0]!.options);
        for (const t of [fast, slow]) choose(soeurs, t, t.open[0]!, t.open[0]!.options[option]!);
        expect(soeurs.view(slow, null)).toEqual(soeurs.view(fast, null));
      }
      expect(slow.result).toEqual(fast.result);
    }
  }
});

test('a card that counts enemies counts the Boss, its guardian, and no enemy that was beaten', () => {
  const count = { count: { type: 'enemy' } };
  const box = { cards: [card('tally', [0, [{ do: 'mana', amount: count }]])] };
  const counted = (table: Table) => table.choose('play tally').state.mana;
  const rest = { box, mana: 0, hand: ['tally', 'strike'] };

  expect(counted(fight({ ...rest, enemies: ['ghoul', 'giant'] }))).toBe(2);
  expect(counted(bossFight(rest))).toBe(1);
  expect(counted(bossFight({ ...rest, guardian: 'giant' }))).toBe(2);
  const weak = { enemy: 'ghoul', resistance: 2 };
  const struck = fight({ ...rest, mana: 1, enemies: [weak, 'giant', 'shade'] });
  expect(counted(struck.choose('play strike', 'target 1'))).toBe(2);
});

test('a card that strikes with a die rolls 1 to 6', () => {
  const face = { cost: 0, lines: [{ do: 'damage', amount: 'die' }] };
  const pack = {
    file: 'die.json',
    data: { cards: [{ id: 'jugement', name: { fr: 'J', en: 'J' }, faces: [face, face] }] },
  };
  const rolled = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const t = begin(soeurs, {
      seats: 1,
      seed: `die ${n}`,
      pack,
      position: { fight: { enemies: ['porte-pilier'], mana: 1, place: 'palier-nu' }, hand: ['jugement'] },
    });
    const before = t.resistance[0]!;
    choose(soeurs, t, t.open[0]!, t.open[0]!.options.find((option) => option.do === 'play')!);
    rolled.add(before - (t.resistance[0] ?? 0));
  }

  expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
