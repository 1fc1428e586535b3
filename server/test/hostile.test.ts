import { below, type Chance, pick, randomFrom } from '@tablee/kernel';
import { LARGEST_MESSAGE, PATHS } from '@tablee/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../index.ts';
import { clientAt } from '../limits.ts';
import { house } from './house.ts';
import { howManyHere, PART } from './long.ts';
import { greedily, playTogether, seated } from './play.ts';
import { Visitor } from './visitor.ts';

const MESSAGES = howManyHere({ short: 3000, long: 1_000_000 });
/** So many are sent before the answers are waited for. */
const VOLLEY = 30;

let served: Served;
beforeAll(async () => {
  served = await house();
});
afterAll(() => served.close());

const TYPES = ['sit', 'rise', 'choose', 'undo', 'askBack', 'answerBack', 'offerDraw', 'answerDraw', 'resign'];
const MORE_TYPES = [
  ...TYPES,
  'leave',
  'comeBack',
  'fill',
  'bring',
  'remove',
  'renewInvite',
  'say',
  'ping',
  'table',
  'done',
  '__proto__',
  'constructor',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2 ** 31,
  1e308,
  0.5,
  '',
  'x'.repeat(500),
  [],
  {},
  [[[[]]]],
  { do: 'end' },
  { toString: 1 },
  '\u0000',
  '../../etc/passwd',
  "'; drop table entries; --",
];

/** What would say something about how the server is made. */
const INSIDE = /node_modules|\.ts:\d|Error:|ZodError|SQLITE/;

/** Requests that look almost like those of a page. */
function almost(chance: Chance, table: string): string {
  const request: Record<string, unknown> = {
    type: pick(chance, MORE_TYPES),
    ref: below(chance, 1000),
    table,
  };
  for (const field of ['at', 'after', 'decision', 'option', 'to', 'yes', 'seat', 'bot', 'then']) {
    if (below(chance, 2) === 0) request[field] = pick(chance, VALUES);
  }
  if (below(chance, 5) === 0) request[pick(chance, ['ref', 'table', 'type', 'extra'])] = pick(chance, VALUES);
  return JSON.stringify(request);
}

function garbage(chance: Chance): string | Buffer {
  const text = almost(chance, 'abcdefgh');
  switch (below(chance, 5)) {
    case 0:
      return Buffer.from(Array.from({ length: below(chance, 200) }, () => below(chance, 256)));
    case 1:
      return text.slice(0, below(chance, text.length));
    case 2:
      return '['.repeat(below(chance, 2000));
    case 3:
      return `{"__proto__":${text}}`;
    default:
      return String.fromCharCode(...Array.from({ length: 50 }, () => below(chance, 0xd000)));
  }
}

/** Sound in form, but not this visitor's to ask for. */
function forged(chance: Chance, table: string, at: number): string {
  const base = {
    type: pick(chance, TYPES.slice(2)),
    ref: below(chance, 1000),
    table,
    at: below(chance, at + 5),
  };
  const more = {
    choose: { decision: below(chance, 200), option: below(chance, 10) },
    undo: { to: below(chance, 50) },
    askBack: { to: below(chance, 50) },
    answerBack: { yes: true },
    answerDraw: { yes: true },
  };
  return JSON.stringify({ ...base, ...(more as Record<string, object>)[base.type] });
}

