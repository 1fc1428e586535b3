import { describe, expect, test } from 'vitest';
import { below, hash, procedure, RESIGNS, Refused, type Seat, Table } from '../index.ts';
import { duel } from './duel/duel.ts';
import { at, fromTheBox } from './duel/test/at.ts';
import { asks, type Say, type Toy, toy } from './toy.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const REFUSED = 'Nothing can be taken back: something was drawn, shown or decided since.';

describe('what was heard', () => {
  /** Some choices of both mages. */
  const played = () =>
    at({
      sides: [
        { well: 9, hand: ['louve', 'braise'], line: ['louve'] },
        { well: 3, hand: ['rage'] },
      ],
    }).choose('play louve', 'spend', 'spend', 'pass', 'pass', 'end', 'pass', 'pass').table;

  test('can be asked for from any moment on', () => {
    const table = played();
    for (const seat of [first, second, null]) {
      const all = table.moments(seat);
      expect(all.length).toBeGreaterThan(2);
      for (let from = 0; from <= all.length; from++)
        expect(table.moments(seat, from), `${seat} from ${from}`).toEqual(all.slice(from));
    }
  });

  test('can be asked for choice by choice, the opening with 0', () => {
    const table = played();
    const { length } = table.choices;
    const one = (choice: number) => table.heardOf(null, choice);

    expect(one(0)).toEqual(table.moments(null)[0]!.events);
    expect(Array.from({ length: length + 1 }, (_, n) => one(n)).flat()).toEqual(table.heard(null));
    for (let n = 1; n <= length; n++)
      expect([...one(n), ...table.heard(null, n)]).toEqual(table.heard(null, n - 1));
    expect(one(length + 1)).toEqual([]);
  });
});

test('an answer that is none says which there are', () => {
  const { table } = at({ sides: [{ well: 3, hand: ['braise'], line: ['louve'] }, {}] });
  const { id, options } = table.state.open[0]!;

  for (const index of [-1, options.length])
    expect(() => table.choose(first, id, index)).toThrow(
      new Refused(`Expected an option from 0 to ${options.length - 1}, got ${index}.`),
    );
});

describe('undo', () => {
  test('goes back over one’s own small choices, to the very same states', () => {
    const { table, state } = at({ sides: [{ well: 3, hand: ['braise'], line: ['louve'] }, {}] });
    const hashes = [hash(state)];
    for (const says of ['play braise#0', 'target louve#9']) {
      table.say(first, says);
      hashes.push(hash(table.state));
    }

    for (const before of hashes.slice(0, -1).reverse()) {
      table.undo(first);
      expect(hash(table.state)).toBe(before);
    }

    expect(table.undoTo(first)).toBeNull();
    expect(table.choices).toEqual([]);
  });

  test('nobody has heard of what was taken back', () => {
    const { table } = at({ sides: [{ well: 3, hand: ['braise'], line: ['louve'] }, {}] });
    table.say(first, 'play braise#0');
    const before = [first, second, null].map((seat) => table.moments(seat));
    table.say(first, 'target louve#9');

    table.undo(first);

    expect([first, second, null].map((seat) => table.moments(seat))).toEqual(before);
    expect(table.momentsBy(first)).toBe(1);
  });

  test('stops at a random number, whether or not it showed anything', () => {
    const coin = procedure<Toy, object, Say>()('coin', {
      ask: {
        ...asks(0, ['toss', 'wait']),
        chosen: (t, _, option) => {
          if (option.do === 'toss') below(t, 2);
          return 'ask';
        },
      },
    });
    const table = new Table(toy([coin]), { seats: 1, seed: 'coin' });
    table.say(first, 'wait');
    expect(table.undoTo(first)).toBe(0);

    table.say(first, 'toss');

    expect(table.undoTo(first)).toBeNull();
    expect(() => table.undo(first)).toThrow(new Refused(REFUSED));
    table.say(first, 'wait');
    table.undo(first);
    expect(table.choices.map(({ says }) => says)).toEqual(['wait', 'toss']);
  });

  test('stops where anybody learnt a card: the mage who looks', () => {
    const table = at({ sides: [{ well: 2, hand: ['oracle'] }, {}] });
    table.choose('play oracle', 'spend', 'spend', 'pass', 'pass', 'pass');
    expect(table.table.undoTo(first)).toBe(5);

    const drawn = table.state.random.drawn;
    table.choose('pass');

    expect(table.kind).toBe('peek');
    expect(table.state.random.drawn).toBe(drawn);
    expect(table.table.undoTo(second)).toBeNull();
  });

  test('stops where anybody learnt a card: the enemy of the mage who shows one', () => {
    const table = at({ sides: [{ well: 2, hand: ['louve'] }, {}] });

    table.choose('play louve', 'spend');
    expect(table.table.undoTo(first)).toBe(1);
    table.choose('spend');

    expect(table.table.undoTo(first)).toBeNull();
  });

  test('is for the seat that decided last', () => {
    const table = at({ sides: [{ well: 2, hand: ['louve'] }, {}] });
    table.choose('end');
    expect(table.table.undoTo(second)).toBeNull();
    expect(table.table.undoTo(first)).toBe(0);
    table.choose('pass');
    expect(table.table.undoTo(first)).toBe(1);

    table.choose('pass');

    expect(table.table.undoTo(first)).toBeNull();
  });

  test('stops at the end of the game', () => {
    const table = at({});

    table.table.say(first, RESIGNS);

    expect(table.table.undoTo(first)).toBeNull();
  });

  test('takes back several choices in one go, down to a limit it can say', () => {
    const { table } = at({ sides: [{ well: 3, hand: ['braise'], line: ['louve'] }, {}] });
    table.say(first, 'play braise#0');
    table.say(first, 'target louve#9');

    expect(table.undoLimit(first)).toBe(0);
    expect(table.undoLimit(second)).toBeNull();
    expect(() => table.undo(first, 2)).toThrow('Expected a number of choices from 0 to 1, got 2.');
    table.undo(first, 0);

    expect(table.choices).toEqual([]);
  });

  test('never goes below its limit', () => {
    const { table } = at({ sides: [{ well: 2, hand: ['louve'] }, {}] }).choose(
      'play louve',
      'spend',
      'spend',
      'pass',
    );

    expect(() => table.undo(second, 0)).toThrow(REFUSED);
    expect(() => table.undo(first, 0)).toThrow(REFUSED);
  });

  test('of nothing is refused', () => {
    expect(() => fromTheBox().table.undo(first)).toThrow(REFUSED);
  });

  test('is not counted as taken back: it is everybody’s right', () => {
    const { table } = at({ sides: [{ well: 2, hand: ['louve'] }, {}] });
    table.say(first, 'play louve#9');

    table.undo(first);

    expect(table.takenBack).toBe(0);
  });
});

