import { newBot } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import {
  type Game,
  type Option,
  procedure,
  randomFrom,
  readRecord,
  replay,
  type Seat,
  seatsOf,
  USUAL_STOPS,
  type View,
} from '@tablee/kernel';
import { asks, type Say, type Toy, toy } from '@tablee/kernel/testing';
import type { GameTable } from '@tablee/ui';
import { describe, expect, test, vi } from 'vitest';
import { branchOff } from '../storage/new-table.ts';
import type { Sitting, StoredTable } from '../storage/stored-table.ts';
import type { AskBot } from '../table/bots.ts';
import { Session } from '../table/session.ts';
import type { Snapshot } from '../table/table-session.ts';

const plunder = gameById('plunder')!;
const soeurs = gameById('soeurs')!;

const LEA: Sitting = { who: 'person', name: 'Léa' };
const MAX: Sitting = { who: 'person', name: 'Max' };
const BOT: Sitting = { who: 'bot', bot: 'random' };

function stored(game: Game, sitting: Sitting[], more: Partial<StoredTable> = {}): StoredTable {
  return {
    id: 't1',
    game: game.id,
    version: game.version,
    start: { seats: sitting.length, seed: 'session', config: {} },
    sitting,
    choices: [],
    takenBack: 0,
    created: 0,
    changed: 0,
    result: null,
    counted: false,
    stands: null,
    ...more,
  };
}

/** Whoever answers first goes first. */
const company: Game = toy([
  procedure<Toy, object, Say>()('company', {
    next: { ...asks(0, ['first', 'second'], 'next'), seat: (t) => seatsOf(t.seats) },
  }),
]);

/** Asks for answers for ever; there is never one to give. */
const windowed: Game = toy([
  procedure<Toy, object, Say>()('windowed', {
    answer: {
      ...asks(0, [], 'answer'),
      kind: 'answer',
      always: true,
      options: (_, __, options) => void options.push({ do: 'pass', pass: true }),
    },
  }),
]);

/** After every action there is only its end to choose. */
const acting: Game = toy([
  procedure<Toy, object, Say>()('acting', {
    act: asks(0, ['left', 'right'], 'end'),
    end: { ...asks(0, ['end'], 'act'), always: true },
  }),
]);

/** Only what the session asks of it; nothing is shown one by one. */
function look(secrets: boolean, pace = 0): GameTable {
  return { secrets, pace: () => pace } as unknown as GameTable;
}

const bot = newBot('random');
const chance = { random: randomFrom('bots of the test') };
const askBot: AskBot = async (_, __, view: View) => {
  const game = gameById(view.game)!;
  const decision = view.decisions[0]!;
  return bot.decide({ game, decision, look: () => view, content: null, chance });
};

function sit(
  game: Game,
  sitting: Sitting[],
  more: {
    stored?: Partial<StoredTable>;
    ask?: AskBot;
    pace?: number;
    keep?: (table: StoredTable) => Promise<void>;
  } = {},
) {
  const kept: StoredTable[] = [];
  const session = new Session(
    game,
    look(game.sides === 'versus', more.pace),
    stored(game, sitting, more.stored),
    {
      askBot: more.ask ?? askBot,
      keep: async (table) => {
        await more.keep?.(table);
        kept.push(table);
      },
      pace: () => (more.pace ? 'usual' : 'instant'),
    },
  );
  session.open();
  return { session, kept };
}

async function until(session: Session, wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  return vi.waitFor(
    () => {
      const snapshot = session.snapshot();
      if (!wanted(snapshot)) throw new Error('not yet');
      return snapshot;
    },
    { timeout: 60_000, interval: 1 },
  );
}

const isAsked = ({ asked, over }: Snapshot) => asked !== null || over;

/** An answer, and what gives it. */
function later(): readonly [Promise<number>, (option: number) => void] {
  let give: (option: number) => void = () => undefined;
  const given = new Promise<number>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

/** The person takes the first option, `times` times. */
async function play(
  session: Session,
  times: number,
  pick = (options: readonly Option[]) => options[0]!,
): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { asked, over } = await until(session, isAsked);
    if (over || !asked) return;
    session.choose(asked, pick(asked.options));
  }
}

test('the only way on waits while one can still go back', async () => {
  const { session } = sit(acting, [LEA]);
  await play(session, 1);
  const { asked, canUndo } = await until(session, isAsked);
  expect([asked?.options, canUndo]).toEqual([[{ do: 'end' }], true]);

  vi.useFakeTimers();
  try {
    session.stops = { ...USUAL_STOPS };
    vi.advanceTimersByTime(60_000);
  } finally {
    vi.useRealTimers();
  }

  expect(session.snapshot().asked?.id).toBe(asked?.id);
  session.undo();
  expect((await until(session, isAsked)).asked?.options).toHaveLength(2);
});

