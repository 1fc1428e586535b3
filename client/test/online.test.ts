import { gameById } from '@tablee/games/rules';
import { broughtCommitment, commitment, type Game, type Seat, Table, writeRecord } from '@tablee/kernel';
import type { Message, Moment, TableMessage } from '@tablee/protocol';
import type { GameTable } from '@tablee/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Connection } from '../online/connection.ts';
import { verify } from '../online/fairness.ts';
import { OnlineSession } from '../online/online-session.ts';

const soeurs = gameById('soeurs')!;
const plunder = gameById('plunder')!;
const LOOK = { secrets: true, pace: () => 0 } as unknown as GameTable;
const AROUND = { askBot: async () => 0, pace: () => 'instant' as const };
const ME = 0 as Seat;

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** As the server would tell it: the moments from `keep` on. */
function messageOf(table: Table, at: number, since: number | null, keep: number): TableMessage {
  const told: Moment[] = [];
  for (let choice = keep; choice <= table.choices.length; choice++) {
    const seat = table.choices[choice - 1]?.seat ?? null;
    told.push({ choice, seat, events: table.heardOf(ME, choice) });
  }
  return {
    type: 'table',
    table: 'abcdefgh1234',
    game: table.game.id,
    version: 1,
    config: {},
    phase: table.state.result ? 'over' : 'playing',
    people: [{ who: 'person', name: 'Léa', here: true, standIn: null }],
    seat: ME,
    host: ME,
    invite: 'secret',
    watch: true,
    hints: true,
    watchers: 0,
    brings: null,
    at,
    since,
    keep,
    told,
    departs: null,
    choices: table.choices.length,
    view: table.view(ME),
    undoTo: table.undoTo(ME),
    takenBack: 0,
    back: null,
    draw: null,
    can: { resign: true, draw: false },
    clock: null,
    fairness: { commitment: 'x', seed: null },
    rematch: null,
  };
}

let leave = () => {};

