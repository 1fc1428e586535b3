import { describe, expect, test } from 'vitest';
import {
  begin,
  choose,
  foresight,
  frame,
  type Game,
  type Option,
  procedure,
  roll,
  type Seat,
  together,
  view,
} from '../index.ts';
import { duel } from './duel/duel.ts';
import { asks, onceAsked, type Say, type Toy, toy } from './toy.ts';

/** Seat 0 says something, then something else; then the die falls, and seat 1 is asked. */
const walk = procedure<Toy, object, Say>()('walk', {
  first: asks(0, ['left', 'right'], 'second'),
  second: asks(0, ['stop', 'go'], 'dice'),
  dice: (t) => {
    t.log.push(`rolled ${roll(t, 6)}`);
    return 'other';
  },
  other: asks(1, ['a', 'b']),
});

function seenBy(game: Game<Toy, { log: readonly string[] }>, seat: number) {
  const t = begin(game, { seats: 2, seed: 'x' });
  return { t, seen: view(game, t, seat as Seat) };
}

describe('foresight', () => {
  const game = toy([walk]);

  test('tells what would be asked next, and changes nothing', () => {
    const { t, seen } = seenBy(game, 0);
    const foresee = foresight(game, seen, null);

    const ahead = foresee({ do: 'left' });

    expect(ahead?.asked?.options.map((option: Option) => option.do)).toEqual(['stop', 'go']);
    expect(ahead?.view.table.log).toEqual(['left']);
    expect(t.log).toEqual([]);
    expect(foresee({ do: 'right' })?.view.table.log).toEqual(['right']);
  });

  test('says nothing of what is not offered, there or further on', () => {
    const { seen } = seenBy(game, 0);
    const foresee = foresight(game, seen, null);

    expect(foresee({ do: 'go' })).toBeNull();
    expect(foresee({ do: 'left' })?.then({ do: 'left' })).toBeNull();
  });

  test('says nothing where a die decides', () => {
    const { seen } = seenBy(game, 0);

    expect(foresight(game, seen, null)({ do: 'left' })?.then({ do: 'go' })).toBeNull();
  });

  test('of somebody who is not asked there is none', () => {
    const { seen } = seenBy(game, 1);

    expect(foresight(game, seen, null)({ do: 'left' })).toBeNull();
  });

  test('comes true, whatever lies hidden', () => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed++) {
      const t = begin(duel, { seats: 2, seed: `s${seed}` });
      for (let n = 0; n < 40 && !t.result; n++) {
        const decision = t.open[0]!;
        const foresee = foresight(duel, view(duel, t, decision.seat), t.content);
        const option = decision.options[(seed + n) % decision.options.length]!;
        const ahead = foresee(option);
        choose(duel, t, decision, option);
        if (!ahead) continue;
        expect(ahead.view.table).toEqual(view(duel, t, decision.seat).table);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('the last of those who decide at once sees what comes when all have decided', () => {
    const both = procedure<Toy, object, Say>()('both', {
      all: () => together([frame(onceAsked, { seat: 0 }), frame(onceAsked, { seat: 1 })], 'after'),
      after: asks(1, ['on', 'off'], 'after'),
    });
    const game = toy([both, onceAsked]);
    const { t } = seenBy(game, 0);
    expect(foresight(game, view(game, t, 1 as Seat), null)({ do: 'yes' })).toBeNull();

    choose(game, t, t.open[0]!, { do: 'no' });

    const ahead = foresight(game, view(game, t, 1 as Seat), null)({ do: 'yes' });
    expect(ahead?.asked?.options).toEqual([{ do: 'on' }, { do: 'off' }]);
    expect(ahead?.view.table.log).toEqual(['no', 'yes']);
  });

  test('where several decide at once, ends where the others come in', () => {
    const t = begin(duel, { seats: 2, seed: 'mulligan' });
    const seen = view(duel, t, 0 as Seat);
    expect(seen.waitingFor).toEqual([0, 1]);

    expect(foresight(duel, seen, t.content)({ do: 'keep' })).toBeNull();
  });
});