describe('seats change hands', () => {
  test('a bot takes over in the middle of the game, and gives the seat back', async () => {
    const { session, kept } = sit(plunder, [LEA, BOT]);
    await play(session, 4);
    await until(session, isAsked);

    session.seat(0 as Seat, { who: 'bot', bot: 'random', for: 'Léa' });
    const before = session.stored.choices.length;
    await vi.waitFor(
      () => {
        if (session.stored.choices.length < before + 6) throw new Error('not yet');
      },
      { timeout: 60_000, interval: 1 },
    );
    expect(session.snapshot().viewer).toBeNull();
    session.seat(0 as Seat, LEA);

    const { asked, viewer, over } = await until(session, isAsked);
    expect(viewer).toBe(0);
    if (!over) expect(asked?.seat).toBe(0);
    expect(kept.at(-1)?.sitting[0]).toEqual(LEA);
  });
});

describe('one person and a bot', () => {
  test('the bot answers by itself until the person is asked', async () => {
    const { session } = sit(plunder, [LEA, BOT]);

    const { asked, viewer } = await until(session, isAsked);

    expect(viewer).toBe(0);
    expect(asked?.seat).toBe(0);
  });

  test('every choice is kept at once, and a table opened again stands where it was left', async () => {
    const { session, kept } = sit(plunder, [LEA, BOT]);
    await play(session, 10);
    const { asked } = await until(session, isAsked);

    const again = sit(plunder, [LEA, BOT], { stored: kept.at(-1)! }).session;

    expect(kept.map(({ choices }) => choices.length)).toEqual(kept.map((_, n) => n + 1));
    expect((await until(again, isAsked)).asked).toEqual(asked);
    expect(again.record).toBe(session.record);
  });

  test('the record replays to the same hash', async () => {
    const { session } = sit(plunder, [LEA, BOT]);
    await play(session, 25);
    await until(session, isAsked);

    expect(() => replay(plunder, readRecord(session.record))).not.toThrow();
  });

  test('a bot sees the view of its own seat and nothing else', async () => {
    const seen: View[] = [];
    const { session } = sit(plunder, [LEA, BOT], {
      ask: (who, id, view) => {
        seen.push(view);
        return askBot(who, id, view);
      },
    });
    await play(session, 25);
    await until(session, isAsked);

    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every(({ seat }) => seat === 1)).toBe(true);
  });

  test('a bot that fails can be asked again, and nothing is lost', async () => {
    let failing = true;
    const { session } = sit(plunder, [BOT, LEA], {
      ask: (...question) => (failing ? Promise.reject(new Error('worker gone')) : askBot(...question)),
    });
    const { trouble } = await playUntil(session, (snapshot) => snapshot.trouble !== null);
    failing = false;

    session.retry();

    expect(trouble).toEqual({ with: 'bot', message: 'worker gone' });
    expect((await until(session, isAsked)).trouble).toBeNull();
  });
});

describe('while a choice is on its way to where tables are kept', () => {
  /** A shelf that writes when it is told to. */
  function slowShelf() {
    const written: (() => void)[] = [];
    return { written, keep: () => new Promise<void>((resolve) => void written.push(resolve)) };
  }

  test('nobody is asked the next question: a question that was seen is there again after a reload', async () => {
    const { written, keep } = slowShelf();
    const { session, kept } = sit(soeurs, [LEA], { keep });
    await play(session, 1);

    expect(session.snapshot().asked).toBeNull();
    written[0]!();
    const { asked } = await until(session, isAsked);

    const again = sit(soeurs, [LEA], { stored: kept.at(-1)! }).session;
    expect((await until(again, isAsked)).asked).toEqual(asked);
  });

  test('nor after the answers of bots, whichever of them is written last', async () => {
    let onTheirWay = 0;
    const { session, kept } = sit(plunder, [LEA, BOT], {
      keep: async () => {
        onTheirWay++;
        await new Promise((resolve) => setTimeout(resolve));
        onTheirWay--;
      },
    });
    const unkeptWhenAsked: number[] = [];
    session.subscribe(() => {
      if (session.snapshot().asked) unkeptWhenAsked.push(onTheirWay);
    });

    await play(session, 30);

    expect(kept.some(({ choices }) => choices.at(-1)?.seat === 1)).toBe(true);
    expect(unkeptWhenAsked.length).toBeGreaterThan(20);
    expect(unkeptWhenAsked.every((unkept) => unkept === 0)).toBe(true);
  });

  test('and the game is not over yet', async () => {
    const { written, keep } = slowShelf();
    const { session } = sit(soeurs, [LEA], { keep });
    await until(session, isAsked);

    session.resign();

    expect(session.snapshot().over).toBe(false);
    written[0]!();
    await until(session, ({ over }) => over);
  });

  test('a choice that cannot be kept is said, the game goes on, and the next that is kept clears it', async () => {
    let isFull = true;
    const { session, kept } = sit(soeurs, [LEA], {
      keep: () => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });

    await play(session, 1);
    const { trouble } = await until(session, isAsked);
    isFull = false;
    session.retry();

    expect(trouble).toEqual({ with: 'keeping', message: 'disk full' });
    await until(session, (now) => now.trouble === null && now.asked !== null);
    expect(kept.at(-1)?.choices).toHaveLength(1);
  });
});

