/** `{ number: 'x', from: 0, to: value }`: somebody chooses a number of the range. */
import type { ReadSeat, ReadValue, Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { fixed, readValue } from '../read/value.ts';
import { readWho } from '../read/who.ts';
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

export function choosingNumber(name: string, { from, to }: ReturnType<typeof range>, by: ReadSeat): Sentence {
  return {
    run: () => 'number',
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (t, f, _, options) => {
        const least = Math.max(0, from.of(t, f));
        const most = Math.min(to.of(t, f), least + MOST_NUMBERS - 1);
        for (let n = least; n <= most; n++) options.push({ do: 'number', n } as never);
        if (most < least) options.push({ do: 'number', n: least } as never);
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
