/** A copy of an entry: its mage may aim it anew, then it lies on top of the stack. */
import { type Announced, retarget } from '../../../effect/index.ts';
import { done, type Next, procedure, type Seat } from '../../../index.ts';
import type { Duel, Piece } from '../types.ts';
import { shown } from './table.ts';

interface Copying {
  readonly seat: Seat;
  readonly what: Announced;
}
type CopyOption = { readonly do: 'yes' } | { readonly do: 'no' };

export const copying = procedure<Duel, Copying, CopyOption>()('copying', {
  ask: (_, f) => (Object.keys(f.what.names).length > 0 ? 'anew' : 'put'),
  anew: {
    kind: 'may',
    rule: 'DU-CARD-1',
    seat: (_, f) => f.seat,
    options: (_, __, options) => {
      options.push({ do: 'yes' }, { do: 'no' });
    },
    chosen: (t, f, option): Next<'put' | 'over'> =>
      option.do === 'no' ? 'put' : retarget(t, f.what, f.seat, 'over'),
  },
  put: (t, f) => {
    const { piece } = f.what;
    t.stack.push({ kind: 'trigger', by: f.seat, piece: piece as Piece, what: { ...f.what, by: f.seat } });
    t.told?.push({ event: 'triggered', seat: f.seat, ...shown(t, piece as Piece), rule: 'DU-CARD-3' });
    return done;
  },
  over: () => done,
});
