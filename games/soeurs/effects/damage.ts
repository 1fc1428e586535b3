import { word } from '@tablee/kernel/effect';
import { strike } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { DAMAGE } from './nouns.ts';
import { strength } from './numbers.ts';

/** Plain damage: all of it on one enemy (SA-MISC-7). */
export const damage = word<Soeurs>()({
  takes: { amount: strength },
  run: (t, _, { amount }) => strike(t, amount, 1),
  text: (say, { amount }) =>
    `${say.act('infligez|inflige|infliger', 'deal|deals')} ${say.count(amount, DAMAGE)} ${say.say('à un ennemi', 'to one enemy')}`,
});
