/** Values: numbers, and how to work them out. They are pure: no chance is drawn, nothing changes. */

import { list, type Text } from '../../text.ts';
import { numberKnown } from '../play/known.ts';
import { tallyOf } from '../play/memory.ts';
import type { Context, Table } from '../table.ts';
import { type Agreement, de, type Noun, noun } from '../text/grammar.ts';
import { nominal } from '../text/nominal.ts';
import type { Mention, Speech } from '../text/speech.ts';
import type { NumberProperty } from '../vocabulary.ts';
import { readFilter } from './filter.ts';
import type { ReadPieces, ReadValue } from './forms.ts';
import { readPieces } from './pieces.ts';
import type { Reader } from './reader.ts';

const FORMS =
  'a whole number, a number named earlier, a value of the game, or one of {add|minus|times|half|min|max|count|kinds|of|sum|highest|lowest|event|thisTurn}';

export function readValue(r: Reader): ReadValue {
  if (typeof r.input === 'number') return fixed(r.int());
  if (typeof r.input === 'string') return namedValue(r);
  if (!r.isObject()) return r.fail(FORMS);
  // Memory first: it may have a `sum` or an `of` of its own.
  if (r.has('thisTurn')) return READS.thisTurn!(r);
  for (const form of Object.keys(READS)) if (r.has(form)) return READS[form]!(r);
  return r.fail(FORMS);
}

export function fixed(n: number): ReadValue {
  return { fixed: n, of: () => n, say: () => String(n) };
}

function namedValue(r: Reader): ReadValue {
  const name = r.input as string;
  if (r.scope.shares.has(name)) {
    return {
      fixed: null,
      of: (_, c) => c.names[name]!.reduce((n, piece) => n + (piece === c.it ? 1 : 0), 0),
      say: (speech) => speech.say('sa part', 'its share'),
    };
  }
  if (r.scope.numbers.has(name)) {
    const agrees = r.scope.agreements.get(name);
    return {
      fixed: null,
      of: (_, c) => c.numbers[name] ?? 0,
      say: (speech) => speech.numberNamed(name),
      ...(agrees && { agrees }),
    };
  }
  const value = r.vocabulary.values[r.word(r.vocabulary.values, 'a number named earlier or a value')]!;
  return {
    fixed: null,
    of: (t, c) => value.of(t, c),
    say: (speech) => speech.in(value.reads),
    ...(value.agrees && { agrees: value.agrees }),
  };
}

