import { TextError } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import { LONGEST_TEXT, readMap, squareAt, squareName, wallName } from '../rules/map.ts';

const SMALL = `id: petit
name: Le Petit Donjon
name-en: The Small Dungeon
size: 4x3
seats: B G
symmetry: C2
---
     a   b   c   d
   +---+---+---+---+
 1 | B   B | .   $ |
   +   +---+   +   +
 2 | .   *   *   . |
   +   +   +---+   +
 3 | $   . | G   G |
   +---+---+---+---+
`;
const LAST_ROW = ' 3 | $   . | G   G |';
const BORDER = '   +---+---+---+---+';

describe('a map read from its drawing', () => {
  test('gives its header', () => {
    const map = readMap(SMALL);

    expect(map.id).toBe('petit');
    expect(map.name).toEqual({ fr: 'Le Petit Donjon', en: 'The Small Dungeon' });
    expect([map.width, map.height]).toEqual([4, 3]);
    expect(map.seats).toEqual(['blue', 'green']);
    expect(map.symmetry).toBe('C2');
  });

  test('without an English name goes by its French one', () => {
    const map = readMap(SMALL.replace(/name-en.*\n/, ''));

    expect(map.name).toEqual({ fr: 'Le Petit Donjon', en: 'Le Petit Donjon' });
  });

  rule('SDP-BOARD-3', 'walls lie on edges between squares, and every square stays a square', () => {
    const map = readMap(SMALL);

    expect(map.walls.map((wall) => wallName(map, wall))).toEqual(['b1|c1', 'b1/b2', 'c2/c3', 'b3|c3']);
    expect(() => readMap(SMALL.replace('*   *', '#   *'))).toThrow(
      "expected '.' '$' '*' 'B' 'G' on b2, got '#'",
    );
  });

  rule(['SDP-BOARD-7', 'SDP-BOARD-9', 'SDP-BOARD-10'], 'glyphs give zones, yellow squares and stars', () => {
    const map = readMap(SMALL);
    const called = (squares: readonly number[]): string =>
      squares.map((square) => squareName(map, square)).join(' ');

    expect(called(map.zones.blue)).toBe('a1 b1');
    expect(called(map.zones.green)).toBe('c3 d3');
    expect(called(map.zones.purple)).toBe('');
    expect(called(map.yellow)).toBe('d1 a3');
    expect(called(map.stars)).toBe('b2 c2');
  });

  test('is the same with carriage returns, blank lines, another gutter or no column letters', () => {
    const map = readMap(SMALL);

    expect(readMap(SMALL.replaceAll('\n', '\r\n'))).toEqual(map);
    expect(readMap(`${SMALL}\n   \n\n`)).toEqual(map);
    expect(
      readMap(
        SMALL.replace('\n 2 |', '\nxyz|').replace('   +---+---+---+---+\n 1', ' # +---+---+---+---+\n 1'),
      ),
    ).toEqual(map);
    expect(readMap(SMALL.replace('     a   b   c   d\n', ''))).toEqual(map);
    expect(readMap(SMALL.trimEnd())).toEqual(map);
  });

  test('is plain data', () => {
    for (const { text } of MAPS) expect(structuredClone(readMap(text))).toEqual(readMap(text));
    expect(JSON.parse(JSON.stringify(readMap(SMALL)))).toEqual(readMap(SMALL));
  });
});

describe('a drawing with a mistake is refused, naming the place', () => {
  test.each([
    [
      'broken border above',
      '+---+---+---+---+\n 1',
      '+---+-- +---+---+\n 1',
      "line 9, column 11: expected '---' (the outer border is closed) over column b, got ' '",
    ],
    [
      'broken border on the left',
      ' 2 |',
      ' 2  ',
      "line 12, column 4: expected '|' (the outer border is closed) on the left of column a, got ' '",
    ],
    [
      'broken border on the right',
      'G   G |',
      'G   G .',
      "line 14, column 20: expected '|' (the outer border is closed) at the right border, got '.'",
    ],
    [
      'no bottom',
      `${LAST_ROW}\n${BORDER}`,
      LAST_ROW,
      'line 15: expected the edge line below row 3, got an empty line',
    ],
    ['wrong glyph', '*   *', '?   *', "line 12, column 10: expected '.' '$' '*' 'B' 'G' on b2, got '?'"],
    [
      'a colour without a seat',
      '*   *',
      'O   *',
      "line 12, column 10: expected '.' '$' '*' 'B' 'G' on b2, got 'O'",
    ],
    [
      'two zones on one square',
      'B   B |',
      'B   BG|',
      "line 10, column 11: expected ' ' after the glyph of b1, got 'G'",
    ],
    [
      'a glyph out of its place',
      ' .   * ',
      ' .  *  ',
      "line 12, column 9: expected ' ' before the glyph of b2, got '*'",
    ],
    [
      'wrong upright wall',
      'B | .',
      'B x .',
      "line 10, column 12: expected '|' or ' ' on the left of column c, got 'x'",
    ],
    [
      'wrong level wall',
      '+   +---+   +   +',
      '+   +-=-+   +   +',
      "line 11, column 10: expected '---' or '   ' over column b, got '='",
    ],
    [
      'half a wall',
      '+   +---+   +   +',
      '+   + --+   +   +',
      "line 11, column 10: expected '---' or '   ' over column b, got '-'",
    ],
    [
      'no corner',
      '+   +---+   +   +',
      '+   +---.   +   +',
      "line 11, column 12: expected '+' at a corner of column c, got '.'",
    ],
    [
      'a line too short',
      'G   G |',
      'G   G',
      "line 14, column 19: expected ' ' after the glyph of d3, got the end of the line",
    ],
    [
      'a line too long',
      'G   G |',
      'G   G | .',
      "line 14, column 21: expected the end of the line after 4 columns, got ' '",
    ],
    [
      'a row missing',
      '   +   +   +---+   +\n 3 | $   . | G   G |\n',
      '',
      'line 14: expected the squares of row 3, got an empty line',
    ],
    [
      'something below',
      `${LAST_ROW}\n${BORDER}`,
      `${LAST_ROW}\n${BORDER}\nfin`,
      "line 16: expected nothing below row 3, got 'fin'",
    ],
  ])('%s', (_, from, to, message) => {
    expect(refusal(SMALL.replace(from, to))).toBe(message);
  });
});

