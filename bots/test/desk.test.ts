import { begin, type Seat, view } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { Desk } from '../index.ts';
import { auction } from './auction.ts';

const desk = new Desk((id) => (id === auction.id ? auction : undefined));

function question(id: number, bot: 'random' | 'greedy' = 'greedy') {
  const t = begin(auction, { seats: 2, seed: 'desk' });
  return { id, who: `t ${id}`, bot, seed: 'desk', view: view(auction, t, t.open[0]!.seat) };
}

test('a bot at its desk answers with an option, from its seat’s view alone', async () => {
  const asked = question(7);

  expect(await desk.answer(asked)).toEqual({ id: 7, option: expect.any(Number), isPlanned: false });
  expect(asked.view.decisions[0]!.options.length).toBeGreaterThan(0);
});

test('what can’t be answered is said, and the desk goes on', async () => {
  const nobodys = { ...question(8).view, decisions: [], seat: 1 as Seat };

  expect(await desk.answer({ ...question(8), view: nobodys })).toEqual({
    id: 8,
    error: 'No question of auction to answer.',
  });
  expect(await desk.answer({ ...question(9), view: { ...question(9).view, game: 'chess' } })).toMatchObject({
    id: 9,
    error: expect.any(String),
  });
  expect(await desk.answer(question(10, 'random'))).toMatchObject({ id: 10, option: expect.any(Number) });
});
