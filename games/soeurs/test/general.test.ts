/** The rulings that hold everywhere: dice, free moments, the end at 0 HP. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { card } from './boxes/parts.ts';
import { T0 } from './boxes/t0.ts';
import {
  events,
  expectNotOffered,
  expectOffered,
  lastTold,
  rolls,
  seen,
  type Table,
  tablesWith,
} from './table.ts';

const { at, bossFight, climb, fight } = tablesWith(T0);
const { newGame } = tablesWith();

describe('chance', () => {
  /** A table whose next roll is each kind of roll there is; the die falls as told. */
  const ROLLS: Readonly<Record<string, (die: number) => Table>> = {
    movement: (die) => climb({ dice: [die, 1] }),
    trap: (die) => at({ crossed: ['trap'], dice: [die] }),
    level: (die) => at({ crossed: ['trap'], dice: [1, die] }),
    treasure: (die) => at({ crossed: ['treasure'], dice: [die] }),
    mana: (die) => fight({ phase: 'mana', dice: [die] }),
    resistance: (die) => at({ crossed: ['combat-1'], enemyDeck: ['mask'], dice: [die] }),
    attack: (die) => at({ crossed: ['combat-1'], enemyDeck: ['mask'], dice: [1, die] }),
    gauge: (die) => bossFight({ card: { gauge: ['?'] }, phase: 'before', xp: 0, dice: [die] }),
    gardiens: (die) => bossFight({ card: { keywords: ['gardiens'] }, phase: 'guardian', dice: [die] }),
  };

  rule('R-SA-1', 'every die of the game has six sides, 1 to 6', () => {
    for (const [what, rolled] of Object.entries(ROLLS)) {
      for (const die of [1, 6]) expect(rolls(rolled(die)).join()).toMatch(new RegExp(`\\b${what} ${die}`));
      expect(() => rolled(7), what).toThrow('6 sides');
    }
  });

  rule('R-SA-1', 'all chance comes from one source: the same seed gives the same shuffles and rolls', () => {
    const dealt = (seed: string): unknown => {
      const { tower, hand, deck, advanced, enemyDeck } = newGame({ seed }).state;
      return [tower, hand, deck, advanced, enemyDeck, rolls(newGame({ seed }))];
    };

    expect(dealt('one')).toEqual(dealt('one'));
    expect(dealt('one')).not.toEqual(dealt('other'));
  });
});

describe('free moments', () => {
  const position = { hand: ['strike'], xp: 3, potions: 1, health: 20 };

  rule('R-SA-5', 'whenever a decision waits, potions and purchases are there', () => {
    const waits = [
      climb(position),
      climb({ ...position, dice: [2, 3] }).choose('roll'),
      climb({ ...position, dice: [2, 3] }).choose('roll', 'die 2'),
      at({ ...position, crossed: ['trap'] }),
      at({ ...position, crossed: ['trap'], dice: [2] }).choose('roll'),
      at({ ...position, crossed: ['trap', 'combat-1'], dice: [4] }).choose('roll'),
      fight({ ...position, phase: 'mana' }),
      fight({ ...position, enemies: ['hound'], phase: 'mana', dice: [3] }).choose('roll', 'keep'),
      fight(position),
      at({ ...position, crossed: ['treasure'] }),
    ];

    expect(waits.map(({ kind }) => kind)).toEqual([
      'rollMovement',
      'chooseDie',
      'step',
      'rollTrap',
      'discardAgainstTrap',
      'nextWave',
      'rollMana',
      'answerHate',
      'act',
      'rollTreasure',
    ]);
    for (const table of waits)
      expectOffered(table, 'drink', 'raise strike', 'buy left', 'buy right', 'buy-potion');
  });

  rule('R-SA-5', 'not inside the resolution of one card', () => {
    const table = fight({ ...position, enemies: ['ghoul', 'ghoul-2'], hand: ['strike', 'guard'], mana: 1 });

    table.choose('play strike');

    expect([table.kind, table.options]).toEqual(['target', ['target 1', 'target 2']]);
  });

  rule('R-SA-5', 'nor between a roll and what it brings about', () => {
    const table = at({ ...position, crossed: ['trap'], dice: [6] });

    table.choose('roll');

    expect(events(table).slice(0, 3)).toEqual(['diceRolled', 'trapRead', 'healthLost']);
  });

  rule('R-SA-5', 'nor in the automatic part of the Enemy Phase, potions apart', () => {
    const table = fight({
      ...position,
      does: { on: 'endOfRound', then: [{ do: 'loseHealth', amount: 1 }] },
    });

    table.choose('end');

    expect([table.kind, table.options]).toEqual(['potion', ['drink', 'pass']]);
  });

  rule('R-SA-28', 'cards are played, drawn and cycled in a Player Phase, and at no other free moment', () => {
    const cards = ['play strike', 'draw', 'cycle left', 'cycle right'];
    expectOffered(fight({ ...position, mana: 2 }), ...cards);

    for (const table of [
      fight({ ...position, phase: 'mana' }),
      fight({ ...position, phase: 'mana', dice: [3] }).choose('roll'),
      fight({ ...position, enemies: ['hound'], phase: 'mana', dice: [3] }).choose('roll', 'keep'),
      climb(position),
      at({ ...position, crossed: ['trap'], dice: [2] }).choose('roll'),
      at({ ...position, crossed: ['treasure'] }),
    ])
      expectNotOffered(table, ...cards);
  });

  rule('R-SA-28', 'there is no Mana outside combat', () => {
    const table = fight({ hand: ['smite', 'guard'], mana: 6 }).choose('play smite', 'keep');

    expect(events(table)).toContain('combatWon');
    expect(seen(table).mana).toBe(0);
  });
});

describe('at 0 HP', () => {
  rule('R-SA-6', 'everything stops, even if the same card would have beaten the last enemy', () => {
    const alive = fight({ hand: ['pact'], mana: 1, health: 4 }).choose('play pact');
    const dead = fight({ hand: ['pact'], mana: 1, health: 3 }).choose('play pact');

    expect([alive.state.result, events(alive)]).toEqual([null, expect.arrayContaining(['enemyBeaten'])]);
    expect(dead.state.result).toMatchObject({ winners: [], how: 'no-health' });
    expect(events(dead)).not.toContain('enemyHit');
  });

  rule('R-SA-6', 'so it is with the Boss’s last die', () => {
    const pact = card('pact', [
      1,
      [
        { do: 'payHealth', amount: 3 },
        { do: 'damage', amount: 4 },
      ],
    ]);
    const given = { box: { bosses: [], advanced: [pact] }, hand: ['pact'], mana: 1, gauge: [4] };

    expect(bossFight({ ...given, health: 4 }).choose('attack pact').state.result?.winners).toEqual([0]);
    expect(bossFight({ ...given, health: 3 }).choose('attack pact').state.result?.winners).toEqual([]);
  });

  rule(
    'R-SA-6',
    'effects resolve one at a time: of two traps the first kills, the second is not sprung',
    () => {
      const table = at({ crossed: ['trap', 'trap', 'treasure'], health: 3, dice: [6, 6, 3] });

      expect(lastTold(table, 'healthLost')).toMatchObject({ amount: 3, left: 0 });
      expect(rolls(table)).toEqual(['trap 6']);
      expect(table.state.result).toMatchObject({ how: 'no-health' });
    },
  );
});