const READS: Readonly<Record<string, (r: Reader) => ReadValue>> = {
  add: (r) => {
    const parts = several(r, 'add');
    return {
      fixed: null,
      of: (t, c) => parts.reduce((sum, part) => sum + part.of(t, c), 0),
      say: (speech) => parts.map((part) => part.say(speech)).join(speech.say(' plus ', ' plus ')),
    };
  },
  minus: (r) => {
    const [a, b] = pair(r, 'minus');
    return {
      fixed: null,
      of: (t, c) => a.of(t, c) - b.of(t, c),
      say: (speech) => `${a.say(speech)} ${speech.say('moins', 'minus')} ${b.say(speech)}`,
    };
  },
  times: (r) => {
    const [a, b] = pair(r, 'times');
    return {
      fixed: null,
      of: (t, c) => a.of(t, c) * b.of(t, c),
      say: (speech) => {
        if (a.fixed !== 2) return `${a.say(speech)} ${speech.say('fois', 'times')} ${b.say(speech)}`;
        return speech.language === 'fr' ? `le double ${de(b.say(speech))}` : `twice ${b.say(speech)}`;
      },
    };
  },
  half: (r) => {
    r.only('half');
    const whole = readValue(r.field('half'));
    return {
      fixed: null,
      of: (t, c) => Math.floor(whole.of(t, c) / 2),
      say: (speech) =>
        speech.language === 'fr'
          ? `la moitié ${de(whole.say(speech))}, arrondie au-dessous`
          : `half ${whole.say(speech)}, rounded down`,
    };
  },
  min: (r) => {
    const parts = several(r, 'min');
    return {
      fixed: null,
      of: (t, c) => Math.min(...parts.map((part) => part.of(t, c))),
      say: (speech) => extreme(speech, parts, 'au plus', 'at most', 'le plus petit de', 'the lower of'),
    };
  },
  max: (r) => {
    const parts = several(r, 'max');
    return {
      fixed: null,
      of: (t, c) => Math.max(...parts.map((part) => part.of(t, c))),
      say: (speech) => extreme(speech, parts, 'au moins', 'at least', 'le plus grand de', 'the higher of'),
    };
  },
  count: (r) => {
    r.only('count');
    const counted = readPieces(r.field('count'));
    return {
      fixed: null,
      of: (t, c) => counted.pieces(t, c).length,
      say: (speech) => {
        const { text, pronoun } = counted.say(speech, 'bare');
        if (pronoun) return speech.say('leur nombre', 'their number');
        return speech.language === 'fr' ? `le nombre ${de(text)}` : `the number of ${text}`;
      },
      forEach: (speech) => `${speech.say('pour', 'for')} ${oneByOne(speech, counted)}`,
    };
  },
  kinds: (r) => {
    r.only('kinds', 'of');
    const name = r.field('kinds').word(r.vocabulary.properties, 'a property');
    const property = r.vocabulary.properties[name]!;
    if (property.type !== 'enum' && property.type !== 'set')
      return r.field('kinds').fail('a property made of words');
    const among = readPieces(r.field('of'));
    const kind = r.vocabulary.kinds?.[name] ?? noun('m', name, name, name, name);
    return {
      fixed: null,
      of: (t, c) => {
        const seen = new Set<string>();
        for (const piece of among.pieces(t, c)) {
          const value = property.of(t, piece);
          if (typeof value === 'string') seen.add(value);
          else for (const word of value) seen.add(word);
        }
        return seen.size;
      },
      say: (speech) =>
        `${speech.say(`le nombre ${de(kind.fr[1])}`, `the number of ${kind.en[1]}`)} ${speech.say('parmi', 'among')} ${other(among, speech)}`,
      forEach: (speech) =>
        `${speech.say(`pour chaque ${kind.fr[0]}`, `for each ${kind.en[0]}`)} ${speech.say('parmi', 'among')} ${other(among, speech)}`,
    };
  },
  stat: (r) => {
    r.only('of', 'stat', 'printed');
    const { name, noun, property } = numberProperty(r.field('stat'));
    const printed = r.maybe('printed')?.literal(true) ?? false;
    const of = readPieces(r.field('of'));
    if (!printed) r.scope.needs.lastKnown.add(name);
    const { counts } = property;
    return {
      fixed: null,
      agrees: counts ? { gender: 'm', many: false } : { gender: noun.gender, many: false },
      of: (t, c) => {
        const piece = of.pieces(t, c)[0];
        if (piece === undefined) return 0;
        return (printed ? property.of(t, piece) : numberKnown(t, piece, name, property)) ?? 0;
      },
      say: (speech) =>
        counts ? speech.countOf(noun, of) : speech.of(printed ? qualified(noun, PRINTED) : noun, of),
    };
  },
  sum: (r) =>
    over(
      r,
      'sum',
      (numbers) => numbers.reduce((sum, n) => sum + n, 0),
      (speech, { noun, counts }, of) =>
        counts ? speech.countOf(noun, of, TOTAL_NUMBER) : speech.of(qualified(noun, TOTAL), of),
    ),
  highest: (r) => over(r, 'highest', (numbers) => Math.max(0, ...numbers), superlative('haut', 'highest')),
  lowest: (r) =>
    over(
      r,
      'lowest',
      (numbers) => (numbers.length > 0 ? Math.min(...numbers) : 0),
      superlative('bas', 'lowest'),
    ),
  event: (r) => {
    r.only('event');
    const { facts } = r.scope;
    const name = r.field('event').word(facts, 'a fact of what happened');
    if (facts[name] !== 'number')
      return r.field('event').fail(`a fact that is a number, not a ${facts[name]}`);
    const text: Text & { agrees?: Agreement } = r.vocabulary.facts?.[name] ?? {
      fr: 'ce nombre',
      en: 'that amount',
    };
    return {
      fixed: null,
      of: (_, c) => (c.facts[name] as number | undefined) ?? 0,
      say: (speech) => speech.in(text),
      ...(text.agrees && { agrees: text.agrees }),
    };
  },
  thisTurn: (r) => {
    if (!r.scope.needs.lasts) r.fail('something that holds now: in this game nothing is remembered');
    r.only('thisTurn', 'of', 'sum', 'last');
    const event = r.field('thisTurn').word(r.vocabulary.happenings, 'something that may happen');
    const happening = r.vocabulary.happenings[event]!;
    const filter = r.maybe('of');
    const of = filter ? readFilter(filter) : null;
    const sum = r.maybe('sum')?.word(happening.facts, 'a fact') ?? '';
    const last = r.maybe('last')?.word(happening.facts, 'a fact') ?? '';
    const key = r.scope.needs.tally(event, of, filter?.input, sum, last);
    const happened = happening.past ?? happening.reads;
    return {
      fixed: null,
      of: (t, c) => {
        const tally = tallyOf(t, key, c.you);
        return tally === undefined ? 0 : last !== '' ? tally.last : sum !== '' ? tally.sum : tally.n;
      },
      say: (speech) => {
        const counted = of?.nominal ?? nominal(r.vocabulary.noun);
        const what = last === '' ? speech.described(counted, 'bare').text : '';
        const fact = speech.in(r.vocabulary.facts?.[last || sum] ?? { fr: 'le nombre', en: 'the number' });
        if (last !== '')
          return `${fact} ${happening.last ? speech.in(happening.last) : speech.say('la dernière fois ce tour-ci', 'the last time this turn')}`;
        const subject = speech.language === 'fr' ? de(what) : `of ${what}`;
        const many = { gender: counted.noun.gender, many: true } as const;
        const clause = agreeing(speech.in(happened), many);
        return `${fact} ${subject} ${speech.say(`qui ${clause} ce tour-ci`, `that ${clause} this turn`)}`;
      },
    };
  },
};

