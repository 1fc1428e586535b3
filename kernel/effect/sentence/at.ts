/** `{ at: 'dusk', then: […] }`: later, once, when that next happens; what was named is still known. */

import { begin } from '../play/lasting.ts';
import { laterAbility } from '../read/ability.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';

export function readAt(r: Reader): Sentence {
  r.only('at', 'then');
  const later = laterAbility(r);
  return {
    run(t, f) {
      const { by, source, numbers } = f;
      const names = structuredClone(f.names);
      if (f.it >= 0) names.it = [f.it];
      begin(t, {
        ability: later.address,
        of: [],
        changes: [],
        by,
        source,
        until: 'good',
        names,
        numbers: { ...numbers },
        left: 1,
      });
      return undefined;
    },
    say: (speech) => later.say(speech),
  };
}
