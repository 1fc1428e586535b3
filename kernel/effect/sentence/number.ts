/** `{ number: 'x', from: 0, to: value }`: somebody chooses a number of the range. */

import type { ReadSeat, ReadValue, Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { fixed, readValue } from '../read/value.ts';
import { readWho } from '../read/who.ts';
import type { Context, Table } from '../table.ts';
import { a, de } from '../text/grammar.ts';

/** A list of options stays short: the lowest numbers of a range that is longer. */
const MOST_NUMBERS = 30;

export function readNumber(r: Reader): Sentence {
  r.only('number', 'from', 'to', 'by');
  const name = r.field('number').newName();
  const sentence = choosingNumber(name, range(r), readWho(r.maybe('by')));
  r.scope.numbers.add(name);
  return sentence;
}

export function range(r: Reader): { readonly from: ReadValue; readonly to: ReadValue } {
  const from = r.maybe('from');
  return { from: from ? readValue(from) : fixed(0), to: readValue(r.field('to')) };
}

/** `affords`: whether what comes after can be paid with so many. */
export function choosingNumber(
  name: string,
  { from, to }: ReturnType<typeof range>,
  by: ReadSeat,
  affords: (t: Table, c: Context, n: number) => boolean = () => true,
): Sentence & { canChoose(t: Table, c: Context): boolean } {
  const choices = (t: Table, c: Context): number[] => {
    const least = Math.max(0, from.of(t, c));
    const most = Math.min(to.of(t, c), least + MOST_NUMBERS - 1);
    const found: number[] = [];
    for (let n = least; n <= most; n++) if (affords(t, c, n)) found.push(n);
    return found;
  };
  return {
    run: () => 'number',
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (t, f, _, options) => {
        const found = choices(t, f);
        for (const n of found) options.push({ do: 'number', n } as never);
        if (found.length === 0) options.push({ do: 'number', n: Math.max(0, from.of(t, f)) } as never);
        if (f.back) options.push({ do: 'back', back: true } as never);
      },
      chosen: (_, f, __, option) => {
        if (option.do === 'back') {
          f.inside.length = 0;
          return 'next';
        }
        f.numbers[name] = (option as unknown as { n: number }).n;
        return 'next';
      },
    },
    canChoose: (t, c) => choices(t, c).length > 0,
    possible: (t, c) => {
      c.numbers[name] = to.of(t, c);
      return false;
    },
    say(speech) {
      const letter = name.length === 1 ? name.toLocaleUpperCase() : 'X';
      const between = speech.say(
        `${letter}, ${de(from.say(speech))} ${a(to.say(speech))}`,
        `${letter}, from ${from.say(speech)} to ${to.say(speech)}`,
      );
      speech.nameNumber(name, letter);
      if (by.isYou) return `${speech.act('choisissez|choisit|choisir', 'choose|chooses')} ${between}`;
      return `${by.say(speech)} ${speech.say('choisit', 'chooses')} ${between}`;
    },
  };
}
