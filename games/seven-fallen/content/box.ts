/** The cards of the box: the sets that come with the game, and what a pack adds to them. */
import type { Pack } from '@tablee/kernel';
import type { CardSet, Content } from './content.ts';
import { COUR_DES_MAREES } from './cour-des-marees/index.ts';
import { FORGE_DES_CENDRES } from './forge-des-cendres/index.ts';
import { NUIT_SANS_FIN } from './nuit-sans-fin/index.ts';
import { PURETE_CELESTE } from './purete-celeste/index.ts';
import { RUCHE_D_AMBRE } from './ruche-d-ambre/index.ts';
import { SAMPLES } from './samples.ts';
import { loaded } from './schema.ts';

/** One set for each kingdom, and decks drawn from all of them. */
export const SETS: readonly CardSet[] = [
  NUIT_SANS_FIN,
  PURETE_CELESTE,
  COUR_DES_MAREES,
  FORGE_DES_CENDRES,
  RUCHE_D_AMBRE,
  SAMPLES,
];
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
