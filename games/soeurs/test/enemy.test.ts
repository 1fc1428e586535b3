import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { foe, SMALL } from './boxes/small.ts';
import { type Foe, hand, lately, order, tablesWith, told } from './table.ts';

const { bossFight, fight } = tablesWith(SMALL);

describe('the Enemy Phase', () => {
  rule('SA-ENEMY-1', 'every enemy in play attacks, all at the same time', () => {
    const line = [foe('gueux', 4, 5), foe('rustre', 4, 1), foe('reitre', 4, 2)];
    const three = fight({ enemies: line, mana: 1 }).choose('end');
    expect(lately(three, 'attacked')).toMatchObject([{ terms: [{ level: 5 }, { level: 1 }, { level: 2 }] }]);
    expect(lately(three, 'healthLost')).toMatchObject([{ amount: 8 }]);

    const fewer = fight({ enemies: [foe('gueux', 2, 5), ...line.slice(1)], mana: 2, hand: ['coup'] });
    fewer.choose('play coup', 'target 1', 'end');
    expect(lately(fewer, 'attacked')).toMatchObject([{ terms: [{ level: 1 }, { level: 2 }] }]);
  });

  rule(
    ['SA-ENEMY-2', 'SA-ENEMY-3', 'SA-ENEMY-4'],
    'EX-3: attacks of 5 and 1 against 3 Defence cost (5 + 1) − 3 = 3 HP',
    () => {
      const table = fight({ enemies: [foe('gueux', 4, 5), foe('rustre', 4, 1)], mana: 1, defence: 3 }).choose(
        'end',
      );

      expect(lately(table, 'attacked')).toMatchObject([{ total: 6, defence: 3, loss: 3 }]);
      expect(lately(table, 'healthLost')).toMatchObject([{ amount: 3, why: 'attack' }]);
      expect(table.state.health).toBe(36);
    },
  );

  rule('SA-ENEMY-4', 'what is not defended is lost to the last point', () => {
    for (const [defence, health] of [
      [0, 33],
      [5, 38],
      [6, 39],
    ] as const) {
      const table = fight({ enemies: [foe('gueux', 4, 5), foe('rustre', 4, 1)], mana: 1, defence }).choose(
        'end',
      );
      expect(table.state.health).toBe(health);
    }
  });

  rule('SA-ENEMY-5', 'damage applied, the phase is over and the next round starts', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 1 }).choose('end');

    expect(order(table, ['healthLost', 'roundBegan'])).toEqual(['healthLost', 'roundBegan']);
    expect([table.kind, table.state.round]).toEqual(['act', 2]);
  });

  rule('SA-ENEMY-5', 'unless the damage ends the game', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 1, health: 2 }).choose('end');

    expect([lately(table, 'roundBegan'), table.state.result?.how]).toEqual([[], 'no-health']);
  });

  rule('SA-ENEMY-6', 'a new round: the counter, then the Mana roll, then the Player Phase', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, round: 3, dice: [2] }).choose('end');

    expect(order(table, ['roundBegan', 'diceRolled'])).toEqual(['roundBegan', 'diceRolled']);
    expect(lately(table, 'roundBegan')).toMatchObject([{ round: 4 }]);
    expect(lately(table, 'diceRolled')).toMatchObject([{ what: 'mana', dice: [2] }]);
    expect([table.kind, table.state.mana]).toEqual(['act', 2]);
  });

  rule('SA-ENEMY-7', 'rounds repeat until the combat ends', () => {
    const table = fight({ enemies: [foe('gueux', 2, 0)], mana: 1, hand: ['coup'], dice: [1, 1, 1] });

    table.choose('end', 'end', 'end');
    expect([table.state.round, table.state.standing]).toEqual([4, 1]);
    table.choose('play coup', 'keep');

    expect(lately(table, 'combatWon')).toMatchObject([{ round: 4 }]);
    expect(lately(table, 'roundBegan')).toEqual([]);
  });

  rule('R-SA-46', 'attack, loss, Force Brutale, Defence cards, the Place, then the round counter', () => {
    const rest = { hand: ['bouclier', 'soin'] };
    const table = fight({ enemies: [foe('brute', 4, 3)], mana: 1, place: 'brasier', ...rest });

    table.choose('play bouclier', 'end');

    const steps = table
      .told()
      .map((event) => ('why' in event ? `${event.event}: ${event.why}` : event.event));
    expect(steps.filter((step) => !['diceRolled', 'forced'].includes(step))).toEqual([
      'attacked',
      'healthLost: attack',
      'cardDiscarded: force-brutale',
      'cardDiscarded: defence',
      'healthLost: place',
      'roundBegan',
    ]);
  });

  rule('R-SA-46', 'at 0 HP nothing more happens', () => {
    const table = fight({
      enemies: [foe('brute', 4, 3)],
      mana: 1,
      place: 'brasier',
      hand: ['soin'],
      health: 3,
    });

    table.choose('end');

    expect(order(table, ['cardDiscarded', 'healthLost', 'ended'])).toEqual(['healthLost', 'ended']);
  });

  rule('R-SA-46', 'against a Boss: its attack, then Brûlures, then Gardiens', () => {
    const table = bossFight({ mana: 1, attack: 2, against: 'feu-et-gardiens', dice: [6, 3] }).choose('end');

    expect(lately(table, 'healthLost')).toMatchObject([{ why: 'boss' }, { why: 'brulures' }]);
    expect(order(table, ['attacked', 'healthLost', 'nobodyCame', 'roundBegan'])).toEqual([
      'attacked',
      'healthLost',
      'healthLost',
      'nobodyCame',
      'roundBegan',
    ]);
  });

  rule('R-SA-46', 'an effect of the end of a round that beats the last enemy ends the combat there', () => {
    const last = fight({ enemies: [foe('gueux', 1)], mana: 1, place: 'verriere' }).choose('end');
    const other = fight({ enemies: [foe('gueux', 1), foe('rustre', 2)], mana: 1, place: 'verriere' }).choose(
      'end',
    );

    expect(lately(last, 'combatWon')).toMatchObject([{ round: 1 }]);
    expect(lately(last, 'roundBegan')).toEqual([]);
    expect([other.state.round, other.state.standing]).toEqual([2, 1]);
  });

  rule('R-SA-47', 'a negative difference is 0, and surplus Defence is lost', () => {
    const table = fight({ enemies: [foe('gueux', 4, 2)], mana: 1, defence: 9, health: 20 }).choose('end');

    expect(lately(table, 'attacked')).toMatchObject([{ total: 2, defence: 9, loss: 0 }]);
    expect([table.state.health, table.state.defence]).toEqual([20, 0]);
  });

  rule('R-SA-47', 'Defence lowers neither the damage of a Place nor unblockable damage', () => {
    const place = fight({ enemies: [foe('gueux', 4, 2)], mana: 1, defence: 9, place: 'brasier' }).choose(
      'end',
    );
    const burn = bossFight({ mana: 1, defence: 9, attack: 2, against: 'brulures' }).choose('end');
    const late = fight({ enemies: [foe('gueux', 4, 2)], mana: 1, defence: 9, round: 6 }).choose('end');

    expect(lately(place, 'healthLost')).toMatchObject([{ amount: 1, why: 'place' }]);
    expect(lately(burn, 'healthLost')).toMatchObject([{ amount: 3, why: 'brulures' }]);
    expect(lately(late, 'healthLost')).toMatchObject([{ amount: 2, why: 'late' }]);
  });

  rule('R-SA-47', 'Defence given by a Place counts like that of a card', () => {
    const rest = { xp: 1, hand: ['soin'] };
    const table = fight({ enemies: [foe('gueux', 4, 3)], phase: 'roundStart', place: 'chapelle', ...rest });
    expect(table.state.defence).toBe(1);

    table.choose('roll', 'keep', 'end');

    expect(lately(table, 'attacked')).toMatchObject([{ total: 3, defence: 1, loss: 2 }]);
  });
});