describe(`${MESSAGES} messages nobody should send`, () => {
  test('change no table, show nothing and bring nothing down', async () => {
    const [anne, bruno] = [
      await Visitor.arrive(served.address, 'Anne'),
      await Visitor.arrive(served.address, 'Bruno'),
    ];
    const { table } = await seated([anne, bruno]);
    const replayed: { by: Visitor; text: string }[] = [];
    for (const by of [anne, bruno]) {
      const send = by.raw.bind(by);
      by.raw = (text) => {
        replayed.push({ by, text: String(text) });
        send(text);
      };
    }
    const isEnough = ({ choices }: { choices: number }): boolean => choices >= 60;
    await playTogether([anne, bruno], table, (who) => greedily(`${who}`), isEnough);
    const choices = replayed.filter(({ text }) => text.includes('"choose"'));
    const before = await whatIsThere(anne, table);
    const stranger = new Visitor(served.address);
    const eve = await Visitor.arrive(served.address, 'Eve');
    const chance: Chance = { random: randomFrom(`hostile ${PART}`) };
    const told: string[] = [];

    for (let sent = 0; sent < MESSAGES; sent += VOLLEY) {
      for (const hostile of [stranger, eve]) if (!hostile.isConnected) await hostile.connect();
      for (let n = 0; n < VOLLEY; n++) {
        const by = pick(chance, [stranger, eve]);
        const kind = below(chance, 8);
        if (kind === 0) by.raw(garbage(chance));
        else if (kind <= 2) by.raw(almost(chance, table));
        else if (kind <= 5) by.raw(forged(chance, table, before.at));
        else if (kind === 6) by.raw(pick(chance, choices).text);
        else {
          const again = pick(chance, choices);
          again.by.raw(again.text);
        }
      }
      if (sent % (VOLLEY * 50) === 0 && eve.isConnected) eve.raw('x'.repeat(LARGEST_MESSAGE + 1));
      await Promise.all([stranger, eve, anne, bruno].map((visitor) => visitor.ask({ type: 'ping' })));
      // Read and thrown away: there are too many to keep.
      for (const text of [stranger, eve].flatMap(({ frames }) => frames.splice(0))) {
        if (text.includes('"type":"table"') || text.includes(before.invite!) || INSIDE.test(text))
          told.push(text);
      }
      for (const { frames } of [anne, bruno]) frames.length = 0;
    }

    expect(await whatIsThere(anne, table)).toEqual(before);
    // Nothing of the table, nothing of the inside.
    expect(told).toEqual([]);
    expect(await (await fetch(`${served.address}/healthz`)).json()).toEqual({ ok: true });
    expect((await anne.ask({ type: 'ping' })).type).toBe('done');
  });

  /** The table as a fresh page is told it. */
  async function whatIsThere(person: Visitor, table: string) {
    const page = new Visitor(served.address);
    page.cookie = person.cookie;
    await page.connect();
    const { people: _, ...told } = await page.sit(table);
    page.disconnect();
    return told;
  }
});

describe('a line', () => {
  test('that sends too much at once is cut, and may come again', async () => {
    const eve = await Visitor.arrive(served.address, 'Eve');

    eve.raw('x'.repeat(LARGEST_MESSAGE + 1));

    await eve.until(() => !eve.isConnected);
    await eve.connect();
    expect((await eve.ask({ type: 'ping' })).type).toBe('done');
  });

  test('from a page of another site is not opened', async () => {
    const eve = await Visitor.arrive(served.address, 'Eve');

    for (const origin of ['https://evil.example', 'null', served.address.replace('127.0.0.1', 'localhost')]) {
      await expect(eve.connect({ origin })).rejects.toThrow('403');
    }
  });

  test('of an older page is told to reload', async () => {
    const old = new Visitor(served.address);

    await old.connect({}, 0);

    await old.until(() => old.closing);
    expect(old.closing).toMatchObject({ again: null });
    await old.until(() => !old.isConnected);
  });
});

describe('limits', () => {
  test('on messages, sockets, tables and guests hold, and say so in words', async () => {
    const tight = await house({
      limits: {
        messages: { atOnce: 5, perSecond: 0.001 },
        socketsOfGuest: 2,
        tablesADay: 1,
        guestsAnHour: 2,
      },
    });
    const eve = await Visitor.arrive(tight.address, 'Eve');
    await eve.open();

    const second = await eve.call('POST', PATHS.tables, {
      game: 'plunder',
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      clock: null,
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => eve.ask({ type: 'ping' })));
    eve.raw(JSON.stringify({ type: 'ping', ref: 99 }));
    await eve.until(() => eve.frames.some((frame) => frame.includes('tooMany')));
    const others = [new Visitor(tight.address), new Visitor(tight.address)];
    for (const other of others) {
      other.cookie = eve.cookie;
      await other.connect();
    }

    expect(second).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(answers.every(({ type }) => type === 'done')).toBe(true);
    await others[1]!.until(() => others[1]!.closing);
    expect(others[0]!.closing).toBeNull();
    expect((await new Visitor(tight.address).call('PUT', PATHS.me, { name: 'Two' })).status).toBe(200);
    expect((await new Visitor(tight.address).call('PUT', PATHS.me, { name: 'Three' })).status).toBe(429);
    await tight.close();
  });

  test('on calls hold too', async () => {
    const tight = await house({ limits: { calls: { atOnce: 3, perSecond: 0.001 } } });
    const eve = new Visitor(tight.address);

    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await eve.call('GET', PATHS.me)).status);

    expect(answers).toEqual([200, 200, 200, 429, 429]);
    await tight.close();
  });
});