describe('going back plays little again', () => {
  /** Every other choice draws a number, and can't be taken back; `played` counts what was played at all. */
  function counted() {
    let played = 0;
    const tossing = procedure<Toy, object, Say>()('tossing', {
      ask: {
        ...asks(0, ['toss', 'wait']),
        chosen: (t, _, option) => {
          played++;
          t.log.push(option.do === 'toss' ? `${below(t, 1000)}` : 'waited');
          return 'ask';
        },
      },
    });
    const table = new Table(toy([tossing]), { seats: 1, seed: 'tossing' });
    const logs = [table.state.log.slice()];
    for (let n = 0; n < 20; n++) {
      table.say(first, n % 2 === 0 ? 'toss' : 'wait');
      logs.push(table.state.log.slice());
    }
    const during = (act: () => void): number => {
      const before = played;
      act();
      return played - before;
    };
    return { table, logs, during };
  }

  test('a choice taken back: from the last one that can’t be', () => {
    const { table, logs, during } = counted();
    expect(during(() => table.undo(first))).toBe(0);
    table.say(first, 'wait');
    table.say(first, 'wait');

    expect(during(() => table.undo(first))).toBe(1);
    expect(table.state.log).toEqual(logs[20]);
  });

  test('further back: from the beginning once, then from the last before it that can’t be', () => {
    const { table, logs, during } = counted();

    expect(during(() => table.goBackTo(10))).toBeLessThanOrEqual(10 + 1);
    expect(table.state.log).toEqual(logs[10]);
    expect(during(() => table.goBackTo(9))).toBe(0);
    expect(table.state.log).toEqual(logs[9]);
    expect(during(() => table.stateAt(9))).toBe(0);
    expect(table.stateAt(4).log).toEqual(logs[4]);
  });
});

describe('going back further, when everybody agreed', () => {
  const played = () =>
    at({ sides: [{ well: 2, hand: ['louve'] }, {}] }).choose('play louve', 'spend', 'spend', 'pass', 'pass');

  test('is counted', () => {
    const { table } = played();

    table.goBackTo(3);
    expect(table.takenBack).toBe(2);
    table.goBackTo(3);
    expect(table.takenBack).toBe(2);
    table.goBackTo(0);

    expect(table.takenBack).toBe(5);
    expect(table.choices).toEqual([]);
  });

  test('comes to the state there was, and goes on from there', () => {
    const { table } = played();
    const again = at({ sides: [{ well: 2, hand: ['louve'] }, {}] }).choose('play louve', 'spend');

    table.goBackTo(2);

    expect(hash(table.state)).toBe(hash(again.state));
    table.say(first, 'spend');
    expect(table.heard(second).map(({ event }) => event)).toEqual(['cardPlayed']);
  });

  test.each([-1, 6, 1.5])('to %d choices is refused', (count) => {
    const { table } = played();

    expect(() => table.goBackTo(count)).toThrow(`Expected a number of choices from 0 to 5, got ${count}.`);
    expect(table.choices).toHaveLength(5);
  });
});

describe('a table', () => {
  test('made from its choices is the same table', () => {
    const { table } = at({ sides: [{ well: 2, hand: ['louve'] }, {}] }).choose(
      'play louve',
      'spend',
      'spend',
      'pass',
    );

    const again = new Table(duel, table.start, table.choices);

    expect(hash(again.state)).toBe(hash(table.state));
    expect(again.heard(first)).toEqual(table.heard(first));
    expect(again.undoTo(first)).toBe(table.undoTo(first));
    expect(again.record).toBe(table.record);
  });

  test('tells what was heard since a choice, or from the opening on', () => {
    const { table } = fromTheBox();
    const opening = table.heard(first).length;
    table.say(second, 'keep');
    table.say(first, 'keep');

    expect(opening).toBeGreaterThan(4);
    expect(table.heard(first).length).toBeGreaterThan(opening);
    expect(table.heard(first, 1).map(({ event }) => event)).toEqual([
      'mulliganed',
      'mulliganed',
      'turnBegan',
    ]);
    expect(table.heard(first, 2)).toEqual([]);
  });
});
