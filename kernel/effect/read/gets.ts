/** What a piece gets: numbers in layers, words of sets, prohibitions, abilities. */
import { list } from '../../text.ts';
import type { Change, Context, Table } from '../table.ts';
import { type Agreement, agree, le } from '../text/grammar.ts';
import type { Speech } from '../text/speech.ts';
import type { Property } from '../vocabulary.ts';
import { grantAbility } from './ability.ts';
import type { ReadValue } from './forms.ts';
import type { Reader } from './reader.ts';
import { readValue } from './value.ts';

export interface ReadGet {
  now(t: Table, c: Context): Change;
  /** A clause for the piece: « {gagne|gagnent} +1 ATQ ». */
  say(speech: Speech): string;
}

export interface ReadGets {
  readonly words: readonly ReadGet[];
  readonly numbers: readonly ReadGet[];
  say(speech: Speech, subject: Agreement): string;
}

const HOW = ['set', 'add', 'times', 'half', 'atLeast', 'atMost'] as const;
const NO_WORDS: readonly string[] = [];

export function readGets(r: Reader): ReadGets {
  const words: ReadGet[] = [];
  const numbers: ReadGet[] = [];
  const { vocabulary } = r;
  if (r.keys().length === 0) r.fail('something that the pieces get');
  for (const key of r.keys()) {
    const field = r.field(key);
    if (key === 'cannot') words.push(prohibitions(field));
    else if (key === 'abilities') words.push(abilities(field));
    else {
      const property = Object.hasOwn(vocabulary.properties, key) ? vocabulary.properties[key]! : null;
      if (property?.type === 'number' && property.layered) numbers.push(...ofNumber(field, key, property));
      else if (property?.type === 'set' && property.layered) words.push(...ofSet(field, key, property));
      else {
        const layered = Object.keys(vocabulary.properties).filter(
          (name) => (vocabulary.properties[name] as { layered?: true }).layered,
        );
        field.fail(
          `no field called ${JSON.stringify(key)}: ${[...layered, 'cannot', 'abilities'].join(', ')}`,
        );
      }
    }
  }
  const all = [...words, ...numbers];
  for (const key of r.keys()) note(r, key, []);
  return {
    words,
    numbers,
    say: (speech, subject) =>
      list(speech.language, withoutRepeating(all.map((get) => agree(get.say(speech), subject)))),
  };
}

/** « gagne +2 ATQ et −1 FV », « gagne **Berserk** et **Archerie (2)** »: the verb is said once. */
function withoutRepeating(clauses: readonly string[]): string[] {
  const verb = (clause: string | undefined): string => clause?.match(/^\S+ (?=[+−*])/)?.[0] ?? '';
  return clauses.map((clause, n) =>
    n > 0 && verb(clause) !== '' && verb(clause) === verb(clauses[n - 1])
      ? clause.slice(verb(clause).length)
      : clause,
  );
}

/** The book knows what cards change, and which words they give or take. */
function note(r: Reader, name: string, words: readonly string[]): void {
  const { given } = r.scope.needs;
  const known = given.get(name) ?? new Set();
  for (const word of words) known.add(word);
  given.set(name, known);
}

function prohibitions(r: Reader): ReadGet {
  const names = r.items(1, 8).map((item) => item.word(r.vocabulary.actions, 'an action'));
  note(r, 'cannot', names);
  const change: Change = { what: 'cannot', how: 'gain', n: 0, words: names };
  return {
    now: () => change,
    say: (speech) => {
      const said = list(
        speech.language,
        names.map((name) => speech.in(r.vocabulary.actions[name]!)),
        'or',
      );
      if (names.length > 1 && speech.language === 'fr')
        return `{ne peut|ne peuvent|vous ne pouvez} ${names.map((name) => `ni ${speech.in(r.vocabulary.actions[name]!)}`).join(' ')}`;
      return speech.say(`{ne peut|ne peuvent|vous ne pouvez} pas ${said}`, `{can’t|can’t|you can’t} ${said}`);
    },
  };
}

function abilities(r: Reader): ReadGet {
  const granted = r.items(1, 4).map(grantAbility);
  const change: Change = {
    what: 'abilities',
    how: 'gain',
    n: 0,
    words: granted.map(({ address }) => address),
  };
  return {
    now: () => change,
    say: (speech) =>
      `${speech.say('{a|ont}', '{has|have}')} ${list(
        speech.language,
        granted.map((ability) => speech.say(`« ${ability.text(speech)} »`, `“${ability.text(speech)}”`)),
      )}`,
  };
}

