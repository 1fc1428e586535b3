import { GAMES } from '@tablee/games/rules';
import { keepsCommitment, readRecord, replay, startOf, Table } from '@tablee/kernel';
import {
  INVITE_HEADER,
  type InviteInfo,
  type MyTable,
  type Opened,
  PATHS,
  type Sitting,
} from '@tablee/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../index.ts';
import { house } from './house.ts';
import { greedily, playOn, playTogether, randomly, seated } from './play.ts';
import { seat, type Told, Visitor } from './visitor.ts';

let served: Served;
beforeAll(async () => {
  served = await house();
});
afterAll(() => served.close());

let people = 0;
const arrive = (): Promise<Visitor> => Visitor.arrive(served.address, `Visitor ${people++}`);
const two = async (): Promise<[Visitor, Visitor]> => [await arrive(), await arrive()];

/** Everybody has chosen so often that cards are in their hands; somebody is asked what was wanted. */
async function inMidGame(
  people: readonly Visitor[],
  given: Parameters<Visitor['open']>[0] = {},
  isWanted: (told: Told) => boolean = () => true,
): Promise<{ table: string; asked: Visitor; other: Visitor }> {
  const { table } = await seated(people, given);
  const choosers = people.map((_, n) => greedily(`mid ${n}`));
  for (;;) {
    const asked = await whoIsAsked(people, table);
    const { choices, view } = asked.told(table);
    if (choices >= 40 && isWanted(asked.told(table))) {
      // What was told before the answer has come.
      await Promise.all(people.map((person) => person.ask({ type: 'ping' })));
      return { table, asked, other: people.find((person) => person !== asked)! };
    }
    await asked.choose(table, choosers[people.indexOf(asked)]!(view!));
  }
}

