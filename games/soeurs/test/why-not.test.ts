/** What is closed at a moment says which rule closes it. */
import { below, randomFrom, type Seat, Table } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { soeurs } from '../index.ts';
import { foe, SMALL } from './boxes/small.ts';
import { type Table as Played, refusals, tablesWith } from './table.ts';

const { at, bossFight, fight } = tablesWith(SMALL);

/** Every one of these is refused, by that rule alone. */
function expectClosed(table: Played, rule: string, ...does: readonly string[]): void {
  for (const each of does) {
    expect(table.options.filter((option) => option.split(' ')[0] === each)).toEqual([]);
    expect([each, ...new Set(refusals(table, each))]).toEqual([each, rule]);
  }
}

rule('R-SA-86', 'in the potion window nothing is bought, raised or paid with Mana', () => {
  const rest = { health: 15, potions: 1, xp: 9, hand: ['coup', 'bouclier'] };
  const table = fight({ enemies: [foe('gueux', 4, 3)], mana: 4, place: 'brasier', ...rest }).choose('end');

  expect(table.kind).toBe('potion');
  expectClosed(table, 'R-SA-86', 'raise', 'buy', 'buy-potion', 'play', 'draw', 'cycle', 'discard-for-mana');
});

rule('R-SA-60', 'against the Boss Mana is not rerolled and nothing is banished', () => {
  const rest = { xp: 9, hand: ['coup', 'bouclier'], discard: ['soin'] };

  expectClosed(bossFight({ phase: 'mana', ...rest }), 'R-SA-60', 'reroll');
  expectClosed(bossFight({ mana: 3, ...rest }), 'R-SA-60', 'reroll', 'banish');
});

rule('R-SA-9', 'once a die is chosen the dice are not rerolled', () => {
  const table = at({ xp: 3, dice: [3, 4] }).choose('roll');
  expect(table.options).toContain('reroll');

  table.choose('die 3');

  expect(table.kind).toBe('step');
  expectClosed(table, 'R-SA-9', 'reroll');
});

rule('R-SA-17', 'neither a Trap’s die nor a Treasure’s is rerolled', () => {
  const trap = at({ xp: 3, crossed: ['trap'], hand: ['coup'], dice: [1] }).choose('roll');
  const treasure = at({ xp: 3, crossed: ['advanced-treasure'], dice: [1] }).choose('roll');

  expect([trap.kind, treasure.kind]).toEqual(['discardAgainstTrap', 'pickCard']);
  expectClosed(trap, 'R-SA-17', 'reroll');
  expectClosed(treasure, 'R-SA-17', 'reroll');
});

rule('R-SA-34', 'once anything else is done with it, Mana is not rerolled', () => {
  const table = fight({ enemies: [foe('hatif', 4)], phase: 'mana', xp: 3, hand: ['coup'] }).choose('roll');
  expect(table.options).toContain('reroll');

  table.choose('keep');
  expect(table.kind).toBe('answerHate');
  expectClosed(table, 'R-SA-34', 'reroll');
  table.choose('absorb 0');

  expect(table.kind).toBe('act');
  expectClosed(table, 'R-SA-34', 'reroll');
});

rule('SA-TRAP-7', 'once its die is rolled nothing more is discarded against a trap', () => {
  const table = at({ crossed: ['trap', 'treasure'], xp: 1, hand: ['coup', 'bouclier'], dice: [1, 6] }).choose(
    'roll',
  );
  expect(table.options).toContain('discard coup');

  table.choose('done');

  expect(table.kind).toBe('rollTreasure');
  expectClosed(table, 'SA-TRAP-7', 'discard');
});

rule('R-SA-44', 'when the last enemy has fallen Mana is of no more use', () => {
  const rest = { xp: 3, hand: ['coup', 'bouclier'] };
  const table = fight({ enemies: [foe('gueux', 2)], mana: 5, ...rest }).choose('play coup');

  expect(table.kind).toBe('banish');
  expectClosed(table, 'R-SA-44', 'play', 'draw', 'cycle', 'discard-for-mana');
});

rule('R-SA-79', 'an earlier card is not banished, nor one that was only discarded', () => {
  const rest = { xp: 3, hand: ['coup', 'bouclier', 'soin'], discard: ['marteau'] };
  const table = fight({ enemies: [foe('gueux', 9)], mana: 5, ...rest }).choose('play coup');
  expect(table.options).toContain('banish coup');

  table.choose('play bouclier');

  expect(table.options).toContain('banish bouclier');
  const refused = table.whyNot('banish');
  expect(
    refused.map(({ about, rule: by }) => [soeurs.words.notation(about, table.state.content), by]).sort(),
  ).toEqual([
    ['banish coup', 'R-SA-79'],
    ['banish marteau', 'R-SA-79'],
  ]);
});

rule('R-SA-28', 'outside the Player Phase a card says when it is played', () => {
  for (const table of [
    at({ xp: 1, hand: ['coup'] }),
    at({ xp: 1, crossed: ['treasure'], hand: ['coup'] }),
    fight({ enemies: [foe('gueux', 4)], phase: 'mana', xp: 1, hand: ['coup'] }),
  ])
    expectClosed(table, 'R-SA-28', 'play', 'draw', 'cycle');
});

test('nothing is both offered and refused, or refused twice', () => {
  const seat = 0 as Seat;
  const chance = { random: randomFrom('why not') };
  const twice = new Set<string>();
  for (const boss of ['gorvath', 'malkior', 'ysmee', 'asmoth']) {
    const config = { boss, helpXp: true, helpPotion: true, health: 60 };
    const table = new Table(soeurs, { seats: 1, seed: `why not ${boss}`, config });
    for (let n = 0; n < 250 && table.state.result === null; n++) {
      const decision = table.state.open[0]!;
      const met = new Set(decision.options.map((option) => JSON.stringify(option)));
      for (const { about } of table.whyNot(seat)) {
        const said = JSON.stringify(about);
        if (met.has(said)) twice.add(`${decision.kind} ${said}`);
        met.add(said);
      }
      table.choose(seat, decision.id, below(chance, decision.options.length));
    }
  }

  expect([...twice]).toEqual([]);
});
