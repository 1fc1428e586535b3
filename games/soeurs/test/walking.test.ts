/** The way up on T0: every path against all paths there are, floors, squares, traps, and how a game is laid out. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { BOSSES } from '../content/bosses.ts';
import { FLOORS } from '../content/floors.ts';
import { ICONS } from '../rules/icons.ts';
import { squareCalled, squareName, walks } from '../rules/move.ts';
import { boss } from './boxes/parts.ts';
import { T0 } from './boxes/t0.ts';
import {
  discardPile,
  enemies,
  events,
  expectNotOffered,
  hand,
  lastTold,
  offered,
  rolls,
  seen,
  square,
  type Table,
  tablesWith,
  told,
} from './table.ts';

const { at, climb } = tablesWith(T0);
const { newGame } = tablesWith();

type Given = Parameters<typeof climb>[0];

/** Every path the game lets one walk with this die, as squares: `b1 b2 c2`. */
function walked(given: Given, die: number): string[] {
  // The next movement's dice differ, so that the game waits there.
  const dice = [die, (die % 6) + 1, 1, 2];
  const paths: string[] = [];
  const explore = (steps: readonly string[]): void => {
    const table = climb({ ...given, dice }).choose(`die ${die}`, ...steps);
    if (table.kind === 'step') for (const option of table.options) explore([...steps, option]);
    else paths.push(path(table));
  };
  explore([]);
  return paths.sort();
}

function path(table: Table): string {
  return told(table, 'stepped')
    .map((step) => squareName(step.square))
    .join(' ');
}

/** The same by the letter of the rules: all walks right, left and up that enter no square twice, full ones if there are any. */
function lawful(from: readonly string[], die: number, door = 'b'): string[] {
  const all: number[][] = [];
  const walk = (entered: readonly number[], steps: readonly number[]): void => {
    const at = entered.at(-1);
    const near =
      at === undefined
        ? ['abcd'.indexOf(door)]
        : [...(at % 4 > 0 ? [at - 1] : []), ...(at % 4 < 3 ? [at + 1] : []), at + 4];
    const next = near.filter((to) => to < 20 && !entered.includes(to));
    if (steps.length === die || next.length === 0) all.push([...steps]);
    else for (const to of next) walk([...entered, to], [...steps, to]);
  };
  walk(from.map(squareCalled), []);
  const full = all.filter((steps) => steps.length === die);
  return (full.length > 0 ? full : all).map((steps) => steps.map(squareName).join(' ')).sort();
}

