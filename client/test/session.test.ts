import { newBot } from '@tablee/bots';
import { gameById } from '@tablee/games';
import { type Game, type Option, randomFrom, readRecord, replay, type View } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { describe, expect, test, vi } from 'vitest';
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
  more: { stored?: Partial<StoredTable>; ask?: AskBot; pace?: number } = {},
) {
  const kept: StoredTable[] = [];
  const session = new Session(
    game,
    look(game.sides === 'versus', more.pace),
    stored(game, sitting, more.stored),
    {
      askBot: more.ask ?? askBot,
      keep: (table) => kept.push(table),
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
    { timeout: 5000, interval: 1 },
  );
}

const isAsked = ({ asked, over }: Snapshot) => asked !== null || over;

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

    expect(trouble).toBe('worker gone');
    expect((await until(session, isAsked)).trouble).toBeNull();
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
