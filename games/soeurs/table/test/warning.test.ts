import { foresight } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { soeurs } from '../../index.ts';
import { againstBoss } from '../../test/table.ts';
import { warning } from '../warning.ts';

/** What is said in English before the Boss fight is entered. */
function warned(position: object): string | null {
  const table = againstBoss({ phase: 'before' }, { potions: 1, health: 10, ...position });
  const view = table.table.view(table.asked);
  const option = view.decisions[0]!.options.find((one) => one.do === 'enter');
  const { content } = table.state;
  return warning(view, option!, 'en', foresight(soeurs, view, content), content);
}

rule('R-SA-59', 'the Boss fight is entered after a warning while XP can still be spent', () => {
  expect(warned({ xp: 1, hand: ['jugement'] })).toBe(
    'You still have 1 XP, which will be worth nothing in this fight.',
  );
  expect(warned({ xp: 3, potions: 1 })).toContain('3 XP');
  // Nothing to spend it on, nothing to warn of.
  expect(warned({ xp: 1, hand: [] })).toBeNull();
  expect(warned({ xp: 0, hand: ['jugement'] })).toBeNull();
});
