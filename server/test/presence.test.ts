/** Who has a page open at a table, here and in other processes; and who sits there. */
import { describe, expect, test } from 'vitest';
import { botAt, type Chair, isPresent, isReady, seatOf, sittingOf } from '../tables/chairs.ts';
import { HEARTBEAT, Presence } from '../tables/presence.ts';
import type { Surroundings } from '../tables/surroundings.ts';

function newPresence(isShared = true) {
  const own: string[] = [];
  const said: (readonly string[])[] = [];
  const clock = { now: 1000 };
  let shows = 0;
  const around = {
    clock: { now: () => clock.now },
    storage: {
      isShared,
      tell: async ([news]: { guests: readonly string[] }[]) => void said.push([...news!.guests]),
    },
    wentWrong: () => {},
  } as unknown as Surroundings;
  const presence = new Presence(
    't',
    around,
    () => own,
    () => void shows++,
  );
  return { presence, own, said, clock, shown: () => shows };
}

describe('who is here', () => {
  test('the pages of this process; others are told when that changes, and only then', () => {
    const { presence, own, said, shown } = newPresence();
    presence.changed();
    expect([said, shown()]).toEqual([[], 0]);

    own.push('anne');
    presence.changed();
    presence.changed();

    expect([[...presence.here], said, shown()]).toEqual([['anne'], [['anne']], 1]);
    own.pop();
    presence.changed();
    expect([[...presence.here], said, shown()]).toEqual([[], [['anne'], []], 2]);
  });

  test('nobody is told where there is nobody to tell', () => {
    const { presence, own, said, shown } = newPresence(false);
    own.push('anne');
    presence.changed();

    expect([said, shown()]).toEqual([[], 1]);
  });

  test('the pages of another process, as long as it says so', () => {
    const { presence, clock, shown } = newPresence();
    presence.heard('other', ['bruno', 'anne']);
    expect([[...presence.here].sort(), shown()]).toEqual([['anne', 'bruno'], 1]);

    clock.now += 2.5 * HEARTBEAT - 1;
    presence.beat();
    expect([presence.here.size, shown()]).toEqual([2, 1]);
    clock.now += 1;
    presence.beat();

    expect([presence.here.size, shown()]).toEqual([0, 2]);
  });

  test('a process that is heard of for the first time is told who is here', () => {
    const { presence, own, said } = newPresence();
    presence.heard('first', ['bruno']);
    expect(said).toEqual([]);
    own.push('anne');

    presence.heard('first', ['bruno']);
    expect(said).toEqual([]);
    presence.heard('second', []);

    expect(said).toEqual([['anne']]);
  });

  test('is to be said again with every beat, as long as there is anybody', () => {
    const { presence, own, said, shown } = newPresence();
    expect(presence.beat()).toBeNull();
    own.push('anne');
    presence.changed();

    const again = [presence.beat(), presence.beat()];

    expect(again).toMatchObject([
      { kind: 'here', table: 't', guests: ['anne'] },
      { kind: 'here', table: 't', guests: ['anne'] },
    ]);
    expect([said, shown()]).toEqual([[['anne']], 1]);
  });
});

describe('a chair', () => {
  const anne: Chair = { who: 'person', guest: 'a', name: 'Anne', hasLeft: false };
  const gone: Chair = { ...anne, hasLeft: true };
  const choosing: Chair = { ...anne, isChoosing: true };
  const bot: Chair = { who: 'bot', bot: 'search' };
  const open: Chair = { who: 'open' };
  const all = [anne, gone, choosing, bot, open];

  test('is somebody’s', () => {
    expect([
      seatOf([open, bot, anne], 'a'),
      seatOf([anne], 'a'),
      seatOf([anne], 'b'),
      seatOf([anne], null),
    ]).toEqual([2, 0, null, null]);
  });

  test('is answered for by its bot, or by a stand-in for who left', () => {
    expect([...all, undefined].map(botAt)).toEqual([null, 'greedy', null, 'search', null, null]);
    expect([...all, undefined].map(isPresent)).toEqual([true, false, true, false, false, false]);
  });

  test('is ready when somebody has it who has nothing more to say', () => {
    expect(all.map(isReady)).toEqual([true, true, false, true, false]);
  });

  test('shows who is there, and no ids', () => {
    const here = new Set(['a']);

    expect(all.map((chair) => sittingOf(chair, here))).toEqual([
      { who: 'person', name: 'Anne', here: true, standIn: null },
      { who: 'person', name: 'Anne', here: true, standIn: 'greedy' },
      { who: 'person', name: 'Anne', here: true, standIn: null, choosing: true },
      bot,
      open,
    ]);
    expect(sittingOf(anne, new Set())).toMatchObject({ here: false });
  });
});
