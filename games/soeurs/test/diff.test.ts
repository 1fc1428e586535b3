import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { emptyHistory, type History, helpsAllowed, readHistory, recordResult } from '../history.ts';
import { soeurs } from '../index.ts';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith } from './table.ts';

const { newGame } = tablesWith(PLAIN);

const after = (
  defeats: number,
  mode: 'normal' | 'hard' = 'normal',
  history: History = emptyHistory(),
): History => {
  let now = history;
  for (let i = 0; i < defeats; i++) now = recordResult(now, { boss: 'gorvath', mode, won: false, health: 0 });
  return now;
};

rule(['SA-DIFF-1', 'SA-DIFF-5'], 'one help from 5 defeats against a Boss, one more for each 5 more', () => {
  expect([0, 4, 5, 9, 10, 15, 40].map((defeats) => helpsAllowed(after(defeats), 'gorvath'))).toEqual([
    0, 0, 1, 1, 2, 3, 3,
  ]);
  expect(helpsAllowed(after(15), 'asmoth')).toBe(0);
});

rule('R-SA-83', 'both modes count together, a win resets nothing, giving up counts', () => {
  const history = after(2, 'hard', after(3));
  const won = recordResult(history, { boss: 'gorvath', mode: 'normal', won: true, health: 22 });

  expect(helpsAllowed(won, 'gorvath')).toBe(1);
  expect(won.bosses.gorvath).toEqual({ defeats: 5, wins: 1, best: { normal: 'heroique' } });
  expect(
    recordResult(won, { boss: 'gorvath', mode: 'normal', won: true, health: 5 }).bosses.gorvath!.best.normal,
  ).toBe('heroique');
  expect(readHistory(JSON.parse(JSON.stringify(won)))).toEqual(won);
  expect(() => readHistory({ version: 1, bosses: { gorvath: { defeats: -1 } } })).toThrow('history');
});

rule(
  ['SA-DIFF-2', 'SA-DIFF-3', 'SA-DIFF-4', 'R-SA-84'],
  'helps change the start: 3 XP, 1 potion, 7 cards; the limits stay',
  () => {
    expect(newGame({ config: { helpXp: true } }).state).toMatchObject({ xp: 3, potions: 0 });
    expect(newGame({ config: { helpPotion: true } }).state).toMatchObject({ xp: 0, potions: 1 });
    const seven = newGame({ config: { helpHand: true } }).state;
    expect(seven.hand).toHaveLength(7);
    expect(seven.config).toMatchObject({ handLimit: 5, potionLimit: 3 });
  },
);

rule('SA-DIFF-6', 'helps are optional: however many are allowed, any of them or none may be taken', () => {
  expect(helpsAllowed(after(40), 'gorvath')).toBe(3);

  for (const helpXp of [false, true]) {
    for (const helpPotion of [false, true]) {
      for (const helpHand of [false, true]) {
        const { xp, potions, hand } = newGame({ config: { helpXp, helpPotion, helpHand } }).state;
        expect([xp, potions, hand.length]).toEqual([helpXp ? 3 : 0, helpPotion ? 1 : 0, helpHand ? 7 : 5]);
      }
    }
  }
  // Nobody who says nothing gets one.
  expect(newGame().state).toMatchObject({ xp: 0, potions: 0 });
  expect(newGame().state.hand).toHaveLength(5);
  for (const { key, values } of soeurs.settings) {
    if (key.startsWith('help')) expect(values[0], key).toMatchObject({ value: false });
  }
});