describe('taking back', () => {
  test('a line of several choices is taken back as one', async () => {
    const { session } = sit(soeurs, [LEA]);
    const before = (await until(session, isAsked)).asked!;
    const die = before.options[0]!;
    const step = session.foresee(die)!.asked!.options[0]!;

    session.choose(before, die, [step]);
    expect(session.stored.choices).toHaveLength(2);
    session.undo();

    expect((await until(session, isAsked)).asked).toEqual(before);
    expect(session.snapshot().takenBack).toBe(0);
  });

  test('the rules of undo hold: not behind a roll', async () => {
    const { session } = sit(soeurs, [LEA]);
    await playUntil(session, ({ asked }) => asked?.kind === 'act');

    expect(session.snapshot().canUndo).toBe(false);
  });

  test('further back is free round one screen, and counted', async () => {
    const { session, kept } = sit(soeurs, [LEA]);
    const first = (await until(session, isAsked)).asked;
    await play(session, 1);
    await until(session, isAsked);

    session.goBack();

    expect((await until(session, isAsked)).asked).toEqual(first);
    expect(session.snapshot().takenBack).toBe(1);
    expect(kept.at(-1)?.takenBack).toBe(1);
  });
});

describe('two people round one screen', () => {
  test('behind the curtain nothing private is in the snapshot, and it falls again when the other is asked', async () => {
    const { session } = sit(plunder, [LEA, MAX]);
    const waiting = await until(session, ({ curtain }) => curtain !== null);
    expect(waiting.view.seat).toBeNull();
    expect(waiting.asked).toBeNull();

    session.raiseCurtain();
    const mine = session.snapshot();
    expect(mine.viewer).toBe(waiting.curtain);
    expect(mine.asked?.seat).toBe(waiting.curtain);

    const other = await playUntil(session, ({ curtain }) => curtain !== null);
    expect(other.curtain).toBe(1 - Number(waiting.curtain));
    expect(other.viewer).toBeNull();
    expect(other.told.every(({ view, event }) => view.seat === null && !('only' in event))).toBe(true);
  });
});

describe('rules or cards that have changed', () => {
  test('a table whose hashes come out goes on, whatever its version; another says at which choice it departs', async () => {
    const { session, kept } = sit(soeurs, [LEA]);
    await play(session, 20);
    await until(session, isAsked);
    const table = kept.at(-1)!;
    const count = table.choices.length;

    expect(table.hashes?.map(([after]) => after)).toEqual([16, count]);
    expect(table.content).toMatch(/^[0-9a-f]{16}$/);
    expect(sit(soeurs, [LEA], { stored: { ...table, version: 99 } }).session.stored.choices).toHaveLength(
      count,
    );

    const changed = { ...table, hashes: [[16, '0000000000000000'] as [number, string]] };
    expect(() => sit(soeurs, [LEA], { stored: changed })).toThrow(
      expect.objectContaining({ name: 'Departed', choice: 16 }),
    );
  });

  test('one can go on at a table of its own from before that, and the old one stays as it is', async () => {
    const { session, kept } = sit(soeurs, [LEA]);
    await play(session, 20);
    await until(session, isAsked);
    const table = kept.at(-1)!;

    const before = branchOff(table, 17);

    expect(before.id).not.toBe(table.id);
    expect(before.hashes).toEqual(table.hashes!.slice(0, 1));
    expect(sit(soeurs, [LEA], { stored: before }).session.stored.choices).toEqual(table.choices.slice(0, 17));
  });
});

