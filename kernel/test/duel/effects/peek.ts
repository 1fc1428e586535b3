import { word } from '../../../effect/index.ts';
import { call } from '../../../index.ts';
import { peeking } from '../rules/peek.ts';
import type { Duel } from '../types.ts';

/** A look at the top card of one's own deck (DU-CARD-4). */
export const peek = word<Duel>()({
  takes: {},
  run: (_, { you }) => call(peeking, { seat: you }, 'next'),
  text: (say) =>
    `${say.act('regardez|regarde|regarder', 'look|looks')} ${say.say(
      'la carte du dessus de votre pioche ; vous pouvez la mettre dessous',
      'at the top card of your deck; you may put it at the bottom',
    )}`,
});
