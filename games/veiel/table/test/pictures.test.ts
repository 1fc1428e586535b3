/** What the rulebook's pictures show is what the rules do. */
import { Play, rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { veiel } from '../../index.ts';
import type { Veiel, VeielView } from '../../types.ts';
import { SCENES, type Scene } from '../pictures/scenes.ts';

const square = ([row, column]: readonly [number, number]): number => (row - 1) * 6 + column - 1;

/** The enemy phase from the picture's position. */
function played({ heroes, enemies = [] }: Scene) {
  const table = new Play<Veiel, VeielView>(veiel as never, {
    seats: 1,
    seed: 'picture',
    config: { heroes: heroes.length },
    position: {
      at: 'enemies',
      heroes: heroes.map(([hero, at]) => ({ hero, at, hand: ['parade', 'parade'] })),
      enemies: enemies.map(([enemy, at]) => ({ enemy, at })),
    },
  });
  return table.table.heard(null, 0) as unknown as readonly {
    readonly event: string;
    readonly road: readonly number[];
    readonly heroes: readonly { readonly id: string }[];
  }[];
}

describe('pictures with a road', () => {
  for (const scene of SCENES.filter(({ road }) => road)) {
    rule(scene.rule, scene.caption.en, () => {
      const first = played(scene).find(({ event }) => event === 'aimed' || event === 'approached');

      expect(first?.road).toEqual(scene.road!.map(square));
      if (scene.hit)
        expect(first?.heroes.map(({ id }) => id)).toEqual(
          scene.heroes
            .filter(([, at]) => scene.hit!.some((hit) => square(hit) === square(at)))
            .map(([id]) => id),
        );
    });
  }
});
