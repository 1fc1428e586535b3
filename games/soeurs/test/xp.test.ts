import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { type Given, hand, lately, names, refusals, tablesWith, told } from './table.ts';

const { at, bossFight, fight } = tablesWith(PLAIN);

rule(
  ['SA-XP-3', 'SA-XP-4', 'R-SA-80'],
  '2 XP take the top of either AA deck, on its A1 face; the next becomes visible',
  () => {
    const table = at({ xp: 2, advanced: [['lance-de-l-aube', 'pacte-ecarlate'], []] }).choose('buy left');

    expect([hand(table), table.state.xp]).toEqual([['lance-de-l-aube'], 0]);
    expect(lately(table, 'cardBought')).toMatchObject([{ rule: 'SA-XP-3', price: 2 }]);
    expect(table.state.level[table.state.hand[0]!]).toBe(0);
    expect(names(table, [table.table.view(null).table.advanced[0]!.top!])).toEqual(['pacte-ecarlate']);
  },
);

rule('SA-XP-3', 'either deck sells, its top card alone, for 2 XP and not for 1', () => {
  const advanced: Given['advanced'] = [
    ['lance-de-l-aube', 'pacte-ecarlate'],
    ['egide-d-eden', 'grace-de-noa'],
  ];
  const withXp = (xp: number) => at({ xp, advanced, hand: ['jugement'] });

  const table = withXp(5).choose('buy right', 'buy left');

  expect(hand(table)).toEqual(['jugement', 'egide-d-eden', 'lance-de-l-aube']);
  expect([table.state.xp, table.state.discard]).toEqual([1, []]);
  expect(
    names(
      table,
      table.state.advanced.map((deck) => deck.at(-1)!),
    ),
  ).toEqual(['pacte-ecarlate', 'grace-de-noa']);
  expect(refusals(withXp(1), 'buy')).toEqual(['SA-XP-9', 'SA-XP-9']);
});

rule('R-SA-80', 'any number of purchases; an empty deck sells nothing', () => {
  const table = at({
    xp: 8,
    advanced: [['lance-de-l-aube'], []],
    discard: [
      'colere-des-soeurs',
      'nuee-de-plumes',
      'lever-d-eden',
      'egide-d-eden',
      'grace-de-noa',
      'echo-du-sacrifice',
      'pacte-ecarlate',
    ],
  });
  table.choose('buy left');

  expect(refusals(table, 'buy')).toEqual(['R-SA-80', 'R-SA-80']);
  expect(table.options).toContain('buy-potion');
});

rule('R-SA-81', 'buying and raising are two purchases, 4 XP in all, in one moment', () => {
  const table = at({ xp: 4, advanced: [['lance-de-l-aube'], []] }).choose(
    'buy left',
    'raise lance-de-l-aube',
  );

  expect([table.state.xp, table.state.level[16]]).toEqual([0, 1]);
});

rule('SA-XP-2', '2 XP raise an AA card; 1 is not enough', () => {
  expect(refusals(at({ xp: 1, hand: ['lance-de-l-aube', 'jugement'] }), 'raise')).toEqual(['SA-XP-9']);
  expect(at({ xp: 3, hand: ['lance-de-l-aube', 'jugement'] }).choose('raise lance-de-l-aube').state.xp).toBe(
    1,
  );
});

rule('SA-XP-5', '1 XP rerolls the Mana die, and the new result must be applied', () => {
  const table = fight({
    enemies: ['porte-pilier'],
    phase: 'mana',
    xp: 1,
    hand: ['jugement'],
    dice: [4, 2],
  }).choose('roll', 'reroll');

  expect(table.state).toMatchObject({ mana: 2, xp: 0 });
});

rule('SA-XP-6', '1 XP rerolls the movement dice, and the new result must be applied', () => {
  const table = at({ xp: 1, hand: ['jugement'], dice: [4, 2, 1, 3] }).choose('roll', 'reroll');

  expect(table.options).toEqual(['die 1', 'die 3']);
});

rule('SA-XP-7', '3 XP buy a potion', () => {
  expect(at({ xp: 3 }).choose('buy-potion').state).toMatchObject({ xp: 0, potions: 1 });
  expect(refusals(at({ xp: 2 }), 'buy-potion')).toEqual(['SA-XP-9']);
});

