import { describe, expect, test } from 'vitest';
import { below, type GameEvent, heardBy, imagine, randomFrom, type Seat, view } from '../index.ts';
import { duel } from './duel/duel.ts';
import { at, fromTheBox } from './duel/test/at.ts';

const [first, second] = [0 as Seat, 1 as Seat];

describe('a view', () => {
  const { state } = fromTheBox();

  test('shows a seat its own questions, and everybody who is asked', () => {
    const mine = view(duel, state, first);

    expect(mine.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(mine.waitingFor).toEqual([0, 1]);
    expect(mine).toMatchObject({ game: 'duel', seat: 0, seats: 2, result: null });
  });

  test('shows of what happens at the same time only one’s own part', () => {
    const [mine, theirs] = [view(duel, state, first), view(duel, state, second)];

    expect(mine.flow![0]!.branches!.map((branch) => branch.length)).toEqual([1, 0]);
    expect(theirs.flow![0]!.branches!.map((branch) => branch.length)).toEqual([0, 1]);
    expect(state.flow[0]!.branches!.map((branch) => branch.length)).toEqual([1, 1]);
  });

  test('shows where we are in the rules to nobody who is not asked', () => {
    const table = at({});

    expect(view(duel, table.state, second).flow).toBeNull();
    expect(view(duel, table.state, null)).toMatchObject({
      flow: null,
      seat: null,
      decisions: [],
      waitingFor: [0],
    });
  });

  test('lists who is waited for in seat order, each once, whoever was asked first', () => {
    const turned = { ...state, open: state.open.toReversed() };

    expect(view(duel, turned, null).waitingFor).toEqual([0, 1]);
  });

  test('is a copy: changing it changes nothing', () => {
    const table = fromTheBox();
    const before = JSON.stringify(table.state.sides);

    const seen = view(duel, table.state, first);
    (seen.table.sides[0].own!.hand as unknown[]).length = 0;
    (seen.flow![0]!.branches![0] as unknown[]).length = 0;

    expect(JSON.stringify(table.state.sides)).toBe(before);
    expect(table.state.flow[0]!.branches![0]).toHaveLength(1);
  });
});

describe('what a seat hears', () => {
  const told: GameEvent[] = [
    { event: 'public', rule: 'R-1' },
    { event: 'secret', rule: 'R-2', only: [first] },
    { event: 'drawn', rule: 'R-3', only: [first], others: { event: 'drew', rule: 'R-3' } },
    { event: 'nobody', rule: 'R-4', only: [], others: { event: 'somebody', rule: 'R-4' } },
  ];

  test.each([
    ['the seat it is for', first, ['public', 'secret', 'drawn', 'somebody']],
    ['another seat', second, ['public', 'drew', 'somebody']],
    ['a spectator', null, ['public', 'drew', 'somebody']],
  ])('%s', (_, seat, heard) => {
    expect(heardBy(told, seat).map(({ event }) => event)).toEqual(heard);
  });

  test('says nothing of who else may know', () => {
    for (const event of heardBy(told, first)) expect(Object.keys(event)).toEqual(['event', 'rule']);
  });

  test('leaves the events as they were', () => {
    expect(told[2]).toHaveProperty('only');
  });
});

describe('imagining', () => {
  const chance = () => ({ random: randomFrom('bot') });

  test('a seat that is asked can imagine: its own hand is real, the rest may be anything', () => {
    const { state } = fromTheBox();
    const bot = chance();
    const seen = view(duel, state, first);

    const worlds = Array.from({ length: 6 }, () => imagine(duel, seen, state.content, bot));

    for (const world of worlds) {
      expect(world.sides[0].hand).toEqual(state.sides[0].hand);
      expect(world.sides[1].hand).toHaveLength(5);
      duel.check(world);
    }
    expect(new Set(worlds.map((world) => String(world.sides[1].hand))).size).toBeGreaterThan(1);
  });

  test('of those asked at the same time only the one who imagines still has a question', () => {
    const { state } = fromTheBox();

    const world = imagine(duel, view(duel, state, second), state.content, chance());

    expect(world.open).toEqual([state.open[1]]);
    expect(world.asked[1]).toBeGreaterThan(state.open[1]!.id);
  });

  test('chance is another one each time, and not what the bot will draw itself', () => {
    // Nothing is hidden here, so that nothing is drawn for the dealing.
    const nothing = { deck: [], nothingBeneath: true };
    const { state } = at({ sides: [nothing, nothing] });
    const bot = chance();
    const seen = view(duel, state, first);

    const worlds = Array.from({ length: 3 }, () => imagine(duel, seen, state.content, bot));
    const rolls = [...worlds, bot, state].map((t) =>
      Array.from({ length: 6 }, () => below(t, 1000)).join(' '),
    );

    expect(new Set(rolls).size).toBe(5);
  });

  test('dice that a test has named are no business of the bot', () => {
    const { state } = at({}, { dice: [6, 6] });

    expect(imagine(duel, view(duel, state, first), state.content, chance()).random.named).toEqual([]);
  });

  test.each([
    ['a spectator', null],
    ['a seat that is not asked', second],
  ])('%s can’t, and is told what to do instead', (_, seat) => {
    const { state } = at({});

    expect(() => imagine(duel, view(duel, state, seat), state.content, chance())).toThrow(
      "Can't imagine a state from a view without a question. Ask for the view of a seat that decides.",
    );
  });
});
