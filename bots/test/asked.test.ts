import type { Decision, Seat } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { askedOfABot } from '../asked.ts';

const isBot = (seat: Seat): boolean => seat > 0;
function asked(seat: number, more: Partial<Decision> = {}): Decision {
  return { id: 0, seat: seat as Seat, kind: 'next', rule: 'T-1', options: [], branch: -1, ...more };
}

test('a question of its own is a bot’s to answer, whoever else is asked something', () => {
  expect(askedOfABot([asked(0, { branch: 0 }), asked(2, { branch: 1 })], isBot)?.seat).toBe(2);
  expect(askedOfABot([asked(0)], isBot)).toBeUndefined();
});

test('a question put to several is left to the people among them', () => {
  const shared = { shared: true as const };

  expect(askedOfABot([asked(0, shared), asked(1, shared)], isBot)).toBeUndefined();
  expect(askedOfABot([asked(1, shared), asked(2, shared)], isBot)?.seat).toBe(1);
  expect(
    askedOfABot(
      [asked(0, { branch: 0 }), asked(1, { ...shared, branch: 1 }), asked(2, { ...shared, branch: 1 })],
      isBot,
    )?.seat,
  ).toBe(1);
});
