import { describe, expect, test } from 'vitest';
import { carries, secured, type T0, t0 } from './table.ts';

const refusal = (given: T0 | Record<string, unknown>): string => {
  try {
    t0(given as T0);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('a position that cannot be is refused, with the place and the reason', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a card twice',
      { hands: { blue: ['5♣'], green: ['5♣'] } },
      /^position › hands\.green: .*5♣ is there no more, or twice/,
    ],
    ['a card that the pack lacks', { config: { cards: 52 }, draw: ['Jk'] }, /^position › draw: .*Jk/],
    ['three jokers', { hands: { blue: ['Jk', 'Jk', 'Jk'] } }, /^position › hands\.blue: .*Jk/],
    ['no card at all', { hands: { blue: ['11♣'] } }, /hands\.blue.*expected a card such as 10♥/],
    [
      'a square outside',
      { monsters: ['i1'] },
      /^position › monsters\[0\]: expected a square of this dungeon \(8 × 10\), got i1/,
    ],
    ['a treasure outside', { treasures: ['a11'] }, /^position › treasures: .*got a11/],
    ['no square at all', { monsters: ['A1'] }, /monsters.*expected a square such as c4/],
    [
      'two figures on a square',
      { heroes: { 'blue-mage': 'c4' }, monsters: ['c4'] },
      /^position › monsters\[0\]: expected a square without a figure; on c4 one stands already/,
    ],
    [
      'two heroes on a square',
      { heroes: { 'blue-mage': 'c4', 'green-mage': 'c4' } },
      /^position › heroes\.green-mage: .*on c4/,
    ],
    [
      'three heroes of a team',
      { heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c5', 'blue-warrior': 'c6' } },
      /^position › heroes\.blue-warrior: expected at most 2 heroes of a team .*SDP-HERO-2/,
    ],
    [
      'a hero nobody plays',
      { heroes: { 'purple-mage': 'c4' } },
      /^position › heroes\.purple-mage: expected heroes of teams that somebody plays/,
    ],
    ['a hand nobody holds', { hands: { orange: ['5♣'] } }, /^position › hands\.orange: .*somebody plays/],
    ['the turn of nobody', { active: 'purple' }, /^position › active: expected a colour somebody plays/],
    ['too many monsters', { monsters: squares(9) }, /^position › monsters: expected at most 8/],
    ['two treasures on a square', { treasures: ['c4', 'c4'] }, /^position › treasures: .*c4/],
    [
      'a treasure under a hero',
      { heroes: { 'blue-mage': 'c4' }, treasures: ['c4'] },
      /^position › treasures: .*hero stands/,
    ],
    ['a team twice', { teams: ['blue', 'blue'] }, /^position › teams: expected each colour once/],
    ['a colour of another dungeon', { teams: ['blue', 'purple'] }, /^position › teams: .*blue, green/],
    ['too few teams', { seats: 4, teams: ['blue', 'green'] }, /^position › teams: expected 4 colours/],
    ['a game already won', { secured: { blue: 2 } }, /secured\.blue/],
    [
      'a game won by the one who stands at home',
      { secured: { blue: 1 }, heroes: { 'blue-mage': { at: 'a1', carries: true } } },
      /^position › secured: expected a game that nobody has won yet/,
    ],
    ['hit points beyond', { heroes: { 'blue-mage': { at: 'c4', pv: 4 } } }, /heroes\.blue-mage/],
    ['an unknown word', { wizards: ['c4'] }, /wizards/],
    ['an unknown hero', { heroes: { 'blue-wizard': 'c4' } }, /blue-wizard/],
  ])('%s', (_, given, expected) => {
    expect(refusal(given)).toMatch(expected);
  });
});

test('whoever stands in his own zone with a treasure has secured it', () => {
  const table = t0({ heroes: { 'blue-mage': { at: 'a1', carries: true } } });

  expect(table.state.secured).toEqual([1, 0, 0, 0]);
  expect(table.state.treasures).toBe(1);
});

test('the cards not named lie in the draw pile, the named ones on top in that order', () => {
  const table = t0({ hands: { blue: ['5♣'] }, draw: ['9♣', '8♣'], discard: ['A♥'], step: 'discard' });

  expect(table.state.draw).toHaveLength(52);
  table.choose('end');
  expect(table.state.hands[0]!.length).toBe(7);
});

function squares(count: number): string[] {
  return Array.from(
    { length: count },
    (_, column) => `${'abcdefgh'[column % 8]}${5 + Math.floor(column / 8)}`,
  );
}

test('whoever carries a treasure in his own zone has brought it home', () => {
  for (const hero of ['blue-warrior', 'blue-rogue', 'blue-mage']) {
    const table = t0({ heroes: { [hero]: { at: 'a1', carries: true } }, hands: { blue: ['2♣'] } });

    expect([secured(table, 'blue'), carries(table, hero)]).toEqual([1, false]);
  }
});
