import { choose, type GameEvent, type Seat, view } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import type { Veiel, VeielView } from '../../types.ts';
import { veiel } from '../../veiel.ts';
import { pace } from '../pace.ts';
import { staged } from '../staged.ts';
import { warning } from '../warning.ts';
import { fightAt } from './fight.ts';

const FIGHT = {
  heroes: [
    { hero: 'ysoline', at: [5, 2], hand: ['frappe', 'parade', 'course'], block: 1 },
    { hero: 'hrolf', at: [6, 4], hand: ['frappe', 'tir'], played: true },
  ],
  enemies: [
    { enemy: 'boucher', at: [3, 2] },
    { enemy: 'archer-de-lune', at: [2, 4] },
    { enemy: 'rat-d-ossuaire', at: [4, 2], yellow: 1, red: 1 },
  ],
};

/** Plays the first options that say so; everything told meanwhile. */
function played(
  t: Veiel,
  ...wanted: readonly ((option: { do: string; card?: string }) => boolean)[]
): GameEvent[] {
  const told: GameEvent[] = [];
  t.told = told as Veiel['told'];
  for (const isIt of wanted) {
    const decision = t.open[0]!;
    choose(veiel as never, t, decision, decision.options.find((option) => isIt(option as never))!);
  }
  t.told = null;
  return told;
}

describe('the table while things happen', () => {
  test('event by event it comes to what the rules made of it', () => {
    const { t, view: before, content } = fightAt(FIGHT);

    const told = played(
      t,
      (option) => option.do === 'play' && option.card === 'parade',
      (option) => option.do === 'play' && option.card === 'frappe',
      (option) => option.do === 'stop',
      (option) => option.do === 'end',
    );
    const seen = told.reduce((so, event) => staged(so, event, content), before).table;
    const now = (view(veiel as never, t, 0 as Seat) as { table: VeielView }).table;

    expect(seen.figures.square).toEqual(now.figures.square);
    expect(seen.figures.yellow).toEqual(now.figures.yellow);
    expect(seen.figures.red).toEqual(now.figures.red);
    for (const [n, hero] of now.heroes.entries()) {
      expect(seen.heroes[n]!.wounds).toEqual(hero.wounds);
      expect([...seen.heroes[n]!.hand].sort()).toEqual([...hero.hand].sort());
      expect(seen.heroes[n]!.life).toBe(hero.life);
    }
  });

  test('an enemy’s turn is shown step by step', () => {
    const { t } = fightAt(FIGHT);
    const told = played(t, (option) => option.do === 'end');

    const shown = told.filter((event) => pace(event) > 0).map(({ event }) => event);

    expect(shown.indexOf('enemyPhaseBegan')).toBeLessThan(shown.indexOf('enemyActs'));
    expect(shown.indexOf('enemyActs')).toBeLessThan(shown.indexOf('aimed'));
    expect(shown).toContain('stepped');
    expect(shown).toContain('damaged');
  });

  test('what the view does not change stays the very same', () => {
    const { view: before, content } = fightAt(FIGHT);

    expect(staged(before, { event: 'enemyActsNot', rule: 'OV-ENEMY-2' }, content)).toBe(before);
  });
});

describe('the death warning (V-7)', () => {
  const ending = { do: 'end' };
  const warn = (cards: { hand: string[]; deck: string[] }) => {
    const { view: seen, content } = fightAt({
      ...FIGHT,
      heroes: [{ hero: 'ysoline', at: [5, 2], ...cards }],
    });
    return warning(seen, ending, 'fr', () => null, content);
  };

  test('with four cards left ending the turn would kill', () => {
    expect(warn({ hand: ['frappe'], deck: ['frappe', 'parade', 'course'] })).toContain('tuerait Ysoline');
  });

  test('with five it would not', () => {
    expect(warn({ hand: ['frappe', 'tir'], deck: ['frappe', 'parade', 'course'] })).toBeNull();
  });
});