/** « chaque Ange blessé », « chacun d’eux », « chacun de ces Anges ». */
function oneByOne(speech: Speech, counted: ReadPieces): string {
  const mention = counted.say(speech, 'each');
  const group = afterOf(speech, mention);
  if (counted.name === null || !mention.many) return group;
  if (speech.language === 'en') return `each of ${group}`;
  return `${mention.gender === 'f' ? 'chacune' : 'chacun'} ${de(group)}`;
}

/** A group as it stands after « de » or « pour »: « eux », « ces Anges ». */
function afterOf(speech: Speech, { text, pronoun, gender, many }: Mention): string {
  if (!pronoun) return text;
  if (speech.language === 'en') return many ? 'them' : 'it';
  if (gender === 'f') return many ? 'elles' : 'elle';
  return many ? 'eux' : 'lui';
}

function agreeing(template: string, { gender }: { gender: 'm' | 'f'; many: true }): string {
  return template
    .replace(/\{([^}|]+)\|([^}|]+)\}/g, '$2')
    .replaceAll('{e}', gender === 'f' ? 'e' : '')
    .replaceAll('{s}', 's');
}

function several(r: Reader, key: string): ReadValue[] {
  r.only(key);
  return r.field(key).items(2).map(readValue);
}

function pair(r: Reader, key: string): [ReadValue, ReadValue] {
  r.only(key);
  const [a, b] = r.field(key).items(2, 2);
  return [readValue(a!), readValue(b!)];
}

export function numberProperty(r: Reader): { name: string; noun: Noun; property: NumberProperty } {
  const name = r.word(r.vocabulary.properties, 'a property');
  const property = r.vocabulary.properties[name]!;
  if (property.type !== 'number') return r.fail(`a property that is a number, not ${name}`);
  return { name, noun: property.noun, property };
}

interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly en: string;
}
const PRINTED: Adjective = { m: 'imprimé', f: 'imprimée', en: 'printed' };
const TOTAL: Adjective = { m: 'total', f: 'totale', en: 'total' };
const TOTAL_NUMBER: Text = { fr: 'le nombre total', en: 'the total number' };

/** « l’ATQ imprimée », "the printed ATQ". */
function qualified(of: Noun, adjective: Adjective): Noun {
  const [fr, en] = [`${of.fr[0]} ${adjective[of.gender]}`, `${adjective.en} ${of.en[0]}`];
  return { ...of, fr: [fr, fr], en: [en, en] };
}

type SayOver = (speech: Speech, property: NumberProperty, of: ReadPieces) => string;

/** « la plus haute force parmi vos créatures », « le plus bas nombre de blessures parmi elles ». */
function superlative(fr: 'haut' | 'bas', en: 'highest' | 'lowest'): SayOver {
  return (speech, { noun, counts }, of) => {
    const among = other(of, speech);
    if (speech.language === 'en')
      return `the ${en} ${counts ? `number of ${noun.en[1]}` : noun.en[0]} among ${among}`;
    const feminine = fr === 'haut' ? 'haute' : 'basse';
    const which = counts || noun.gender === 'm' ? `le plus ${fr}` : `la plus ${feminine}`;
    return `${which} ${counts ? `nombre ${de(noun.fr[1])}` : noun.fr[0]} parmi ${among}`;
  };
}

function over(r: Reader, key: string, work: (numbers: number[]) => number, say: SayOver): ReadValue {
  r.only(key, 'of');
  const { name, property } = numberProperty(r.field(key));
  const of = readPieces(r.field('of'));
  const numbers = (t: Table, c: Context): number[] =>
    of.pieces(t, c).map((piece) => numberKnown(t, piece, name, property) ?? 0);
  return {
    fixed: null,
    of: (t, c) => work(numbers(t, c)),
    say: (speech) => say(speech, property, of),
  };
}

/** A bound reads as one: « au plus 3, … ». */
function extreme(
  speech: Speech,
  parts: readonly ReadValue[],
  boundFr: string,
  boundEn: string,
  fr: string,
  en: string,
): string {
  const bound = parts.find((part) => part.fixed !== null);
  const rest = parts.filter((part) => part !== bound);
  if (bound && rest.length === 1) {
    return `${rest[0]!.say(speech)} (${speech.say(boundFr, boundEn)} ${bound.fixed})`;
  }
  return `${speech.say(fr, en)} ${list(
    speech.language,
    parts.map((part) => part.say(speech)),
  )}`;
}

function other(pieces: ReadPieces, speech: Speech): string {
  const mention = pieces.say(speech, 'the');
  if (!mention.pronoun) return mention.text;
  return speech.language === 'en' ? 'them' : mention.gender === 'f' ? 'elles' : 'eux';
}
