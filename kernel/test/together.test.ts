/** Several seats decide at the same time: what one chooses changes what the others can, and a question may be for all. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  call,
  choose,
  done,
  finish,
  fork,
  frame,
  hash,
  imagine,
  procedure,
  randomFrom,
  readRecord,
  replay,
  restore,
  type Seat,
  save,
  seatsOf,
  Table,
  together,
  view,
  writeRecord,
} from '../index.ts';
import { battery } from '../testing/index.ts';
import { asks, type Say, type Toy, toy } from './toy.ts';

const SQUARES = ['a1', 'b1', 'c1'];
const [zero, one, two] = seatsOf(3) as [Seat, Seat, Seat];
const start = { seats: 2, seed: 'together' };

/** Each seat takes a square nobody has taken; `none` when there is none left. */
const settle = procedure<Toy, { readonly seat: Seat }, Say>()('settle', {
  take: {
    kind: 'settle',
    rule: 'TOY-1',
    seat: (_, f) => f.seat,
    options: (t, _, options) => {
      for (const square of SQUARES) if (!isTaken(t, square)) options.push({ do: square });
    },
    chosen: (t, f, option) => {
      write(t, `${f.seat} ${option.do}`);
      return done;
    },
    none: (t, f) => {
      write(t, `${f.seat} nowhere`);
      return done;
    },
  },
});

function write(t: Toy, line: string): void {
  t.log.push(line);
  t.told?.push({ event: line, rule: 'TOY-1' });
}

function isTaken(t: Toy, square: string): boolean {
  return t.log.some((line) => line.endsWith(` ${square}`));
}

const settling = procedure<Toy, object, Say>()('settling', {
  all: (t) =>
    together(
      seatsOf(t.seats).map((seat) => frame(settle, { seat })),
      'end',
    ),
  end: (t) => {
    finish(t, { winners: [], how: 'settled', rule: 'TOY-2' });
    return done;
  },
});
const settlers = toy([settling, settle], { seats: { min: 1, max: 5 } });

function answer(game: typeof settlers, t: Toy, seat: Seat, says: string): void {
  const decision = t.open.find((open) => open.seat === seat)!;
  choose(game, t, decision, decision.options.find((option) => option.do === says)!);
}

describe('what one seat takes is gone for the others', () => {
  test('the options of those still asked are worked out anew', () => {
    const t = begin(settlers, start);
    const before = t.open[1]!;

    answer(settlers, t, zero, 'a1');

    expect(t.open.map(({ seat, options }) => [seat, options.map((option) => option.do)])).toEqual([
      [1, ['b1', 'c1']],
    ]);
    expect(t.open[0]!.id).not.toBe(before.id);
  });

  test('the options of all who wait, whoever was asked first', () => {
    const t = begin(settlers, { ...start, seats: 3 });
    const ids = t.open.map(({ id }) => id);

    answer(settlers, t, two, 'b1');

    expect(t.open.map(({ seat, options }) => [seat, ...options.map((option) => option.do)])).toEqual([
      [0, 'a1', 'c1'],
      [1, 'a1', 'c1'],
    ]);
    // Each was asked anew once, not again and again.
    expect(t.open.map(({ id }, n) => id - ids[n]!)).toEqual([1, 1]);
  });

  test('a late answer to the question as it was is refused, and changes nothing', () => {
    const table = new Table(settlers, start);
    const before = table.state.open[1]!;
    table.choose(zero, table.state.open[0]!.id, 0);

    expect(() => table.choose(one, before.id, 0)).toThrow('This question is no longer open.');
    expect(table.state.log).toEqual(['0 a1']);
  });

  test('a question whose options are the same stands as it was', () => {
    const others = toy(
      [
        procedure<Toy, object, Say>()('apart', {
          both: () => together([frame(hello, { seat: 0 }), frame(hello, { seat: 1 })], 'end'),
          end: (t) => {
            finish(t, { winners: [], how: 'over', rule: 'TOY-2' });
            return done;
          },
        }),
        hello,
      ],
      {},
    );
    const t = begin(others, start);
    const before = t.open[1]!;

    answer(others, t, zero, 'yes');

    expect(t.open).toEqual([before]);
  });

  test('a single option left is taken, and its seat alone is told', () => {
    const table = new Table(settlers, { ...start, seats: 3 });

    table.say(two, 'c1');
    table.say(zero, 'b1');

    expect(table.state.log).toEqual(['2 c1', '0 b1', '1 a1']);
    expect(table.heard(one).map(({ event }) => event)).toEqual(['2 c1', '0 b1', 'forced', '1 a1']);
    expect(table.heard(zero).map(({ event }) => event)).toEqual(['2 c1', '0 b1', '1 a1']);
    expect(table.state.result?.how).toBe('settled');
  });

  test('a question that has lost all its options is passed over, and its seat told', () => {
    const table = new Table(settlers, { ...start, seats: 5 });

    table.say(4 as Seat, 'c1');
    table.say(3 as Seat, 'b1');

    // Seat 0 is left with one square, takes it, and so nothing is left for 1 and 2.
    expect(table.state.log).toEqual(['4 c1', '3 b1', '0 a1', '1 nowhere', '2 nowhere']);
    expect(table.heard(one).map(({ event }) => event)).toContain('withdrawn');
    expect(table.heard(3 as Seat).map(({ event }) => event)).not.toContain('withdrawn');
  });

  test('without a word on what then, a question that has lost all its options is a fault of the rules', () => {
    const { none: _, ...strict } = settle.steps.take as never as Record<string, never>;
    const game = toy([settling, { ...settle, steps: { take: strict as never } }], {
      seats: { min: 1, max: 5 },
    });
    const t = begin(game, { ...start, seats: 4 });
    answer(game, t, zero, 'a1');

    expect(() => answer(game, t, one, 'b1')).toThrow('toy: settle has no option (settle › take).');
  });

  test('what a branch does by itself before anybody is asked counts, too', () => {
    const greedy = procedure<Toy>()('greedy', {
      go: (t) => {
        t.log.push('9 a1');
        return done;
      },
    });
    const game = toy([
      procedure<Toy, object, Say>()('late', {
        all: () => together([frame(settle, { seat: zero }), frame(greedy, {})], 'end'),
        end: asks(0, ['on', 'off'], 'end'),
      }),
      settle,
      greedy,
    ]);

    expect(begin(game, start).open[0]!.options).toEqual([{ do: 'b1' }, { do: 'c1' }]);
  });
});

