import { frameOf } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { trap } from '../rules/trap.ts';
import { PLAIN } from './boxes/plain.ts';
import { hand, lately, refusals, tablesWith, told } from './table.ts';

const { at, fight } = tablesWith(PLAIN);

describe('a Level X Trap', () => {
  rule(
    ['SA-TRAP-4', 'SA-TRAP-5', 'SA-TRAP-6'],
    'EX-1: level 5, a card of cost 2 discarded, a 2 rolled: 1 damage',
    () => {
      const table = at({ crossed: ['trap'], hand: ['lame-de-l-alliance'], dice: [2, 2] });
      expect(told(table, 'trapRead')).toMatchObject([{ level: 5 }]);

      table.choose('discard lame-de-l-alliance');

      expect(told(table, 'levelSettled')).toMatchObject([{ level: 5, die: 2, bonus: 2, damage: 1 }]);
      expect(table.state.health).toBe(38);
    },
  );

  rule('SA-TRAP-5', 'none, one or all cards may be discarded', () => {
    const none = at({ crossed: ['trap'], hand: ['lame-de-l-alliance', 'jugement'], dice: [3, 1] }).choose(
      'done',
    );
    expect([none.state.health, hand(none)]).toEqual([34, ['lame-de-l-alliance', 'jugement']]);

    const all = at({ crossed: ['trap'], hand: ['lame-de-l-alliance', 'jugement'], dice: [3, 1] });
    all.choose('discard jugement', 'discard lame-de-l-alliance');
    expect([all.state.health, hand(all)]).toEqual([39, []]);
  });

  rule('SA-TRAP-7', 'once the level die is rolled nothing more is discarded', () => {
    const table = at({ crossed: ['trap'], hand: ['jugement'], dice: [1, 1] }).choose('done');

    expect(table.options.filter((option) => option.startsWith('discard'))).toEqual([]);
    expect(hand(table)).toEqual(['jugement']);
  });

  rule('R-SA-15', 'a result of X or more means no damage, and never heals', () => {
    const table = at({ crossed: ['trap'], health: 20, hand: ['jugement'], dice: [1, 6] }).choose(
      'discard jugement',
    );

    expect(told(table, 'levelSettled')).toMatchObject([{ damage: 0 }]);
    expect(table.state.health).toBe(20);
  });

  rule(
    'R-SA-16',
    'X is known; the printed cost of the face in use counts, conditions do not, AA cards may go',
    () => {
      const raised = at({
        crossed: ['trap'],
        hand: ['jugement+', 'coup-de-grace', 'lance-de-l-aube'],
        dice: [3, 1],
      });
      expect(told(raised, 'trapRead')).toMatchObject([{ level: 6 }]);

      raised.choose('discard jugement', 'discard coup-de-grace', 'discard lance-de-l-aube');

      expect(told(raised, 'levelSettled')).toMatchObject([{ bonus: 2 + 1 + 3 }]);
      expect(raised.state.discard).toHaveLength(3);
      expect(raised.state.justPlayed).toBe(-1);
    },
  );

  rule('R-SA-18', 'its damage comes in one instance that Defence does not lower', () => {
    const table = at({ crossed: ['trap', 'trap'], hand: ['jugement', 'eclat-d-eden'], dice: [5, 3, 1] });
    table.choose('discard jugement');
    table.state.defence = 4;

    table.choose('done');

    expect(lately(table, 'healthLost')).toMatchObject([{ amount: 5, left: 34, why: 'trap' }]);
    expect(table.state.defence).toBe(4);
    expect(lately(table, 'attacked')).toEqual([]);
  });
});