describe('what was told', () => {
  test('is the same for who was there all along and for who opens the table now, behind curtains and after going back', async () => {
    const { session, kept } = sit(plunder, [LEA, MAX]);
    for (let n = 0; n < 40; n++) {
      const { curtain } = await until(session, (now) => now.curtain !== null || isAsked(now));
      if (curtain !== null) session.raiseCurtain();
      const { asked } = await until(session, isAsked);
      if (asked) session.choose(asked, asked.options[n % asked.options.length]!);
      if (n % 7 === 6) session.undo();
      if (n % 13 === 12) session.goBack();
    }
    const { curtain } = await until(session, (now) => now.curtain !== null || isAsked(now));
    if (curtain !== null) session.raiseCurtain();
    const { viewer, told } = await until(session, isAsked);

    const again = sit(plunder, [LEA, MAX], { stored: kept.at(-1)! });
    await until(again.session, (now) => now.curtain !== null);
    again.session.raiseCurtain();

    expect(again.session.snapshot().viewer).toBe(viewer);
    expect(again.session.snapshot().told).toEqual(told);
  });
});

describe('several asked the same', () => {
  test('a bot leaves it to the person', async () => {
    const asked: number[] = [];
    const { session } = sit(company, [LEA, BOT], {
      ask: async (_, __, view) => {
        asked.push(view.seat!);
        return 0;
      },
    });

    const { asked: question } = await until(session, isAsked);

    expect(question?.shared).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('a window for answers', () => {
  /** At the usual pace, with nobody else looking. */
  const PAUSE = 200;

  test('in which nothing can be done goes by by itself; with a stop it waits', async () => {
    vi.useFakeTimers();
    try {
      const { session } = sit(windowed, [LEA], { pace: 1 });
      session.stops = { ...USUAL_STOPS, usual: 'always' };
      await vi.advanceTimersByTimeAsync(10 * PAUSE);
      expect(session.snapshot().asked?.kind).toBe('answer');
      expect(session.snapshot().view.table).toEqual({ log: [] });

      session.stops = USUAL_STOPS;
      await vi.advanceTimersByTimeAsync(PAUSE - 1);
      // Not asked what goes by in a moment.
      expect(session.snapshot().asked).toBeNull();
      expect(session.snapshot().view.table).toEqual({ log: [] });
      await vi.advanceTimersByTimeAsync(20);

      expect(session.snapshot().view.table).toEqual({ log: ['pass'] });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('showing', () => {
  test('while something is shown nobody is asked; skipping goes to the end', async () => {
    const { session } = sit(soeurs, [LEA], { pace: 60_000 });
    await play(session, 1);
    const showing = session.snapshot();

    session.skip();

    expect(showing.happening).not.toBeNull();
    expect(showing.asked).toBeNull();
    expect((await until(session, isAsked)).happening).toBeNull();
  });

  test('a hint is one of the options', async () => {
    const { session } = sit(soeurs, [LEA]);
    const { asked } = await until(session, isAsked);

    await session.hint();

    expect(asked!.options).toContain(session.snapshot().hint);
  });

  test('a hint stays while another who was asked at the same time answers', async () => {
    const [thought, think] = later();
    const { session, kept } = sit(gameById('seven-fallen')!, [LEA, BOT], {
      // The higher Volonté says who begins.
      stored: {
        start: {
          seats: 2,
          seed: 'session',
          config: { deck0: 'nuit-sans-fin', deck1: 'forge-des-cendres' },
        },
      },
      ask: async (who) => (who.startsWith('hint') ? 0 : thought),
    });
    // Who begins, then what both exchange.
    await play(session, 1);
    const { asked } = await until(session, (snapshot) => snapshot.asked?.kind === 'grace');

    const before = kept.length;
    await session.hint();
    think(0);
    await vi.waitFor(() => expect(kept.length).toBeGreaterThan(before), { timeout: 60_000 });

    expect(session.snapshot().hint).toEqual(asked!.options[0]);
  });

  test('a hint that is sought while one answers is given to nobody', async () => {
    const [found, find] = later();
    const { session } = sit(soeurs, [LEA], { ask: () => found });
    await until(session, isAsked);

    const hint = session.hint();
    await play(session, 1);
    find(0);
    await hint;

    expect((await until(session, isAsked)).hint).toBeNull();
  });
});

test('giving up ends the game, and it is told', async () => {
  const { session, kept } = sit(soeurs, [LEA]);
  await until(session, isAsked);

  session.resign();

  expect((await until(session, ({ over }) => over)).view.result?.how).toBe('gave-up');
  expect(kept.at(-1)?.result?.how).toBe('gave-up');
});

/** People take the first option each time until that is so. */
async function playUntil(session: Session, wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  for (;;) {
    const snapshot = await until(session, (now) => wanted(now) || now.asked !== null);
    if (wanted(snapshot)) return snapshot;
    session.choose(snapshot.asked!, snapshot.asked!.options[0]!);
  }
}
