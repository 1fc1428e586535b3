/** Combats from their first card drawn to their last round, on T0: waves, Places, "?" and the XP row. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { card, enemy } from './boxes/parts.ts';
import { T0 } from './boxes/t0.ts';
import {
  enemies,
  events,
  expectNotOffered,
  expectOffered,
  type Given,
  lastTold,
  line,
  placeBehind,
  rolls,
  seen,
  strengths,
  type Table,
  tablesWith,
  told,
} from './table.ts';

const { at, fight } = tablesWith(T0);

/** A combat just set up: as many enemies as these squares say, ghouls from the top of the deck. */
function meet(crossed: NonNullable<Given['crossed']>, given: Given = {}): Table {
  const ghouls = ['ghoul', 'ghoul-2', 'ghoul-3', 'ghoul-4', 'ghoul-5', 'ghoul-6', 'ghoul-7'];
  return at({ enemyDeck: ghouls, xp: 1, hand: ['strike'], crossed, ...given });
}

/** A free card that beats every enemy, and no other cards. */
const SWEEP = {
  box: { cards: [card('sweep', [0, [{ do: 'damageAll', amount: 9 }]])] },
  others: 'banished' as const,
};

describe('how many enemies', () => {
  rule('SA-FIGHT-1', 'the number of a Combat icon is how many enemies it adds', () => {
    expect(line(meet(['combat-1']))).toBe('ghoul');
    expect(line(meet(['combat-2']))).toBe('ghoul ghoul-2');
    expect(line(meet(['combat-3']))).toBe('ghoul ghoul-2 ghoul-3');
  });

  rule('SA-FIGHT-16', 'three enemies stand in one combat; a fourth waits', () => {
    const three = meet(['combat-3']);
    const four = meet(['combat-3', 'combat-1']);

    expect(lastTold(three, 'enemiesCame')).toMatchObject({ wave: 1, left: 0 });
    expect(lastTold(four, 'enemiesCame')).toMatchObject({ wave: 1, left: 1 });
    expect([line(three), line(four)]).toEqual(['ghoul ghoul-2 ghoul-3', 'ghoul ghoul-2 ghoul-3']);
  });

  rule(['SA-FIGHT-17', 'SA-FIGHT-18'], 'those who wait in a position come as its second wave', () => {
    const table = fight({ enemies: ['ghoul'], waiting: 2, ...SWEEP, hand: ['sweep'], xp: 1 });

    table.choose('play sweep', 'keep', 'continue');

    expect(lastTold(table, 'enemiesCame')).toMatchObject({ wave: 2, left: 0 });
    expect(seen(table).line.foes).toHaveLength(2);
  });

  rule(
    ['SA-FIGHT-17', 'SA-FIGHT-18', 'R-SA-20', 'R-SA-23'],
    'seven enemies are combats of 3, 3 and 1, and the Place of one is the first enemy of the next',
    () => {
      const table = meet(['combat-3', 'combat-3', 'combat-1'], {
        ...SWEEP,
        hand: ['sweep'],
        dice: [2, 3, 4],
      });
      const waves: [string, string | null][] = [];

      for (let wave = 1; wave <= 3; wave++) {
        if (wave > 1) table.choose('continue');
        waves.push([line(table), placeBehind(table)]);
        table.choose('roll', 'keep', ...(wave > 1 ? ['draw'] : []), 'play sweep', 'keep');
      }

      expect(waves).toEqual([
        ['ghoul ghoul-2 ghoul-3', 'ghoul-4'],
        ['ghoul-4 ghoul-5 ghoul-6', 'ghoul-7'],
        ['ghoul-7', 'ghoul-8'],
      ]);
      expect(told(table, 'enemiesCame').map(({ left }) => left)).toEqual([4, 1, 0]);
    },
  );

  rule('R-SA-23', 'the split is not chosen: 4 is 3 and 1, 5 is 3 and 2', () => {
    expect(lastTold(meet(['combat-2', 'combat-2']), 'enemiesCame')).toMatchObject({ left: 1 });
    expect(lastTold(meet(['combat-2', 'combat-3']), 'enemiesCame')).toMatchObject({ left: 2 });
  });

  rule(
    'R-SA-23',
    'the next enemies are drawn when their combat begins; treasures wait for all of them',
    () => {
      const table = meet(['combat-2', 'combat-2', 'treasure'], {
        ...SWEEP,
        hand: ['sweep'],
        dice: [2],
        xp: 3,
      });
      table.choose('roll', 'keep', 'play sweep', 'keep');

      expect([table.kind, line(table)]).toEqual(['nextWave', '']);
      expectOffered(table, 'continue', 'buy-potion');
      expect(enemies(table, seen(table).enemyDiscard)).toEqual(['ghoul', 'ghoul-2', 'ghoul-3']);
      expect(enemies(table, [seen(table).enemyDeck.top!])).toEqual(['ghoul-4']);
      expect(events(table, 0)).not.toContain('treasureRead');
    },
  );

  rule('R-SA-23', 'neither round nor Mana nor Defence carries over to the next combat', () => {
    const table = fight({
      ...SWEEP,
      hand: ['sweep', 'guard', 'strike'],
      round: 4,
      mana: 6,
      waiting: 1,
      dice: [2],
      xp: 1,
    });

    table.choose('play guard', 'play sweep', 'keep', 'continue');

    expect(seen(table)).toMatchObject({ round: 1, mana: 0, defence: 0, inPlay: [] });
    table.choose('roll', 'keep');
    expect(seen(table).mana).toBe(2);
  });
});

