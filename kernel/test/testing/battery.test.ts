/** The battery is worth something only if it fails for a game that is wrong: here are some, each wrong in one way. */
import { describe, expect, test } from 'vitest';
import type { AnyAsking } from '../../flow.ts';
import { below, type Game, type Procedure, procedure, type Seat, type Start } from '../../index.ts';
import { compareCopies, replayRandom } from '../../testing/copies.ts';
import { imagineRandom } from '../../testing/imagined.ts';
import { lookForLeaks } from '../../testing/leaks.ts';
import { playOut } from '../../testing/random-play.ts';
import { undoRandom } from '../../testing/undo.ts';
import { duel } from '../duel/duel.ts';
import type { Duel, DuelEvent, DuelView, Piece } from '../duel/types.ts';
import { asks, forEver, type Say, type Toy, toy } from '../toy.ts';

type AnyDuel = Game<Duel, DuelView>;
type Trial = (game: AnyDuel, start: Start, longest: number) => unknown;

const LONGEST = 1500;
const leaks: Trial = (game, start) => lookForLeaks(game, start, 400, LONGEST);

/** Tries the piece on a few random games. */
function tried(piece: Trial, game: AnyDuel): () => void {
  return () => {
    for (let n = 0; n < 6; n++) piece(game, { seats: 2, seed: `broken ${n}` }, LONGEST);
  };
}

/** The duel with one of its questions changed. */
function withQuestion(does: string, at: string, change: (step: AnyAsking) => Partial<AnyAsking>): AnyDuel {
  const changed = (found: Procedure): Procedure => {
    const step = found.steps[at] as AnyAsking;
    return { ...found, steps: { ...found.steps, [at]: { ...step, ...change(step) } } };
  };
  return {
    ...duel,
    procedures: duel.procedures.map((found) => (found.name === does ? changed(found) : found)),
  };
}

/** The duel with the events of one kind changed as they are told. */
function withEvent(name: DuelEvent['event'], change: (event: DuelEvent) => DuelEvent): AnyDuel {
  const changed = (t: Duel): void => {
    if (t.told) t.told = t.told.map((event) => (event.event === name ? change(event as DuelEvent) : event));
  };
  const procedures = duel.procedures.map((found): Procedure => {
    const steps = Object.entries(found.steps).map(([at, step]) => [
      at,
      typeof step === 'function'
        ? (t: Duel, f: never) => {
            const next = step(t, f);
            changed(t);
            return next;
          }
        : {
            ...step,
            chosen: (t: Duel, f: never, option: never, by: Seat) => {
              const next = step.chosen(t, f, option, by);
              changed(t);
              return next;
            },
          },
    ]);
    return { ...found, steps: Object.fromEntries(steps) };
  });
  return { ...duel, procedures };
}

describe('a leak is found', () => {
  test('a view that shows the enemy’s hand', () => {
    const view: AnyDuel['view'] = (t, seat) => ({
      ...duel.view(t, seat),
      hands: t.sides.map(({ hand }) => hand),
    });

    expect(tried(leaks, { ...duel, view })).toThrow('the view before of seat');
  });

  test('a view that shows the next card of one’s own deck', () => {
    const view: AnyDuel['view'] = (t, seat) => ({
      ...duel.view(t, seat),
      next: seat !== null && t.sides[seat]!.deck.at(-1),
    });

    expect(tried(leaks, { ...duel, view })).toThrow('depends on hidden pieces');
  });

  test('a view that shows spectators more than seats', () => {
    const view: AnyDuel['view'] = (t, seat) => ({
      ...duel.view(t, seat),
      ...(seat === null && { sides: t.sides as never }),
    });

    expect(tried(leaks, { ...duel, view })).toThrow('of a spectator depends on hidden pieces');
  });

  test('a view that gives only a number away', () => {
    const view: AnyDuel['view'] = (t, seat) => {
      const creatures = t.sides.map(({ hand }) => hand.filter((piece) => piece % 14 > 7).length);
      return { ...duel.view(t, seat), creatures };
    };

    expect(tried(leaks, { ...duel, view })).toThrow('depends on hidden pieces');
  });

  test('an event that names the card the enemy drew', () => {
    const game = withEvent('cardDrawn', ({ only: _, others: __, ...event }) => event as DuelEvent);

    expect(tried(leaks, game)).toThrow('hears of hidden pieces');
  });

  test('an event that names the card the enemy has just chosen in secret', () => {
    const game = withEvent('setAside', ({ only: _, ...event }) => event as DuelEvent);

    expect(tried(leaks, game)).toThrow('(mulligan): seat');
  });

  test('a question that is skipped for a hand without an answer', () => {
    const game = withQuestion('priority', 'hold', () => ({ always: undefined as never }));

    expect(tried(leaks, game)).toThrow(/depends on hidden pieces|hears of hidden pieces/);
  });
});

