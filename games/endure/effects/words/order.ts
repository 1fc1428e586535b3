import { call } from '@tablee/kernel';
import { pieces, word } from '@tablee/kernel/effect';
import { order as ordering } from '../../rules/skill.ts';
import type { Endure, Who } from '../../types.ts';

/** One Move or Attack, free, as its own seat decides (R-ES-97). */
export const order = word<Endure>()({
  takes: { who: pieces },
  run: (_, c, { who }) =>
    who.length === 0 ? undefined : call(ordering, { who: who[0] as Who, by: c.source as Who }, 'next'),
  text: (say, { who }) => {
    const { text } = who.say(say, 'one');
    return say.say(
      `${text} fait aussitôt un Déplacement ou une Attaque, sans dépenser d’action`,
      `${text} makes one Move or Attack at once, at no action`,
    );
  },
});
