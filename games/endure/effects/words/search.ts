import { call } from '@tablee/kernel';
import { word } from '@tablee/kernel/effect';
import { search as searching, searchRefusal } from '../../rules/search.ts';
import type { Endure, Who } from '../../types.ts';

/** Without spending an action; everything else as usual. */
export const search = word<Endure>()({
  takes: {},
  run(t, c) {
    const who = c.source as Who;
    return searchRefusal(t, who) === null ? call(searching, { who, isFree: true }, 'next') : undefined;
  },
  text: (say) =>
    `${say.act('fouillez|fouille|fouiller', 'search|searches')} ${say.say('votre salle sans dépenser d’action', 'your room at no action')}`,
});
