import { begin, choose } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { veiel } from '../index.ts';
import type { Veiel } from '../types.ts';
import { configOf } from './combinations.ts';
import { expect } from './table.ts';

const STEP = process.env.TABLEE_LONG === undefined ? 43 : 1;

rule(
  ['R-OV-89', 'OV-GAME-10'],
  `any of the 256 combinations of switches begins and plays (${STEP === 1 ? 'all' : 'every 43rd'} here)`,
  () => {
    for (let bits = 0; bits < 256; bits += STEP) {
      const config = configOf(bits, bits);
      const t = begin(veiel, { seats: 1, seed: `switches ${bits}`, config }) as Veiel;
      let n = bits + 1;
      for (let decisions = 0; decisions < 50 && t.result === null; decisions++) {
        n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
        const options = t.open[0]!.options.filter(({ back }) => !back);
        choose(veiel as never, t, t.open[0]!, options[(n >>> 8) % options.length]!);
      }
      veiel.check(t);
      expect(t.heroes).toHaveLength(config.heroes as number);
    }
  },
);
