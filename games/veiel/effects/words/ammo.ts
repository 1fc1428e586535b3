import { number, pieces, word } from '@tablee/kernel/effect';
import { canLoad, load } from '../../rules/equip.ts';
import type { Veiel } from '../../types.ts';
import { AMMUNITION } from '../nouns.ts';
import { isSelf } from './given.ts';

/** Ammunition more or less, never over the capacity (OV-EQUIP-4). */
export const ammo = word<Veiel>()({
  takes: { what: pieces, n: number },
  run: (t, c, { what, n }) => load(t, c, what, n),
  possible: (t, c, { what, n }) => canLoad(t, c, what, n),
  text(say, { what, n }) {
    if (n.fixed !== null && n.fixed < 0) {
      const spent = say.count({ ...n, fixed: -n.fixed }, AMMUNITION);
      return `${say.act('dépensez|dépense|dépenser', 'spend|spends')} ${spent}`;
    }
    const load = say.count(n, AMMUNITION);
    if (isSelf(what)) return `${say.act('rechargez|recharge|recharger', 'load|loads')} ${load}`;
    return say.doing(what, `{gagne|gagnent} ${load}`, `{gains|gain} ${load}`);
  },
});
