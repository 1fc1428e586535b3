/** What a seat brings: checked, secret, committed, recorded, imagined. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  broughtCommitment,
  checkBrought,
  fork,
  hash,
  imagine,
  Refused,
  randomFrom,
  readRecord,
  replay,
  restore,
  type Seat,
  save,
  Table,
  view,
  whyNotBring,
} from '../index.ts';
import { battery } from '../testing/index.ts';
import { lookForLeaks } from '../testing/leaks.ts';
import { pocket } from './pocket.ts';
import { forEver, toy } from './toy.ts';

const MINE = [9, 8, 7, 4, 2];
const THEIRS = [10, 10, 5, 3, 2];
const start = { seats: 2, seed: 'pockets', brings: [MINE, THEIRS] };
const [zero, one] = [0 as Seat, 1 as Seat];

function playRound(table: Table, mine: string, theirs: string): void {
  for (const [seat, says] of [
    [zero, mine],
    [one, theirs],
  ] as const) {
    table.say(seat, says);
    table.say(seat, 'leave');
  }
}

describe('what a seat brings', () => {
  test('is in its own view alone', () => {
    const t = begin(pocket, start);

    expect(view(pocket, t, zero).brought).toEqual([MINE, null]);
    expect(view(pocket, t, one).brought).toEqual([null, THEIRS]);
    expect(view(pocket, t, null).brought).toEqual([null, null]);
  });

  test('of a single player, too', () => {
    const alone = { ...pocket, seats: { min: 1, max: 2 } } as typeof pocket;
    const t = begin(alone, { ...start, seats: 1, brings: [MINE] });

    expect(view(alone, t, zero).brought).toEqual([MINE]);
    expect(view(alone, t, null).brought).toEqual([null]);
  });

  test('is checked once for the games that share it, and again for another table', () => {
    let checks = 0;
    const brings = { ...pocket.brings!, check: () => void checks++ };
    const counting = { ...pocket, brings } as typeof pocket;
    const shared = { ...start, brings: [[...MINE], [...THEIRS]], config: {} };

    begin(counting, shared);
    begin(counting, { ...shared, seed: 'another' });
    expect(checks).toBe(2);

    begin(counting, { ...shared, config: {} });
    expect(checks).toBe(4);
  });

  test('is shown to everybody once the game is over', () => {
    const table = new Table(pocket, start);
    playRound(table, 'put 5', 'put 1');
    playRound(table, 'put 4', 'put 2');
    expect(table.view(null).brought).toEqual([null, null]);

    playRound(table, 'put 3', 'put 5');
    playRound(table, 'put 2', 'put 4');
    playRound(table, 'put 1', 'put 3');

    expect(table.state.result?.how).toBe('three');
    expect(table.view(null).brought).toEqual([MINE, THEIRS]);
  });

  test('is checked: its form by path, the rules in words with their id', () => {
    const given = (brought: unknown) => () => begin(pocket, { ...start, brings: [brought, THEIRS] });

    expect(given([1, 2, 'x', 4, 5])).toThrow(
      'what seat 0 brings › [2]: expected a whole number from 0 to 99, got "x"',
    );
    expect(given([9, 9, 9, 9, 9])).toThrow('A pocket comes to 30 at the most, not 45.');
    expect(() => checkBrought(pocket, [1], {}, { highest: 13 })).toThrow(/^brings › /);
    expect(() => begin(pocket, { ...start, brings: [MINE, THEIRS, MINE] })).toThrow(
      'Expected what 2 seats bring, got 3 things.',
    );
  });

  test('why it may not be brought is said in words, all of it where the game tells all', () => {
    const both = { fr: 'Un valet de trop.', en: 'One jack too many.' };
    const strict = { ...pocket, brings: { ...pocket.brings!, faults: () => [TOO_MANY, TOO_MANY] } };
    const TOO_MANY = { rule: 'PKT-2', why: both };

    expect(whyNotBring(pocket, MINE, {}, { highest: 13 })).toEqual([]);
    expect(whyNotBring(pocket, [9, 9, 9, 9, 9], {}, { highest: 13 })[0]!.why.en).toContain('not 45');
    expect(whyNotBring(pocket, 'x', {}, { highest: 13 })).toMatchObject([{ rule: null }]);
    expect(whyNotBring(strict, MINE, {}, { highest: 13 })).toEqual([TOO_MANY, TOO_MANY]);
    expect(new Refused(both, 'PKT-2')).toMatchObject({ message: 'One jack too many.', why: both });
  });

  test('a seat that brings nothing gets something ready-made, and the table’s chance is not touched', () => {
    const t = begin(pocket, { ...start, brings: [null, THEIRS] });
    const named = begin(pocket, { ...start, brings: [t.brought[0], THEIRS] });

    expect([
      [6, 6, 6, 6, 6],
      [10, 9, 8, 2, 1],
    ]).toContainEqual(t.brought[0]);
    expect(hash(t)).toBe(hash(named));
  });

  test('nobody brings anything to a game that has no such thing', () => {
    expect(() => begin(toy([forEver]), { seats: 1, seed: 'x', brings: [MINE] })).toThrow(
      'Nobody brings anything to a game of Toy.',
    );
  });

  test('is kept in saves, shared by forks, written in the record and read from there', () => {
    const table = new Table(pocket, { ...start, seed: 'even', brings: [MINE] });
    playRound(table, 'put 1', 'put 1');

    const text = table.record;

    expect(restore(pocket, save(pocket, table.state)).brought).toEqual(table.state.brought);
    expect(fork(table.state).brought).toBe(table.state.brought);
    expect(text).toContain('brings 0: [9,8,7,4,2]\nbrings 1: [6,6,6,6,6]\n---\n');
    expect(hash(replay(pocket, readRecord(text)).table)).toBe(hash(table.state));
    expect(() => readRecord(text.replace('brings 1: [6', 'brings 1: [[6'))).toThrow(
      'line 8: expected "brings 1" as JSON.',
    );
  });

  test('is committed to by a hash that tells nothing without the seed', () => {
    const published = broughtCommitment('secret', zero, MINE);

    expect(published).toMatch(/^[0-9a-f]{64}$/);
    expect(broughtCommitment('secret', zero, [...MINE])).toBe(published);
    expect(broughtCommitment('secret', zero, THEIRS)).not.toBe(published);
    expect(broughtCommitment('secret', one, MINE)).not.toBe(published);
    expect(broughtCommitment('guess', zero, MINE)).not.toBe(published);
  });

  test('of the others is imagined from what was seen, never from the real thing', () => {
    const table = new Table(pocket, start);
    playRound(table, 'put 1', 'put 1');
    const dream = (brings: readonly unknown[]) => {
      const other = new Table(pocket, { ...start, brings });
      playRound(other, 'put 1', 'put 1');
      return imagine(pocket, other.view(zero), other.state.content, { random: randomFrom('dream') });
    };

    const world = dream([MINE, THEIRS]);

    expect(world.brought[0]).toEqual(MINE);
    expect((world.brought[1] as number[])[0]).toBe(10);
    // Whatever the other really brought, the dream is the same.
    expect(dream([MINE, [10, 1, 1, 1, 1]])).toEqual(world);
  });
});

describe('small private steps', () => {
  test('are not told to the others, and can’t be counted by them', () => {
    const after = (steps: readonly string[]) => {
      const table = new Table(pocket, start);
      for (const says of steps) table.say(zero, says);
      return { view: table.view(one), moments: table.moments(one), spectator: table.moments(null) };
    };

    const hesitant = after(['put 1', 'takeBack', 'put 2', 'takeBack', 'put 1']);

    expect(hesitant).toEqual(after([]));
    expect(hesitant.moments).toHaveLength(1);
  });

  test('are told once, with the step that shows', () => {
    const table = new Table(pocket, start);
    for (const says of ['put 1', 'takeBack', 'put 2']) table.say(zero, says);
    table.say(zero, 'leave');

    expect(table.momentsBy(zero)).toBe(4);
    expect(table.momentsBy(one)).toBe(1);
    expect(table.moments(one, 1)).toEqual([{ by: 0, choices: 4, events: [] }]);
    expect(table.choicesBy(one, 1)).toBe(4);
    expect(table.momentsBy(one, 3)).toBe(0);
  });

  test('go with an undo, for everybody', () => {
    const table = new Table(pocket, start);
    for (const says of ['put 1', 'leave']) table.say(zero, says);
    expect(table.momentsBy(one)).toBe(1);

    table.undo(zero);

    expect([table.momentsBy(zero), table.momentsBy(one), table.momentsBy(null)]).toEqual([1, 0, 0]);
  });
});

describe('the leak test', () => {
  test('finds a game that shows what another brought', () => {
    const chatty = {
      ...pocket,
      view: (t: never, seat: Seat | null) => ({
        ...pocket.view(t, seat),
        all: (t as { brought: unknown }).brought,
      }),
    };

    expect(() => lookForLeaks(chatty, { seats: 2, seed: 'leak' }, 50, 50)).toThrow(
      'depends on hidden pieces',
    );
  });

  test('finds a game that deals anew everything but what the others brought', () => {
    const lazy = { ...pocket, scramble: () => {} };

    expect(() => lookForLeaks(lazy, { seats: 2, seed: 'lazy' }, 50, 2000)).toThrow(
      'pocket: scramble leaves what the other seats brought as it was.',
    );
  });
});

battery(pocket, {
  rounds: [
    { name: 'own pockets', start: { seats: 2, brings: [MINE, THEIRS] } },
    { name: 'ready-made', start: { seats: 2 } },
  ],
  games: 100,
  longest: 2000,
  decisions: 1000,
  thorough: 10,
});
