/**
 * Two oracles that know all the rules at once: a whole game in `golden.txt`, and the number of ways to play on from a
 * set opening. When a rule changes on purpose, both change with it.
 */
import { readFileSync } from 'node:fs';
import { choose, fork, readRecord, replay, type State } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { plunder } from '../index.ts';
import { POWERS } from '../rules/power.ts';
import { newGame, type Table, t0 } from './table.ts';

const GOLDEN = readFileSync(new URL('./golden.txt', import.meta.url), 'utf8');

describe('a golden game', () => {
  test('replays to its last hash and result', () => {
    const { table } = replay(plunder, readRecord(GOLDEN));

    expect(table.result).toEqual({ winners: [0], rule: 'SDP-TRES-14', how: 'treasures' });
  });

  test('uses every power of every class', () => {
    const used = new Set(readRecord(GOLDEN).choices.map(({ says }) => says.split(' ')[2]));

    expect(POWERS.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test('another choice in its place is refused, with the line and the reason', () => {
    const line = GOLDEN.split('\n').findIndex((text) => / pay /.test(text));
    const altered = withLine(line, (text) => text.replace(/pay .*/, 'pay 5♣ twice'));

    expect(() => replay(plunder, readRecord(altered))).toThrow(
      new RegExp(`^line ${line + 1}: "pay 5♣ twice" is not an option of pay \\(SDP-TURN-10\\); expected: `),
    );
  });

  test('a legal choice in its place is found out further on', () => {
    const line = GOLDEN.split('\n').findIndex((text) => / place /.test(text));
    const altered = withLine(line, (text) => text.replace(/place \S+/, `place ${teamMate(text)}`));

    expect(() => replay(plunder, readRecord(altered))).toThrow(/^line \d+: /);
  });

  test('a choice by the wrong seat is refused', () => {
    const altered = withLine(7, (text) => text.replace(/^1\. \d/, '1. 1'));
    const { choices } = readRecord(GOLDEN);

    expect(choices[0]!.seat).toBe(0);
    expect(() => replay(plunder, readRecord(altered))).toThrow(/^line 8: Seat 1 is not asked now; seat 0 is/);
  });

  test('a record that ends early is refused', () => {
    const lines = GOLDEN.split('\n');

    expect(() => readRecord(lines.slice(0, 30).join('\n'))).toThrow(/cut off/);
  });
});

describe('the number of ways to play on', () => {
  test('from the very beginning', () => {
    expect(ways(newGame(), 4)).toEqual([2, 24, 144, 1728]);
  });

  test('from a set opening', () => {
    const table = t0({
      walls: ['c4|d4', 'd5/d6'],
      heroes: { 'blue-warrior': 'c4', 'blue-rogue': 'd6', 'green-mage': 'd4', 'green-rogue': 'f5' },
      monsters: ['e5'],
      treasures: ['c5'],
      hands: { blue: ['J♣', '5♠', '9♥', 'A♦'], green: ['10♦', '7♠'] },
    });

    // 23: end; 7 steps of the Warrior; 6 steps, an attack and a Déplacement rapide of the Rogue; 2 replacements; 4 stars;
    // one group of monsters striking.
    expect(ways(table, 3)).toEqual([23, 120, 1127]);
  });

  test('the options come in an order that never changes', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd6', 'green-mage': 'e6' },
      hands: { blue: ['J♣', '9♥'] },
    });

    expect(table.options).toEqual([
      'end',
      ...['c5', 'd5', 'e5', 'c6', 'c7', 'd7', 'e7'].map((to) => `move blue-rogue ${to}`),
      'attack blue-rogue green-mage',
      'power blue-rogue deplacement-rapide',
      ...['a1', 'b1', 'a2', 'a3'].map((to) => `enter blue-warrior ${to}`),
      ...['a1', 'b1', 'a2', 'a3'].map((to) => `enter blue-mage ${to}`),
      'replace blue-rogue by blue-warrior',
      'replace blue-rogue by blue-mage',
      ...['g2', 'd3', 'e8', 'b9'].map((to) => `summon ${to}`),
    ]);
  });
});

/** Sequences of one choice, of two, … up to that depth. */
function ways(play: Table, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (t: State, at: number): void => {
    for (const [index, { options }] of t.open.entries()) {
      counts[at]! += options.length;
      if (at + 1 === depth) continue;
      for (let option = 0; option < options.length; option++) {
        const next = fork(t);
        const decision = next.open[index]!;
        choose(plunder, next, decision, decision.options[option]!);
        walk(next, at + 1);
      }
    }
  };
  walk(play.state, 0);
  return counts;
}

function withLine(line: number, change: (text: string) => string): string {
  return GOLDEN.split('\n')
    .map((text, index) => (index === line ? change(text) : text))
    .join('\n');
}

/** Another hero than the one placed on this line, of his team. */
function teamMate(text: string): string {
  const [, colour, kind] = /place (\w+)-(\w+)/.exec(text)!;
  return `${colour}-${kind === 'mage' ? 'warrior' : 'mage'}`;
}
