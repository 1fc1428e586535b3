import { z } from 'zod';
import { data, note, word } from '../../../effect/index.ts';
import { makeToken } from '../rules/zone.ts';
import type { Duel } from '../types.ts';

/** A token: a creature of that card which no deck holds; out of play it is gone. */
export const summon = word<Duel>()({
  takes: { card: data(z.string().regex(/^[a-z][a-z-]{0,30}$/, 'a card’s id')) },
  run(t, c, { card }) {
    const piece = makeToken(t, c.you, card);
    if (piece !== null) note(c, [piece]);
    return undefined;
  },
  text: (say, { card }) =>
    `${say.act('créez|crée|créer', 'create|creates')} ${say.say(`un jeton « ${card} »`, `a “${card}” token`)}`,
});
