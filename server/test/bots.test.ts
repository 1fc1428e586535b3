/** Bots think for everybody in turn, for those who wait first, and no answer's time tells what they hold. */
import type { BotId, DeskQuestion } from '@tablee/bots';
import type { View } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asker, BotPool, type BotPoolOptions, type Thread } from '../bots/pool.ts';
import type { ThreadAnswer } from '../bots/thread.ts';

/** Thinks when told to, and as long as told. */
class SlowThread implements Thread {
  readonly asked: string[] = [];
  #heard: (answer: ThreadAnswer) => void = () => {};
  #exited: () => void = () => {};
  #question: DeskQuestion | null = null;

  postMessage(question: DeskQuestion): void {
    if (this.#question) throw new Error('A thread was asked two things at once.');
    this.#question = question;
    this.asked.push(question.who);
  }

  on(event: string, act: never): void {
    if (event === 'message') this.#heard = act;
    if (event === 'exit') this.#exited = act;
  }

  async terminate(): Promise<void> {
    this.#question = null;
    this.#exited();
  }

  answer(took = 0, isPlanned = false): void {
    const { id } = this.#question!;
    this.#question = null;
    this.#heard({ id, option: 0, isPlanned, took });
  }

  fail(error: string): void {
    const { id } = this.#question!;
    this.#question = null;
    this.#heard({ id, error, took: 0 });
  }

  /** Until nobody asks any more. */
  answerAll(): void {
    while (this.#question) this.answer();
  }
}

const VIEW = {} as View;
let thread: SlowThread;
let pool: BotPool;
const open = (options: BotPoolOptions = {}): void => {
  thread = new SlowThread();
  pool = new BotPool({ threads: 1, newThread: () => thread, isEven: false, ...options });
};
const ask = (who: string, asker: Partial<Asker>, bot: BotId = 'search'): Promise<number> =>
  pool.ask(who, bot, VIEW, { table: who, host: 'eve', client: null, ...asker });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

describe('who thinks next', () => {
  test('300 tables nobody looks at don’t keep one waiting that somebody does', () => {
    open();
    for (let n = 0; n < 300; n++) ask(`left ${n}`, {}).catch(() => {});
    ask('honest', { host: 'anne', client: '192.0.2.1' }).catch(() => {});

    thread.answerAll();

    expect(thread.asked.indexOf('honest')).toBe(1);
    expect(thread.asked).toHaveLength(301);
  });

  test('clients take turns, then hosts, then tables', () => {
    open();
    const flood = { client: '192.0.2.9' };
    for (let n = 0; n < 3; n++) for (const who of ['f1', 'f2']) ask(who, flood).catch(() => {});
    ask('same roof', { client: '192.0.2.9', host: 'bruno' }).catch(() => {});
    ask('honest', { client: '192.0.2.1', host: 'anne' }).catch(() => {});

    thread.answerAll();

    expect(thread.asked).toEqual(['f1', 'f2', 'honest', 'same roof', 'f1', 'f2', 'f1', 'f2']);
  });

  test('tables nobody looks at take turns by host', () => {
    open();
    for (let n = 0; n < 50; n++) ask(`left ${n}`, {}).catch(() => {});
    ask('also left', { host: 'anne' }).catch(() => {});

    thread.answerAll();

    expect(thread.asked.indexOf('also left')).toBeLessThanOrEqual(2);
  });
});

describe('more than can be thought', () => {
  test('of tables nobody looks at is refused; of others never', async () => {
    open();
    const outcomes = Array.from({ length: 5001 }, (_, n) => ask(`left ${n}`, {}));
    for (const outcome of outcomes) outcome.catch(() => {});
    expect(pool.waiting).toEqual({ watched: 0, unwatched: 5000 });

    await expect(ask('one more', {})).rejects.toThrow('Too many questions for the bots.');
    ask('looked at', { client: 'a' }).catch(() => {});

    expect(pool.waiting).toEqual({ watched: 1, unwatched: 5000 });
  });

  test('an error of the thread is that question’s alone', async () => {
    open();
    const [wrong, right] = [ask('wrong', { client: 'a' }), ask('right', { client: 'a' })];

    thread.fail('no such game');
    thread.answer();

    await expect(wrong).rejects.toThrow('no such game');
    expect(await right).toBe(0);
  });
});

describe('a table that thinks a lot', () => {
  test('waits until it may again, and no other waits with it', async () => {
    open({ thinking: { atOnce: 1000, perSecond: 100 } });
    ask('much', { client: 'a' }).catch(() => {});
    thread.answer(1500);

    ask('much', { client: 'a' }).catch(() => {});
    ask('little', { client: 'a' }).catch(() => {});
    expect(thread.asked).toEqual(['much', 'little']);
    thread.answer(10);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(thread.asked).toEqual(['much', 'little']);
    await vi.advanceTimersByTimeAsync(200);

    expect(thread.asked).toEqual(['much', 'little', 'much']);
  });
});

describe('how long an answer takes', () => {
  /** Milliseconds from the beginning of the thought to the answer. */
  async function takes(bot: BotId, took: number, isPlanned = false): Promise<number> {
    const began = Date.now();
    let end: number | null = null;
    ask('bot', { client: 'a' }, bot).then(() => {
      end = Date.now();
    });
    await vi.advanceTimersByTimeAsync(took);
    thread.answer(took, isPlanned);
    await vi.advanceTimersByTimeAsync(5_000);
    return end! - began;
  }

  test.each(['greedy', 'search'] as const)(
    'of %s is the same for a forced question as for any other',
    async (bot) => {
      open({ isEven: true });
      const longest = { greedy: 100, search: 650 }[bot];

      const forced = await takes(bot, 0);

      expect(forced).toBeGreaterThan(longest);
      expect(await takes(bot, longest)).toBe(forced);
    },
  );

  test.each([
    ['random', 20],
    ['greedy', 120],
    ['search', 720],
  ] as const)('of %s is %i milliseconds, and longer only where the thought was', async (bot, held) => {
    open({ isEven: true });

    expect([await takes(bot, 0), await takes(bot, held - 1), await takes(bot, held + 50)]).toEqual([
      held,
      held,
      held + 50,
    ]);
  });

  test('what was planned before goes on at once', async () => {
    open({ isEven: true });

    expect(await takes('search', 1, true)).toBe(1);
  });
});

test('questions to a thread that ended are given back, and the next starts another', async () => {
  open();
  const asked = [ask('one', {}), ask('two', { client: 'a' })];
  const outcomes = Promise.allSettled(asked);

  await thread.terminate();

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('one', {});
  thread.answer();
  expect(await again).toBe(0);
});
