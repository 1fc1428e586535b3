import { flag, pieces, word } from '@tablee/kernel/effect';
import { pickForEnemy } from '../../rules/ai-choice.ts';
import type { Veiel } from '../../types.ts';

/** An enemy picks one by rule, not by anybody's choice (OV-AI-50); the rest of the line uses the name given with `as`. */
export const pick = word<Veiel>()({
  takes: { from: pieces, nearest: flag },
  run: (t, c, { from, nearest }) => pickForEnemy(t, c, from, nearest),
  possible: (_, __, { from }) => from.length > 0,
  notesOne: true,
  text: (say, { from, nearest }) =>
    `${say.act('désignez|désigne|désigner', 'pick|picks')} ${from.say(say, 'one').text}${nearest ? say.say(', le plus proche', ', the nearest') : ''}`,
});
