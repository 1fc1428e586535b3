/** The edges of rules: the last square, the first figure, nobody left; each was once a change that no test noticed. */
import { rule } from '@tablee/kernel/testing';
import { describe, test } from 'vitest';
import { at, boxAt, expect } from './table.ts';

describe('the edges', () => {
  rule(['OV-AI-24', 'OV-AI-25'], 'one step short: it takes that step, and no other', () => {
    // Far from everybody by exactly one square more than it has.
    const table = at({
      at: 'enemies',
      heroes: [{ at: [6, 1] }],
      enemies: [{ enemy: 'coureur', at: [4, 1] }],
    });

    expect(table.where('coureur')).toEqual([5, 1]);
  });

  rule('OV-AI-28', 'one square away is not adjacent, next to him is', () => {
    const gone = (from: readonly [number, number]): number =>
      at({ at: 'enemies', heroes: [{ at: [6, 1] }], enemies: [{ enemy: 'coureur', at: from }] }).all(
        'stepped',
      ).length;

    expect([gone([5, 1]), gone([5, 2]), gone([4, 2])]).toEqual([0, 1, 2]);
  });

  rule('OV-AI-10', 'an ally of the same threat and swords as a hero comes after him', () => {
    const table = at({
      at: 'enemies',
      heroes: [{ hero: 'bo', at: [4, 1], statuses: {} }],
      entities: [{ entity: 'mule', at: [2, 1] }],
      enemies: [{ enemy: 'goule', at: [3, 3] }],
    });

    expect(table.all('aimed')).toMatchObject([{ heroes: [{ id: 'mule' }], rule: 'OV-TARGET-6' }]);

    const equal = boxAt({
      at: 'enemies',
      heroes: [{ hero: 'maelle', at: [4, 1] }],
      entities: [{ entity: 'chien-du-guet', at: [2, 1] }],
      enemies: [{ enemy: 'rat-d-ossuaire', at: [3, 3] }],
    });
    const { heroes } = equal.all('aimed')[0] as unknown as { heroes: readonly { id: string }[] };
    expect(heroes.map(({ id }) => id)).toHaveLength(1);
  });

  rule(['OV-DEATH-3', 'OV-DEATH-9'], 'back to life he fills his square: nobody may stop there', () => {
    const table = at({
      at: 'heroes',
      heroes: [
        { at: [6, 1], dead: true },
        { at: [5, 1], hand: ['course', 'parade'] },
      ],
    });
    table.say('take 0', 'end', 'play course');

    expect(table.can('go 6.1')).toBe(false);
    expect(table.can('go 6.2')).toBe(true);
  });

  rule(['OV-DEATH-10', 'OV-HEROES-20'], 'twins come back each on a square of their own', () => {
    const table = at({
      at: 'heroes',
      heroes: [
        {
          hero: 'jumeaux',
          at: [
            [6, 1],
            [6, 1],
          ] as never,
          dead: true,
        },
        { at: [2, 6] },
      ],
    });

    table.say('take 0');
    expect(table.kind).toBe('return');
    expect(table.options).toEqual(['return 5.1', 'return 6.2']);
  });

  rule('OV-KW-47', 'the square he had to leave is closed at once: nobody comes back to it', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['mur', 'course'] }],
      entities: [{ entity: 'dalle', at: [6, 1] }],
    });

    table.say('play mur', 'go 5.1', 'play course');

    expect(table.can('go 6.1')).toBe(false);
    expect(table.can('go 6.2')).toBe(true);
  });

  rule('R-OV-61', 'a ground token may be laid under somebody, what fills a square may not', () => {
    const table = boxAt({
      at: 'enemies',
      fight: 4,
      heroes: [{ hero: 'brune', at: [3, 4] }],
      enemies: [{ enemy: 'titanicide', at: [3, 3], actions: ['rosee-noire', 'saigner-l-ichor'] }],
    });
    // The cards say « free squares »: none lies under her.
    expect(table.all('placed').every((event) => (event as unknown as { square: number }).square !== 15)).toBe(
      true,
    );

    const under = at({
      at: 'enemies',
      fight: 4,
      heroes: [{ at: [3, 4] }],
      enemies: [{ enemy: 'titan', at: [3, 3] }],
    });
    expect(under.all('placed').some((event) => (event as unknown as { square: number }).square === 15)).toBe(
      true,
    );
  });

  rule('OV-MOVE-11', 'a teleport to the only free square goes there without a question', () => {
    const table = at({
      heroes: [{ at: [1, 1], hand: ['bond', 'parade'] }],
      entities: [
        { entity: 'tronc', at: [1, 2] },
        { entity: 'tronc', at: [2, 1] },
        { entity: 'tronc', at: [1, 3] },
        { entity: 'tronc', at: [3, 1] },
        { entity: 'tronc', at: [1, 4] },
        { entity: 'tronc', at: [2, 2] },
        { entity: 'tronc', at: [2, 3] },
        { entity: 'tronc', at: [3, 2] },
      ],
    });

    table.say('play bond');

    expect(table.where('ada')).toEqual([4, 1]);
  });

  rule(
    ['OV-WOUND-7', 'OV-KW-23'],
    'what is lost for want of cards says which rule: nothing left, or Persistant alone',
    () => {
      const lost = (hand: readonly string[], deck: readonly string[]): string[] =>
        at({
          at: 'enemies',
          heroes: [{ at: [6, 1], hand, deck }, { at: [1, 1] }],
          enemies: [{ enemy: 'goule', at: [5, 1] }],
        })
          .all('woundLost')
          .map(({ rule }) => rule);

      expect(lost([], [])).toEqual(['OV-WOUND-7']);
      expect(lost(['roc'], [])).toEqual(['OV-KW-23']);
      expect(lost([], ['roc'])).toEqual(['OV-KW-23']);
    },
  );

  rule('R-OV-98', 'what thorns do is told, with who stung and how much was blocked', () => {
    const table = at({
      at: 'enemies',
      heroes: [{ at: [6, 1], statuses: { epines: 2 } }],
      enemies: [{ enemy: 'goule', at: [5, 1], block: 1 }],
    });

    expect(table.all('damaged')[1]).toMatchObject({
      who: { id: 'goule' },
      by: { id: 'ada' },
      amount: 2,
      blocked: 1,
      rule: 'R-OV-98',
    });
  });

  rule('R-OV-21', 'one trigger alone is not put in order; two of different pieces are', () => {
    const asked = (equipment: readonly string[]): string | null =>
      boxAt({
        at: 'turn',
        heroes: [{ hero: 'brune', at: [6, 1], equipment: equipment.map((id) => ({ id, armed: false })) }],
        enemies: [{ enemy: 'boucher', at: [1, 1] }],
      }).kind;

    expect(asked(['besace'])).toBe('act');
    expect(asked(['besace', 'chapelet-de-veille'])).toBe('order');
  });
});