const hello = procedure<Toy, { readonly seat: number }, Say>()('hello', {
  ask: asks<{ does: string; at: string; seat: number }, 'ask'>((f) => f.seat, ['yes', 'no']),
});

/** Who goes next is for everybody to say; each may send only their own. Three rounds. */
const rounds = procedure<Toy, { left: number }, Say>()('rounds', {
  next: {
    kind: 'next',
    rule: 'TOY-1',
    seat: (t) => seatsOf(t.seats),
    options: (t, _, options, why, seat) => {
      for (const hero of ['first', 'second']) {
        const does = `${seat} ${hero}`;
        if (t.log.includes(does)) why?.refuse({ do: does }, 'TOY-3');
        else options.push({ do: does });
      }
    },
    chosen: (t, f, option, by) => {
      t.log.push(option.do);
      t.told?.push({ event: `went by ${by}`, rule: 'TOY-1' } as never);
      return --f.left > 0 ? 'next' : 'end';
    },
    none: () => 'end',
  },
  end: (t) => {
    finish(t, { winners: [], how: 'over', rule: 'TOY-2' });
    return done;
  },
});
const company = toy([rounds], {
  setup: (bare) => ({ ...bare, log: [], flow: [frame(rounds, { left: 4 })] }),
});

describe('a question put to several seats', () => {
  test('everybody is asked, each what they can do; the first answer takes it', () => {
    const table = new Table(company, start);
    expect(table.view(zero).waitingFor).toEqual([0, 1]);
    expect(table.view(one).decisions[0]!.options).toEqual([{ do: '1 first' }, { do: '1 second' }]);
    const late = table.view(zero).decisions[0]!;

    table.choose(one, table.view(one).decisions[0]!.id, 1);

    expect(table.state.log).toEqual(['1 second']);
    expect(() => table.choose(zero, late.id, 0)).toThrow('This question is no longer open.');
    expect(table.heard(zero).map(({ event }) => event)).toEqual(['went by 1']);
  });

  test('the record says who answered, and replays', () => {
    const table = new Table(company, start);
    table.say(one, '1 second');
    table.say(zero, '0 first');

    const text = writeRecord(company, start, table.choices);

    expect(text).toContain('1. 1 1 second\n2. 0 0 first\n');
    expect(hash(replay(company, readRecord(text)).table)).toBe(hash(table.state));
  });

  test('who has nothing to choose is not asked; what they can’t is refused with its rule', () => {
    const table = new Table(company, start);
    table.say(one, '1 second');
    expect(table.whyNot(one).map(({ about, rule }) => [about.do, rule])).toEqual([['1 second', 'TOY-3']]);

    table.say(one, '1 first');

    expect(table.view(zero).waitingFor).toEqual([0]);
    expect(table.view(one).decisions).toEqual([]);
  });

  test('only one seat with only one option: it is taken', () => {
    const table = new Table(company, start);
    table.say(one, '1 second');
    table.say(one, '1 first');

    table.say(zero, '0 second');

    expect(table.state.log).toEqual(['1 second', '1 first', '0 second', '0 first']);
  });

  test('it is kept in a save, and taken back by who answered it alone', () => {
    const table = new Table(company, start);
    const restored = restore(company, save(company, table.state));
    expect(restored.open).toEqual(table.state.open);

    table.say(one, '1 second');
    expect(table.undoTo(zero)).toBeNull();
    table.undo(one);

    expect(table.state.open).toEqual(restored.open);
  });

  test('how many questions the others were asked can’t be told from one’s own', () => {
    const chatty = procedure<Toy, { readonly seat: Seat }, Say>()('chatty', {
      talk: {
        kind: 'talk',
        rule: 'TOY-1',
        seat: (_, f) => f.seat,
        options: (_, __, options) => void options.push({ do: 'more' }, { do: 'enough' }),
        chosen: (_, __, option) => (option.do === 'more' ? 'talk' : done),
      },
    });
    const talking = toy([
      procedure<Toy, object, Say>()('talking', {
        all: () => together([frame(chatty, { seat: zero }), frame(chatty, { seat: one })], 'on'),
        on: () => call(chatty, { seat: one }, 'all'),
      }),
      chatty,
    ]);
    const after = (words: readonly string[]) => {
      const table = new Table(talking, start);
      for (const says of words) table.say(zero, says);
      table.say(one, 'enough');
      return table.view(one);
    };

    expect(after(['more', 'more', 'enough'])).toEqual(after(['enough']));
  });
});

