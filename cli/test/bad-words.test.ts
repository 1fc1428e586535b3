import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, inProcess, tablee } from './tablee.ts';

const POSITION = { game: 'plunder', position: { hands: { blue: ['10♥'], green: ['10♥'] } } };
const FILES = {
  'broken.sdpmap': 'id: broken\nname: Brisé\nsize: 8x10\n---\n',
  'not.json': '{ "game": ',
  'twice.json': JSON.stringify(POSITION),
  'word.json': JSON.stringify({ ...POSITION, position: {}, choices: ['fly away'] }),
  'nobody.json': JSON.stringify({ game: 'endure', position: { survivors: [] } }),
  'chess.json': JSON.stringify({ game: 'chess', position: {} }),
  'extra.json': JSON.stringify({ ...POSITION, colour: 'blue' }),
  'pack.json': JSON.stringify({ cards: [{ id: 'jugement', name: 3 }] }),
  'record.txt': 'tablee record 1\ngame: plunder 1\nseats: 2\n',
};

describe('bad words: exit code 2, one line that says what was expected, no stack trace', () => {
  const cwd = folder(FILES);
  const before = process.cwd();
  beforeAll(() => process.chdir(cwd));
  afterAll(() => process.chdir(before));

  test('as somebody at a shell sees it', async () => {
    expect(await tablee(['simulat'], cwd)).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    ['simulat', 'did you mean "simulate"?'],
    ['play chess', 'unknown game "chess"; expected endure or plunder or '],
    [
      'play plunder --seat nobody',
      '--seat: expected human or random or greedy or search or a file such as ./my-bot.ts, got "nobody"',
    ],
    ['play plunder --seats 5', '--seats: expected a whole number from 2 to 4, got "5"'],
    ['play plunder --resume nowhere.txt', 'there is no such file'],
    ['play soeurs --config helpXp=true', '(SA-DIFF-1)'],
    ['simulate plunder', '--seats: expected a bot for each seat'],
    [
      'simulate plunder --seats greedy,human',
      '--seats: expected random or greedy or search or a file such as ./my-bot.ts, got "human"',
    ],
    [
      'simulate plunder --seats search,greedy --budget greedy=9',
      '--budget: expected search=…, got "greedy=9"',
    ],
    [
      'simulate plunder --seats search,greedy --budget search=long',
      'or 1 to 1300 milliseconds (search=600ms), got "search=long"',
    ],
    ['simulate plunder --seats search,greedy --budget search=5000ms', 'got "search=5000ms"'],
    ['simulate plunder --seats greedy,greedy --games lots', '--games: expected a whole number'],
    ['simulate plunder --seats greedy,greedy --config mpa=x', 'it has map, cards, packs'],
    [
      'simulate veiel --seats greedy --each dificulty',
      'has no setting "dificulty" (did you mean "difficulty"?)',
    ],
    ['simulate soeurs --seats greedy --each boss --beside pack.json', 'expected one of them'],
    [
      'simulate soeurs --seats greedy --beside pack.json',
      'pack.json › cards[0].name: expected an object, got 3',
    ],
    ['simulate soeurs --seats greedy --report .', 'can\'t write ".": it is a folder'],
    ['simulate plunder --seats greedy,greedy --pack pack.json', 'pack.json: Plunder takes no packs'],
    ['simulate plunder --seats greedy,greedy --sed 1', 'unknown option --sed (did you mean "--seed"?)'],
    ['simulate plunder --seats greedy,greedy --config map=@broken.sdpmap', 'config › map: line 4'],
    [
      'simulate veiel --seats greedy --config party=hrolf+nobody',
      'config › party[1]: expected one of brune, ',
    ],
    [
      'simulate veiel --seats greedy --config mode=scenario,scenario=nowhere',
      'config › scenario: expected one of ',
    ],
    [
      'simulate soeurs --seats greedy --pack pack.json',
      'pack.json › cards[0].name: expected an object, got 3',
    ],
    ['replay record.txt', 'record.txt: line 4: expected "key: value" or "---"'],
    ['position chess.json', 'chess.json › game: unknown game "chess"; expected '],
    ['position not.json', 'not.json: expected JSON: line 1, column '],
    [
      'position nobody.json',
      'nobody.json › position › survivors: expected a list of a length from 1, got []',
    ],
    ['position twice.json', '10♥ is there no more, or twice'],
    ['position word.json', 'word.json › choices[0]: "fly away" is not an option of act (SDP-TURN-3)'],
    ['position extra.json', 'expected no field called "colour"'],
    ['rules chess', 'unknown game "chess"'],
    ['serve --port lots', '--port: expected a whole number from 0 to 65535, got "lots"'],
    ['serve --prot 8400', 'unknown option --prot (did you mean "--port"?)'],
    ['bench chess', 'Nothing called "chess" can be measured'],
  ])('tablee %s', async (words, said) => {
    const { code, out, err } = await inProcess(words.split(' '));

    expect(err).toContain(said);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