describe('a position', () => {
  const THERE = { heroes: [{ at: [6, 1] }], at: 'enemies' } as const;

  test('goes on with the enemies that have not acted yet', () => {
    const table = at({
      ...THERE,
      enemies: [
        { enemy: 'coureur', at: [1, 1], acted: true },
        { enemy: 'coureur', at: [1, 6] },
      ],
    });

    expect(table.where('coureur', 0)).toEqual([1, 1]);
    expect(table.where('coureur', 1)).not.toEqual([1, 6]);
    expect(table.all('enemyPhaseBegan')).toEqual([]);
  });

  test('begins the phase where nobody has acted', () => {
    const table = at({ ...THERE, enemies: [{ enemy: 'coureur', at: [1, 1] }] });

    expect(table.all('enemyPhaseBegan')).toHaveLength(1);
  });

  rule(['OV-PROFANE-1', 'OV-PROFANE-3', 'OV-PROFANE-4'], 'goes on with the deployment of a fight', () => {
    const table = boxAt({
      at: 'deployment',
      fight: 4,
      heroes: [{ hero: 'brune' }, { hero: 'ysoline' }],
      enemies: [{ enemy: 'profane', at: [1, 1] }],
    });

    table.say('deploy by 0 6.1', 'deploy by 1 6.2');
    expect(table.all('equipped')).toHaveLength(2);
    expect(table.kind).toBe('bless');
    table.say('bless 1');

    expect([table.hero(0).hand.length, table.hero(1).hand.length, table.hero(1).deck.length]).toEqual([
      5, 5, 6,
    ]);
    expect(table.state.round).toBe(1);
  });

  const ADA = { hero: 'ada', at: [6, 1] } as const;
  test.each<[string, object, RegExp]>([
    ['a fifth fight', { at: 'fight', fight: 4 }, /fight: expected 0 to 3 .*got 4/],
    ['reinforcement after the last', { at: 'reinforcement', fight: 4 }, /fight: expected 1 to 3 .*got 4/],
    ['no fight', { fight: 0 }, /fight: expected 1 to 4 .*got 0/],
    [
      'a dead hero’s action',
      { heroes: [{ ...ADA, dead: true }] },
      /heroes\[0\]\.dead: expected a living hero/,
    ],
    ['a second turn', { heroes: [{ ...ADA, played: true }] }, /heroes\[0\]\.played/],
    ['a stunned hero', { heroes: [{ ...ADA, statuses: { etourdi: 1 } }] }, /statuses\.etourdi.*R-OV-98/],
    ['more kept than block', { heroes: [{ ...ADA, block: 1, kept: 2 }] }, /heroes\[0\]\.kept: .* 1, got 2/],
    [
      'an Action card twice',
      { enemies: [{ enemy: 'ogre', at: [1, 1], actions: ['un'], used: ['un'] }] },
      /enemies\[0\]\.actions: .*got un twice/,
    ],
    [
      'lives that nobody answers',
      { enemies: [{ enemy: 'goule', at: [1, 1], pending: 1 }] },
      /enemies\[0\]\.pending: goule is no boss/,
    ],
    ['a deck beyond counting', { heroes: [{ ...ADA, deck: Array(3000).fill('tir') }] }, /heroes\[0\]\.deck/],
    [
      'too much ammunition',
      { heroes: [{ ...ADA, equipment: [{ id: 'cache', ammo: 3 }] }] },
      /equipment\[0\]\.ammo: .*capacity, 2, got 3/,
    ],
    [
      'ammunition where none is used',
      { heroes: [{ ...ADA, equipment: [{ id: 'ecu', ammo: 0 }] }] },
      /equipment\[0\]\.ammo: it uses no ammunition/,
    ],
    [
      'too many charged cards',
      { heroes: [{ ...ADA, equipment: [{ id: 'ecu', under: ['tir'] }] }] },
      /equipment\[0\]\.under: expected at most 0 charged cards, got 1/,
    ],
    [
      'a card of nobody',
      { heroes: [{ ...ADA, equipment: [{ id: 'sac', under: [{ hero: 3, card: 'tir' }] }] }] },
      /equipment\[0\]\.under: expected a hero from 0 to 0, got 3/,
    ],
    [
      'a charged card that cannot be charged',
      { heroes: [{ ...ADA, equipment: [{ id: 'sac', under: ['roc'] }] }] },
      /equipment\[0\]\.under\[0\]: .*\(OV-KW-74\), got roc/,
    ],
    ['two blocks of one figure', { heroes: [{ ...ADA, block: [1, 2] }] }, /block: expected one number/],
    ['a row of nobody', { heroes: [{ ...ADA, row: ['magma'] }] }, /heroes\[0\]\.row: expected none/],
    ['a reward that is none', { rewards: ['rouge-1', 'tir'] }, /rewards\[1\]: expected a reward card/],
    [
      'an enemy that is not in the box',
      { enemies: [{ enemy: 'gouule', at: [1, 1] }] },
      /enemies\[0\]\.enemy: expected the id of an enemy .*did you mean "goule"/,
    ],
    [
      'corpses without their extension',
      { corpses: [[1, 1]], config: { ext1: false } },
      /corpses need extension 1/,
    ],
    [
      'more health than printed',
      { entities: [{ entity: 'mule', at: [2, 2], health: 4 }] },
      /entities\[0\]\.health: expected at most 3, which mule prints, got 4/,
    ],
    [
      'more pieces than there are',
      { entities: [1, 2, 3, 4, 5, 6, 6, 6, 6].map((column) => ({ entity: 'ichor', at: [2, column] })) },
      /at most 8 ichor \(OV-TITAN-2\), got 9/,
    ],
  ])('refuses %s', (_, position, words) => {
    expect(() => at(position as never)).toThrow(words);
  });

  test('holds a boss to nine lives that it has not answered', () => {
    const given = (pending: number) => () =>
      at({ fight: 4, enemies: [{ enemy: 'ogre', at: [1, 1], pending }] });

    expect(given(9)).not.toThrow();
    expect(given(10)).toThrow(/pending/);
  });
});
