/** The cards of the box: the sets that come with the game, and what a pack adds to them. */
import type { Pack } from '@tablee/kernel';
import type { CardSet, Content } from './content.ts';
import { NUIT_SANS_FIN } from './nuit-sans-fin/index.ts';
import { loaded } from './schema.ts';

/** One set for each kingdom. */
export const SETS: readonly CardSet[] = [NUIT_SANS_FIN];

export function content(pack: Pack | null): Content {
  if (!pack) {
    box ??= loaded(SETS, null);
    return box;
  }
  // The games of a simulation share one pack: it is read once.
  let known = PACKS.get(pack);
  if (!known) {
    known = loaded(SETS, pack);
    PACKS.set(pack, known);
  }
  return known;
}
let box: Content | undefined;
const PACKS = new WeakMap<Pack, Content>();