describe('banishing', () => {
  rule('SA-XP-8', '1 XP banishes a card right after playing it', () => {
    const table = fight({
      enemies: ['porte-pilier'],
      mana: 2,
      xp: 1,
      hand: ['eclat-d-eden', 'pluie-d-epines'],
    });
    table.choose('play eclat-d-eden', 'banish eclat-d-eden');

    expect([names(table, table.state.banished), table.state.discard, table.state.xp]).toEqual([
      ['eclat-d-eden'],
      [],
      0,
    ]);
    expect(table.state.justPlayed).toBe(-1);
  });

  rule(
    'R-SA-79',
    'the window closes at the next action; a banished Defence card still gives its Defence',
    () => {
      const table = fight({
        enemies: ['porte-pilier'],
        mana: 3,
        xp: 2,
        hand: ['voile-de-priere', 'eclat-d-eden', 'jugement'],
      });
      table.choose('play voile-de-priere', 'banish voile-de-priere');
      expect([table.state.defence, table.state.inPlay]).toEqual([2, []]);

      table.choose('play eclat-d-eden', 'draw');
      expect(table.options.filter((option) => option.startsWith('banish'))).toEqual([]);
    },
  );

  rule('R-SA-79', 'XP earned by that very card may pay; cards discarded for Mana cannot be banished', () => {
    const earned = fight({
      enemies: [{ enemy: 'rodeur-de-cendre', resistance: 1 }],
      mana: 1,
      hand: ['eclat-d-eden'],
    }).choose('play eclat-d-eden');
    expect(earned.options).toEqual(['banish eclat-d-eden', 'keep']);

    const discarded = fight({
      enemies: ['porte-pilier'],
      mana: 1,
      xp: 3,
      hand: ['eclat-d-eden', 'jugement'],
    }).choose('discard-for-mana jugement');
    expect(discarded.options.filter((option) => option.startsWith('banish'))).toEqual([]);
  });
});

rule(['SA-XP-9', 'R-SA-78'], 'a purchase must be paid in full; XP stop at 0 and have no upper limit', () => {
  expect(refusals(at({ xp: 1, hand: ['jugement'] }), 'buy')).toEqual(['SA-XP-9', 'SA-XP-9']);
  expect(at({ xp: 98, crossed: ['advanced-treasure'], dice: [3] }).choose('roll').state.xp).toBe(101);
  expect(at({ xp: 0, crossed: ['advanced-trap'], dice: [6] }).state.xp).toBe(0);
});

describe('free moments', () => {
  rule(
    'R-SA-5',
    'whenever a decision waits: before and after rolls, in the Player Phase, at a trap, at Hâte, between resolutions',
    () => {
      const rest = { xp: 3, hand: ['jugement', 'eclat-d-eden'] };
      const moments = [
        at({ ...rest }),
        at({ ...rest, dice: [2, 5] }).choose('roll'),
        at({ ...rest, dice: [2, 5] }).choose('roll', 'die 5'),
        at({ ...rest, crossed: ['trap'] }),
        at({ ...rest, crossed: ['trap'], dice: [1] }).choose('roll'),
        at({ ...rest, crossed: ['treasure'] }),
        fight({ enemies: ['porte-pilier'], phase: 'mana', ...rest }),
        fight({ enemies: ['porte-pilier'], mana: 1, ...rest }),
        at({
          ...rest,
          crossed: ['combat-1'],
          enemyDeck: ['ecorcheur-hatif', 'spectre-du-puits'],
          dice: [3],
        }).choose('roll', 'keep'),
      ];

      for (const table of moments)
        expect(table.options, table.kind ?? '').toEqual(
          expect.arrayContaining(['raise jugement', 'buy left', 'buy-potion']),
        );
      expect(new Set(moments.map(({ kind }) => kind)).size).toBe(9);
    },
  );

  rule('R-SA-5', 'never inside the resolution of a card, nor where nothing waits', () => {
    const aiming = fight({
      enemies: ['porte-pilier', 'novice-d-asmoth'],
      mana: 1,
      xp: 3,
      hand: ['eclat-d-eden', 'jugement'],
    }).choose('play eclat-d-eden');
    expect([aiming.kind, aiming.options]).toEqual(['target', ['target 1', 'target 2']]);

    const nothing = at({ crossed: ['trap'], dice: [6] });
    expect(told(nothing, 'trapRead')).toHaveLength(1);
    expect(lately(nothing, 'cardRaised')).toEqual([]);
  });

  rule('R-SA-60', 'against a Boss only the potion is left of them', () => {
    const table = bossFight({ phase: 'mana', xp: 9, potions: 1, health: 20, hand: ['jugement'] });

    expect(table.options).toEqual(['roll', 'drink']);
  });
});
