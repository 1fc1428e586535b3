import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenBy,
  type Departed,
  DRAW_AGREED,
  hash,
  packName,
  RESIGNS,
  Refused,
  readRecord,
  recordText,
  replay,
  type Seat,
  startOf,
  Table,
  take,
  writeRecord,
} from '../index.ts';
import { randomTable } from '../testing/random-play.ts';
import { CARDS } from './duel/content/cards.ts';
import { duel } from './duel/duel.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const pack = { file: 'rev.json', data: { cards: [...CARDS].reverse() } };

/** A short game that was never finished. */
const position = {
  sides: [
    { well: 2, hand: ['louve'] },
    { life: 4, line: ['acolyte'] },
  ],
};
const short = new Table(duel, { seats: 2, seed: 'short', position });
for (const says of ['play louve#9', 'spend', 'spend', 'pass']) short.say(first, says);
for (const says of ['pass']) short.say(second, says);
const TEXT = short.record;
const lines = TEXT.split('\n');

function refusal(text: string): string {
  try {
    replay(duel, readRecord(text));
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    return (error as Error).message;
  }
  return 'nothing was refused';
}

/** The short record with one line changed; line numbers as people count. */
function withLine(number: number, change: (line: string) => string | null): string {
  const changed = lines.flatMap((line, n) => (n === number - 1 ? (change(line) ?? []) : line));
  return changed.join('\n');
}

describe('a record', () => {
  test('reads like this', () => {
    expect(TEXT).toMatchInlineSnapshot(`
      "tablee record 1
      game: duel 1 063625ec8820f811
      seats: 2
      seed: short
      config: {"life":12,"hand":4,"handLimit":7}
      pack: base
      position: {"sides":[{"well":2,"hand":["louve"]},{"life":4,"line":["acolyte"]}]}
      ---
      1. 0 play louve#9
      2. 0 spend
      3. 0 spend
      4. 0 pass
      5. 1 pass
      = e532d5955745497b
      "
    `);
  });

  test('replays to the same state, through every hash on the way', () => {
    const table = randomTable(duel, { seats: 2, seed: 'whole game' }, 5000);
    const record = readRecord(table.record);

    const { table: replayed } = replay(duel, record);

    expect(hash(replayed)).toBe(hash(table.state));
    expect(replayed.result).toEqual(table.state.result);
    expect(record.hashes.size).toBe(Math.ceil(record.choices.length / 16));
    expect(record.result?.says).toBe(
      `${table.state.result!.how} ${table.state.result!.winners.join(' ') || '-'}`,
    );
  });

  test('of a game that has just begun has the hash of its beginning', () => {
    const text = writeRecord(duel, { seats: 2, seed: 'new' }, []);

    expect(readRecord(text).hashes.size).toBe(1);
    expect(refusal(text)).toBe('nothing was refused');
    expect(refusal(text.replace(/^= .*/m, '= 0123456789abcdef'))).toMatch(
      /^after choice 0 the record's hash is 0123456789abcdef/,
    );
  });

  test('has the hash of its beginning only as long as nothing was chosen', () => {
    const record = readRecord(writeRecord(duel, { seats: 2, seed: 'new' }, []));
    const opening = `= ${record.hashes.get(0)}\n`;

    expect(recordText(record, null)).toContain(opening);
    expect(recordText({ ...record, choices: [{ seat: first, says: 'keep' }] }, null)).not.toContain('= ');
    expect(recordText({ ...record, hashes: new Map() }, null)).not.toContain('= ');
  });

  test('shows every state on the way to whoever wants to see them', () => {
    const seen: [number, number][] = [];

    replay(duel, readRecord(TEXT), null, (t, played) => void seen.push([played, t.told!.length]));

    expect(seen.map(([played]) => played)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.at(-1)![1]).toBeGreaterThan(0);
  });

  test('keeps the position it began with, and the dice', () => {
    const table = new Table(duel, { seats: 2, seed: 'dice', dice: [2, 2, 1, 6] });
    table.say(first, 'keep');

    expect(table.record).toContain('\ndice: 2 2 1 6\n');
    expect(startOf(readRecord(table.record)).dice).toEqual([2, 2, 1, 6]);
    expect(startOf(readRecord(TEXT)).position).toEqual(position);
    expect(hash(replay(duel, readRecord(table.record)).table)).toBe(hash(table.state));
  });

  test('with no dice to name has no line for them', () => {
    const text = writeRecord(duel, { seats: 2, seed: 'none', dice: [] }, []);

    expect(text).not.toContain('dice');
    expect(refusal(text)).toBe('nothing was refused');
  });

  test('has giving up and agreeing as lines like any other', () => {
    const [resigned, agreed] = [new Table(duel, short.start), new Table(duel, short.start)];
    resigned.say(second, RESIGNS);
    agreed.say(first, DRAW_AGREED);

    expect(resigned.record).toMatch(/\n1\. 1 resigns\n= [0-9a-f]{16}\nresult: resigned 0\n$/);
    expect(agreed.record).toMatch(/\n1\. 0 draw agreed\n= [0-9a-f]{16}\nresult: agreed -\n$/);
    for (const table of [resigned, agreed]) expect(refusal(table.record)).toBe('nothing was refused');
  });

  test('comes back from any seed and any config that a table accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (seed, life) => {
        fc.pre(seed !== '' && seed === seed.trim() && !/[\r\n]/.test(seed));
        const table = new Table(duel, { seats: 2, seed, config: { life } });
        expect(hash(replay(duel, readRecord(table.record)).table)).toBe(hash(table.state));
      }),
      { numRuns: 40 },
    );
  });

  test('written on another system, or with remarks, reads the same', () => {
    const crlf = TEXT.replaceAll('\n', '\r\n');
    const remarked = `\uFEFF${TEXT.replace('---', '---\n# a fine game\n')}\n\n`;

    expect({ ...readRecord(crlf), lines: [] }).toEqual({ ...readRecord(TEXT), lines: [] });
    expect(refusal(crlf)).toBe('nothing was refused');
    expect(refusal(remarked)).toBe('nothing was refused');
  });

  test('of a game with a pack names it, and wants that very pack', () => {
    const table = new Table(duel, { seats: 2, seed: 'pack', pack });
    const record = readRecord(table.record);

    expect(record.pack).toBe(packName(pack));
    expect(hash(replay(duel, record, pack).table)).toBe(hash(table.state));
    expect(() => replay(duel, record)).toThrow(`The record was played with the pack ${packName(pack)}`);
    expect(() => replay(duel, record, { ...pack, data: {} })).toThrow('give that file with --pack');
    expect(() => replay(duel, readRecord(TEXT), pack)).toThrow('replay it without a pack');
  });
});

