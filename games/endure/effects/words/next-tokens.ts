import { number, word } from '@tablee/kernel/effect';
import { nextTokens as change } from '../../rules/refuge.ts';
import type { Endure } from '../../types.ts';

/** Radar tokens more or fewer at the start of the campaign's next mission. */
export const nextTokens = word<Endure>()({
  takes: { by: number },
  run(t, _, { by }) {
    change(t, by);
    return undefined;
  },
  text: (say, { by }) => {
    const n = by.fixed ?? 0;
    const count =
      Math.abs(n) === 1
        ? say.say('un jeton Radar', 'one radar token')
        : say.say(`${Math.abs(n)} jetons Radar`, `${Math.abs(n)} radar tokens`);
    return say.say(
      `la prochaine mission commence avec ${count} ${n < 0 ? 'de moins' : 'de plus'}`,
      `the next mission starts with ${count} ${n < 0 ? 'fewer' : 'more'}`,
    );
  },
});
