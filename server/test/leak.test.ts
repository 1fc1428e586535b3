import { gameById } from '@tablee/games/rules';
import { readRecord, type Seat, startOf, Table } from '@tablee/kernel';
import { type Message, PATHS, type TableMessage } from '@tablee/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from '../index.ts';
import { house } from './house.ts';
import { howMany, howManyHere, PART } from './long.ts';
import { greedily, playTogether, randomly, seated } from './play.ts';
import { Visitor } from './visitor.ts';

const GAMES = howManyHere({ short: 2, long: 20 });
const CHOICES = howMany({ short: 150, long: 400 });

let served: Served;
beforeAll(async () => {
  served = await house();
});
afterAll(() => served.close());

/** Wherever a card of Plunder is named in what is sent. */
const NAMING_CARDS = ['hand', 'cards', 'card', 'discard', 'discarding', 'picked'];

function cardsIn(value: unknown, isNamed = false): number[] {
  if (typeof value === 'number') return isNamed ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => cardsIn(item, isNamed));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => cardsIn(item, NAMING_CARDS.includes(key)));
}

interface Hidden {
  readonly hands: readonly (readonly number[])[];
  readonly draw: readonly number[];
  readonly discard: readonly number[];
}

/** The game again, from its record: which cards lay where after each choice a reader heard of. */
function layOf(record: string): (reader: Seat | null) => Hidden[] {
  const read = readRecord(record);
  const game = gameById(read.game)!;
  const table = new Table(game, startOf(read));
  const lay = (): Hidden => {
    const { hands, draw, discard } = table.state as unknown as Hidden;
    return { hands: hands.map((hand) => [...hand]), draw: [...draw], discard: [...discard] };
  };
  const lays = [lay()];
  for (const { seat, says } of read.choices) {
    table.say(seat, says);
    lays.push(lay());
  }
  return (reader) =>
    Array.from(
      { length: table.momentsBy(reader) + 1 },
      (_, moment) => lays[table.choicesBy(reader, moment)]!,
    );
}

/** The cards a seat has no business to see at that moment: in other hands, in the pile. */
function hiddenFrom(seat: Seat | null, { hands, draw }: Hidden): Set<number> {
  return new Set([...draw, ...hands.flatMap((hand, other) => (other === seat ? [] : hand))]);
}

test.each(Array.from({ length: GAMES }, (_, n) => PART * GAMES + n))(
  'no frame shows a seat, or a spectator, a card it may not see (game %i)',
  async (n) => {
    const people = await Promise.all(
      [0, 1, 2].map((who) => Visitor.arrive(served.address, `Visitor ${who}`)),
    );
    const { table, invite } = await seated(people, { watch: true });
    const passing = new Visitor(served.address);
    await passing.connect();
    await passing.sit(table);
    const isEnough = ({ choices }: { choices: number }): boolean => choices >= CHOICES;
    const chooser = n % 2 === 0 ? greedily : randomly;
    await playTogether(people, table, (who) => chooser(`${n} ${who}`), isEnough);
    const everybody = [...people, passing];
    const isOver = people[0]!.told(table).phase === 'over';
    if (!isOver) {
      await people[0]!.ask({ type: 'offerDraw', table, at: people[0]!.told(table).at });
      for (const person of people.slice(1)) {
        await person.untilTable(table, ({ draw }) => draw !== null);
        await person.ask({ type: 'answerDraw', table, at: person.told(table).at, yes: true });
      }
    }
    for (const person of everybody) await person.untilTable(table, ({ phase }) => phase === 'over');
    const { body: record } = await people[0]!.call<string>('GET', PATHS.record(table));
    const lays = layOf(record);
    const { seed } = people[0]!.told(table).fairness;

    const found: Found = { cards: 0, leaks: [] };
    for (const visitor of everybody) {
      const secrets = everybody.flatMap(({ cookie }) => (cookie ? guestIn(cookie) : []));
      if (visitor === passing) secrets.push(invite);
      for (const frame of visitor.frames) {
        const message = JSON.parse(frame) as Message;
        const hidden = message.type === 'table' && message.phase === 'over' ? secrets : [...secrets, seed!];
        for (const secret of hidden) if (frame.includes(secret)) found.leaks.push(`${secret} in ${frame}`);
        if (message.type === 'table') lookThrough(message, lays(message.seat), found);
      }
    }

    expect(found.leaks).toEqual([]);
    expect(found.cards).toBeGreaterThan(1000);
  },
);

test('a card that was sent by mistake would be found', () => {
  const lays = [{ hands: [[1, 2], [3]], draw: [4, 5], discard: [6] }];
  const message = (hand: number[], drawn: number[]): TableMessage =>
    ({
      seat: 0,
      choices: 0,
      view: { table: { hand, discard: [6] } },
      told: [{ choice: 0, seat: null, events: [{ event: 'cardsDrawn', rule: 'SDP-1', cards: drawn }] }],
    }) as unknown as TableMessage;
  const leaksIn = (sent: TableMessage): number => {
    const found: Found = { cards: 0, leaks: [] };
    lookThrough(sent, lays, found);
    return found.leaks.length;
  };

  expect(leaksIn(message([1, 2], [1]))).toBe(0);
  expect(leaksIn(message([1, 3], [1]))).toBe(1);
  expect(leaksIn(message([1, 2], [4]))).toBe(1);
});

interface Found {
  cards: number;
  readonly leaks: string[];
}

function lookThrough(
  { seat, view, told, choices }: TableMessage,
  lays: readonly Hidden[],
  found: Found,
): void {
  // What was last paid with was open, wherever it lies since; the config says how many cards there are.
  const seen = cardsIn(view && { ...view, config: null, table: { ...(view.table as object), paid: null } });
  const hidden = hiddenFrom(seat, lays[choices]!);
  note(
    found,
    seen,
    seen.filter((card) => hidden.has(card)),
    `the view of seat ${seat} after ${choices} choices`,
  );
  for (const { choice, events } of told) {
    const after = lays[choice]!;
    const before = lays[choice - 1] ?? after;
    const stillHidden = hiddenFrom(seat, after);
    const wasHidden = hiddenFrom(seat, before);
    for (const event of events) {
      const named = cardsIn(event);
      // What was played lies face up, or was shuffled in again at once: it came from a hand.
      const isOpen = event.event === 'cardsPlayed' || event.event === 'cardsDiscarded';
      const leaked = named.filter((card) =>
        isOpen ? before.draw.includes(card) : stillHidden.has(card) && wasHidden.has(card),
      );
      note(found, named, leaked, `${event.event}, told to seat ${seat}`);
    }
  }
}

function note(found: Found, named: readonly number[], leaked: readonly number[], where: string): void {
  found.cards += named.length;
  if (leaked.length > 0) found.leaks.push(`${leaked.join(' ')} in ${where}`);
}

function guestIn(cookie: string): string {
  return decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!;
}
