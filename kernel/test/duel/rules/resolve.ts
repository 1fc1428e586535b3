/** The top entry of the stack is carried out (DU-STACK-3 to 5). */
import { resolve as carryOut, enter, expire } from '../../../effect/index.ts';
import { done, type Next, procedure } from '../../../index.ts';
import type { BlockOption, Duel } from '../types.ts';
import { blocks, strike } from './attack.ts';
import { arrive } from './creature.ts';
import { creatureAt, opponent, ownerOf, shown } from './table.ts';

export const resolve = procedure<Duel, object, BlockOption>()('resolve', {
  top: (t): Next<'after' | 'block' | 'inVain'> => {
    const entry = t.stack.pop()!;
    t.resolving = entry;
    if (entry.kind === 'strike') return creatureAt(t, entry.piece) ? 'block' : 'inVain';
    // What it was aimed at may be gone (DU-STACK-4).
    if (entry.what) return carryOut(t, entry.what, 'after') ?? 'inVain';
    t.resolving = null;
    arrive(t, entry.piece);
    return done;
  },
  inVain: (t) => {
    const { by, piece } = t.resolving!;
    t.told?.push({ event: 'failed', seat: by, ...shown(t, piece), rule: 'DU-STACK-4' });
    return 'after';
  },
  block: {
    kind: 'block',
    rule: 'DU-ATK-2',
    seat: (t) => opponent(t.resolving!.by),
    options: (t, _, options) => blocks(t, opponent(t.resolving!.by), options),
    chosen: (t, _, option) => {
      return strike(t, t.resolving!, option, 'after');
    },
  },
  after: (t) => {
    const { kind, piece, by } = t.resolving!;
    t.told?.push({ event: 'resolved', seat: by, ...shown(t, piece), rule: 'DU-STACK-3' });
    if (kind === 'card') {
      t.sides[ownerOf(t, piece)]!.grave.push(piece);
      enter(t, piece, 'grave');
    }
    if (kind === 'strike') expire(t, 'combat');
    t.resolving = null;
    return done;
  },
});
