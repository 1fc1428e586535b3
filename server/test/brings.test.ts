/** What people bring to a table is theirs alone until the end, and everybody can check then that it was what they had brought. */
import { gameById } from '@tablee/games/rules';
import { bareTable, broughtCommitment, Refused, type Seat } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Declined } from '../declined.ts';
import { ANNE, BareTables, BRUNO } from './bare-tables.ts';
import { BASE, tally } from './tally.ts';

const game = tally(BASE, 1, {
  brings: {
    schema: z.array(z.string()).max(3),
    check: (deck) => {
      if ((deck as string[]).includes('joker'))
        throw new Refused('A joker is no card of this game.', 'TLY-9');
    },
    ready: () => [{ name: { fr: 'Usuel', en: 'Usual' }, brings: ['ace'] }] as never,
    likely: () => ['ace'],
  },
});

let house: BareTables;
beforeEach(async () => {
  house = await BareTables.open();
  await house.restart(() => game);
});
afterEach(() => house.close());

async function opened(brings: string[]) {
  const wanted = {
    game: 'tally',
    config: {},
    seats: [{ who: 'me' as const, brings }, { who: 'open' as const }],
    watch: true,
    hints: false,
    clock: null,
  };
  return house.tables.open(wanted, ANNE, 100);
}

function bring(table: string, guest: string, brings: string[] | null): Promise<number> {
  return house.tables.ask(guest, { type: 'bring', ref: 0, table, brings });
}

async function toldTo(guest: string | null, table: string): Promise<{ text: string; message: TableMessage }> {
  let text = '';
  const send = (sent: string): void => {
    text = sent;
  };
  const page = { guest, client: 'here', worked: () => {}, wrote: () => {}, send };
  await house.tables.room(table).sit(page, null);
  house.tables.room(table).rise(page);
  return { text, message: JSON.parse(text) };
}

test('it is in one’s own view alone, as a hash before all eyes, and shown at the end', async () => {
  const { table, invite } = await opened(['secret of anne']);
  await house.tables.claim(table, BRUNO, { invite, seat: null, brings: ['secret of bruno'] });
  for (let n = 0; n < 70; n++) await house.choose(table, 0);

  for (const restarts of [false, true]) {
    if (restarts) await house.restart(() => game);
    const hers = await toldTo(ANNE.id, table);
    const his = await toldTo(BRUNO.id, table);
    const onlooker = await toldTo(null, table);
    expect(hers.message.view!.brought).toEqual([['secret of anne'], null]);
    expect(hers.text).not.toContain('secret of bruno');
    expect(his.text).not.toContain('secret of anne');
    expect(onlooker.text).not.toContain('secret of');
    expect(hers.message.fairness.brought).toEqual(onlooker.message.fairness.brought);
  }
  const { fairness, at } = (await toldTo(ANNE.id, table)).message;
  await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table, at });

  const end = (await toldTo(null, table)).message;
  expect(end.view!.brought).toEqual([['secret of anne'], ['secret of bruno']]);
  const again = end.view!.brought.map((brought, seat) =>
    broughtCommitment(end.fairness.seed!, seat as Seat, brought),
  );
  expect(again).toEqual(fairness.brought);
  expect(await house.tables.record(table, ANNE.id)).toContain('brings 1: ["secret of bruno"]');
});

test('a bot brings what the host gave it, as secretly, and again when they play again', async () => {
  const seats = [
    { who: 'me' as const, brings: ['secret of anne'] },
    { who: 'bot' as const, bot: 'random' as const, brings: ['secret of the bot'] },
  ];
  const wanted = { game: 'tally', config: {}, seats, watch: true, hints: false, clock: null };
  const { table } = await house.tables.open(wanted, ANNE, 100);

  const before = await toldTo(ANNE.id, table);
  expect(before.message.view!.brought).toEqual([['secret of anne'], null]);
  expect(before.text).not.toContain('secret of the bot');
  await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table, at: before.message.at });
  expect((await toldTo(null, table)).message.view!.brought[1]).toEqual(['secret of the bot']);

  const again = await house.tables.rematch(table, ANNE.id);
  await bring(again.table, ANNE.id, ['secret of anne']);
  const at = await house.look(again.table, (live) => live.at);
  await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table: again.table, at });
  expect((await toldTo(null, again.table)).message.view!.brought).toEqual([
    ['secret of the bot'],
    ['secret of anne'],
  ]);
});

