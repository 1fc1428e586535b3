import { expect, test } from 'vitest';
import { folder, inProcess, tablee } from './tablee.ts';

const cwd = folder({
  'broken.json': '{"livre": {"goule-des-marges": 0}}',
  'short.txt': '# Trop court\nLe Roi des Oubliés\n4 Goule des marges\n',
  'unknown.txt': '3 Goule imaginaire',
});
const file = (name: string): string => `${cwd}/${name}`;
const READY = 'nuit-sans-fin';

test('a ready-made deck is legal, in its own format', async () => {
  expect(await inProcess(['deck', 'check', READY])).toMatchObject({ code: 0, err: '' });
  expect(await inProcess(['deck', 'check', `${READY}-starter`])).toMatchObject({ code: 1 });
  const starter = ['deck', 'check', `${READY}-starter`, '--config', 'format=starter', '--json'];
  expect(JSON.parse((await inProcess(starter)).out)).toEqual({ legal: true, faults: [] });
});

test('an illegal deck gets every fault with its rule, and the exit code says no', async () => {
  const { code, out } = await inProcess(['deck', 'check', file('short.txt'), '--lang', 'en']);

  expect(code).toBe(1);
  expect(out).toContain('The Eden lacks the Temple. (SF-DECK-4)');
  expect(out).toContain('at most 3 copies, the deck has 4. (SF-DECK-6)');
});

test('code, list and JSON say the same deck; the list names it besides', async () => {
  const code = (await inProcess(['deck', 'code', READY])).out.trim();
  const [title, ...cards] = (await inProcess(['deck', 'show', READY])).out.split('\n');
  const list = cards.join('\n');
  const json = (await inProcess(['deck', 'show', READY, '--json'])).out;
  const at = folder({ 'list.txt': list, 'deck.json': json });

  expect(title).toMatch(/^# \S/);
  expect(code).toMatch(/^SF1\.[\w-]+$/);
  for (const from of [code, `${at}/list.txt`, `${at}/deck.json`])
    expect((await inProcess(['deck', 'code', from])).out.trim()).toBe(code);
  expect((await tablee(['deck', 'code', '-'], cwd, list)).out.trim()).toBe(code);
});

test('what can’t be read is refused in one line that says what was expected', async () => {
  const refused = async (...words: string[]): Promise<string> => {
    const { code, out, err } = await inProcess(['deck', ...words]);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    return err;
  };

  expect(await refused('check', file('broken.json'))).toContain(
    'livre.goule-des-marges: expected a whole number',
  );
  expect(await refused('check', file('unknown.txt'))).toContain(
    'Line 1: no card is called “Goule imaginaire”',
  );
  expect(await refused('check', 'nuit-sans-fon')).toContain('ready-made ones: nuit-sans-fin');
  expect(await refused('show', 'SF1.AAAA')).toContain('damaged');
  expect(await refused('show', 'SF9.AAAA')).toContain('newer version');
  expect(await refused('draw', READY)).toContain('expected check or show or code');
  expect(await refused('show', READY, '--game', 'plunder')).toContain('nobody brings a deck to plunder');
});

test('a simulation is played with the decks that are brought', async () => {
  const simulate = [
    'simulate',
    'seven-fallen',
    '--seats',
    'random,random',
    '--games',
    '1',
    '--workers',
    '1',
    '--json',
  ];
  const short = ['--config', 'turnsAtMost=2'];
  const code = (await inProcess(['deck', 'code', READY])).out.trim();
  const { code: exit, out } = await inProcess([...simulate, ...short, '--bring', code, '--bring', 'any']);

  expect(exit).toBe(0);
  expect(JSON.parse(out).games).toBe(1);
  expect(await inProcess([...simulate, ...short, '--bring', file('short.txt')])).toMatchObject({ code: 2 });
  expect(
    (await inProcess(['simulate', 'plunder', '--seats', 'random,random', '--bring', code])).err,
  ).toContain('nobody brings anything to plunder');
});
