import { flag, oneOf, pieces, word } from '@tablee/kernel/effect';
import { become as becomes } from '../../rules/entity.ts';
import type { Veiel } from '../../types.ts';

/** An entity takes on or loses a keyword; who stands there may have to step off (OV-KW-47). */
export const become = word<Veiel>()({
  takes: {
    what: pieces,
    keyword: oneOf({
      allie: { fr: '**Allié**', en: '**Ally**' },
      obstacle: { fr: '**Obstacle**', en: '**Obstacle**' },
      infranchissable: { fr: '**Infranchissable**', en: '**Impassable**' },
      sol: { fr: 'un jeton au sol', en: 'a ground token' },
    }),
    on: flag,
  },
  run: (t, c, { what, keyword, on }) => becomes(t, c, what, keyword, on),
  text: (say, { what, keyword, on }) =>
    on
      ? say.doing(what, `{devient|deviennent} ${keyword.fr}`, `{becomes|become} ${keyword.en}`)
      : say.doing(what, `{n’est|ne sont} plus ${keyword.fr}`, `{is|are} no longer ${keyword.en}`),
});
