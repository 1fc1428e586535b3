/** What is shown moment by moment: held, stepped through, skipped. */
import type { View } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from '../table/stage.ts';
import type { Told } from '../table/told.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (...events: string[]): Told[] =>
  events.map((event) => ({ event: { event, rule: 'T-1' }, choice: 1, by: null }) as unknown as Told);
const table = { pace: () => 100 } as unknown as GameTable;

function stage() {
  const shown: (string | null)[] = [];
  const playing = new Stage(table, null, (moment) => shown.push(moment?.told.event.event ?? null));
  return { shown, playing };
}

test('held, it shows nothing more until it is let go', () => {
  const { shown, playing } = stage();
  void playing.play({} as View, told('a', 'b', 'c'), 'usual');

  playing.pause();
  vi.advanceTimersByTime(10_000);
  expect([shown, playing.paused]).toEqual([['a'], true]);

  playing.resume();
  expect(playing.paused).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['a', 'b', 'c', null]);
});

test('step by step, to the last', async () => {
  const { shown, playing } = stage();
  let over = false;
  const end = playing.play({} as View, told('a', 'b'), 'usual').then(() => {
    over = true;
  });
  playing.pause();

  playing.step();
  vi.advanceTimersByTime(10_000);
  expect([shown, over]).toEqual([['a', 'b'], false]);

  playing.step();
  await end;
  expect([shown, playing.paused]).toEqual([['a', 'b', null], false]);
});

test('skipped while held, the next thing is shown at its own pace again', () => {
  const { shown, playing } = stage();
  void playing.play({} as View, told('a', 'b'), 'usual');
  playing.pause();
  playing.skip();

  void playing.play({} as View, told('c', 'd'), 'usual');
  vi.advanceTimersByTime(250);

  expect(shown).toEqual(['a', null, 'c', 'd', null]);
});