describe('the Trap card', () => {
  rule(['SA-TRAP-1', 'SA-TRAP-2'], 'one die is read on the card; 1, 2 and 3 are levels', () => {
    const levels = [1, 2, 3].map(
      (die) => told(at({ crossed: ['trap'], dice: [die, 6] }), 'trapRead')[0]!.level,
    );

    expect(levels).toEqual([4, 5, 6]);
  });

  rule('SA-TRAP-3', '4, 5 and 6 do exactly what they say', () => {
    const nothing = at({ crossed: ['trap'], hand: ['jugement'], dice: [4] });
    expect([nothing.state.health, hand(nothing)]).toEqual([39, ['jugement']]);

    const discard = at({ crossed: ['trap'], hand: ['jugement', 'eclat-d-eden'], dice: [5] }).choose(
      'discard jugement',
    );
    expect(hand(discard)).toEqual(['eclat-d-eden']);

    expect(at({ crossed: ['trap'], dice: [6] }).state.health).toBe(36);
  });

  rule('SA-TRAP-1', 'before the die is rolled no result lies open, and nothing has been added to it', () => {
    const table = at({ crossed: ['trap'], hand: ['jugement', 'eclat-d-eden'], xp: 1, dice: [2] });
    const open = () => frameOf(table.table.view(null), trap);
    expect(open()).toMatchObject({ advanced: false, result: 0, bonus: 0 });

    table.choose('roll', 'discard jugement');

    expect(open()).toMatchObject({ advanced: false, result: 2, bonus: 3 });
  });

  rule('SA-TRAP-8', 'an advanced square uses the advanced face', () => {
    const table = at({ crossed: ['advanced-trap'], dice: [3, 6] });

    expect(told(table, 'trapRead')).toMatchObject([{ advanced: true, level: 9 }]);
    expect(table.state.health).toBe(36);
  });

  rule('SA-TRAP-9', 'several traps are resolved one by one, each with its own rolls and discards', () => {
    const table = at({ crossed: ['trap', 'trap'], hand: ['jugement', 'eclat-d-eden'], dice: [1, 4, 2, 1] });
    table.choose('discard jugement', 'done');
    expect(table.kind).toBe('discardAgainstTrap');

    table.choose('discard eclat-d-eden');

    expect(told(table, 'levelSettled').map(({ bonus, damage }) => [bonus, damage])).toEqual([
      [3, 0],
      [1, 3],
    ]);
  });

  rule('R-SA-17', 'table roll and level roll are two rolls, and neither can be rerolled', () => {
    const table = at({ crossed: ['trap'], hand: ['jugement'], xp: 5, dice: [1, 2] }).choose('roll');
    expect(table.options).not.toContain('reroll');
    expect(refusals(table, 'reroll')).toEqual(['R-SA-17']);

    table.choose('done');

    expect(lately(table, 'diceRolled')).toMatchObject([{ what: 'level', dice: [2] }]);
    expect(at({ crossed: ['treasure'], xp: 5 }).options).not.toContain('reroll');
  });

  rule('R-SA-19', 'an effect that cannot be done in full is done as far as possible', () => {
    const smallHand = at({ crossed: ['advanced-trap'], hand: ['jugement'], dice: [5] });
    expect(hand(smallHand)).toEqual([]);

    const noXp = at({ crossed: ['advanced-trap'], dice: [6] });
    expect([noXp.state.xp, noXp.state.health]).toEqual([0, 36]);

    const noHand = at({ crossed: ['trap'], dice: [5] });
    expect(noHand.state.hand).toEqual([]);
  });

  rule('SA-TRAP-3', 'a choice between two losses is the player’s', () => {
    const table = at({
      crossed: ['advanced-trap'],
      hand: ['jugement', 'eclat-d-eden', 'onde-de-lumiere'],
      dice: [4],
    });
    expect([table.kind, table.options.length]).toEqual(['mode', 2]);

    table.choose(table.options[0]!);
    expect(table.state.health).toBe(35);
  });
});

rule('R-SA-47', 'Defence is for attacks: a Place’s damage goes through', () => {
  const table = fight({ enemies: ['rodeur-de-cendre'], defence: 5, mana: 0, place: 'brasier-couvant' });

  expect(told(table, 'attacked')).toMatchObject([{ total: 1, loss: 0 }]);
  expect(told(table, 'healthLost')[0]).toMatchObject({ amount: 1, why: 'place' });
});