function ofNumber(r: Reader, name: string, property: Extract<Property, { type: 'number' }>): ReadGet[] {
  const isLayers = r.isObject() && r.keys().some((key) => (HOW as readonly string[]).includes(key));
  if (!isLayers) return [given(r, name, property)];
  r.only(...HOW);
  return HOW.filter((how) => r.has(how)).map((how) => {
    if (how === 'half') r.field(how).literal(true);
    return oneNumber(name, property, how, how === 'half' ? NOTHING : readValue(r.field(how)));
  });
}
const NOTHING: ReadValue = { fixed: 0, of: () => 0, say: () => '' };

/** A plain value: it adds up, or is one more of which the best counts. */
function given(r: Reader, name: string, property: Extract<Property, { type: 'number' }>): ReadGet {
  const value = readValue(r);
  if (!property.best) return oneNumber(name, property, 'add', value);
  if (value.fixed !== null && value.fixed < 1)
    r.fail(`1 or more; { "add": ${value.fixed} } changes what is there`);
  return oneNumber(name, property, property.best, value);
}

function oneNumber(
  name: string,
  { noun, points: reads, changes }: Extract<Property, { type: 'number' }>,
  how: (typeof HOW)[number] | 'lowest' | 'highest',
  value: ReadValue,
): ReadGet {
  const constant: Change | null =
    value.fixed === null ? null : { what: name, how, n: value.fixed, words: NO_WORDS };
  return {
    now: (t, c) => constant ?? { what: name, how, n: value.of(t, c), words: NO_WORDS },
    say: (speech) => {
      const less = how === 'add' && value.fixed !== null && value.fixed < 0;
      const own = changes?.[less ? 'less' : how === 'lowest' || how === 'highest' ? 'gain' : (how as 'add')];
      if (own) return speech.in(own).replace('{}', less ? String(-value.fixed!) : speech.number(value));
      const [word] = noun[speech.language];
      const the = speech.language === 'fr' ? le(word, { gender: noun.gender, many: false }) : `the ${word}`;
      switch (how) {
        case 'add': {
          const points =
            value.fixed !== null && value.fixed < 0 ? `−${-value.fixed}` : `+${speech.number(value)}`;
          const said = reads ? speech.in(reads).replace('{}', points) : `${points} ${word}`;
          return speech.say(`{gagne|gagnent|gagnez} ${said}`, `{gets|get|get} ${said}`);
        }
        case 'lowest':
        case 'highest':
          return speech.say(
            `{gagne|gagnent|gagnez} ${speech.number(value)} ${word}`,
            `{gains|gain|gain} ${speech.number(value)} ${word}`,
          );
        case 'set':
          return speech.say(
            `{a|ont} ${speech.number(value)} ${word}`,
            `{has|have} ${speech.number(value)} ${word}`,
          );
        case 'times':
          return speech.say(
            `{multiplie|multiplient} ${the} par ${speech.number(value)}`,
            `{multiplies|multiply} ${the} by ${speech.number(value)}`,
          );
        case 'half':
          return speech.say(`{divise|divisent} ${the} par deux`, `{halves|halve} ${the}`);
        case 'atLeast':
          return speech.say(
            `{a|ont} au moins ${speech.number(value)} ${word}`,
            `{has|have} at least ${speech.number(value)} ${word}`,
          );
        case 'atMost':
          return speech.say(
            `{a|ont} au plus ${speech.number(value)} ${word}`,
            `{has|have} at most ${speech.number(value)} ${word}`,
          );
      }
    },
  };
}

function ofSet(r: Reader, name: string, property: Extract<Property, { type: 'set' }>): ReadGet[] {
  const said = (speech: Speech, words: readonly string[]): string =>
    list(
      speech.language,
      words.map((word) => {
        const phrase = property.values[word]!;
        return phrase.kind === 'noun' ? phrase.noun[speech.language][0] : speech.in(phrase.text);
      }),
    );
  const get = (how: 'set' | 'gain' | 'lose', field: Reader): ReadGet => {
    const words = field.items(1, 8).map((item) => item.wordOf(name, property.values));
    note(r, name, how === 'set' ? Object.keys(property.values) : words);
    const change: Change = { what: name, how, n: 0, words };
    return {
      now: () => change,
      say: (speech) => {
        const text = said(speech, words);
        if (property.gains && how === 'gain') return speech.in(property.gains).replace('{}', text);
        if (how === 'set')
          return speech.say(`{devient|deviennent|devenez} ${text}`, `{becomes|become|become} ${text}`);
        if (how === 'lose') return speech.say(`{perd|perdent|perdez} ${text}`, `{loses|lose|lose} ${text}`);
        return speech.say(`{gagne|gagnent|gagnez} ${text}`, `{gains|gain|gain} ${text}`);
      },
    };
  };
  if (Array.isArray(r.input)) return [get('gain', r)];
  r.only('set', 'gain', 'lose');
  return (['set', 'gain', 'lose'] as const).filter((how) => r.has(how)).map((how) => get(how, r.field(how)));
}
