/** `{ lasting: ability, until: 'turn', next: 'once' }`: an ability of nobody in particular holds for a while. It keeps the names given so far. */

import { begin } from '../play/lasting.ts';
import { lastingAbility } from '../read/ability.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readUntil } from '../read/until.ts';

export function readLasting(r: Reader): Sentence {
  r.only('lasting', 'until', 'next');
  const once = r.maybe('next')?.literal('once') === 'once';
  const ability = lastingAbility(r.field('lasting'));
  const until = readUntil(r.field('until'));
  const of = (r.input as { lasting?: { of?: { is?: unknown } } }).lasting?.of;
  const name = typeof of?.is === 'string' ? of.is : null;
  return {
    run(t, f) {
      const { by, source, numbers } = f;
      const names = structuredClone(f.names);
      if (f.it >= 0) names.it = [f.it];
      const left = once ? 1 : ability.pool(t, f);
      begin(t, {
        ability: ability.address,
        of: [],
        changes: [],
        by,
        source,
        until: until.word,
        names,
        numbers: { ...numbers },
        left,
      });
      return undefined;
    },
    say: (speech) => {
      // Whom it is about was chosen and not spoken of yet: then that comes first.
      const verb = speech.act('choisissez|choisit|choisir', 'choose|chooses');
      const chosen = name !== null && speech.isFresh(name) ? `${verb} ${speech.named(name).text}` : '';
      const lasts = [speech.in(until.reads), ability.say(speech, once)].filter((text) => text !== '');
      return [chosen, lasts.join(', ')].filter((text) => text !== '').join(speech.say(' ; ', '; '));
    },
  };
}
