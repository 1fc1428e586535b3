import type { Advice } from '../../index.ts';
import { opponent, statOf } from './rules/table.ts';
import type { Duel, DuelOption, Side } from './types.ts';

const A_CARD = 1.5;

/** Life, creatures and cards, ours against theirs. */
export const advice: Advice<Duel> = {
  evaluate(t, seat) {
    if (t.result) return t.result.winners.includes(seat) ? 1000 : t.result.winners.length === 0 ? 0 : -1000;
    return worth(t, t.sides[seat]!) - worth(t, t.sides[opponent(seat)]!);
  },
  continues: (kind) => !BEGINNINGS.has(kind),
  // Whoever plays on to the end of an action reckons with no answer: else no line would see what an attack or a spell is good for.
  usual: (_, { kind, options }, onTheWay) => {
    if (!onTheWay || kind !== 'respond') return undefined;
    return (options as readonly DuelOption[]).findIndex((option) => option.do === 'pass');
  },
};

/** Questions that begin something; all others fill in what was begun. */
const BEGINNINGS: ReadonlySet<string> = new Set(['act', 'mulligan', 'discard']);

function worth(t: Duel, side: Side): number {
  const creatures = side.line.reduce(
    (sum, { piece, wounds }) => sum + statOf(t, piece, 'power') + (statOf(t, piece, 'guard') - wounds) / 2,
    0,
  );
  return side.life + creatures + A_CARD * (side.hand.length + side.aside.length);
}
