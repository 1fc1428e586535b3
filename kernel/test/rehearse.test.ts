import { describe, expect, test } from 'vitest';
import {
  begin,
  call,
  done,
  finish,
  frame,
  procedure,
  rehearsal,
  roll,
  type Seat,
  type State,
  seatsOf,
  together,
  view,
} from '../index.ts';
import { asks, onceAsked, type Say, type Toy, toy } from './toy.ts';

const start = { seats: 2, seed: 'rehearsal' };
const zero = 0 as Seat;

function write(t: State, line: string): void {
  (t as Toy).log.push(line);
  t.told?.push({ event: line, rule: 'TOY-1' });
}

const strike = procedure<Toy, { readonly strength: number }>()('strike', {
  hit: (t, f) => {
    write(t, `hit for ${f.strength}`);
    return done;
  },
});
/** An enemy that walks, strikes, and then rolls for its mood. */
const enemy = procedure<Toy, { readonly by: string }>()('enemy', {
  walk: (t, f) => {
    write(t, `${f.by} walks`);
    return call(strike, { strength: 2 }, 'mood');
  },
  mood: (t, f) => {
    write(t, `${f.by} growls`);
    write(t, `${f.by} rolls ${roll(t, 6)}`);
    return 'after';
  },
  after: (t) => {
    write(t, 'after');
    return done;
  },
});
const asking = procedure<Toy, object, Say>()('asking', {
  first: { ...asks(0, ['must'], 'second') },
  second: asks(1, ['yes', 'no'], 'end'),
  end: () => done,
});
const crowd = procedure<Toy>()('crowd', {
  all: () => together([frame(onceAsked, { seat: 0 })], 'end'),
  end: () => done,
});
const ending = procedure<Toy>()('ending', {
  end: (t) => {
    write(t, 'over');
    finish(t, { winners: [], rule: 'TOY-2', how: 'over' });
    return 'end';
  },
});
const main = procedure<Toy, object, Say>()('main', { ask: asks(0, ['a', 'b'], 'ask') });
const game = toy([main, enemy, strike, asking, onceAsked, crowd, ending]);

const table = begin(game, start);
const rehearse = rehearsal(game, view(game, table, zero), null, zero);
const words = (events: readonly { event: string }[]) => events.map(({ event }) => event);

describe('a rehearsal', () => {
  test('tells what the rules would do, and leaves the table alone', () => {
    const { events, until, view: then } = rehearse(frame(strike, { strength: 5 }));

    expect([words(events), until]).toEqual([['hit for 5'], 'done']);
    expect(then?.table.log).toEqual(['hit for 5']);
    expect(table.log).toEqual([]);
    // Each rehearsal begins where the table stands.
    expect(rehearse(frame(strike, { strength: 1 })).view?.table.log).toEqual(['hit for 1']);
  });

  test('stops before the first number that chance would give, in the middle of a step if need be', () => {
    const { events, until, view: then } = rehearse(frame(enemy, { by: 'ogre' }));

    expect(words(events)).toEqual(['ogre walks', 'hit for 2', 'ogre growls']);
    expect([until, then]).toEqual(['chance', null]);
  });

  test('a die that a position has named is chance all the same', () => {
    const named = begin(game, { ...start, dice: [6] });

    expect(rehearsal(game, view(game, named, zero), null, zero)(frame(enemy, { by: 'ogre' })).until).toBe(
      'chance',
    );
  });

  test('takes what is forced, and stops where a person would be asked', () => {
    const { events, until, view: then } = rehearse(frame(asking, {}));

    expect([words(events), until]).toEqual([['forced'], 'asked']);
    expect(then?.waitingFor).toEqual([1]);
    const theirs = rehearsal(game, view(game, table, 1 as Seat), null, 1 as Seat)(frame(asking, {}));
    // On the main line, and not one of several at the same time.
    expect(theirs.view?.decisions).toMatchObject([{ id: 0, seat: 1, branch: -1 }]);
    expect(rehearse(frame(crowd, {})).until).toBe('asked');
  });

  test('ends with the game', () => {
    expect(rehearse(frame(ending, {})).until).toBe('done');
    expect(words(rehearse(frame(ending, {})).events)).toEqual(['over']);
  });

  test('stops where a hidden piece would be turned up, and tells nothing of it', () => {
    const turning = procedure<Toy>()('turning', {
      walk: (t) => {
        write(t, 'walks');
        return 'turn';
      },
      turn: (t) => {
        write(t, 'turns up the seven');
        return done;
      },
    });
    const hiding = toy([main, turning], { knows: (t) => (t.log.length > 1 ? [7] : []) });
    const t = begin(hiding, start);

    const {
      events,
      until,
      view: then,
    } = rehearsal(hiding, view(hiding, t, zero), null, zero)(frame(turning, {}));

    expect([words(events), until, then]).toEqual([['walks'], 'hidden', null]);
  });

  test('needs no question put to the seat: whoever waits may look, too', () => {
    for (const seat of seatsOf(2)) {
      const again = rehearsal(game, view(game, table, seat), null, seat);
      expect(words(again(frame(strike, { strength: 3 })).events)).toEqual(['hit for 3']);
    }
  });

  test('a procedure that goes round in circles is said to', () => {
    const circle = procedure<Toy>()('circle', { go: () => 'go' });
    const round = toy([main, circle]);
    const t = begin(round, start);

    expect(() => rehearsal(round, view(round, t, zero), null, zero)(frame(circle, {}))).toThrow(
      'toy: circle was rehearsed for 10000 steps without an end.',
    );
  });
});