describe('a header with a mistake is refused, naming the line', () => {
  test.each([
    [
      'unknown key',
      'symmetry: C2',
      'symetrie: C2',
      "line 6: expected one of id, name, name-en, size, seats, symmetry, got header 'symetrie'",
    ],
    ['no key', 'symmetry: C2', 'C2', "line 6: expected 'key: value', got 'C2'"],
    ['missing key', 'seats: B G\n', '', "line 6: expected header 'seats' before '---', got none"],
    ['key given twice', 'seats: B G', 'id: petit', "line 5: expected header 'id' once, got it twice"],
    ['no line ---', '---\n  ', '\n  ', "line 16: expected a line '---' between header and drawing, got none"],
    ['bad id', 'id: petit', 'id: ../petit', "line 1: expected an id such as sdp-2p-1, got '../petit'"],
    [
      'an id too long by one letter',
      'id: petit',
      `id: ${'p'.repeat(61)}`,
      `line 1: expected an id such as sdp-2p-1, got '${'p'.repeat(61)}'`,
    ],
    ['empty name', 'name: Le Petit Donjon', 'name:', 'line 2: expected a name of 1 to 60 characters, got 0'],
    ['too big', 'size: 4x3', 'size: 27x3', "line 4: expected a size from 3x3 to 26x26, got '27x3'"],
    ['too small', 'size: 4x3', 'size: 4x2', "line 4: expected a size from 3x3 to 26x26, got '4x2'"],
    ['no size', 'size: 4x3', 'size: large', "line 4: expected a size from 3x3 to 26x26, got 'large'"],
    ['unknown seat', 'seats: B G', 'seats: B X', "line 5: expected seats among B, G, P, O, got 'X'"],
    [
      'a seat objects are born with',
      'seats: B G',
      'seats: B constructor',
      "line 5: expected seats among B, G, P, O, got 'constructor'",
    ],
    ['seat given twice', 'seats: B G', 'seats: B B', "line 5: expected each seat once, got 'B' twice"],
    ['one seat', 'seats: B G', 'seats: B', 'line 5: expected at least 2 seats, got 1'],
    [
      'unknown symmetry',
      'symmetry: C2',
      'symmetry: C3',
      "line 6: expected a symmetry among C2, C4, D2, D4, none, got 'C3'",
    ],
  ])('%s', (_, from, to, message) => {
    expect(refusal(SMALL.replace(from, to))).toBe(message);
  });
});

test('an id and a name have up to 60 letters', () => {
  const named = SMALL.replace('petit', 'p'.repeat(60)).replace('Le Petit Donjon', 'P'.repeat(60));

  expect(readMap(named)).toMatchObject({ id: 'p'.repeat(60), name: { fr: 'P'.repeat(60) } });
});

describe('whatever comes from outside', () => {
  test('a text too long is not read', () => {
    expect(refusal(SMALL + ' '.repeat(LONGEST_TEXT))).toMatch(/^line 1: expected at most 20000 characters/);
  });

  test('is read or refused with a TextError', () => {
    const spoiled = fc.record({
      at: fc.nat(SMALL.length),
      drop: fc.nat(5),
      text: fc.string({ maxLength: 5 }),
    });
    fc.assert(
      fc.property(spoiled, ({ at, drop, text }) => {
        const outcome = refusal(SMALL.slice(0, at) + text + SMALL.slice(at + drop));

        expect(outcome).toMatch(/^(read|line \d+)/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('names of squares', () => {
  test('lead there and back', () => {
    const map = readMap(MAPS[0]!.text);

    expect(squareName(map, 0)).toBe('a1');
    expect(squareName(map, 26)).toBe('c4');
    expect(squareAt(map, 'c4')).toBe(26);
    expect(squareAt(map, 'h10')).toBe(79);
    for (let square = 0; square < 80; square++) expect(squareAt(map, squareName(map, square))).toBe(square);
  });

  test.each(['', 'a', '4', 'a0', 'i1', 'a11', 'C4', 'aa1', 'a1 ', 'c04'])('%j is none', (name) => {
    expect(squareAt(readMap(MAPS[0]!.text), name)).toBeUndefined();
  });
});

/** The words of the refusal, or 'read'. */
function refusal(text: string): string {
  try {
    readMap(text);
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
  return 'read';
}
