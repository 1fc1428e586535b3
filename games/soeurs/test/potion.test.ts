import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { foe, SMALL } from './boxes/small.ts';
import { type Given, lately, refusals, tablesWith, told } from './table.ts';

const { at, bossFight, fight } = tablesWith(SMALL);

const LOW = { health: 15, potions: 1 };

rule('SA-POTION-1', 'a potion may be used at any time, the Boss fight included', () => {
  const tables = {
    rollMovement: at({ ...LOW }),
    chooseDie: at({ ...LOW, dice: [1, 2] }).choose('roll'),
    rollTrap: at({ ...LOW, crossed: ['trap'] }),
    discardAgainstTrap: at({ ...LOW, crossed: ['trap'], hand: ['coup'] }).choose('roll'),
    rollMana: fight({ enemies: [foe('gueux', 4)], phase: 'mana', ...LOW }),
    answerHate: fight({ enemies: [foe('hatif', 4)], phase: 'mana', ...LOW }).choose('roll'),
    act: fight({ enemies: [foe('gueux', 4)], mana: 1, ...LOW }),
    nextWave: fight({ enemies: [foe('gueux', 2)], mana: 1, waiting: 1, ...LOW, hand: ['coup'] }).choose(
      'play coup',
      'keep',
    ),
    rollTreasure: at({ ...LOW, crossed: ['treasure'] }),
    enterBoss: bossFight({ phase: 'before', ...LOW }),
  };

  for (const [kind, table] of Object.entries({ ...tables })) {
    expect([kind, table.kind, table.options.includes('drink')]).toEqual([kind, kind, true]);
  }
  expect(bossFight({ mana: 1, ...LOW }).options).toContain('drink');
});

rule('SA-POTION-1', 'it takes a potion to drink', () => {
  const table = at({ health: 15, xp: 1, hand: ['coup'] });

  expect([table.options.includes('drink'), refusals(table, 'drink')]).toEqual([false, ['SA-POTION-1']]);
});

rule('SA-POTION-2', 'a potion gives 4 HP', () => {
  expect(at({ health: 10, potions: 2 }).choose('drink').state.health).toBe(14);
});

rule('SA-POTION-3', 'never above the ceiling: the excess is lost', () => {
  for (const [health, now] of [
    [14, 18],
    [15, 19],
    [16, 19],
    [18, 19],
  ] as const) {
    const table = at({ health, lowest: 10, potions: 1, xp: 3 }).choose('drink');
    expect([table.state.health, table.state.potions]).toEqual([now, 0]);
  }
});

rule('SA-POTION-4', 'a used potion goes back and can be gained again', () => {
  const table = at({ health: 10, potions: 3, xp: 3 });
  expect(table.options).not.toContain('buy-potion');

  table.choose('drink');
  expect(table.state.potions).toBe(2);
  table.choose('buy-potion');

  expect(table.state.potions).toBe(3);
});

rule('SA-POTION-5', 'the player never owns more than 3', () => {
  for (const [before, now] of [
    [1, 3],
    [2, 3],
    [3, 3],
  ] as const) {
    const table = at({ potions: before, crossed: ['advanced-treasure'], dice: [5] });
    expect(table.state.potions).toBe(now);
  }
});

rule('SA-POTION-6', 'a potion gained is kept, and drunk only when the player says so', () => {
  const gained = at({ health: 10, crossed: ['treasure'], dice: [5] });
  expect([gained.state.potions, gained.state.health]).toEqual([1, 10]);

  const round = fight({ enemies: [foe('gueux', 4, 3)], mana: 1, ...LOW }).choose('end');
  expect([round.state.potions, round.state.health]).toEqual([1, 12]);
});

rule('R-SA-53', 'one potion at a time', () => {
  const table = at({ health: 10, potions: 2 }).choose('drink');

  expect([table.state.potions, table.options.includes('drink')]).toEqual([1, true]);
});

rule('R-SA-53', 'refused at the ceiling, whichever it is', () => {
  for (const ceiling of [39, 29, 19, 9]) {
    const below = at({ health: ceiling - 1, lowest: ceiling - 1, potions: 1 });
    const table = at({ health: ceiling, lowest: ceiling, potions: 1, xp: 1, hand: ['coup'] });
    expect(below.options).toContain('drink');
    expect([table.options.includes('drink'), refusals(table, 'drink')]).toEqual([false, ['R-SA-53']]);
  }
});

rule('R-SA-53', 'a card that heals may still be played at the ceiling', () => {
  const table = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['soin', 'coup'] }).choose('play soin');

  expect([table.state.health, lately(table, 'cardPlayed').length]).toEqual([39, 1]);
});

rule('R-SA-55', 'a fourth potion of a treasure is lost without compensation', () => {
  const table = at({ potions: 3, crossed: ['treasure'], dice: [6] });

  expect(told(table, 'potionWasted')).toHaveLength(1);
  expect([table.state.potions, table.state.xp, table.state.health]).toEqual([3, 0, 39]);
});

