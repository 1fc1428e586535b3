import { word } from '@tablee/kernel/effect';
import { strikeAll } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { DAMAGE } from './nouns.ts';
import { strength } from './numbers.ts';

/** Every enemy in play, Caché or not (R-SA-71). */
export const damageAll = word<Soeurs>()({
  takes: { amount: strength },
  run: (t, _, { amount }) => strikeAll(t, amount),
  text: (say, { amount }) =>
    `${say.act('infligez|inflige|infliger', 'deal|deals')} ${say.count(amount, DAMAGE)} ${say.say('à chaque ennemi', 'to each enemy')}`,
});