describe('a copy that is none is found', () => {
  test('rules that keep count in what all copies share', () => {
    const counter = { plays: 0 };
    const game = withQuestion('turn', 'day', (step) => ({
      chosen: (t, f, option, by) => {
        (t as Duel).sides[0].life += ++counter.plays % 2;
        return step.chosen(t, f, option, by);
      },
    }));

    expect(tried(compareCopies, game)).toThrow('went another way');
    expect(tried(replayRandom, game)).toThrow(/line \d+|elsewhere/);
    expect(tried(undoRandom, game)).toThrow('undo came to another state');
  });

  test('a state that shares a part of itself with its forks', () => {
    // A list of mixed kinds: `fork` takes the first for all, and shares the rest.
    type Marked = Duel & { marks: [number, { days: number }] };
    const setup: AnyDuel['setup'] = (bare) =>
      ({ ...duel.setup(bare as never), marks: [0, { days: 0 }] }) as unknown as Duel;
    const game = withQuestion('turn', 'day', (step) => ({
      chosen: (t, f, option, by) => {
        (t as Marked).marks[1].days++;
        return step.chosen(t, f, option, by);
      },
    }));

    expect(tried(compareCopies, { ...game, setup })).toThrow('playing a copy touched the original');
  });

  test('a state that is not plain data', () => {
    const setup: AnyDuel['setup'] = (bare) => ({ ...duel.setup(bare as never), seen: new Map() }) as never;
    const game = withQuestion('turn', 'day', (step) => ({
      options: (t, f, options, why, seat) => {
        if (!((t as unknown as { seen: unknown }).seen instanceof Map)) options.push({ do: 'end' });
        step.options(t, f, options, why, seat);
      },
    }));

    expect(tried(compareCopies, { ...game, setup })).toThrow(
      /the options came in another order|the restored options are others/,
    );
  });

  test('options in an order that depends on the moment', () => {
    const game = withQuestion('mulligan', 'pick', (step) => ({
      options: (t, f, options, why, seat) => {
        step.options(t, f, options, why, seat);
        options.sort(() => Math.random() - 0.5);
      },
    }));

    expect(tried(compareCopies, game)).toThrow(/options (are others|came in another order)|another way/);
  });

  test('chance that is not the state’s own', () => {
    const game = withQuestion('turn', 'day', (step) => ({
      chosen: (t, f, option, by) => {
        (t as Duel).sides[0].life += Math.floor(Math.random() * 3);
        return step.chosen(t, f, option, by);
      },
    }));

    expect(tried(compareCopies, game)).toThrow('another way');
  });

  test('two options that are written alike', () => {
    const words = { ...duel.words, notation: (option: { do: string }) => option.do };

    expect(tried(compareCopies, { ...duel, words })).toThrow(
      'two options of mulligan are written "setAside".',
    );
  });
});

describe('an imagined state that does not fit is found', () => {
  test('one that forgets a creature’s wounds', () => {
    const unview: AnyDuel['unview'] = (seen, seat, bare) => {
      const t = duel.unview(seen, seat, bare as never);
      for (const { line } of t.sides) for (const creature of line) creature.wounds = 0;
      return t;
    };

    expect(tried(imagineRandom, { ...duel, unview })).toThrow('the imagined state looks different');
  });

  test('one that loses a card', () => {
    const unview: AnyDuel['unview'] = (seen, seat, bare) => {
      const t = duel.unview(seen, seat, bare as never);
      t.sides[1 - seat]!.deck.pop();
      return t;
    };

    expect(tried(imagineRandom, { ...duel, unview })).toThrow('55 cards on the table, 56 expected.');
  });

  test('one that is made of the real one', () => {
    const view: AnyDuel['view'] = (t, seat) => {
      const seen = duel.view(t, seat);
      return { ...seen, live: t.sides.map(({ grave }) => grave) } as DuelView;
    };
    const unview: AnyDuel['unview'] = (seen, seat, bare) => {
      const t = duel.unview(seen, seat, bare as never);
      const { live } = seen as unknown as { live: Piece[][] };
      t.sides.forEach((side, of) => {
        side.grave = live[of]!;
      });
      return t;
    };

    expect(tried(imagineRandom, { ...duel, view, unview })).toThrow(
      'playing an imagined state touched the real one',
    );
  });
});

describe('a game that does not work is found', () => {
  test('a card that is lost', () => {
    const game = withQuestion('discarding', 'discard', (step) => ({
      chosen: (t, f, option, by) => {
        const next = step.chosen(t, f, option, by);
        (t as Duel).sides[(f as unknown as { seat: Seat }).seat]!.grave.pop();
        return next;
      },
    }));

    expect(tried(playOut, game)).toThrow(
      /^seed "broken \d", decision \d+: 55 cards on the table, 56 expected\.$/,
    );
  });

  test('a card that is in two places', () => {
    const game = withQuestion('mulligan', 'pick', (step) => ({
      chosen: (t, f, option, by) => {
        const { hand, grave } = (t as Duel).sides[0];
        if (option.do === 'takeBack') grave.push(hand[0]!);
        return step.chosen(t, f, option, by);
      },
    }));

    expect(tried(playOut, game)).toThrow(
      /Piece \d+ is both in the hand of seat 0 and in the grave of seat 0\./,
    );
  });

  test('a game without end', () => {
    expect(() => playOut(toy([forEver]), { seats: 1, seed: 'endless' }, 100)).toThrow(
      'endless: no end after 100 decisions.',
    );
  });

  test('rules that go round in circles', () => {
    const circle = procedure<Toy, object, Say>()('circle', {
      ask: asks(0, ['a', 'b'], 'go'),
      go: () => 'go',
    });

    expect(() => playOut(toy([circle]), { seats: 1, seed: 'circle' }, 100)).toThrow(
      'steps without a decision',
    );
  });

  test('a dead end', () => {
    const game = withQuestion('resolve', 'block', (step) => ({
      options: (t, f, options, why, seat) => {
        step.options(t, f, options, why, seat);
        if (below({ random: { ...t.random } }, 2) === 0) options.length = 0;
      },
    }));

    expect(tried(playOut, game)).toThrow('duel: block has no option (resolve › block).');
  });

  test('an undo that goes behind what a seat has learnt', () => {
    // Knowledge that is never the same twice: the table sees nothing new where the battery does.
    let asked = 0;
    const knows: AnyDuel['knows'] = function* (t, seat) {
      yield* duel.knows(t, seat);
      if (++asked % 5 === 0) yield 1000 + asked;
    };

    expect(tried(undoRandom, { ...duel, knows })).toThrow('undo is allowed where it must not be, or not');
  });
});
