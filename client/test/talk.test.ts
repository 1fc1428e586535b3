import type { Seat } from '@tablee/kernel';
import { PHRASES } from '@tablee/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PHRASE_TEXTS } from '../online/phrase-texts.ts';
import { Talk } from '../online/talk.ts';

const LEA = 0 as Seat;
const MAX = 1 as Seat;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('phrases', () => {
  test('are said in both languages, every one', () => {
    for (const phrase of PHRASES) {
      expect(PHRASE_TEXTS[phrase].fr).toBeTruthy();
      expect(PHRASE_TEXTS[phrase].en).not.toBe(PHRASE_TEXTS[phrase].fr);
    }
  });

  test('stand at the seat for a while, and stay in the log', () => {
    const talk = new Talk(() => {});

    talk.hear(LEA, 'niceMove', 7);
    expect(talk.saying.get(LEA)).toBe(PHRASE_TEXTS.niceMove);

    vi.runAllTimers();
    expect(talk.saying.size).toBe(0);
    expect(talk.spoken).toEqual([{ seat: LEA, text: PHRASE_TEXTS.niceMove, after: 7 }]);
  });

  test('of somebody muted are not heard, and those of others are', () => {
    const talk = new Talk(() => {});
    talk.hear(LEA, 'hello', 0);

    talk.mute(LEA, true);
    talk.hear(LEA, 'oops', 1);
    talk.hear(MAX, 'thanks', 1);

    expect([...talk.saying.keys()]).toEqual([MAX]);
    expect(talk.spoken.map(({ seat }) => seat)).toEqual([LEA, MAX]);
    talk.mute(LEA, false);
    talk.hear(LEA, 'sorry', 2);
    expect(talk.saying.get(LEA)).toBe(PHRASE_TEXTS.sorry);
  });

  test('this page does not know are left alone', () => {
    const talk = new Talk(() => {});

    talk.hear(LEA, 'ahoy' as never, 0);

    expect(talk.spoken).toEqual([]);
  });
});