describe('a record that is wrong says on which line', () => {
  test.each([
    [
      'another first line',
      1,
      () => 'tablee record 2',
      'line 1: expected "tablee record 1", got "tablee record 2"',
    ],
    ['another game', 2, () => 'game: chess 1', 'The record is of chess, not of duel.'],
    ['no version', 2, () => 'game: duel', 'line 2: expected a whole number in "game", got nothing'],
    ['seats in words', 3, () => 'seats: two', 'line 3: expected a whole number in "seats", got "two"'],
    ['too many seats', 3, () => 'seats: 5', 'The Duel of Embers is played by 2; 5 seats were asked for.'],
    ['no seed', 4, () => null, 'The record\'s header lacks "seed: …".'],
    ['an empty seed', 4, () => 'seed:', 'The record\'s header lacks "seed: …".'],
    ['a config that is no JSON', 5, () => 'config: life 12', 'line 5: expected "config" as a JSON object.'],
    ['a config that is a list', 5, () => 'config: [12]', 'line 5: expected "config" as a JSON object.'],
    [
      'a config the game refuses',
      5,
      () => 'config: {"life":0}',
      'config › life: expected a whole number from 1, got 0',
    ],
    ['a position that is no JSON', 7, () => 'position: day', 'line 7: expected "position" as a JSON object.'],
    ['a header line without a key', 6, () => 'base', 'line 6: expected "key: value" or "---", got "base"'],
    [
      'no end of the header',
      8,
      () => null,
      'line 8: expected "key: value" or "---", got "1. 0 play louve#9"',
    ],
    ['a line missing', 9, () => null, 'line 9: expected choice 1, got number 2. Is a line missing?'],
    [
      'a choice without its seat',
      10,
      () => '2. spend',
      'line 10: expected "<number>. <seat> <choice>", got "2. spend"',
    ],
    ['a choice of the other seat', 10, () => '2. 1 spend', 'line 10: Seat 1 is not asked now; seat 0 is.'],
    ['a choice of nobody', 10, () => '2. 9 spend', 'line 10: Expected a seat from 0 to 1, got 9.'],
    ['a choice of a seat too many', 10, () => '2. 2 resigns', 'line 10: Expected a seat from 0 to 1, got 2.'],
    ['a draw agreed by nobody', 10, () => '2. 9 draw agreed', 'line 10: Expected a seat from 0 to 1, got 9.'],
    [
      'a choice that is not allowed',
      10,
      () => '2. 0 cheat',
      'line 10: "cheat" is not an option of pay (DU-CAST-3); expected: spend, back',
    ],
    [
      'another choice',
      10,
      () => '2. 0 back',
      'line 11: "spend" is not an option of act (DU-TURN-3); expected: play louve#9, end',
    ],
    ['a hash that is none', 14, () => '= 12', 'line 14: expected a hash of 16 digits, got "= 12"'],
    [
      'another hash',
      14,
      () => '= 0123456789abcdef',
      "line 13: after choice 5 the record's hash is 0123456789abcdef",
    ],
    ['cut off', 14, () => null, 'line 14: the record is cut off: no hash after its last choice.'],
    [
      'a result too early',
      14,
      (line: string) => `${line}\nresult: fell 0`,
      'line 15: the record\'s result is "fell 0", the game is "not over".',
    ],
    [
      'something after the result',
      14,
      (line: string) => `${line}\nresult: fell 0\n6. 0 end`,
      'line 16: the record had ended, got "6. 0 end"',
    ],
  ])('%s', (_, number, change, message) => {
    expect(refusal(withLine(number, change))).toMatch(
      new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
  });

  test('a choice that departs is counted, whether or not its line is known', () => {
    const record = readRecord(withLine(10, () => '2. 0 cheat'));
    const departed = (lines: readonly number[]): unknown => {
      try {
        return replay(duel, { ...record, lines });
      } catch (error) {
        return [(error as Departed).choice, (error as Error).message.slice(0, 8)];
      }
    };

    expect(departed(record.lines)).toEqual([2, 'line 10:']);
    expect(departed([])).toEqual([2, 'line 2: ']);
  });

  test('a single choice needs its hash as well', () => {
    const one = lines.slice(0, 9).join('\n');

    expect(refusal(one)).toBe('line 9: the record is cut off: no hash after its last choice.');
  });

  test('cut off right after its header, it is the record of a game with no choice yet', () => {
    expect(readRecord(lines.slice(0, 8).join('\n'))).toMatchObject({ seed: 'short', choices: [] });
    expect(refusal(lines.slice(0, 7).join('\n'))).toBe(
      'line 7: the record is cut off before the "---" that ends its header.',
    );
  });

  test('cut off anywhere, it is refused or is the record of the game so far', () => {
    const whole = randomTable(duel, { seats: 2, seed: 'cut' }, 40).record;
    for (let length = 0; length < whole.length; length += 7) {
      const message = refusal(whole.slice(0, length));
      expect(message).toMatch(/line \d+:|header lacks|nothing was refused/);
      const after = whole.slice(0, length).trimEnd().split('\n').at(-1)!;
      if (message === 'nothing was refused') expect(after).toMatch(/^= |^result: |^---$/);
    }
  });

  test('an altered result is refused', () => {
    const table = new Table(duel, short.start);
    table.say(first, RESIGNS);

    expect(refusal(table.record.replace('result: resigned 1', 'result: resigned 0'))).toBe(
      'line 11: the record\'s result is "resigned 0", the game is "resigned 1".',
    );
  });

  test('choices after the end are refused', () => {
    const table = new Table(duel, short.start);
    table.say(first, RESIGNS);
    const [before, after] = table.record.split('= ') as [string, string];

    expect(refusal(`${before}2. 1 end\n= ${after}`)).toBe('line 10: "end" comes after the end of the game.');
  });

  test('a die that can’t fall so is refused on the line where it falls', () => {
    const table = new Table(duel, { seats: 2, seed: 'dice', dice: [2, 1] });
    const text = table.record.replace('dice: 2 1', 'dice: 2 9');

    expect(() => replay(duel, readRecord(text))).toThrow(
      'The next die has 6 sides, but it was told to fall on 9.',
    );
  });

  test('longer than any game, it is not read', () => {
    expect(refusal('\n'.repeat(1_000_001))).toBe('A record of 1000002 lines: at most 1000000 are read.');
  });

  test('any text at all is refused in words, never with a crash', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: lines.length }), fc.string(), (number, line) => {
        try {
          replay(duel, readRecord(withLine(number, () => line)));
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the notation', () => {
  test('a refusal lists what would have been legal, the first few of many', () => {
    const table = new Table(duel, {
      seats: 2,
      seed: 'many',
      config: { hand: 9, handLimit: 9 },
      dice: [6, 1],
    });
    const decision = table.state.open[1]!;

    expect(() => chosenBy(duel, table.state, { seat: decision.seat, says: 'x'.repeat(90) })).toThrow(
      /^"x{80}…" is not an option of mulligan \(DU-MULL-1\); expected: keep, (setAside [a-z]+#\d+, ){6}setAside [a-z]+#\d+, and 3 more$/,
    );
    expect(table.option(second, 'keep')).toEqual({ do: 'keep' });
    expect(table.option(second, 'nothing')).toBeNull();
    expect(new Table(duel, short.start).option(second, 'pass')).toBeNull();
  });

  test('taking what is said is choosing it', () => {
    const [said, chosen] = [new Table(duel, short.start), new Table(duel, short.start)];

    take(duel, said.state, { seat: first, says: 'end' });
    chosen.choose(first, chosen.state.open[0]!.id, 1);

    expect(hash(said.state)).toBe(hash(chosen.state));
  });
});
