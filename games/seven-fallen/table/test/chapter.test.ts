import { type Seat, type View, view } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { sevenFallen } from '../../index.ts';
import { at } from '../../test/at.ts';
import type { SFView } from '../../types.ts';
import { chapter } from '../chapter.ts';

const TURN = { event: 'turnBegan', seat: 1, turn: 4, rule: 'SF-TURN-3' } as const;

test.each([
  [null, ['Anne', 'Bruno'], 'Tour 4 : Bruno'],
  [null, [], 'Tour 4 : le joueur 2'],
  [0 as Seat, ['Anne', 'Bruno'], 'Tour 4 : Bruno'],
  [0 as Seat, [], 'Tour 4 : l’adversaire'],
  [1 as Seat, ['Anne', 'Bruno'], 'Tour 4 : vous'],
])('to seat %s, with names %j, a turn is called %s', (reader, names, title) => {
  const { state } = at();
  const seen = view(sevenFallen, state, reader) as View as View<SFView>;

  expect(chapter(seen, TURN, 'fr', state.content, names)?.replace(/\s/g, ' ')).toBe(title);
});