/** One seat leads two heroes, who decide at the same time. */
const leading = procedure<Toy, object, Say>()('leading', {
  both: () => together([frame(settle, { seat: zero }), frame(settle, { seat: zero })], 'end'),
  end: (t) => {
    finish(t, { winners: [], how: 'over', rule: 'TOY-2' });
    return done;
  },
});
const leader = toy([leading, settle]);

describe('a seat that is asked several things at once', () => {
  test('answers any of them; the record names which', () => {
    const table = new Table(leader, { seats: 1, seed: 'leader' });
    const [, second] = table.view(zero).decisions;

    table.choose(zero, second!.id, 2);
    table.say(zero, 'a1');

    expect(table.choices.map(({ says }) => says)).toEqual(['@1 c1', 'a1']);
    const text = table.record;
    expect(text).toContain('1. 0 @1 c1\n2. 0 a1\n');
    expect(hash(replay(leader, readRecord(text)).table)).toBe(hash(table.state));
  });

  test('a choice that doesn’t say which is refused with the ways to say it', () => {
    const table = new Table(leader, { seats: 1, seed: 'leader' });

    expect(() => table.say(zero, 'a1')).toThrow(
      'Seat 0 is asked several things now; expected @0 (settle) or @1 (settle) before the choice, got "a1".',
    );
    expect(() => table.say(zero, '@7 a1')).toThrow('expected @0 (settle) or @1 (settle) before the choice');
    expect(table.option(zero, '@0 a1')).toEqual({ do: 'a1' });
  });

  test('what it imagines has both questions open', () => {
    const table = new Table(leader, { seats: 1, seed: 'leader' });

    const world = imagine(leader, table.view(zero), null, { random: randomFrom('dream') });

    expect(world.open).toEqual(table.state.open);
    const played = fork(world);
    choose(leader, played, played.open[1]!, { do: 'a1' });
    expect(view(leader, played, zero).decisions[0]!.options).toEqual([{ do: 'b1' }, { do: 'c1' }]);
  });
});

const small = { games: 50, longest: 100, decisions: 300, thorough: 20 };
battery(settlers, {
  ...small,
  rounds: [
    { name: 'two', start: { seats: 2 } },
    { name: 'five', start: { seats: 5 } },
  ],
});
battery(company, { ...small, rounds: [{ name: 'company', start: { seats: 3 } }] });
battery(leader, { ...small, rounds: [{ name: 'leader', start: { seats: 1 } }] });
