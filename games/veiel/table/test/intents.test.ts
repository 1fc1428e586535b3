import { choose } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { veiel } from '../../veiel.ts';
import { intentsOf, woundsToCome } from '../intents/intents.ts';
import { intentSaid } from '../intents/said.ts';
import { at, fightAt } from './fight.ts';

const BOUCHER = {
  heroes: [{ hero: 'ysoline', at: [5, 2], hand: ['parade', 'course'], block: 1 }],
  enemies: [{ enemy: 'boucher', at: [3, 2] }],
};

describe('what enemies are about to do (V-4)', () => {
  test('road, target, damage before and after block', () => {
    const { view, content } = fightAt(BOUCHER);

    const [boucher] = intentsOf(view, content);

    expect(boucher?.deeds).toEqual([
      expect.objectContaining({
        does: 'attack',
        targets: [0],
        road: [at(3, 2), at(4, 2)],
        blows: [{ figure: 0, damage: 4, blocked: 1, isWounds: false }],
      }),
    ]);
    expect(woundsToCome(view.table, [boucher!])).toEqual([3]);
  });

  test('is said in words, with the rule that decided', () => {
    const { view, content } = fightAt(BOUCHER);
    const [boucher] = intentsOf(view, content);

    expect(intentSaid(view.table, content, boucher!, 'fr')).toBe(
      '1 case, puis attaque Ysoline d’Arsonge (4 dégâts, 1 bloqué : 3 blessures) (au plus près).',
    );
  });

  test('comes true in the enemy phase', () => {
    const { view, content, t } = fightAt({
      ...BOUCHER,
      heroes: [{ hero: 'ysoline', at: [5, 2], hand: ['parade'], block: 1 }],
    });
    const toCome = woundsToCome(view.table, intentsOf(view, content))[0]!;

    const decision = t.open[0]!;
    choose(veiel as never, t, decision, decision.options.find((option) => option.do === 'end')!);

    expect(t.heroes[0]!.wounds.length).toBe(toCome);
  });

  test('of two blows on one hero block stops only what it can', () => {
    const { view, content } = fightAt({
      heroes: [{ hero: 'ysoline', at: [5, 2], hand: ['parade'], block: 3 }],
      enemies: [
        { enemy: 'boucher', at: [4, 2] },
        { enemy: 'boucher', at: [5, 1] },
      ],
    });

    expect(woundsToCome(view.table, intentsOf(view, content))).toEqual([4 + 4 - 3]);
  });

  test('a stunned enemy loses its turn, a boss keeps its cards to itself', () => {
    const { view, content } = fightAt({
      heroes: [{ hero: 'ysoline', at: [5, 2], hand: ['parade'] }],
      enemies: [
        { enemy: 'boucher', at: [4, 2], statuses: { etourdi: 1 } },
        { enemy: 'cloche-engloutie', at: [1, 1] },
      ],
    });

    const [boss, boucher] = intentsOf(view, content);

    expect(boss).toMatchObject({ order: 1, isHidden: true, deeds: [] });
    expect(boucher).toMatchObject({ order: 2, deeds: [{ does: 'stunned' }] });
  });

  test('is worked out once a view', () => {
    const { view, content } = fightAt(BOUCHER);

    expect(intentsOf(view, content)).toBe(intentsOf(view, content));
  });
});
