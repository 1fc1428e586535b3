import { describe, expect, test } from 'vitest';
import { BadLink, linkOf, recordIn } from '../share/record-link.ts';

const HOUSE = 'https://tablee.example';
const hashOf = (link: string) => link.slice(link.indexOf('#'));
const why = (hash: string): Promise<string> =>
  recordIn(hash).then(
    () => 'opened',
    (error: unknown) => (error instanceof BadLink ? error.why.en : String(error)),
  );

describe('a link', () => {
  test('carries a whole record, every sign of it', async () => {
    const record = `game: plunder\nname: Noé « Œil »\n${'0 pay 10♠\n'.repeat(400)}`;

    const link = await linkOf(record, HOUSE);

    expect(link).toMatch(/^https:\/\/tablee\.example\/partie#1\.[\w-]+$/);
    expect(link.length).toBeLessThan(record.length / 4);
    expect(await recordIn(hashOf(link))).toBe(record);
  });

  test('that is cut says that its end is missing', async () => {
    const link = await linkOf('game: plunder\n'.repeat(50), HOUSE);

    expect(await why(hashOf(link).slice(0, -6))).toContain('Copy all of it');
  });

  test.each([
    ['nothing', '', 'Ask for the whole link'],
    ['a bare sign', '#', 'Ask for the whole link'],
    ['words', '#bonjour', 'damaged'],
    ['signs of no alphabet', '#1.é€', 'damaged'],
    ['noise', '#1.AAAA', 'damaged'],
    ['another way of packing', '#2.AAAA', 'newer version'],
    ['endless letters', `#1.${'A'.repeat(200_000)}`, 'too long'],
  ])('of %s is refused in words', async (_, hash, said) => {
    expect(await why(hash)).toContain(said);
  });

  test('made to unpack for ever is given up in time', async () => {
    const bomb = await linkOf('0'.repeat(20_000_000), HOUSE);

    expect(await why(hashOf(bomb))).toContain('too long');
  });
});
