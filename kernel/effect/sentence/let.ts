/** `{ let: 'strength', be: value }`: the number is fixed now, whatever changes later. */
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readValue } from '../read/value.ts';

export function readLet(r: Reader): Sentence {
  r.only('let', 'be');
  const value = readValue(r.field('be'));
  const name = r.field('let').newName();
  r.scope.numbers.add(name);
  return {
    run(t, f) {
      f.numbers[name] = value.of(t, f);
      return undefined;
    },
    possible(t, c) {
      c.numbers[name] = value.of(t, c);
      return false;
    },
    say(speech) {
      speech.nameNumber(name, value.say(speech));
      return '';
    },
  };
}
