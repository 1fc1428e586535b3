import { data, word } from '@tablee/kernel/effect';
import { z } from 'zod';
import { strike } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { strength } from './numbers.ts';

/** DxN: N packets of D damage (SA-MISC-6). */
export const packets = word<Soeurs>()({
  takes: { amount: strength, times: data(z.int().min(2).max(8)) },
  run: (t, _, { amount, times }) => strike(t, amount, times),
  text: (say, { amount, times }) => {
    const product = `${say.number(amount)}x${times}`;
    const how = say.say('dégâts, répartis comme vous voulez', 'damage, split as you like');
    return `${say.act('infligez|inflige|infliger', 'deal|deals')} ${product} ${how}`;
  },
});