describe('a call', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['that hides where it comes from', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
    ['that is no JSON', { 'content-type': 'text/plain' }, 415],
  ])('%s changes nothing', async (_, headers, status) => {
    const eve = await Visitor.arrive(served.address, 'Eve');

    const answer = await eve.call('PUT', PATHS.me, '{"name":"Mallory"}', headers);

    expect(answer.status).toBe(status);
    expect((await eve.call('GET', PATHS.me)).body).toEqual({ name: 'Eve' });
  });

  test.each([
    ['broken JSON', '{'],
    ['a name of nothing', { name: '  ' }],
    ['a name that turns the line', { name: 'abc\u202edef' }],
    ['a name of letters nobody sees', { name: '\u3164\u115f\uffa0' }],
    ['a name of dots nobody raised', { name: '\u2800' }],
    ['a name of accents alone', { name: '\u0301\u0301' }],
    ['a name that only looks like another', { name: 'Anne\u3164' }],
    ['a name of nothing but a way to draw it', { name: '\ufe0f' }],
    ['far too deep a nest', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['a name too long', { name: 'x'.repeat(41) }],
    ['more than asked for', { name: 'Eve', id: 'anne' }],
    ['far too much', { name: 'x'.repeat(20_000) }],
  ])('with %s is refused without a stack', async (_, body) => {
    const { status, body: answer } = await new Visitor(served.address).call('PUT', PATHS.me, body);

    expect([400, 413]).toContain(status);
    expect(answer).toMatchObject({ code: 'malformed' });
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|stack|\.ts/);
  });

  test('with a cookie made up or of another server is nobody’s', async () => {
    const anne = await Visitor.arrive(served.address, 'Anne');
    const elsewhere = await house();
    const foreign = await Visitor.arrive(elsewhere.address, 'Foreign');
    const signed = decodeURIComponent(anne.cookie!.split('=')[1]!);
    const forgeries = [
      'tablee=0123456789abcdef0123456789abcdef',
      `tablee=${encodeURIComponent(`${signed[0] === 'f' ? 'e' : 'f'}${signed.slice(1)}`)}`,
      `tablee=${encodeURIComponent(`${signed.slice(0, -3)}abc`)}`,
      foreign.cookie!,
    ];

    for (const cookie of forgeries) {
      const eve = new Visitor(served.address);
      eve.cookie = cookie;
      expect((await eve.call('GET', PATHS.me)).body).toBeNull();
      expect((await eve.call('POST', PATHS.rematch('abcdefghij'))).status).toBe(403);
    }
    await elsewhere.close();
  });

  test('gets a cookie no script can read, no other site sends, and https keeps to itself', async () => {
    const proxied = await house({ behindProxy: ['loopback'] });
    const set = async (address: string, headers: Record<string, string>): Promise<string> =>
      (
        await new Visitor(address).call('PUT', PATHS.me, { name: 'Anne' }, headers)
      ).headers.getSetCookie()[0]!;

    expect(await set(served.address, {})).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(await set(served.address, { 'x-forwarded-proto': 'https' })).not.toContain('Secure');
    const host = 'tablee.example';
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host, origin: `https://${host}` };
    expect(await set(proxied.address, forwarded)).toContain('Secure');
    await proxied.close();
  });

  test.each([
    ['an unknown game', { game: 'chess' }, 'malformed'],
    ['a setting that does not exist', { config: { map: 'nowhere' } }, 'notAllowed'],
    [
      'too many seats',
      { seats: [{ who: 'me' }, ...Array.from({ length: 6 }, () => ({ who: 'open' }))] },
      'notAllowed',
    ],
    ['nobody in it', { seats: [{ who: 'open' }, { who: 'open' }] }, 'malformed'],
    ['a map of one’s own', { config: { map: `id: t0\n${'x'.repeat(100)}` } }, 'malformed'],
  ])('for a table with %s is refused', async (_, given, code) => {
    const eve = await Visitor.arrive(served.address, 'Eve');
    const wanted = {
      game: 'plunder',
      config: {},
      seats: [{ who: 'me' }, { who: 'open' }],
      watch: false,
      clock: null,
    };

    const { body } = await eve.call('POST', PATHS.tables, { ...wanted, ...given });

    expect(body.code).toBe(code);
    expect(body.why.fr).not.toBe('');
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('%s is the client %s', (address, client) => {
  expect(clientAt(address)).toBe(client);
});
