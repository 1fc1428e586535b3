import { amount, word } from '@tablee/kernel/effect';
import { tire } from '../../rules/actions.ts';
import type { Endure, Who } from '../../types.ts';
import { ACTION } from '../nouns.ts';

/** In the next turn. */
export const loseActions = word<Endure>()({
  takes: { amount },
  run(t, c, { amount }) {
    for (let n = 0; n < amount; n++) tire(t, c.source as Who);
    return undefined;
  },
  text: (say, { amount }) =>
    say.say(
      `vous aurez ${say.count(amount, ACTION)} de moins à votre prochain tour`,
      `you have ${say.count(amount, ACTION)} fewer in your next turn`,
    ),
});