describe('the path', () => {
  rule(
    ['SA-MOVE-3', 'SA-MOVE-4', 'SA-MOVE-5', 'SA-MOVE-6', 'SA-MOVE-7', 'R-SA-7'],
    'from the door one may walk every path of exactly that many squares, and no other',
    () => {
      for (const door of ['a', 'b', 'd'] as const)
        for (let die = 1; die <= 5; die++) expect(walked({ door }, die)).toEqual(lawful([], die, door));
    },
  );

  rule(
    ['SA-MOVE-4', 'SA-MOVE-8', 'R-SA-8', 'R-SA-10', 'R-SA-11'],
    'near the top only full paths are legal; where there is none, one walks until no step is left',
    () => {
      for (const entered of [
        ['b4', 'b5'],
        ['b4', 'a4'],
        ['a5', 'b5'],
        ['c5', 'b5', 'a5'],
        ['d3', 'c3', 'b3'],
      ])
        for (let die = 1; die <= 6; die++)
          expect(walked({ entered }, die), `${entered}, a ${die}`).toEqual(lawful(entered, die));
    },
  );

  rule('R-SA-10', 'on the Boss floor a path that ends on the Boss square is complete, however short', () => {
    const at = { floor: 3, entered: ['c4', 'c5'] };
    const elsewhere = climb({ ...at, floor: 2, dice: [6, 3] }).choose('die 6');
    expect(elsewhere.options).toEqual(['left b5', 'right d5']);

    // Six squares are nowhere to be had, but the Boss square is: walking away from it is no longer legal.
    const far = climb({ ...at, dice: [6, 3] }).choose('die 6');
    expect([path(far), events(far, 0)]).toEqual(['d5', expect.arrayContaining(['bossReached'])]);

    const near = climb({ ...at, dice: [2, 3] }).choose('die 2');
    expect(near.options).toEqual(['left b5', 'right d5']);
  });

  rule(
    ['SA-MOVE-4', 'SA-MOVE-8', 'R-SA-56'],
    'a whole movement, worked out at once, is what the steps asked one by one add up to',
    () => {
      const from = [[], ['b1', 'b2'], ['c4', 'c5'], ['b5', 'a5'], ['c4', 'd4']];
      for (const floor of [2, 3])
        for (const entered of from)
          for (const die of entered.length === 0 ? [1, 2] : [1, 3, 6]) {
            const all = walks(climb({ floor, entered, dice: [die, (die % 6) + 1] }).state, die);
            const paths = all.map(({ steps }) => steps.map((step) => squareName(step.square)).join(' '));
            const given = `${entered} on floor ${floor}, a ${die}`;

            expect(paths.sort(), given).toEqual(walked({ floor, entered }, die));
            for (const { steps, lost } of all) expect(steps.length + lost, given).toBe(die);
          }

      const [blocked] = walks(climb({ entered: ['b5', 'c5'], dice: [4, 5] }).state, 4);
      expect(blocked).toMatchObject({ steps: [{ to: 'right' }], chosen: [], lost: 3 });
      const [left, up] = walks(climb({ entered: ['b3', 'b4'], dice: [1, 5] }).state, 1);
      expect([left!.chosen.length, up!.chosen.length]).toEqual([1, 1]);
    },
  );

  rule('R-SA-5', 'two equal dice without XP are no decision, so nothing waits there', () => {
    const given = { dice: [4, 4], health: 20, potions: 1 };

    expect(climb(given).choose('roll').kind).toBe('step');
    expect(climb({ ...given, dice: [4, 3] }).choose('roll').options).toEqual(['die 4', 'die 3', 'drink']);
  });

  rule('SA-MOVE-2', 'two equal dice leave nothing to choose; different ones leave both', () => {
    expect(climb({ dice: [4, 4], xp: 1 }).options).toEqual(['die 4', 'reroll']);
    expect(climb({ dice: [4, 2], xp: 1 }).options).toEqual(['die 4', 'die 2', 'reroll']);
  });
});

describe('floors', () => {
  rule(
    ['SA-CLIMB-1', 'SA-CLIMB-2', 'SA-CLIMB-3', 'SA-CLIMB-4'],
    'three movements a floor, then the next door, floor after floor up to the Boss’s',
    () => {
      const table = climb({ dice: new Array(14).fill(1) });
      const stood: string[] = [];
      for (let floor = 1; floor <= 2; floor++) {
        stood.push(`${seen(table).floor} ${seen(table).sequence} ${square(table)}`);
        table.choose('up b2', 'right c2');
      }

      // The first step up from the door is forced: the question comes on b1, in the second sequence.
      expect(stood).toEqual(['0 2 b1', '1 2 b1']);
      expect(told(table, 'floorEntered').map(({ floor }) => floor)).toEqual([0, 1, 2]);
      expect(told(table, 'stepped')).toHaveLength(3 + 3 + 1);
    },
  );

  rule(
    'SA-CLIMB-4',
    'the top of a floor is worth nothing, and leads nowhere before the third sequence',
    () => {
      const table = climb({ sequence: 2, entered: ['b4', 'b5', 'a5'], dice: [3, 3, 3, 3, 1, 2] });

      // Blocked in the second and in the third sequence; only then the next door.
      expect(told(table, 'movementBlocked')).toMatchObject([{ lost: 3 }, { lost: 3 }]);
      expect(seen(table)).toMatchObject({
        floor: 1,
        sequence: 1,
        square: -1,
        xp: 0,
        health: 39,
        entered: [],
      });
    },
  );
});