rule('R-SA-55', 'one may drink before the roll to make room', () => {
  const table = at({ health: 10, potions: 3, crossed: ['treasure'], dice: [6] }).choose('drink', 'roll');

  expect(told(table, 'potionWasted')).toEqual([]);
  expect([table.state.potions, table.state.health]).toEqual([3, 14]);
});

rule('R-SA-55', 'with 3 potions none can be bought, with 2 one can', () => {
  const three = at({ potions: 3, xp: 3 });

  expect([three.options.includes('buy-potion'), refusals(three, 'buy-potion')]).toEqual([false, ['R-SA-55']]);
  expect(at({ potions: 2, xp: 3 }).choose('buy-potion').state.potions).toBe(3);
});

rule(
  'R-SA-86',
  'the Place hurts: no window before round 1, which follows a free moment; one before round 2',
  () => {
    const given = { phase: 'roundStart' as const, place: 'crypte', potions: 1, health: 15, hand: ['coup'] };
    const before = (round: number) => fight({ enemies: [foe('rustre', 4)], round, ...given });

    expect([before(1).kind, before(1).state.health]).toEqual(['rollMana', 14]);
    expect([before(2).kind, before(2).state.health]).toEqual(['potion', 15]);
  },
);

describe('the potion window', () => {
  const ONLY_POTIONS = ['drink', 'pass'];
  const rich = { health: 15, potions: 2, xp: 9, hand: ['coup', 'soin'] };

  rule('R-SA-86', 'before the Boss’s attack that follows the guardian’s', () => {
    const table = bossFight({ mana: 6, attack: 3, guardian: foe('gueux', 4, 2), ...rich }).choose('end');
    expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 13]);

    table.choose('drink', 'pass');

    expect(lately(table, 'healthLost')).toMatchObject([{ why: 'boss', left: 14 }]);
  });

  rule('R-SA-86', 'before Brûlures', () => {
    const table = bossFight({ mana: 6, attack: 3, ...rich, health: 6, against: 'brulures' }).choose('end');
    expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 3]);

    expect(table.choose('drink').state).toMatchObject({ health: 7, result: null });
    expect(table.choose('pass').state).toMatchObject({ health: 4, result: null });
  });

  rule('R-SA-86', 'before the damage of a Place that follows the attack, at the end of the round', () => {
    const table = fight({ enemies: [foe('gueux', 4, 3)], mana: 6, place: 'brasier', ...rich }).choose('end');
    expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 12]);

    expect(table.choose('pass').state.health).toBe(11);
  });

  rule(
    'R-SA-86',
    'before the damage of a Place that follows the attack, at the start of the next round',
    () => {
      const table = fight({ enemies: [foe('rustre', 4, 3)], mana: 6, place: 'crypte', ...rich }).choose(
        'end',
      );
      expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 12]);

      table.choose('drink', 'pass');

      expect([table.kind, table.state.health]).toEqual(['rollMana', 15]);
    },
  );

  rule('R-SA-86', 'before the damage of round 7, and once more before that of a Place', () => {
    const table = fight({
      enemies: [foe('rustre', 4, 3)],
      mana: 6,
      round: 6,
      place: 'crypte',
      ...rich,
    }).choose('end');
    expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 12]);

    table.choose('pass');
    expect([table.kind, table.options, table.state.health]).toEqual(['potion', ONLY_POTIONS, 10]);
    table.choose('pass');

    expect([table.kind, table.state.health]).toEqual(['rollMana', 9]);
  });

  rule('R-SA-86', 'nobody is asked without a potion or at the ceiling, nor when the game is over', () => {
    const windows = (rest: object, attack: number) => {
      const table = fight({
        enemies: [foe('gueux', 4, attack)],
        mana: 6,
        place: 'brasier',
        hand: ['coup'],
        ...rest,
      });
      return table.choose('end').kind;
    };

    expect(windows({ health: 15, potions: 1 }, 1)).toBe('potion');
    expect(windows({ health: 15, potions: 0 }, 1)).toBe('act');
    expect(windows({ health: 20, potions: 1 }, 1)).not.toBe('potion');
    expect(windows({ health: 15, potions: 1 }, 15)).toBe(null);
  });

  rule('R-SA-86', 'none between the parts of one attack', () => {
    const line = [foe('gueux', 4, 8), foe('rustre', 4, 8)];
    const table = fight({ enemies: line, mana: 6, ...rich }).choose('end');

    expect([table.state.result?.how, table.state.potions]).toEqual(['no-health', 2]);
  });

  rule('R-SA-86', 'none between a die roll and the damage it causes', () => {
    const trap = { health: 3, potions: 1, crossed: ['trap'] } satisfies Given;
    const table = at({ ...trap, dice: [1, 1] }).choose('roll');

    expect([table.state.result?.how, table.state.potions]).toEqual(['no-health', 1]);
  });
});
