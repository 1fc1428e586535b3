/** A campaign goes on with the same people in the same seats, from what everybody saw of the last game. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ANNE, BareTables, BRUNO } from './bare-tables.ts';
import { BASE, tally } from './tally.ts';

const carried = z.strictObject({ played: z.int(), points: z.int() });
type Carried = z.infer<typeof carried>;
/** Two games; the points of the first are carried into the second. */
const game = tally({ ...BASE, last: 4 }, 1, {
  sides: 'together',
  config: z.strictObject({ campaign: carried.nullable().default(null) }),
  campaign: {
    schema: carried,
    begin: () => ({ played: 0, points: 0 }),
    next: (campaign) => ((campaign as Carried).played < 2 ? { campaign } : null),
    after: ({ config, table }) => {
      const { played, points } = (config as { campaign: Carried }).campaign;
      return { played: played + 1, points: points + (table as { points: number }).points };
    },
    title: () => '',
    story: () => [],
  },
});

let house: BareTables;
beforeEach(async () => {
  house = await BareTables.open();
  await house.restart(() => game);
});
afterEach(() => house.close());

const configOf = (table: string) =>
  house.look(table, ({ row }) => JSON.parse(row.config) as { campaign: Carried | null });
const play = async (table: string) => {
  for (let n = 0; n < 4; n++) await house.choose(table, 0);
};

test('the next table carries the campaign, everybody where they sat, until it is over', async () => {
  const first = await house.table({ game: 'tally', config: { campaign: { played: 0, points: 0 } } });
  await play(first);

  const { table: second } = await house.tables.rematch(first, BRUNO.id);

  expect(await configOf(second)).toEqual({ campaign: { played: 1, points: 4 } });
  const sits = await house.look(second, ({ chairs }) =>
    chairs.map((chair) => (chair.who === 'person' ? chair.guest : null)),
  );
  expect(sits).toEqual([ANNE.id, BRUNO.id]);
  await play(second);
  await expect(house.tables.rematch(second, ANNE.id)).rejects.toThrow('The campaign is over');
});

test('a game by itself is played again as it was', async () => {
  const first = await house.table({ game: 'tally', config: {} });
  await play(first);

  const { table: second } = await house.tables.rematch(first, ANNE.id);

  expect(await configOf(second)).toEqual({});
});

test('a campaign that is no campaign is refused at the door', async () => {
  await expect(
    house.table({ game: 'tally', config: { campaign: { played: 'many', points: 0 } } }),
  ).rejects.toThrow('played');
});