function sit() {
  const table = new Table(soeurs, { seats: 1, seed: 'online', config: {} });
  const sockets: Socket[] = [];
  const connection = new Connection(() => {
    const socket = new Socket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  leave = connection.follow('abcdefgh1234', { after: () => 1, told: () => {}, refused: () => {} });
  sockets[0]!.open();
  const first = messageOf(table, 1, null, 0) as TableMessage & { view: NonNullable<TableMessage['view']> };
  const session = new OnlineSession(soeurs, LOOK, first, connection, AROUND);
  return { table, session, socket: sockets[0]!, sockets, connection };
}

beforeEach(() => vi.stubGlobal('WebSocket', Socket));
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

describe('a table on a server', () => {
  test('that can’t go on, since its rules have changed, shows what was kept and asks nobody', () => {
    const { table, session } = sit();
    const kept = messageOf(table, 2, 1, 0);
    expect(session.snapshot().asked).not.toBeNull();

    session.hear({ ...kept, phase: 'shelved', departs: 3 } as TableMessage);

    expect(session.snapshot().asked).toBeNull();
    expect(session.snapshot().view).toEqual(kept.view);
    expect(session.snapshot().over).toBe(false);
  });

  test('a choice goes to the server, and nothing else is asked until it answers', async () => {
    const { session, socket, table } = sit();
    const asked = session.snapshot().asked!;

    session.choose(asked, asked.options[1]!);

    expect(socket.sent.at(-1)).toMatchObject({ type: 'choose', decision: asked.id, option: 1, at: 1 });
    expect(session.snapshot().asked).toBeNull();
    table.choose(ME, asked.id, 1);
    session.hear(messageOf(table, 2, 1, 1));
    await vi.waitFor(() => expect(session.snapshot().asked?.kind).toBe('step'));
  });

  test('what the server could not keep is said, and asked again until it can', async () => {
    vi.useFakeTimers();
    const { session, socket, table } = sit();
    const asked = session.snapshot().asked!;
    const why = { fr: 'Le serveur a un souci.', en: 'The server is in trouble.' };
    const choices = () => socket.sent.filter(({ type }) => type === 'choose');
    const refuse = () => {
      const { ref } = choices().at(-1) as { ref: number };
      socket.say({ type: 'refused', ref, table: 'abcdefgh1234', code: 'trouble', why, rule: null });
    };
    session.choose(asked, asked.options[1]!);
    refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.said).toEqual(why);
    expect(session.snapshot().asked).toBeNull();

    await vi.advanceTimersByTimeAsync(600);
    expect(choices()).toHaveLength(2);
    expect(choices()[1]).toMatchObject({ decision: asked.id, option: 1, at: 1 });
    refuse();
    await vi.advanceTimersByTimeAsync(0);
    // It had been kept after all: the table says so, and nothing is asked a third time.
    table.choose(ME, asked.id, 1);
    session.hear(messageOf(table, 2, 1, 1));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(choices()).toHaveLength(2);
    expect(session.said).toBeNull();
    vi.useRealTimers();
  });

  test('a table that could not be looked at is asked for again', async () => {
    vi.useFakeTimers();
    const { socket } = sit();
    const sits = () => socket.sent.filter(({ type }) => type === 'sit');
    const { ref } = sits()[0] as { ref: number };
    const why = { fr: 'Le serveur a un souci.', en: 'The server is in trouble.' };
    socket.say({ type: 'refused', ref, table: 'abcdefgh1234', code: 'trouble', why, rule: null });

    await vi.advanceTimersByTimeAsync(2_100);

    expect(sits()).toHaveLength(2);
    vi.useRealTimers();
  });

  test('a refusal is said, and the question stands again', async () => {
    const { session, socket } = sit();
    const asked = session.snapshot().asked!;
    session.choose(asked, asked.options[0]!);
    const { ref } = socket.sent.at(-1) as { ref: number };

    const why = { fr: 'Trop tard.', en: 'Too late.' };
    socket.say({ type: 'refused', ref, table: 'abcdefgh1234', code: 'late', why, rule: null });

    await vi.waitFor(() => expect(session.said).toEqual(why));
    expect(session.snapshot().asked?.id).toBe(asked.id);
  });

  test('what was taken back leaves the log', async () => {
    const { session, table } = sit();
    const opening = session.snapshot().told.length;
    const asked = session.snapshot().asked!;
    table.choose(ME, asked.id, 0);
    session.hear(messageOf(table, 2, 1, 1));
    await vi.waitFor(() => expect(session.snapshot().told.length).toBeGreaterThan(opening));

    table.undo(ME);
    session.hear(messageOf(table, 3, 2, 1));

    expect(session.snapshot().told).toHaveLength(opening);
    expect(session.snapshot().asked?.kind).toBe('chooseDie');
  });

  test('undo asks for no more than the rules allow', () => {
    const { session, table, socket } = sit();
    const asked = session.snapshot().asked!;
    table.choose(ME, asked.id, 0);
    session.hear({ ...messageOf(table, 2, 1, 1), undoTo: 0 });

    session.undo();

    expect(socket.sent.at(-1)).toMatchObject({ type: 'undo', to: 0, at: 2 });
  });

  test('why not, and what would come, are worked out from the own view', async () => {
    const { session, table } = sit();
    table.choose(ME, session.snapshot().asked!.id, 0);
    session.hear(messageOf(table, 2, 1, 1));
    await vi.waitFor(() => expect(session.snapshot().asked?.kind).toBe('step'));

    const [step] = session.snapshot().asked!.options;

    expect(session.whyNot()).toEqual(table.whyNot(ME));
    expect(session.foresee(step!)?.events.length).toBeGreaterThan(0);
  });
});

describe('the line', () => {
  test('comes back by itself, and sits down again where it was', async () => {
    vi.useFakeTimers();
    const { sockets, connection } = sit();
    expect(connection.line()).toBe('open');

    sockets[0]!.close();
    expect(connection.line()).toBe('cut');
    await vi.advanceTimersByTimeAsync(2000);
    sockets[1]!.open();

    expect(connection.line()).toBe('open');
    expect(sockets[1]!.sent).toMatchObject([{ type: 'sit', table: 'abcdefgh1234', after: 1 }]);
    vi.useRealTimers();
  });

  test('what was being asked when it was cut is answered with a no', async () => {
    const { sockets, connection } = sit();
    const answer = connection.send({ type: 'ping' });

    sockets[0]!.close();

    expect(await answer).toMatchObject({ done: false, code: null });
  });

  test('a server that will not have us any more is not asked again', () => {
    const { sockets, connection } = sit();
    const why = { fr: 'Rechargez.', en: 'Reload.' };
    sockets[0]!.say({ type: 'closing', why, again: null });
    sockets[0]!.close();

    expect(connection.line()).toBe('closed');
    expect(connection.closedWhy).toEqual(why);
    expect(sockets).toHaveLength(1);
  });
});

describe('checking the luck', () => {
  const record = writeRecord(plunder, { seats: 2, seed: 'honest', config: {} }, []);
  const promised = (seed: string) => ({ seed: commitment(seed), brought: null });

  test('the seed of the hash, and a record that replays', () => {
    expect(verify(plunder, record, promised('honest'))).toEqual({
      seed: true,
      brought: [],
      replays: true,
      why: null,
    });
  });

  test('what everybody brought, against the hashes published before the game', () => {
    const bringing = {
      ...plunder,
      brings: {
        schema: z.array(z.string()),
        ready: () => [{ id: 'usual', name: { fr: 'Usuel', en: 'Usual' }, brought: ['ace'] }],
        likely: () => ['ace'],
      },
    } as unknown as Game;
    const decks = [['secret of anne'], ['secret of bruno']];
    const text = writeRecord(bringing, { seats: 2, seed: 'honest', config: {}, brings: decks }, []);
    const hashes = decks.map((deck, seat) => broughtCommitment('honest', seat as Seat, deck));
    const verdict = (brought: readonly string[] | null) =>
      verify(bringing, text, { seed: commitment('honest'), brought }).brought;

    expect(verdict(hashes)).toEqual([true, true]);
    expect(verdict([hashes[0]!, hashes[0]!])).toEqual([true, false]);
    expect(verdict(null)).toEqual([null, null]);
  });

  test('another seed than the one that was promised', () => {
    expect(verify(plunder, record, promised('other')).seed).toBe(false);
  });

  test('a record that was changed says where', () => {
    const changed = record.replace(/^= .{16}/m, '= 0123456789abcdef');

    expect(verify(plunder, changed, promised('honest'))).toMatchObject({ replays: false });
  });
});
