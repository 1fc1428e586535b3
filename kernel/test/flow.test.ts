import { describe, expect, test } from 'vitest';
import {
  begin,
  call,
  callAt,
  choose,
  done,
  finish,
  frame,
  procedure,
  resign,
  type Seat,
  together,
} from '../index.ts';
import { asks, forEver, onceAsked, type Say, type Toy, toy } from './toy.ts';

const start = { seats: 2, seed: 'flow' };

/** Answers the open question of this seat. */
function say(game: ReturnType<typeof toy>, t: Toy, seat: number, word: string): void {
  const decision = t.open.find((open) => open.seat === seat)!;
  choose(game, t, decision, decision.options.find((option) => option.do === word)!);
}

describe('procedures', () => {
  test('play begins at the first step and follows the names', () => {
    const main = procedure<Toy, object, Say>()('main', {
      first: (t) => {
        t.log.push('first');
        return 'third';
      },
      second: (t) => {
        t.log.push('second');
        return 'ask';
      },
      third: (t) => {
        t.log.push('third');
        return 'second';
      },
      ask: asks(0, ['yes', 'no'], 'ask'),
    });

    expect(begin(toy([main]), start).log).toEqual(['first', 'third', 'second']);
  });

  test('a frame written out is the one `call` makes, or refused', () => {
    const inner = procedure<Toy, { count: number }>()('inner', { work: () => done, rest: () => done });

    expect(callAt(inner, { does: 'inner', at: 'work', count: 2 }, 'after')).toEqual(
      call(inner, { count: 2 }, 'after'),
    );
    expect(() => callAt(inner, { does: 'inner', at: 'rest', count: 2 }, 'after')).toThrow(
      'Expected a frame of inner › work, got inner › rest.',
    );
    expect(() => callAt(inner, { does: 'outer', at: 'work', count: 2 }, 'after')).toThrow(
      'got outer › work.',
    );
  });

  test('a procedure that is done goes back to the one that called it, at the step named', () => {
    const inner = procedure<Toy, { count: number }>()('inner', {
      work: (t, f) => {
        t.log.push(`inner ${f.count}`);
        f.count--;
        return f.count > 0 ? 'work' : done;
      },
    });
    const main = procedure<Toy, object, Say>()('main', {
      go: () => call(inner, { count: 2 }, 'after'),
      after: (t) => {
        t.log.push('after');
        return 'ask';
      },
      ask: asks(0, ['yes', 'no'], 'ask'),
    });

    const t = begin(toy([main, inner]), start);

    expect(t.log).toEqual(['inner 2', 'inner 1', 'after']);
    expect(t.flow).toEqual([{ does: 'main', at: 'ask' }]);
  });

  test('where we are is data: a frame has its procedure, its step and its locals', () => {
    const main = procedure<Toy, object, Say>()('main', { go: () => call(onceAsked, { seat: 1 }, 'go') });

    expect(begin(toy([main, onceAsked]), start).flow).toEqual([
      { does: 'main', at: 'go' },
      { does: 'onceAsked', at: 'ask', seat: 1 },
    ]);
  });

  test('a step that is not there is named with its procedure', () => {
    const lost = procedure<Toy>()('lost', { go: () => 'nowhere' as 'go' });

    expect(() => begin(toy([lost]), start)).toThrow('toy: procedure lost has no step nowhere.');
  });

  test('a procedure the game does not list is named', () => {
    const main = procedure<Toy, object, Say>()('main', { go: () => call(onceAsked, { seat: 0 }, 'go') });

    expect(() => begin(toy([main]), start)).toThrow('toy: procedure onceAsked has no step ask.');
  });

  test('going round in circles without a decision is stopped', () => {
    const circle = procedure<Toy>()('circle', { one: () => 'two', two: () => 'one' });

    expect(() => begin(toy([circle]), start)).toThrow('toy: 100000 steps without a decision.');
  });

  test('rules that run out without a decision or a result are no game', () => {
    const short = procedure<Toy>()('short', { go: () => done });

    expect(() => begin(toy([short]), start)).toThrow(
      'toy: the rules ran out without a decision or a result.',
    );
  });

  test('a question without an answer is a dead end, named with its step', () => {
    const mute = procedure<Toy, object, Say>()('mute', { ask: asks(0, []) });

    expect(() => begin(toy([mute]), start)).toThrow('toy: say has no option (mute › ask).');
  });
});

