/** The words of the language, one a file. */
import type { Word } from '@tablee/kernel/effect';
import type { Veiel } from '../../types.ts';
import { aim } from './aim.ts';
import { ammo } from './ammo.ts';
import { arm } from './arm.ts';
import { become } from './become.ts';
import { block } from './block.ts';
import { charge } from './charge.ts';
import { consumeCorpse } from './consume-corpse.ts';
import { damage } from './damage.ts';
import { disarm } from './disarm.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { exile } from './exile.ts';
import { gainCard } from './gain-card.ts';
import { heal } from './heal.ts';
import { move } from './move.ts';
import { pick } from './pick.ts';
import { place } from './place.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { recover } from './recover.ts';
import { remove } from './remove.ts';
import { summon } from './summon.ts';
import { swap } from './swap.ts';
import { teleport } from './teleport.ts';
import { trigger } from './trigger.ts';
import { wound } from './wound.ts';

export const WORDS: Readonly<Record<string, Word<Veiel>>> = {
  aim,
  ammo,
  arm,
  become,
  block,
  charge,
  consumeCorpse,
  damage,
  disarm,
  discard,
  draw,
  exile,
  gainCard,
  heal,
  move,
  pick,
  place,
  pull,
  push,
  recover,
  remove,
  summon,
  swap,
  teleport,
  trigger,
  wound,
};