describe('squares', () => {
  rule(
    ['SA-MOVE-9', 'SA-RESOLVE-1', 'R-SA-12'],
    'all that was crossed adds up, the landing square too',
    () => {
      const rows = ['....', '....', '....', '.12.', '.t2.'];
      const table = climb({ rows, hand: ['strike'], xp: 1, dice: [4, 1, 4] });

      table.choose('roll', 'die 4', 'right c1', 'up c2', 'left b2', 'roll', 'continue');

      expect(rolls(table)).toEqual(['movement 4 1', 'trap 4']);
      expect(lastTold(table, 'enemiesCame')).toMatchObject({ wave: 1, left: 2 });
    },
  );

  rule('SA-RESOLVE-2', 'the Boss comes last', () => {
    const last = boss({ lastFloor: { door: 'b', rows: ['.t$B', '....', '....', '....', '....'] } });
    const table = at({ box: { bosses: [last] }, floor: 3, entered: ['a4', 'a5'], dice: [3, 1, 4, 3] });

    table.choose('die 3');

    const told = events(table, 0);
    const order = ['trapRead', 'treasureRead', 'bossReached'].map((event) => told.indexOf(event));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  rule(['SA-RESOLVE-3', 'R-SA-14'], 'each square holds one icon or none, and each kind does its own', () => {
    expect(ICONS).toEqual(['.', 't', 'T', '1', '2', '3', '$', '§', 'B']);
    const first = (icon: string): string | undefined => {
      const rows = ['....', '....', '....', '....', `.${icon}..`];
      const read = ['trapRead', 'enemiesCame', 'treasureRead'];
      return events(climb({ rows, dice: [1, 1, 4, 3] }), 0).find((event) => read.includes(event));
    };

    expect(['t', 'T'].map(first)).toEqual(['trapRead', 'trapRead']);
    expect(['1', '2', '3'].map(first)).toEqual(['enemiesCame', 'enemiesCame', 'enemiesCame']);
    expect(['$', '§'].map(first)).toEqual(['treasureRead', 'treasureRead']);
    expect(first('.')).toBeUndefined();
  });

  rule('R-SA-13', 'treasures too are resolved in the order crossed, standard and advanced mixed', () => {
    const table = at({ crossed: ['advanced-treasure', 'treasure', 'advanced-treasure'], dice: [4, 5, 4] });

    expect(told(table, 'treasureRead').map(({ advanced }) => advanced)).toEqual([true, false, true]);
  });
});

describe('traps', () => {
  /** A Level 5 Trap, this hand, this level die. */
  const level5 = (die: number, ...cards: string[]): Table =>
    at({ crossed: ['trap'], hand: cards, dice: [2, die, 1, 2] });

  rule(['SA-TRAP-4', 'R-SA-15'], 'one short of the level is 1 damage, level and more are none', () => {
    const damage = (die: number): number => 39 - seen(level5(die)).health;

    expect([1, 2, 3, 4, 5, 6].map(damage)).toEqual([4, 3, 2, 1, 0, 0]);
  });

  rule(
    ['SA-TRAP-5', 'SA-TRAP-6', 'R-SA-16'],
    'each card adds the cost of its face in use, A and AA alike',
    () => {
      const plain = level5(1, 'smite').choose('discard smite');
      const raised = level5(1, 'smite+').choose('discard smite');
      const advanced = level5(1, 'aegis').choose('discard aegis');

      expect([plain, raised, advanced].map((table) => lastTold(table, 'levelSettled').bonus)).toEqual([
        3, 2, 2,
      ]);
      expect([plain, raised, advanced].map(discardPile)).toEqual([['smite'], ['smite+'], ['aegis']]);
    },
  );

  rule('R-SA-16', 'the level is told before anything is discarded, and a condition does not matter', () => {
    const table = level5(1, 'wrath', 'finish');
    expect([table.kind, lastTold(table, 'trapRead').level]).toEqual(['discardAgainstTrap', 5]);

    table.choose('discard wrath', 'discard finish');

    expect(lastTold(table, 'levelSettled')).toMatchObject({ bonus: 3, damage: 1 });
    expect(events(table)).not.toContain('cardPlayed');
    expectNotOffered(table, 'banish finish');
  });

  rule('SA-TRAP-7', 'the die falls after the discards, never before', () => {
    const table = level5(6, 'smite', 'strike');
    table.choose('discard strike');
    expect(rolls(table)).toEqual(['trap 2']);

    table.choose('done');

    expect(rolls(table).slice(0, 2)).toEqual(['trap 2', 'level 6']);
    expect(hand(table)).toEqual(['smite']);
    expect(offered(table, 'discard')).toBe('');
  });

  rule('SA-TRAP-8', 'the same die reads another level on the advanced face, by the same procedure', () => {
    const table = at({ crossed: ['advanced-trap'], hand: ['smite'], dice: [2, 1] });
    expect([table.kind, lastTold(table, 'trapRead').level]).toEqual(['discardAgainstTrap', 8]);

    table.choose('discard smite');

    expect(seen(table).health).toBe(39 - (8 - 1 - 3));
  });

  rule('SA-TRAP-3', 'two cards to discard are chosen one after the other', () => {
    const table = at({ crossed: ['trap'], hand: ['strike', 'smite', 'song'], dice: [5, 1, 2] });

    table.choose('discard smite');
    expect([table.kind, offered(table, 'discard')]).toEqual(['discardCards', 'strike song']);
    table.choose('discard song');

    expect([table.kind, hand(table), discardPile(table)]).toEqual([
      'chooseDie',
      ['strike'],
      ['smite', 'song'],
    ]);
  });

  rule('R-SA-19', 'what one does not have cannot be lost', () => {
    const poor = at({ crossed: ['advanced-trap'], xp: 1, dice: [6, 1, 2] });
    const rich = at({ crossed: ['advanced-trap'], xp: 3, potions: 2, dice: [6, 1, 2] }).choose('roll');
    const oneCard = at({ crossed: ['trap'], hand: ['strike'], dice: [5, 1, 2] });

    expect([seen(poor).xp, seen(poor).potions]).toEqual([0, 0]);
    expect([seen(rich).xp, seen(rich).potions]).toEqual([1, 1]);
    expect([hand(oneCard), discardPile(oneCard)]).toEqual([[], ['strike']]);
  });
});

describe('laying out', () => {
  rule(
    'SA-SETUP-1',
    'the deck lies Place side up: its top Place is seen, and the card is the next enemy',
    () => {
      const table = at({ crossed: ['combat-1'], enemyDeck: ['shade', 'giant'], xp: 3, hand: ['strike'] });

      expect(enemies(table, [seen(table).enemyDeck.top!])).toEqual(['giant']);
    },
  );

  rule('SA-SETUP-5', 'for each Boss as many floors as its door says, drawn at random', () => {
    for (const { id, floors } of BOSSES) {
      const towers = ['one', 'two', 'three'].map(
        (seed) => seen(newGame({ seed, config: { boss: id } })).tower,
      );

      for (const tower of towers) expect(new Set(tower).size).toBe(floors);
      expect(new Set(towers.map(String)).size).toBeGreaterThan(1);
    }
  });

  rule('SA-SETUP-11', 'the starting hand is the top of the deck as it was shuffled', () => {
    const before = newGame({ seed: 'deal', config: { startingHand: 0 } }).state.deck;
    const dealt = newGame({ seed: 'deal' }).state;

    expect(dealt.hand).toEqual(before.slice(-5).reverse());
    expect(dealt.deck).toEqual(before.slice(0, -5));
  });

  rule(['SA-SETUP-12', 'R-SA-2'], 'the mode is one for all Tower cards, and changes no last floor', () => {
    const faces = (mode: 'normal' | 'hard'): string[] =>
      newGame({ config: { mode } }).state.content.floors.map(({ icons }) =>
        icons.map((icon) => ICONS[icon]).join(''),
      );
    const printed = (mode: 'normal' | 'hard'): string[] =>
      FLOORS.map((floor) => [...floor[mode].rows].reverse().join(''));

    expect(faces('normal')).toEqual(printed('normal'));
    expect(faces('hard')).toEqual(printed('hard'));
    expect(newGame({ config: { mode: 'hard' } }).state.content.lastFloor).toEqual(
      newGame({ config: { mode: 'normal' } }).state.content.lastFloor,
    );
    expect(() => newGame({ config: { mode: 'easy' } })).toThrow('mode');
  });

  rule('R-SA-4', 'no mulligan: the first question is the first movement', () => {
    const table = newGame({ config: { helpXp: true } });

    expect(table.kind).toBe('rollMovement');
    expect(table.options.filter((option) => option.startsWith('discard'))).toEqual([]);
  });
});
