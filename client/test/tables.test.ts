import { gameById } from '@tablee/games/rules';
import { below, randomFrom, readRecord, replay, Table, writeRecord } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { NotATable, readFile, tableOfRecord, tablesInBackup } from '../pages/tables/import-file.ts';
import { ago } from '../pages/tables/when.ts';
import { isUnreadable, newTable, readTable } from '../storage/index.ts';

const soeurs = gameById('soeurs')!;
const french = (text: { fr: string }) => text.fr;

/** A whole game of Sœurs by chance, as the record an export would save. */
function recordOfAGame(choices = Number.POSITIVE_INFINITY): string {
  const table = new Table(soeurs, { seats: 1, seed: 'record', config: {} });
  const chance = { random: randomFrom('record') };
  while (!table.state.result && table.choices.length < choices) {
    const { id, seat, options } = table.state.open[0]!;
    table.choose(seat, id, below(chance, options.length));
  }
  return table.record;
}

async function refusalOf(read: () => unknown): Promise<{ fr: string; en: string }> {
  try {
    await read();
  } catch (error) {
    if (error instanceof NotATable) return error.why;
    throw error;
  }
  throw new Error('Expected a refusal, but the file was read.');
}

describe('a record brought in as a file', () => {
  test('becomes a table that is gone on with where it stopped', async () => {
    const text = recordOfAGame(20);

    const table = await tableOfRecord(text, french);

    expect(table).toMatchObject({
      game: 'soeurs',
      result: null,
      sitting: [{ who: 'person', name: 'Joueur 1' }],
    });
    expect(table.choices).toHaveLength(20);
    expect(writeRecord(soeurs, table.start, table.choices)).toBe(text);
  });

  test('of a finished game says how it ended, in both languages, and counts for nobody', async () => {
    const table = await tableOfRecord(recordOfAGame(), french);

    expect(table.result).toEqual(replay(soeurs, readRecord(recordOfAGame())).table.result);
    expect(table.stands?.fr).toBeTruthy();
    expect(table.stands?.en).not.toBe(table.stands?.fr);
    expect(table.counted).toBe(true);
  });

  test('is kept as it was read', async () => {
    const table = await tableOfRecord(recordOfAGame(20), french);

    expect(readTable(table.id, structuredClone(table))).toEqual(table);
  });

  test.each([
    ['another file', 'Dear diary', /ligne 1|line 1/],
    [
      'half a file',
      recordOfAGame(20).slice(0, -30),
      /la fin du fichier manque|the end of the file is missing/,
    ],
    [
      'a choice nobody may make',
      recordOfAGame(20).replace(/^3\. 0 .*$/m, '3. 0 fly'),
      /ligne \d+, ce choix n’est pas permis|line \d+, this choice is not allowed/,
    ],
    ['a game nobody knows', recordOfAGame(2).replace('game: soeurs', 'game: chess'), /chess/],
  ])('is refused in both languages when it is %s', async (_, text, said) => {
    const why = await refusalOf(() => tableOfRecord(text, french));

    expect(why.en).toMatch(said);
    expect(why.fr).toMatch(said);
    expect(why.fr).not.toBe(why.en);
  });
});

describe('a file of all tables', () => {
  const table = newTable({ game: soeurs, sitting: [{ who: 'person', name: 'Noa' }], config: {} });

  test('gives them back, without those that are damaged', () => {
    const text = JSON.stringify({ tablee: 1, tables: [table, { id: 'broken' }] });

    expect(tablesInBackup(text)).toEqual([table]);
  });

  test('is told from a record', async () => {
    const backup = new File([JSON.stringify({ tablee: 1, tables: [table] })], 'tablee.json');
    const record = new File([recordOfAGame(3)], 'soeurs.txt');

    expect((await readFile(backup, french))[0]?.id).toBe(table.id);
    expect((await readFile(record, french))[0]?.choices).toHaveLength(3);
  });

  test.each(['{"tablee":1,"tables":[]}', '{"tablee":', '{}'])(
    'is refused when nothing is in it: %s',
    async (text) => {
      expect((await refusalOf(() => tablesInBackup(text))).fr).toMatch(/aucune partie/);
    },
  );
});

describe('a table that was kept', () => {
  test('and is damaged is listed as such, with what is left of it', () => {
    const row = { id: 'x', game: 3 };

    const read = readTable('x', row);

    expect(isUnreadable(read) && read.raw).toBe(row);
  });

  test('gets an id and a seed of its own', () => {
    const [one, other] = [1, 2].map(() =>
      newTable({ game: soeurs, sitting: [{ who: 'person', name: 'Noa' }], config: {} }),
    );

    expect(one!.id).not.toBe(other!.id);
    expect(one!.start.seed).not.toBe(other!.start.seed);
  });
});

describe('times', () => {
  const now = Date.UTC(2026, 10, 16, 12);
  const minutes = 60_000;

  test.each([
    [0, 'à l’instant', 'just now'],
    [5 * minutes, 'il y a 5 minutes', '5 minutes ago'],
    [3 * 60 * minutes, 'il y a 3 heures', '3 hours ago'],
    [24 * 60 * minutes, 'hier', 'yesterday'],
    [30 * 24 * 60 * minutes, '17 octobre 2026', '17 October 2026'],
  ])('%i ms ago read %s', (past, fr, en) => {
    expect(ago(now - past, now, 'fr')).toBe(fr);
    expect(ago(now - past, now, 'en')).toBe(en);
  });
});