describe('setting up', () => {
  rule('SA-FIGHT-7', 'what the Place says holds for every round of its combat, and only there', () => {
    const dear = fight({
      does: { always: { of: { type: 'card' }, gets: { cost: 1 } } },
      enemies: ['giant'],
      hand: ['strike', 'guard', 'song'],
      mana: 2,
      dice: [3],
    });
    dear.choose('play strike');
    expect(seen(dear).mana).toBe(0);

    dear.choose('end', 'play guard');
    expect([seen(dear).round, seen(dear).mana]).toEqual([2, 1]);

    const plain = fight({ enemies: ['giant'], hand: ['strike', 'guard'], mana: 2 }).choose('play strike');
    expect(seen(plain).mana).toBe(1);
  });

  rule(['SA-FIGHT-8', 'SA-FIGHT-9', 'SA-FIGHT-10'], 'a printed number is used and not rolled', () => {
    const table = meet(['combat-2'], { enemyDeck: ['ghoul', 'giant'] });

    expect([rolls(table), strengths(table)]).toEqual([[], '3/2 6/5']);
  });

  rule('R-SA-24', 'a "?" is rolled once for each enemy, stays for the combat and is never rerolled', () => {
    const table = meet(['combat-2'], {
      box: { enemies: [enemy('mask-2', { resistance: '?', attack: '?' })] },
      enemyDeck: ['mask', 'mask-2'],
      dice: [6, 5, 1, 4, 3, 2],
    });
    expect(rolls(table)).toEqual(['resistance 6', 'resistance 5', 'attack 1', 'attack 4']);
    expectNotOffered(table, 'reroll');

    table.choose('roll', 'keep', 'end');

    expect(strengths(table)).toBe('6/1 5/4');
    expect(rolls(table).slice(4)).toEqual(['mana 3']);
  });

  rule('R-SA-24', 'changed by a Place, resistance is at least 1 and attack at least 0', () => {
    const small = enemy('ghoul', { resistance: 1, attack: 1 });
    const large = enemy('ghoul-2', { resistance: 4, attack: 4 });
    const less = (changes: 'resistance' | 'attack'): string =>
      strengths(
        meet(['combat-2'], {
          box: {
            enemies: [
              small,
              large,
              enemy('ghoul-3', {}, { always: { of: { type: 'enemy' }, gets: { [changes]: -2 } } }),
            ],
          },
        }),
      );

    expect(less('resistance')).toBe('1/1 2/4');
    expect(less('attack')).toBe('1/0 4/2');
  });

  rule('R-SA-24', 'both may exceed 6', () => {
    const foe = enemy('ghoul', { resistance: 6, attack: 5 });
    const more = (changes: 'resistance' | 'attack'): string =>
      strengths(
        meet(['combat-1'], {
          box: {
            enemies: [
              foe,
              enemy('ghoul-2', {}, { always: { of: { type: 'enemy' }, gets: { [changes]: 2 } } }),
            ],
          },
        }),
      );

    expect([more('resistance'), more('attack')]).toEqual(['8/5', '6/7']);
  });

  rule(
    'R-SA-22',
    'nothing comes between the numbers and the Place’s start of combat but the wait for it',
    () => {
      const start = enemy('ghoul', {}, { on: 'startOfCombat', then: [{ do: 'loseHealth', amount: 1 }] });
      const table = meet(['combat-1'], {
        box: { enemies: [start] },
        enemyDeck: ['mask', 'ghoul'],
        dice: [2, 3],
      });
      expect([table.kind, seen(table).health, seen(table).round]).toEqual(['startCombat', 39, 1]);
      table.choose('continue');

      const told = events(table, 0).filter((event) => event !== 'forced');
      expect(told).toEqual([
        'enemiesCame',
        'placeRead',
        'diceRolled',
        'diceRolled',
        'enemyReady',
        'healthLost',
        'roundBegan',
      ]);
    },
  );

  rule(['SA-FIGHT-7', 'R-SA-22'], 'the Place stays as it was read, whatever happens to the deck', () => {
    const table = fight({
      does: { always: { of: { type: 'card' }, gets: { cost: 1 } } },
      enemies: ['giant'],
      hand: ['strike', 'guard', 'song'],
      mana: 4,
      dice: [6],
    });
    const dearly = (play: string): number => {
      const before = seen(table).mana;
      table.choose(play);
      return before - seen(table).mana;
    };

    expect(dearly('play strike')).toBe(2);
    table.state.enemyDeck.reverse();
    expect(dearly('play guard')).toBe(2);
    table.state.enemyDiscard.push(...table.state.enemyDeck.splice(0));
    table.choose('end');
    expect([seen(table).round, placeBehind(table), dearly('play song')]).toEqual([2, 'landing', 3]);
  });

  rule('R-SA-22', 'the Place stays the same from round to round, whoever falls', () => {
    const table = fight({
      place: 'behind-shade',
      enemies: ['giant', 'ghoul'],
      mana: 3,
      hand: ['smite', 'song'],
      dice: [1],
    });

    table.choose('play smite', 'target 2', 'end');

    expect([seen(table).round, line(table), placeBehind(table)]).toEqual([2, 'giant –', 'shade']);
  });
});

