/** Every word of the language. */
import type { Word } from '@tablee/kernel/effect';
import type { SevenFallen } from '../../types.ts';
import { advance } from './advance.ts';
import { banish } from './banish.ts';
import { cancel } from './cancel.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { dropPlume } from './drop-plume.ts';
import { endAttack } from './end-attack.ts';
import { freeze } from './freeze.ts';
import { gainEc } from './gain-ec.ts';
import { gainFv } from './gain-fv.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { incline } from './incline.ts';
import { mark } from './mark.ts';
import { mill } from './mill.ts';
import { pay } from './pay.ts';
import { putIntoPlay } from './put-into-play.ts';
import { reinforce } from './reinforce.ts';
import { returnTo } from './return.ts';
import { revoke } from './revoke.ts';
import { shuffle } from './shuffle.ts';
import { spendPoseidor } from './spend-poseidor.ts';
import { straighten } from './straighten.ts';

export const WORDS: Readonly<Record<string, Word<SevenFallen>>> = {
  advance,
  banish,
  cancel,
  damage,
  destroy,
  discard,
  draw,
  dropPlume,
  endAttack,
  freeze,
  gainEc,
  gainFv,
  heal,
  hide,
  incline,
  mark,
  mill,
  pay,
  putIntoPlay,
  reinforce,
  return: returnTo,
  revoke,
  shuffle,
  spendPoseidor,
  straighten,
};
