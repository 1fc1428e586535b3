/** Small drawings on figures and panels. */

import wound from 'icon:bleeding-wound';
import wall from 'icon:brick-wall';
import vulnerable from 'icon:broken-shield';
import discard from 'icon:card-discard';
import draw from 'icon:card-draw';
import turn from 'icon:clockwise-rotation';
import swords from 'icon:crossed-swords';
import mark from 'icon:crosshair';
import threat from 'icon:dead-eye';
import skull from 'icon:death-skull';
import untouchable from 'icon:ghost';
import life from 'icon:hearts';
import hood from 'icon:hood';
import bound from 'icon:manacles';
import lock from 'icon:padlock';
import shield from 'icon:shield';
import stunned from 'icon:star-swirl';
import thorns from 'icon:thorny-vine';
import corpse from 'icon:tombstone';
import weak from 'icon:weight-crush';

export const SIGNS = {
  corpse,
  discard,
  draw,
  life,
  lock,
  shield,
  skull,
  swords,
  threat,
  turn,
  wound,
} as const;

/** By status. */
export const STATUS_SIGNS: Readonly<Record<string, string>> = {
  etourdi: stunned,
  immobilise: bound,
  intouchable: untouchable,
  inciblable: hood,
  marque: mark,
  infranchissable: wall,
  affaibli: weak,
  vulnerable,
  epines: thorns,
};
