/** The top entry of the stack is carried out (DU-STACK-3 to 5). */
import { effectLocals } from '../../../effect/index.ts';
import { call, done, type Next, procedure } from '../../../index.ts';
import { perform } from '../effects/vocabulary.ts';
import type { BlockOption, Duel, Entry } from '../types.ts';
import { blocks, strike } from './attack.ts';
import { isLegalTarget } from './cast.ts';
import { arrive } from './creature.ts';
import { creatureAt, faceOf, opponent, ownerOf, shown } from './table.ts';

export const resolve = procedure<Duel, object, BlockOption>()('resolve', {
  top: (t): Next<'after' | 'block'> => {
    const entry = t.stack.pop()!;
    t.resolving = entry;
    if (isInVain(t, entry)) {
      t.told?.push({ event: 'failed', seat: entry.by, ...shown(t, entry.piece), rule: 'DU-STACK-4' });
      return 'after';
    }
    if (entry.kind === 'strike') return 'block';
    if (entry.kind === 'trigger')
      return call(perform, effectLocals(entry.block, entry.by, entry.piece, entry.it), 'after');
    const { block, card } = faceOf(t, entry.piece);
    if (card.kind === 'spell')
      return call(perform, effectLocals(block, entry.by, entry.piece, entry.it), 'after');
    t.resolving = null;
    arrive(t, entry.piece);
    return done;
  },
  block: {
    kind: 'block',
    rule: 'DU-ATK-2',
    seat: (t) => opponent(t.resolving!.by),
    options: (t, _, options) => blocks(t, opponent(t.resolving!.by), options),
    chosen: (t, _, option) => {
      strike(t, t.resolving!, option);
      return 'after';
    },
  },
  after: (t) => {
    const { kind, piece } = t.resolving!;
    if (kind === 'card') t.sides[ownerOf(t, piece)]!.grave.push(piece);
    t.resolving = null;
    return done;
  },
});

/** What it was aimed at is no longer there, or the creature that was to strike. */
function isInVain(t: Duel, entry: Entry): boolean {
  if (entry.kind === 'strike') return creatureAt(t, entry.piece) === undefined;
  if (entry.kind === 'trigger') return false;
  const { target } = faceOf(t, entry.piece);
  return target !== null && !isLegalTarget(t, target, entry.it);
}