describe('Rage', () => {
  const attack = (enemies: Foe[], given: object) =>
    lately(fight({ enemies, mana: 1, ...given }).choose('end'), 'attacked')[0]!;

  rule(
    'R-SA-48',
    'undefended means no Defence at all: 1 point is enough for all, though it covers little',
    () => {
      const two = [foe('enrage', 4, 3), foe('furieux', 4, 2)];

      expect(attack(two, {})).toMatchObject({ total: 10, loss: 10 });
      expect(attack(two, { defence: 1 })).toMatchObject({ total: 5, loss: 4 });
      expect(attack([foe('enrage', 4, 3), foe('gueux', 4, 2)], {})).toMatchObject({ total: 8 });
    },
  );

  rule('R-SA-48', 'a lowered attack level is no defence: level, changes, Coriace +1, then doubled', () => {
    const back = { enemy: 'furieux', resistance: 1, attack: 3, returned: true, weakened: 2 };
    const weak = { enemy: 'enrage', resistance: 4, attack: 3, weakened: 2 };

    expect(attack([weak], {})).toMatchObject({ total: 2 });
    expect(attack([back], {})).toMatchObject({ total: 4 });
    expect(attack([{ ...back, weakened: 9 }], {})).toMatchObject({ total: 2 });
  });

  rule('R-SA-48', 'Mana spent against Hâte is a defence; Mana kept is none', () => {
    const haste = (mana: number) => {
      const table = fight({ enemies: [foe('loup', 4, 3)], phase: 'mana', hand: ['soin'], dice: [4] });
      return lately(table.choose(`absorb ${mana}`), 'attacked')[0]!;
    };

    expect(haste(0)).toMatchObject({ total: 6, mana: 0, loss: 6 });
    expect(haste(1)).toMatchObject({ total: 3, mana: 1, loss: 2 });
  });
});

describe('Force Brutale', () => {
  const discards = (enemies: Foe[], given: object, cards: string[]) => {
    const table = fight({ enemies, mana: 1, ...given, hand: cards }).choose('end');
    return [lately(table, 'cardDiscarded').length, hand(table).length];
  };

  rule('R-SA-49', 'each brute of a step that costs at least 1 HP takes one card, whatever the amount', () => {
    const cards = ['soin', 'coup', 'dards'];

    expect(discards([foe('brute', 4, 9)], {}, cards)).toEqual([1, 2]);
    expect(discards([foe('brute', 4, 1), foe('ogre', 4, 1)], {}, cards)).toEqual([2, 1]);
    expect(discards([foe('brute', 4, 1), foe('gueux', 4, 5)], { defence: 5 }, cards)).toEqual([1, 2]);
  });

  rule('R-SA-49', 'no HP lost, or an attack level of 0: no discard', () => {
    const cards = ['soin', 'coup', 'dards'];

    expect(discards([foe('brute', 4, 3)], { defence: 3 }, cards)).toEqual([0, 3]);
    expect(discards([foe('brute', 4, 0), foe('gueux', 4, 5)], {}, cards)).toEqual([0, 3]);
  });

  rule('R-SA-49', 'the cards go to the Action discard pile', () => {
    const table = fight({ enemies: [foe('brute', 4, 1)], mana: 1, hand: ['soin'] }).choose('end');

    expect(told(table, 'cardDiscarded')).toMatchObject([{ why: 'force-brutale' }]);
    expect(table.state.discard).toHaveLength(1);
  });
});