async function whoIsAsked(people: readonly Visitor[], table: string): Promise<Visitor> {
  for (;;) {
    const asked = people.find((person) => person.isAsked(table));
    if (asked) return asked;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const canEndWithCards = ({ view }: Told): boolean =>
  view!.decisions[0]!.kind === 'act' && (view!.table as { hand: unknown[] }).hand.length > 0;
const isHere =
  (seat: number) =>
  ({ people }: Told): boolean =>
    person(people[seat])?.here === true;
const isAway =
  (seat: number) =>
  ({ people }: Told): boolean =>
    person(people[seat])?.here === false;
const hasStandIn =
  (bot: string | null) =>
  ({ people }: Told): boolean =>
    person(people[1])?.standIn === bot;
const person = (sitting: Sitting | undefined) => (sitting?.who === 'person' ? sitting : undefined);

describe('a game between two people', () => {
  test('is played to its end; both are told the same, and the record proves it', async () => {
    const [anne, bruno] = await two();
    const { table } = await seated([anne, bruno]);
    expect(anne.told(table).fairness.seed).toBeNull();
    const published = anne.told(table).fairness.commitment;

    await Promise.all([playOn(anne, table, greedily('a')), playOn(bruno, table, greedily('b'))]);

    const [hers, his] = [anne.told(table), bruno.told(table)];
    expect(hers.view!.result).toEqual(his.view!.result);
    const { seed, commitment } = hers.fairness;
    expect(commitment).toBe(published);
    expect(keepsCommitment(seed!, published)).toBe(true);
    const { body } = await anne.call<string>('GET', PATHS.record(table));
    const record = readRecord(body);
    expect(record.seed).toBe(seed);
    const again = new Table(GAMES.find(({ id }) => id === 'plunder')!, startOf(record), record.choices);
    expect([hers, his].map(({ choices }) => choices)).toEqual(
      [seat(0), seat(1)].map((who) => again.momentsBy(who)),
    );
    const { table: end } = replay(GAMES.find(({ id }) => id === 'plunder')!, record);
    expect(end.result).toEqual(hers.view!.result);
  });

  test('can be played again: the seats move on, everybody has one already', async () => {
    const [anne, bruno] = await two();
    const { table } = await seated([anne, bruno]);
    expect((await anne.call('POST', PATHS.rematch(table))).status).toBe(409);
    await anne.ask({ type: 'resign', table, at: anne.told(table).at });
    await bruno.untilTable(table, ({ phase }) => phase === 'over');

    const both = await Promise.all([
      anne.call<Opened>('POST', PATHS.rematch(table)),
      bruno.call<Opened>('POST', PATHS.rematch(table)),
    ]);

    const again = both[0].body.table;
    expect(both[1].body).toEqual(both[0].body);
    await bruno.untilTable(table, ({ rematch }) => rematch === again);
    expect((await anne.sit(again)).seat).toBe(1);
    expect((await bruno.sit(again)).seat).toBe(0);
    expect(anne.told(again).phase).toBe('playing');
    expect(anne.told(again).fairness.commitment).not.toBe(anne.told(table).fairness.commitment);
  });
});

describe('four people', () => {
  test('and three, and bots in between, play together', async () => {
    const four = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
    const { table } = await seated(four);

    await playTogether(
      four,
      table,
      (who) => randomly(`${who}`),
      ({ choices }) => choices > 60,
    );

    expect(new Set(four.map((person) => person.told(table).seat))).toEqual(new Set([0, 1, 2, 3]));
    const three = four.slice(0, 2);
    const mixed = await seated(three, {
      seats: [{ who: 'bot', bot: 'greedy' }, { who: 'me' }, { who: 'open' }],
    });
    await playTogether(
      three,
      mixed.table,
      (who) => greedily(`${who}`),
      ({ choices }) => choices > 60,
    );
    expect(three[0]!.told(mixed.table).people[0]).toEqual({ who: 'bot', bot: 'greedy' });
    expect(three[0]!.told(mixed.table).moments.some(({ seat }) => seat === 0)).toBe(true);
  });
});

describe('a seat', () => {
  test('is taken with the invite, once, and the game begins when all are', async () => {
    const [anne, bruno] = await two();
    const opened = await anne.open();
    await anne.sit(opened.table);
    expect(anne.told(opened.table)).toMatchObject({
      phase: 'waiting',
      view: null,
      seat: 0,
      invite: opened.invite,
    });

    const { body } = await bruno.call<InviteInfo>('GET', PATHS.table(opened.table), undefined, {
      [INVITE_HEADER]: opened.invite,
    });
    expect(body).toMatchObject({
      phase: 'waiting',
      seat: null,
      people: [{ who: 'person' }, { who: 'open' }],
    });
    await bruno.claim(opened, 1);
    await bruno.claim(opened, 1);

    await anne.untilTable(opened.table, ({ phase }) => phase === 'playing');
    expect(anne.told(opened.table).people[1]).toMatchObject({ who: 'person', here: false });
    await bruno.sit(opened.table);
    await anne.untilTable(opened.table, isHere(1));
    const carla = await arrive();
    const late = await carla.call('POST', PATHS.seats(opened.table), { invite: opened.invite, seat: null });
    expect(late).toMatchObject({ status: 409, body: { code: 'noSeat' } });
  });

  test('is not taken without the invite, and the table is not shown either', async () => {
    const [anne, bruno] = await two();
    const { table } = await anne.open();

    const tried = await bruno.call('POST', PATHS.seats(table), { invite: 'guess', seat: 1 });
    const looked = await bruno.call('GET', PATHS.table(table));
    const sat = await bruno.ask({ type: 'sit', table, after: null });

    expect(tried).toMatchObject({ status: 403, body: { code: 'badInvite' } });
    expect(looked).toMatchObject({ status: 403, body: { code: 'badInvite' } });
    expect(sat).toMatchObject({ type: 'refused', code: 'noSeat' });
  });

  test('that two want at once goes to one of them', async () => {
    const [anne, bruno] = await two();
    const carla = await arrive();
    const { table, invite } = await anne.open();

    const tries = await Promise.all(
      [bruno, carla].map((person) => person.call('POST', PATHS.seats(table), { invite, seat: 1 })),
    );

    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('may be given to a bot by the host alone, and opened again before the game begins', async () => {
    const [anne, bruno] = await two();
    const opened = await anne.open({ seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    const { table } = opened;
    await anne.sit(table);
    await bruno.claim(opened, 1);
    await bruno.sit(table);

    const his = await bruno.ask({ type: 'fill', table, seat: 2, bot: 'random' });
    await anne.ask({ type: 'leave', table: 'nosuchtable' });
    await bruno.ask({ type: 'leave', table });
    await anne.ask({ type: 'fill', table, seat: 1, bot: 'random' });
    await anne.ask({ type: 'fill', table, seat: 1, bot: null });
    await anne.untilTable(table, ({ people }) => people[1]!.who === 'open');
    await anne.ask({ type: 'fill', table, seat: 1, bot: 'random' });
    await anne.ask({ type: 'fill', table, seat: 2, bot: 'random' });

    expect(his).toMatchObject({ code: 'notYours' });
    expect(anne.told(table).phase).toBe('playing');
    expect(await anne.ask({ type: 'fill', table, seat: 1, bot: null })).toMatchObject({ code: 'notAllowed' });
  });

  test('of the host left before the game begins closes the table', async () => {
    const [anne, bruno] = await two();
    const opened = await anne.open();
    await anne.sit(opened.table);

    await anne.ask({ type: 'leave', table: opened.table });

    expect(anne.told(opened.table).phase).toBe('closed');
    expect((await anne.call<MyTable[]>('GET', PATHS.tables)).body).toEqual([]);
    const tried = await bruno.call('POST', PATHS.seats(opened.table), { invite: opened.invite, seat: 1 });
    expect(tried.body.code).toBe('noSeat');
  });
});

describe('a line that breaks', () => {
  test('in the middle of a decision is taken up again, with what was missed and nothing twice', async () => {
    const [anne, bruno] = await two();
    const { table } = await inMidGame([anne, bruno]);
    anne.disconnect();
    const before = anne.told(table);
    await bruno.untilTable(table, isAway(0));
    const isEnough = ({ view }: { view: unknown }): boolean => view !== null && !bruno.isAsked(table);
    await playOn(bruno, table, greedily('on'), isEnough);

    await anne.connect();
    await anne.sit(table);

    const after = anne.told(table);
    expect(after.since).toBe(before.at);
    expect(after.keep).toBe(before.choices + 1);
    const fresh = await arriveAs(anne, table);
    expect(fresh.since).toBeNull();
    expect(fresh.moments).toEqual(after.moments);
    expect(fresh.view).toEqual(after.view);
    await anne.until(() => anne.isAsked(table));
    expect((await anne.choose(table, 0)).type).toBe('done');
  });

  test('an answer that was sent twice counts once; a late one is refused', async () => {
    const [anne, bruno] = await two();
    const { table, asked } = await inMidGame([anne, bruno]);
    const { view, at, choices } = asked.told(table);
    const decision = view!.decisions[0]!.id;

    const answers = await Promise.all(
      [0, 0, 0].map((option) => asked.ask({ type: 'choose', table, at, decision, option })),
    );

    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused', 'refused']);
    expect(asked.told(table).choices).toBe(choices + 1);
  });

  /** Another page of the same guest, to which everything is told. */
  async function arriveAs(person: Visitor, table: string): Promise<ReturnType<Visitor['told']>> {
    const page = new Visitor(served.address);
    page.cookie = person.cookie;
    await page.connect();
    return page.sit(table);
  }
});

describe('taking back', () => {
  test('own small choices is everybody’s right, and others are none the wiser', async () => {
    const [anne, bruno] = await two();
    const { table, asked, other } = await inMidGame([anne, bruno], {}, canEndWithCards);
    const seen = other.told(table);
    // Ending the turn asks for the discard: nothing was drawn or shown yet.
    await asked.choose(table, 0);
    const { undoTo, choices, at } = asked.told(table);
    expect(undoTo).not.toBeNull();

    await other.ask({ type: 'ping' });
    const forged = { type: 'undo', table, at: other.told(table).at, to: 0 } as const;
    expect(await other.ask(forged)).toMatchObject({ code: 'notAllowed' });
    const below = await asked.ask({ type: 'undo', table, at, to: undoTo! - 1 });
    expect(below).toMatchObject({ code: 'notAllowed' });
    const done = await asked.ask({ type: 'undo', table, at, to: choices - 1 });

    expect(done.type).toBe('done');
    expect(asked.told(table)).toMatchObject({ choices: choices - 1, takenBack: 0 });
    await other.ask({ type: 'ping' });
    expect(other.told(table)).toMatchObject({ choices: seen.choices, view: seen.view });
    const late = await asked.ask({ type: 'choose', table, at, decision: 0, option: 0 });
    expect(late).toMatchObject({ code: 'late' });
  });

  test('further takes the consent of all, and the table remembers', async () => {
    const [anne, bruno] = await two();
    const { table, asked, other } = await inMidGame([anne, bruno]);
    const { choices, at } = asked.told(table);

    await asked.ask({ type: 'askBack', table, at, to: choices - 10 });
    await other.untilTable(table, ({ back }) => back !== null);
    expect(other.told(table).back).toEqual({
      by: asked.told(table).seat,
      to: expect.any(Number),
      agreed: [asked.told(table).seat],
      waitingFor: [other.told(table).seat],
    });
    expect(asked.told(table).choices).toBe(choices);
    await other.ask({ type: 'answerBack', table, at: other.told(table).at, yes: true });

    await asked.untilTable(table, (told) => told.choices === choices - 10);
    expect(asked.told(table).back).toBeNull();
    expect(asked.told(table).takenBack).toBeGreaterThanOrEqual(10);
    expect(asked.told(table).moments).toHaveLength(choices - 9);
    expect(await asked.ask({ type: 'answerBack', table, at, yes: true })).toMatchObject({ code: 'late' });
  });

  test('is refused by a no, and by playing on', async () => {
    const [anne, bruno] = await two();
    const { table, asked, other } = await inMidGame([anne, bruno]);
    const { choices } = asked.told(table);

    await other.ask({ type: 'askBack', table, at: other.told(table).at, to: 0 });
    await asked.untilTable(table, ({ back }) => back !== null);
    await asked.choose(table, 0);
    await other.untilTable(table, ({ back }) => back === null);
    await other.ask({ type: 'askBack', table, at: other.told(table).at, to: 0 });
    await asked.untilTable(table, ({ back }) => back !== null);
    await asked.ask({ type: 'answerBack', table, at: asked.told(table).at, yes: false });

    await other.untilTable(table, ({ back }) => back === null);
    expect(asked.told(table).choices).toBe(choices + 1);
  });

  test('with bots alone needs nobody’s consent', async () => {
    const anne = await arrive();
    const { table } = await seated([anne], { seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] });
    await playOn(anne, table, greedily('a'), ({ choices }) => choices >= 30);
    await anne.until(() => anne.isAsked(table));

    await anne.ask({ type: 'askBack', table, at: anne.told(table).at, to: 20 });

    expect(anne.told(table).takenBack).toBeGreaterThan(0);
  });
});

describe('the end by agreement', () => {
  test('a draw is offered and accepted', async () => {
    const [anne, bruno] = await two();
    const { table, asked, other } = await inMidGame([anne, bruno]);

    await other.ask({ type: 'offerDraw', table, at: other.told(table).at });
    await asked.untilTable(table, ({ draw }) => draw !== null);
    await asked.ask({ type: 'answerDraw', table, at: asked.told(table).at, yes: true });

    const { view, fairness } = await other.untilTable(table, ({ phase }) => phase === 'over');
    expect(view!.result!.winners).toEqual([]);
    expect(fairness.seed).not.toBeNull();
    const back = await anne.ask({ type: 'askBack', table, at: anne.told(table).at, to: 0 });
    expect(back).toMatchObject({ code: 'notAllowed' });
  });

  test('a game that knows neither says so', async () => {
    const anne = await arrive();
    const { table } = await seated([anne], { game: 'soeurs', seats: [{ who: 'me' }] });

    expect(anne.told(table).can).toEqual({ resign: true, draw: false });
    const draw = await anne.ask({ type: 'offerDraw', table, at: anne.told(table).at });
    expect(draw).toMatchObject({ code: 'notAllowed' });
  });
});

describe('somebody who leaves', () => {
  test('is stood in for by a bot, and gets the seat back', async () => {
    const [anne, bruno] = await two();
    const { table } = await inMidGame([anne, bruno]);
    const { choices } = anne.told(table);

    await bruno.ask({ type: 'leave', table });
    await anne.untilTable(table, hasStandIn('greedy'));
    await playOn(anne, table, greedily('alone'), (told) => told.choices > choices + 40);
    expect(
      anne
        .told(table)
        .moments.slice(choices + 1)
        .some(({ seat }) => seat === 1),
    ).toBe(true);
    const gone = await bruno.ask({ type: 'resign', table, at: bruno.told(table).at });
    expect(gone).toMatchObject({ code: 'notAllowed' });
    await bruno.ask({ type: 'comeBack', table });

    await anne.untilTable(table, hasStandIn(null));
    expect((await bruno.sit(table)).seat).toBe(1);
    const isEnough = (told: Told): boolean => told.choices > choices + 60;
    await playTogether([anne, bruno], table, (who) => greedily(`end ${who}`), isEnough);
  });

  test('last leaves the bots waiting: nobody plays for nobody', async () => {
    const anne = await arrive();
    const { table } = await seated([anne], { seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] });
    await anne.until(() => anne.isAsked(table));

    const { choices } = anne.told(table);
    await anne.ask({ type: 'leave', table });
    // At a table where somebody is, bots get round to it many times meanwhile.
    const bruno = await arrive();
    const busy = await seated([bruno], { seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] });
    await playOn(bruno, busy.table, randomly('meanwhile'), (told) => told.choices > 30);

    await anne.ask({ type: 'comeBack', table });
    expect(anne.told(table).choices).toBe(choices);
    await playOn(anne, table, randomly('back'), (told) => told.choices > choices + 5);
  });
});

describe('a spectator', () => {
  test('sees what somebody passing by would, where the host allows it', async () => {
    const [anne, bruno] = await two();
    const { table } = await inMidGame([anne, bruno], { watch: true });
    const passing = new Visitor(served.address);
    await passing.connect();

    const told = await passing.sit(table);

    expect(told).toMatchObject({ seat: null, invite: null, undoTo: null });
    expect(told.view!.seat).toBeNull();
    expect(told.view!.table).toMatchObject({ hand: [] });
    expect(
      told.moments.flatMap(({ events }) => events.filter(({ event }) => event === 'cardsDrawn')),
    ).toEqual([]);
    await anne.untilTable(table, ({ watchers }) => watchers === 1);
    expect(await passing.ask({ type: 'resign', table, at: told.at })).toMatchObject({ code: 'notYours' });
  });
});

describe('a phrase', () => {
  test('is heard by everybody at the table, from those who have a seat and from nobody else', async () => {
    const [anne, bruno] = await two();
    const { table } = await inMidGame([anne, bruno], { watch: true });
    const passing = new Visitor(served.address);
    await passing.connect();
    await passing.sit(table);

    expect(await anne.ask({ type: 'say', table, phrase: 'niceMove' })).toMatchObject({ type: 'done' });

    const said = { type: 'said', table, seat: anne.told(table).seat, phrase: 'niceMove' };
    for (const person of [anne, bruno, passing]) {
      await person.until(() => person.phrases.length > 0, 'the phrase');
      expect(person.phrases).toEqual([said]);
    }
    expect(await passing.ask({ type: 'say', table, phrase: 'hello' })).toMatchObject({ code: 'notYours' });
  });

  test('is one of the list: anything else is no request', async () => {
    const [anne, bruno] = await two();
    const { table } = await inMidGame([anne, bruno]);
    const frames = anne.frames.length;

    anne.raw(JSON.stringify({ type: 'say', ref: 99, table, phrase: 'You are bad at this' }));

    await anne.until(() => anne.frames.length > frames, 'an answer');
    expect(JSON.parse(anne.frames.at(-1)!)).toMatchObject({ type: 'refused', code: 'malformed' });
    expect(bruno.phrases).toEqual([]);
  });
});

describe('hints', () => {
  test('are off unless the host allows them', async () => {
    const [anne, bruno] = await two();
    const plain = await inMidGame([anne, bruno]);
    const kind = await inMidGame([anne, bruno], { hints: true });

    expect(bruno.told(plain.table).hints).toBe(false);
    expect(bruno.told(kind.table).hints).toBe(true);
  });
});

describe('the list of my tables', () => {
  test('says whose turn it is, and news come to every page', async () => {
    const [anne, bruno] = await two();
    const { table, asked, other } = await inMidGame([anne, bruno]);
    const list = async (person: Visitor): Promise<MyTable> =>
      (await person.call<MyTable[]>('GET', PATHS.tables)).body.find((listed) => listed.table === table)!;

    expect(await list(asked)).toMatchObject({
      yourTurn: true,
      phase: 'playing',
      game: 'plunder',
      result: null,
    });
    expect(await list(other)).toMatchObject({ yourTurn: false, seat: other.told(table).seat });
    const home = new Visitor(served.address);
    home.cookie = other.cookie;
    await home.connect();
    await playOn(asked, table, greedily('on'), () => !asked.isAsked(table));

    await home.until(() => home.news.some((news) => news.table === table && news.yourTurn));
    await other.ask({ type: 'resign', table, at: other.told(table).at });
    await home.until(() => home.news.some(({ phase }) => phase === 'over'));
    expect(await list(other)).toMatchObject({
      phase: 'over',
      yourTurn: false,
      result: { how: 'resignation' },
    });
  });
});

describe('several choices in one go', () => {
  test('are taken as far as they are offered, and told as one', async () => {
    const [anne, bruno] = await two();
    const { table } = await seated([anne, bruno]);
    const asked = await whoIsAsked([anne, bruno], table);
    const { view, at, choices } = asked.told(table);
    const decision = view!.decisions[0]!;

    const done = await asked.ask({
      type: 'choose',
      table,
      at,
      decision: decision.id,
      option: 0,
      then: [...decision.options, { do: 'no such thing' }],
    });

    expect(done.type).toBe('done');
    expect(asked.told(table).at).toBe(at + 1);
    expect(asked.told(table).choices).toBeGreaterThan(choices);
  });
});
