import { word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';

/** Once the stack is empty it is dusk. */
export const endDay = word<Duel>()({
  takes: {},
  run(t) {
    const turn = t.flow.find((frame) => frame.does === 'turn');
    if (turn?.at === 'day') turn.at = 'dusk';
    return undefined;
  },
  text: (say) => `${say.act('terminez|termine|terminer', 'end|ends')} ${say.say('le jour', 'the day')}`,
});
