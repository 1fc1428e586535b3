import { pieces, word } from '@tablee/kernel/effect';
import { canPlace, place as placeEntities } from '../../rules/entity.ts';
import type { Veiel } from '../../types.ts';
import { contentId, nameFor } from './named.ts';

/** One on each of these squares; too few left: the farthest are taken (OV-TITAN-1). */
export const place = word<Veiel>()({
  takes: { entity: contentId, at: pieces },
  run: (t, c, { entity, at }) => placeEntities(t, c, entity, at),
  possible: (t, _, { entity, at }) => canPlace(t, entity, at),
  text(say, { entity, at }) {
    const where = at.say(say, 'each');
    const on = where.pronoun ? say.say('dessus', 'on it') : say.say(`sur ${where.text}`, `on ${where.text}`);
    return `${say.act('placez|place|placer', 'place|places')} ${nameFor(entity)} ${on}`;
  },
});