test('a deck that is not legal is refused with its rule, in both languages', async () => {
  const sevenFallen = gameById('seven-fallen')!;
  await house.restart(() => sevenFallen);
  const { content, config } = bareTable(sevenFallen, { seats: 2, seed: 'x', config: {} });
  const [ready] = sevenFallen.brings!.ready(config, content);
  const deck = ready!.brought as { livre: Record<string, number> };
  const [card] = Object.keys(deck.livre);
  const over = { ...deck, livre: { ...deck.livre, [card!]: 4 } };
  const seats = [{ who: 'me' as const, brings: over as never }, { who: 'open' as const }];
  const wanted = { game: 'seven-fallen', config: {}, seats, watch: true, hints: false, clock: null };

  const { refusal } = await house.tables.open(wanted, ANNE, 100).then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: Declined) => error,
  );
  expect(refusal).toMatchObject({ code: 'notAllowed', rule: 'SF-DECK-6' });
  expect(refusal.why.fr).toContain('3 exemplaires au plus, le deck en a 4.');
  expect(refusal.why.en).toContain('at most 3 copies, the deck has 4.');
});

test('what the game does not allow is refused at the door, in words', async () => {
  await expect(opened(['joker'])).rejects.toThrow('A joker is no card');
  const { table, invite } = await opened(['ace']);
  await expect(house.tables.claim(table, BRUNO, { invite, seat: null, brings: ['joker'] })).rejects.toThrow(
    'A joker is no card',
  );
  await expect(
    house.tables.claim(table, BRUNO, { invite, seat: null, brings: ['a', 'b', 'c', 'd'] }),
  ).rejects.toThrow('can’t be brought');
  expect(await house.look(table, ({ phase }) => phase)).toBe('waiting');
});

/** Anne and Bruno have played, and Anne wants to play again. */
async function playedAgain(): Promise<string> {
  const { table, invite } = await opened(['secret of anne']);
  await house.tables.claim(table, BRUNO, { invite, seat: null, brings: ['secret of bruno'] });
  const at = await house.look(table, (live) => live.at);
  await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table, at });
  return (await house.tables.rematch(table, ANNE.id)).table;
}

test('it moves on with its people when they play again, and each says first what this time', async () => {
  const again = await playedAgain();

  expect((await toldTo(ANNE.id, again)).message).toMatchObject({
    phase: 'waiting',
    brings: ['secret of anne'],
    people: [
      { name: 'Bruno', choosing: true },
      { name: 'Anne', choosing: true },
    ],
  });
  await bring(again, ANNE.id, ['secret of anne']);
  await house.restart(() => game);
  expect((await toldTo(BRUNO.id, again)).message).toMatchObject({
    phase: 'waiting',
    brings: ['secret of bruno'],
  });
  expect((await toldTo(BRUNO.id, again)).message.people[1]).not.toHaveProperty('choosing');
  await bring(again, BRUNO.id, ['other secret of bruno']);

  const hers = await toldTo(ANNE.id, again);
  expect(hers.message).toMatchObject({ phase: 'playing', brings: null });
  expect(hers.message.view!.brought).toEqual([null, ['secret of anne']]);
  expect((await toldTo(BRUNO.id, again)).message.view!.brought).toEqual([['other secret of bruno'], null]);
});

test('a rematch goes on without somebody who had left: a bot plays with what they brought', async () => {
  const { table, invite } = await opened(['secret of anne']);
  await house.tables.claim(table, BRUNO, { invite, seat: null, brings: ['secret of bruno'] });
  await house.tables.ask(BRUNO.id, { type: 'leave', ref: 0, table });
  const at = await house.look(table, (live) => live.at);
  await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table, at });

  const again = await house.tables.rematch(table, ANNE.id);
  await bring(again.table, ANNE.id, null);

  expect(await house.look(again.table, ({ phase }) => phase)).toBe('playing');
  expect((await toldTo(BRUNO.id, again.table)).message.view!.brought[0]).toEqual(['secret of bruno']);
});

test('it can be changed until the game begins, and nobody else notices', async () => {
  const again = await playedAgain();
  await bring(again, ANNE.id, ['ace']);
  const before = await toldTo(BRUNO.id, again);

  await bring(again, ANNE.id, ['new secret of anne']);

  expect((await toldTo(ANNE.id, again)).message.brings).toEqual(['new secret of anne']);
  expect((await toldTo(BRUNO.id, again)).text).toBe(before.text);
  expect((await toldTo(null, again)).text).not.toContain('secret of');
  await expect(bring(again, ANNE.id, ['joker'])).rejects.toThrow('A joker is no card');
  expect((await toldTo(ANNE.id, again)).message.brings).toEqual(['new secret of anne']);
  await expect(bring(again, 'nobody', ['ace'])).rejects.toThrow('no seat');
});

test('once the game has begun, or where nobody brings anything, it is refused in words', async () => {
  const { table, invite } = await opened(['ace']);
  await house.tables.claim(table, BRUNO, { invite, seat: null });
  await expect(bring(table, ANNE.id, ['king'])).rejects.toThrow('The game has begun.');

  await house.restart(() => tally(BASE, 1));
  const plain = { game: 'tally', config: {}, seats: [{ who: 'me' as const }, { who: 'open' as const }] };
  const { table: other } = await house.tables.open(
    { ...plain, watch: true, hints: false, clock: null },
    ANNE,
    100,
  );
  await expect(bring(other, ANNE.id, ['king'])).rejects.toThrow('Nobody brings anything to this game.');
});