describe('the shared deck', () => {
  const last = { enemyDeck: ['ghoul', 'giant'], otherEnemies: 'discard' } as const;

  rule('R-SA-21', 'empty when an enemy must be drawn, it is re-formed and drawing goes on', () => {
    const table = meet(['combat-3'], { ...last, enemyDeck: [...last.enemyDeck] });

    expect(told(table, 'deckReformed')).toMatchObject([{ which: 'enemy', cards: 16 }]);
    expect(line(table)).toMatch(/^ghoul giant /);
    expect(seen(table).enemyDeck.others).toHaveLength(14);
    expect(seen(table).enemyDiscard).toEqual([]);
  });

  rule('R-SA-21', 'empty when a Place must be read, it is re-formed without the enemies in play', () => {
    const table = meet(['combat-2'], { ...last, enemyDeck: [...last.enemyDeck] });

    const told = events(table, 0).filter((event) => event !== 'forced');
    expect(told.slice(0, 3)).toEqual(['enemiesCame', 'deckReformed', 'placeRead']);
    expect(['ghoul', 'giant']).not.toContain(placeBehind(table));
  });

  rule('R-SA-21', 'with a card left it is not re-formed', () => {
    const table = meet(['combat-1'], { ...last, enemyDeck: [...last.enemyDeck] });

    expect(told(table, 'deckReformed')).toEqual([]);
    expect(placeBehind(table)).toBe('giant');
  });
});

describe('rounds', () => {
  rule(['SA-FIGHT-13', 'SA-FIGHT-14', 'R-SA-25'], 'round 6 still pays, round 7 and later pay nothing', () => {
    const foe = enemy('ghoul', { xp: [3, 3, 2, 2, 1, 1] });
    const earned = (round: number): unknown =>
      lastTold(
        fight({ box: { enemies: [foe] }, hand: ['smite', 'guard'], mana: 3, round }).choose('play smite'),
        'enemyBeaten',
      ).xp;

    expect([1, 2, 3, 4, 5, 6, 7, 12].map(earned)).toEqual([3, 3, 2, 2, 1, 1, 0, 0]);
  });

  rule('R-SA-25', 'what falls at the end of a round is paid under that round', () => {
    const table = fight({
      does: { on: 'endOfRound', then: [{ do: 'damageAll', amount: 1 }] },
      enemies: [{ enemy: 'ghoul', resistance: 1 }],
      hand: ['strike'],
      round: 2,
    });

    table.choose('end');

    expect(lastTold(table, 'enemyBeaten')).toMatchObject({ round: 2, xp: 2 });
    expect(seen(table).xp).toBe(2);
  });

  rule(
    'SA-FIGHT-15',
    'each round from the 7th, and no earlier one, costs 2 HP that Defence does not save',
    () => {
      const table = fight({
        enemies: [{ enemy: 'ghoul', attack: 0 }],
        round: 5,
        hand: ['guard', 'song'],
        dice: [1, 1, 1],
      });
      table.choose('end');
      expect([seen(table).round, seen(table).health]).toEqual([6, 39]);

      table.choose('end');
      expect([seen(table).round, seen(table).health]).toEqual([7, 37]);

      table.choose('play guard', 'end');
      expect([seen(table).round, seen(table).health]).toEqual([8, 35]);
    },
  );

  rule('R-SA-26', 'in round 1: the Place, the Mana roll, its reroll, Hâte, then the Player Phase', () => {
    const table = fight({
      does: { on: 'startOfRound', then: [{ do: 'loseHealth', amount: 1 }] },
      enemies: ['hound'],
      phase: 'roundStart',
      hand: ['strike'],
      dice: [3],
      xp: 1,
    });
    expect([table.kind, seen(table).health]).toEqual(['rollMana', 38]);

    const kinds = ['roll', 'keep', 'absorb 0'].map((says) => table.choose(says).kind);

    expect(kinds).toEqual(['rerollMana', 'answerHate', 'act']);
  });

  rule('R-SA-27', 'where an enemy fell its place in line stays empty', () => {
    const table = fight({ enemies: ['ghoul', 'ghoul-2', 'giant'], hand: ['smite', 'strike'], mana: 4 });
    table.choose('play smite', 'target 2');

    expect(line(table)).toBe('ghoul – giant');
    expect(enemies(table, seen(table).enemyDiscard)).toEqual(['ghoul-2']);
    table.choose('play strike');
    expect(table.options).toEqual(['target 1', 'target 3']);
  });
});
