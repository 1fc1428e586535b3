import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { always, folder, inProcess, tablee } from './tablee.ts';

const SHORT = ['--config', 'turnLimit=8', '--seed', 'short'];

describe('a game typed in', () => {
  test('is played to its end by a human who always types 1, saved, and replayed to the same hash', async () => {
    const cwd = folder();
    const words = ['play', 'plunder', '--seat', 'human', '--seat', 'random', '--save', 'game.txt', ...SHORT];
    const played = await tablee(words, cwd, always('1'));

    expect(played.err).toBe('');
    expect(played.out).toContain('Les Deux Caveaux');
    expect(played.out).toContain('Partie terminée.');
    expect(played.out).toContain('Partie enregistrée : game.txt');
    expect(played.code).toBe(0);

    const replayed = await tablee(['replay', 'game.txt'], cwd);
    const record = readFileSync(join(cwd, 'game.txt'), 'utf8');
    const hashes = [...record.matchAll(/^= (\w+)$/gm)];
    expect(replayed.out.trimEnd()).toMatch(new RegExp(`= ${hashes.at(-1)![1]}$`));
    expect(replayed.code).toBe(0);
  });

  test('is saved when the input ends, and resumed where it was', async () => {
    const cwd = folder();
    const words = ['play', 'plunder', '--seat', 'human', '--seat', 'random', '--save', 'game.txt', ...SHORT];
    const first = await tablee(words, cwd, '1\n1\n1\n1\n');
    const before = readFileSync(join(cwd, 'game.txt'), 'utf8');
    const resumed = await tablee(
      ['play', 'plunder', '--resume', 'game.txt', '--lang', 'en'],
      cwd,
      always('1'),
    );
    const after = readFileSync(join(cwd, 'game.txt'), 'utf8');

    expect(first.code).toBe(0);
    expect(before).toContain('# seats: human random');
    expect(before).not.toContain('result:');
    expect(resumed.out).toMatch(/Game resumed after \d+ choices/);
    expect(resumed.out).toContain('The game is over.');
    const choices = before.split('---\n')[1]!.split('= ')[0]!;
    expect(after).toContain(choices);
    expect(after).toContain('result:');
  });

  test('of Sœurs ends, and is remembered for the next one', async () => {
    const cwd = folder();
    const played = await tablee(['play', 'soeurs', '--seed', 'a', '--save', 'game.txt'], cwd, always('1'));

    expect(played.out).toContain('Partie terminée.');
    const history = JSON.parse(readFileSync(join(cwd, '.tablee', 'soeurs-history.json'), 'utf8'));
    expect(history).toEqual({ version: 1, bosses: { gorvath: { defeats: 1, wins: 0, best: {} } } });
  });

  test('can be asked why not, for a rule, for a hint and for what lies open, and takes notation', async () => {
    const cwd = folder();
    const typed = [
      'colour blue',
      'place blue-warrior a1',
      'place blue-rogue b1',
      '?',
      'r MOVE-3',
      'h',
      'i',
      'fly',
      's',
    ];
    const { out } = await tablee(
      ['play', 'plunder', '--seed', 'a', '--save', 'game.txt'],
      cwd,
      `${typed.join('\n')}\n`,
    );

    expect(out).toContain('Ce qui n’est pas permis maintenant :');
    expect(out).toMatch(/\(SDP-[A-Z]+-\d+\)/);
    expect(out).toContain('SDP-MOVE-3  Un déplacement en diagonale exige un ♠.');
    expect(out).toMatch(/Le glouton choisirait : \d+\. /);
    expect(out).toContain('i defausse: la défausse');
    expect(out).toContain('« fly » n’est pas une réponse ici.');
  });

  test('can be taken back while nobody learnt anything, and further with everybody’s consent', async () => {
    const cwd = folder();
    const typed = ['place blue-warrior a1', 'u', 'u!'];
    const { out } = await tablee(
      ['play', 'plunder', '--seed', 'a', '--save', 'game.txt'],
      cwd,
      `colour blue\n${typed.join('\n')}\n`,
    );

    expect(out.match(/Dernier choix annulé\./g)).toHaveLength(2);
    expect(readFileSync(join(cwd, 'game.txt'), 'utf8')).toContain('# taken back: 1');
  });

  test('can be given up, once it is sure', async () => {
    const { out } = await tablee(['play', 'plunder', '--seed', 'a'], folder(), 'x\nn\nx\no\n');

    expect(out).toContain('Abandonner la partie ?');
    expect(out).toContain('Partie terminée.');
  });
});

test('two people share the keyboard behind a curtain, and neither sees the other’s hand', async () => {
  const cwd = folder();
  const two = ['play', 'plunder', '--seat', 'human', '--seat', 'human', '--seed', 'b', '--lang', 'en'];
  const { out } = await tablee(two, cwd, `${'1\n'.repeat(60)}`);

  // From one curtain to the next the screen belongs to one person: at most one hand is told and drawn.
  const screens = out.split(/Hand the keyboard to .*, then press Enter\./).slice(1);
  const dealt = screens.map((screen) => [...screen.matchAll(/Your hand: (.*)\./g)].map(([, cards]) => cards));
  expect(screens.length).toBeGreaterThan(4);
  expect(dealt.every((hands) => hands.length <= 1)).toBe(true);
  expect(new Set(dealt.flat()).size).toBe(2);
});

describe('a record that was tampered with is refused with the line and the reason', async () => {
  const cwd = folder();
  await tablee(
    [
      'play',
      'plunder',
      '--seed',
      'a',
      '--seat',
      'random,random',
      '--save',
      'good.txt',
      '--config',
      'turnLimit=3',
    ],
    cwd,
  );
  const good = readFileSync(join(cwd, 'good.txt'), 'utf8');
  const lines = good.split('\n');
  const fifth = lines.findIndex((line) => line.startsWith('5. '));

  test.each([
    ['one choice altered', lines.with(fifth, '5. 0 colour pink').join('\n'), `line ${fifth + 1}: `],
    [
      'a choice missing',
      lines.toSpliced(fifth, 1).join('\n'),
      `line ${fifth + 1}: expected choice 5, got number 6`,
    ],
    ['a hash altered', good.replace(/^= \w/m, '= x'), 'expected a hash of 16 digits'],
    ['its end cut off', lines.slice(0, fifth + 1).join('\n'), 'the record is cut off'],
    ['another seed', good.replace('seed: a', 'seed: b'), 'line '],
  ])('%s', async (_, text, said) => {
    const bad = join(cwd, 'bad.txt');
    writeFileSync(bad, text);
    const { code, out, err } = await inProcess(['replay', bad]);

    expect(err).toContain(`tablee: ${bad}: ${said.startsWith('line') ? said : ''}`);
    expect(err).toContain(said);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