describe('several seats at the same time', () => {
  const both = () => together([frame(onceAsked, { seat: 0 }), frame(onceAsked, { seat: 1 })], 'after');
  const after = (t: Toy) => {
    t.log.push('after');
    return 'ask' as const;
  };
  const main = procedure<Toy, object, Say>()('main', { go: both, after, ask: asks(0, ['on', 'off'], 'ask') });
  const game = toy([main, onceAsked]);

  test.each([
    ['in order', [0, 1]],
    ['the other way round', [1, 0]],
  ])('all are asked at once, and may answer %s', (_, order) => {
    const t = begin(game, start);
    expect(t.open.map(({ seat, branch }) => [seat, branch])).toEqual([
      [0, 0],
      [1, 1],
    ]);

    say(game, t, order[0]!, 'yes');
    expect(t.log).toEqual(['yes']);
    expect(t.open.map(({ seat }) => seat)).toEqual([order[1]]);
    say(game, t, order[1]!, 'no');

    expect(t.log).toEqual(['yes', 'no', 'after']);
    expect(t.open.map(({ branch }) => branch)).toEqual([-1]);
    expect(t.flow).toEqual([{ does: 'main', at: 'ask' }]);
  });

  test('a branch may take several decisions while another waits', () => {
    const twice = procedure<Toy, { readonly seat: number }, Say>()('twice', {
      one: asks(0, ['a', 'b'], 'two'),
      two: () => call(onceAsked, { seat: 0 }, 'end'),
      end: () => done,
    });
    const play = procedure<Toy, object, Say>()('play', {
      go: () => together([frame(twice, { seat: 0 }), frame(onceAsked, { seat: 1 })], 'after'),
      after,
      ask: asks(0, ['on', 'off'], 'ask'),
    });
    const twiceGame = toy([play, twice, onceAsked]);
    const t = begin(twiceGame, start);

    say(twiceGame, t, 0, 'a');
    expect(t.open.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    say(twiceGame, t, 1, 'no');
    say(twiceGame, t, 0, 'yes');

    expect(t.log).toEqual(['a', 'no', 'yes', 'after']);
  });

  test('it may follow a choice, a forced choice, or nothing but automatic branches', () => {
    const quiet = procedure<Toy>()('quiet', { go: () => done });
    const chosen = procedure<Toy, object, Say>()('chosen', {
      ask: { ...asks(0, ['go', 'stay']), chosen: both },
      after,
      forced: { ...asks(0, ['must']), chosen: both },
      nobody: () => together([frame(quiet, {})], 'ask'),
    });
    const from = (at: string) =>
      toy([chosen, onceAsked, quiet], {
        setup: (bare) => ({ ...bare, log: [], flow: [{ does: 'chosen', at }] }),
      });

    const t = begin(from('ask'), start);
    say(from('ask'), t, 0, 'go');

    expect(t.open.map(({ branch }) => branch)).toEqual([0, 1]);
    expect(begin(from('forced'), start).open.map(({ branch }) => branch)).toEqual([0, 1]);
    expect(begin(from('nobody'), start).open.map(({ branch }) => branch)).toEqual([-1]);
  });

  test('of nobody at all, it goes straight on', () => {
    const none = procedure<Toy, object, Say>()('none', {
      go: () => together([], 'ask'),
      ask: asks(0, ['a', 'b'], 'ask'),
    });

    expect(begin(toy([none]), start).open).toHaveLength(1);
  });

  test('a branch can’t branch again', () => {
    const nested = procedure<Toy, object, Say>()('nested', { go: both, after: () => done });
    const outer = procedure<Toy, object, Say>()('outer', {
      go: () => together([frame(onceAsked, { seat: 2 }), frame(nested, {})], 'end'),
      end: () => done,
    });

    expect(() => begin(toy([outer, nested, onceAsked]), { ...start, seats: 3 })).toThrow(
      'toy: nested › after branches inside a branch.',
    );
  });

  test('a game that ends in one branch asks nobody any more', () => {
    const ender = procedure<Toy, object, Say>()('ender', {
      ask: {
        ...asks(0, ['end', 'go']),
        chosen: (t) => {
          finish(t, { winners: [], how: 'over', rule: 'TOY-2' });
          return done;
        },
      },
    });
    const play = procedure<Toy, object, Say>()('play', {
      go: () => together([frame(ender, {}), frame(onceAsked, { seat: 1 })], 'after'),
      after: () => 'after',
    });
    const endGame = toy([play, ender, onceAsked]);
    const t = begin(endGame, start);

    say(endGame, t, 0, 'end');

    expect([t.result?.how, t.open, t.flow]).toEqual(['over', [], []]);
  });

  test('a seat that gives up without ending the game leaves the others their questions', () => {
    const staying = toy([main, onceAsked], { resign: (t, seat) => void t.log.push(`${seat} left`) });
    const t = begin(staying, start);
    say(staying, t, 1, 'yes');

    resign(staying, t, 1 as Seat);

    expect(t.log).toEqual(['yes', '1 left']);
    expect(t.open.map(({ seat, branch }) => [seat, branch])).toEqual([[0, 0]]);
    say(staying, t, 0, 'no');
    expect(t.log).toEqual(['yes', '1 left', 'no', 'after']);
  });
});

describe('the end', () => {
  test('the first result stands, whatever the same step brings about after it', () => {
    const ending = procedure<Toy>()('ending', {
      go: (t) => {
        finish(t, { winners: [0 as Seat], how: 'first', rule: 'TOY-2' });
        finish(t, { winners: [1 as Seat], how: 'second', rule: 'TOY-2' });
        return 'go';
      },
    });

    const t = begin(toy([ending, forEver]), start);

    expect(t.result).toEqual({ winners: [0], how: 'first', rule: 'TOY-2' });
    expect([t.flow, t.open]).toEqual([[], []]);
  });
});
