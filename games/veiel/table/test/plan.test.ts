import { foresight, foretelling } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { veiel } from '../../veiel.ts';
import type { AnyOption } from '../../words/notation.ts';
import { outcomeOf } from '../outcome.ts';
import { type Plan, planOfHeld } from '../plan.ts';
import { tableIn } from '../reading.ts';
import { at, fightAt, type Seen } from './fight.ts';

const FIGHT = {
  heroes: [{ hero: 'ysoline', at: [4, 3], hand: ['frappe', 'fente', 'parade', 'course'] }],
  enemies: [
    { enemy: 'boucher', at: [3, 3] },
    { enemy: 'rat-d-ossuaire', at: [4, 4] },
    { enemy: 'rat-d-ossuaire', at: [1, 1] },
  ],
};

function held(seen: Seen, card: string, turned = 0): Plan {
  const { view, content } = seen;
  const asked = view.decisions[0]!;
  const option = asked.options.find((each) => each.do === 'play' && (each as AnyOption).card === card)!;
  const foresee = foresight(veiel as never, view, content, asked);
  const situation = { view, t: tableIn(view, content), content, turned };
  const told = foretelling(veiel as never, view, content, asked)(option);
  const outcome = outcomeOf(view.table, content, told);
  return planOfHeld(situation, option as AnyOption, foresee(option) as never, outcome);
}

const squares = (plan: Plan) => [...plan.lit.keys()].sort((a, b) => a - b);
const area = (plan: Plan) => [...plan.area].sort((a, b) => a - b);

describe('a card in hand laid on the board (V-5)', () => {
  test('its area is drawn, and only those it may hit are lit', () => {
    const plan = held(fightAt(FIGHT), 'frappe');

    expect(area(plan)).toEqual([at(3, 3), at(4, 2), at(4, 4), at(5, 3)]);
    expect(squares(plan)).toEqual([at(3, 3), at(4, 4)]);
  });

  test('a pattern turns through the directions that touch somebody', () => {
    const seen = fightAt(FIGHT);

    expect(area(held(seen, 'fente', 0))).toEqual([at(2, 3), at(3, 3)]);
    expect(area(held(seen, 'fente', 1))).toEqual([at(4, 4), at(4, 5)]);
    expect(area(held(seen, 'fente', 2))).toEqual(area(held(seen, 'fente', 0)));
  });

  test('squares behind an Infranchissable are cut off', () => {
    const seen = fightAt({
      heroes: [{ hero: 'ysoline', at: [4, 3], hand: ['pique-longue'] }],
      enemies: [
        { enemy: 'boucher', at: [3, 3] },
        { enemy: 'boucher', at: [4, 4] },
      ],
      entities: [{ entity: 'pierre-levee', at: [2, 3] }],
    });

    const plan = held(seen, 'pique-longue');

    expect(area(plan)).toEqual([at(2, 3), at(3, 3)]);
    expect([...plan.cutOff]).toEqual([at(1, 3)]);
  });

  test('where the rules leave one target it can be pressed as well as the card', () => {
    const plan = held(fightAt({ ...FIGHT, enemies: [{ enemy: 'boucher', at: [3, 3] }] }), 'frappe');

    expect(plan.isWhole).toBe(true);
    expect(squares(plan)).toEqual([at(3, 3)]);
  });

  test('a card that needs no square is whole', () => {
    expect(held(fightAt(FIGHT), 'parade').isWhole).toBe(true);
    expect(held(fightAt(FIGHT), 'course').isWhole).toBe(false);
  });
});

describe('what would come of it (V-10)', () => {
  const told = (seen: Seen, plan: Plan, square: number) => {
    const line = plan.lit.get(square)![0]!;
    const events = foretelling(veiel as never, seen.view, seen.content)(...line);
    return outcomeOf(seen.view.table, seen.content, events);
  };

  test('damage, lives lost, and whether it falls', () => {
    const seen = fightAt({
      ...FIGHT,
      enemies: [
        { enemy: 'boucher', at: [3, 3], yellow: 1, red: 2 },
        { enemy: 'rat-d-ossuaire', at: [4, 4], yellow: 1, red: 1 },
      ],
    });
    const plan = held(seen, 'frappe');

    expect(told(seen, plan, at(3, 3)).losses).toContainEqual(
      expect.objectContaining({ figure: 1, damage: 2, lives: 1, falls: false }),
    );
    expect(told(seen, plan, at(4, 4)).losses).toContainEqual(
      expect.objectContaining({ figure: 2, falls: true }),
    );
  });

  test('a life of a boss is worth a reaction, though its card is not to be known', () => {
    const seen = fightAt({
      ...FIGHT,
      enemies: [{ enemy: 'cloche-engloutie', at: [3, 3], yellow: 1, red: 2 }],
    });

    expect(told(seen, held(seen, 'frappe'), at(3, 3)).reactions).toBe(1);
  });
});
