/** Filters: what must be true of a piece. Compiled to one closure; the same data gives the words for it. */

import type { Language, Text } from '../../text.ts';
import { COMPARISONS, type Comparison } from '../language.ts';
import { flagKnown, numberKnown, wordKnown, wordsKnown } from '../play/known.ts';
import { tallyOf } from '../play/memory.ts';
import type { Context, Table } from '../table.ts';
import { agree, de, le, type Phrase, phrase } from '../text/grammar.ts';
import { after, type Nominal, nominal, withPhrase } from '../text/nominal.ts';
import { Speech } from '../text/speech.ts';
import type { Property, Zone } from '../vocabulary.ts';
import type { ReadFilter, ReadValue } from './forms.ts';
import type { Reader } from './reader.ts';
import { numberProperty, readValue } from './value.ts';

type Test = ReadFilter['test'];
interface Part {
  readonly test: Test;
  /** What it says of the piece; null where the noun group shows it in another way. */
  readonly said: { readonly phrase: Phrase; readonly not: boolean } | null;
  /** How it changes the noun group, where a phrase won't do. */
  readonly shows?: (of: Nominal) => Nominal;
  /** Said of the piece one by one, in a clause: « est Loup et est blessée ». */
  readonly clauses?: ReadFilter['said'];
}

const OWN = ['in', 'side', 'is', 'among', 'not', 'any', 'all', 'highest', 'lowest', 'was'] as const;

export function readFilter(r: Reader): ReadFilter {
  if (!r.isObject()) return r.fail('a filter: { property: … }');
  const { vocabulary } = r;
  const parts: Part[] = [];
  for (const key of r.keys()) {
    if ((OWN as readonly string[]).includes(key)) continue;
    const name = Object.hasOwn(vocabulary.properties, key) ? key : '';
    if (name === '') {
      return r
        .field(key)
        .fail(
          `no field called ${JSON.stringify(key)}: a property (${Object.keys(vocabulary.properties).join(', ')}) or ${OWN.join(', ')}`,
        );
    }
    parts.push(ofProperty(r.field(key), name, vocabulary.properties[name]!));
  }
  const among = r.maybe('among');
  if (among) parts.push(isAmong(among));
  if (r.has('is')) parts.push(isNamed(r.field('is')));
  if (r.has('was')) parts.push(remembered(r.field('was')));
  if (r.has('not')) parts.push(negated(r.field('not')));
  if (r.has('any')) parts.push(either(r.field('any').items(2).map(readFilter)));
  if (r.has('all')) for (const part of r.field('all').items(1)) parts.push(whole(readFilter(part)));

  const side = r.maybe('side')?.literal('mine', 'theirs') ?? '';
  const zoneWords = r
    .maybe('in')
    ?.oneOrMore()
    .map((zone) => zone.word(vocabulary.zones, 'a zone'));
  const zones = (zoneWords ?? [Object.keys(vocabulary.zones)[0]!]).map((name) => vocabulary.zones[name]!);
  const superlative = readSuperlative(r);

  const tests = parts.map((part) => part.test);
  const holds = conjunction(tests);
  const all = (t: Table, c: Context): number[] => {
    const found: number[] = [];
    if (among) return (c.names[among.input as string] ?? []).filter((piece) => holds(t, piece, c, true));
    for (const seat of vocabulary.order(t)) {
      if (side === 'mine' ? seat !== c.you : side === 'theirs' && seat === c.you) continue;
      for (const zone of zones) zone.pieces(t, seat, found);
    }
    let kept = 0;
    for (const piece of found) if (holds(t, piece, c, false)) found[kept++] = piece;
    // One by one: cutting a list short by its length gives up its memory, which takes longer.
    for (let over = found.length - kept; over > 0; over--) found.pop();
    return found;
  };
  /** Whether there is one; `also` is asked besides. */
  const some = (t: Table, c: Context, also?: (t: Table, piece: number, c: Context) => boolean): boolean => {
    if (among || superlative) return pieces(t, c).some((piece) => !also || also(t, piece, c));
    const found: number[] = [];
    for (const seat of vocabulary.order(t)) {
      if (side === 'mine' ? seat !== c.you : side === 'theirs' && seat === c.you) continue;
      for (const zone of zones) zone.pieces(t, seat, found);
    }
    for (const piece of found) {
      if (holds(t, piece, c, false) && (also === undefined || also(t, piece, c))) return true;
    }
    return false;
  };
  const pieces = superlative ? (t: Table, c: Context) => superlative.of(t, all(t, c)) : all;
  const bySide: Test =
    side === ''
      ? holds
      : (t, piece, c, last) =>
          (vocabulary.controller(t, piece) === c.you) === (side === 'mine') && holds(t, piece, c, last);
  const test: Test = zoneWords
    ? (t, piece, c, last) => isIn(t, piece, zones) && bySide(t, piece, c, last)
    : bySide;

  let shown: Nominal = { ...nominal(vocabulary.noun), side };
  for (const part of parts) {
    if (part.shows) shown = part.shows(shown);
    else if (part.said) shown = withPhrase(shown, part.said.phrase, part.said.not);
  }
  const places = zoneWords ? placesOf(zones, side) : null;
  if (places) shown = { ...shown, placed: true, after: [places, ...shown.after] };
  if (superlative) shown = after(shown, superlative.reads);
  return {
    test: superlative ? (t, piece, c) => pieces(t, c).includes(piece) : test,
    pieces,
    some,
    nominal: shown,
    said: [
      ...parts.flatMap((part) => part.clauses ?? (part.said ? [part.said] : [])),
      ...(places ? [{ phrase: phrase.after(places.fr, places.en), not: false }] : []),
    ],
    among: among ? (among.input as string) : null,
  };
}

function conjunction(tests: readonly Test[]): Test {
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0]!;
  if (tests.length === 2) {
    const [a, b] = tests as [Test, Test];
    return (t, piece, c, last) => a(t, piece, c, last) && b(t, piece, c, last);
  }
  return (t, piece, c, last) => {
    for (const test of tests) if (!test(t, piece, c, last)) return false;
    return true;
  };
}

function ofProperty(r: Reader, name: string, property: Property): Part {
  if (
    r.scope.lastKnown &&
    (property.type === 'number' ||
      property.type === 'enum' ||
      property.type === 'set' ||
      property.type === 'flag')
  ) {
    r.scope.needs.lastKnown.add(name);
  }
  switch (property.type) {
    case 'number':
      return compared(r, name, property);
    case 'enum': {
      const words = r.oneOrMore().map((word) => word.wordOf(name, property.values));
      const phrases = words.map((word) => property.values[word]!);
      const one = words[0]!;
      const test: Test =
        words.length === 1
          ? (t, piece, _, last) => wordKnown(t, piece, name, property, last) === one
          : (t, piece, _, last) => words.includes(wordKnown(t, piece, name, property, last));
      return { test, ...orElse(phrases) };
    }
    case 'flag': {
      const wanted = r.literal(true, false);
      return {
        test: (t, piece, _, last) => flagKnown(t, piece, name, property, last) === wanted,
        said: { phrase: wanted ? property.yes : property.no, not: false },
      };
    }
    case 'set': {
      const words = r.oneOrMore().map((word) => word.wordOf(name, property.values));
      const phrases = words.map((word) => property.values[word]!);
      const one = words[0]!;
      const test: Test =
        words.length === 1
          ? (t, piece, _, last) => wordsKnown(t, piece, name, property, last).includes(one)
          : (t, piece, _, last) =>
              wordsKnown(t, piece, name, property, last).some((word) => words.includes(word));
      return { test, ...orElse(phrases) };
    }
    case 'piece': {
      const wanted = readFilter(r);
      const own = wanted.nominal;
      return {
        test: (t, piece, c, last) => {
          const others = property.of(t, piece);
          if (typeof others === 'number') return others >= 0 && wanted.test(t, others, c, last);
          return others.some((other) => wanted.test(t, other, c, last));
        },
        said: null,
        shows: (of) =>
          after(
            of,
            property.having?.(own) ?? {
              fr: `avec ${property.noun.fr[0]}`,
              en: `with ${property.noun.en[0]}`,
            },
          ),
      };
    }
    case 'test': {
      const parsed = property.argument.safeParse(r.input);
      if (!parsed.success) return r.fail(parsed.error.issues[0]?.message ?? `an argument of ${name}`);
      const argument = parsed.data;
      return {
        test: (t, piece, c) => property.holds(t, piece, argument, c),
        said: { phrase: property.reads(argument), not: false },
      };
    }
  }
}

/** One phrase, or several joined by « ou ». */
function orElse(phrases: readonly Phrase[]): Pick<Part, 'said'> {
  if (phrases.length === 1) return { said: { phrase: phrases[0]!, not: false } };
  const join = (language: Language): string =>
    phrases
      .map((each) => (each.kind === 'noun' ? each.noun[language][0] : each.text[language]))
      .join(language === 'fr' ? ' ou ' : ' or ');
  const [first] = phrases;
  if (first!.kind === 'noun') {
    const nouns = phrases.map((each) => (each as { noun: import('../text/grammar.ts').Noun }).noun);
    const both = (language: Language, n: 0 | 1): string =>
      nouns.map((noun) => noun[language][n]).join(language === 'fr' ? ' ou ' : ' or ');
    return {
      said: {
        phrase: phrase.noun({
          gender: nouns[0]!.gender,
          fr: [both('fr', 0), both('fr', 1)],
          en: [both('en', 0), both('en', 1)],
        }),
        not: false,
      },
    };
  }
  return { said: { phrase: { ...first!, text: { fr: join('fr'), en: join('en') } } as Phrase, not: false } };
}

function compared(r: Reader, name: string, property: Extract<Property, { type: 'number' }>): Part {
  const signs: { sign: Comparison; value: ReadValue }[] = [];
  const isComparison =
    r.isObject() && r.keys().some((key) => (COMPARISONS as readonly string[]).includes(key));
  if (isComparison) {
    r.only(...COMPARISONS);
    for (const sign of r.keys()) signs.push({ sign: sign as Comparison, value: readValue(r.field(sign)) });
  } else {
    signs.push({ sign: '=', value: readValue(r) });
  }
  const test: Test = (t, piece, c, last) => {
    const number = numberKnown(t, piece, name, property, last);
    if (number === undefined) return false;
    for (const { sign, value } of signs) if (!compare(number, sign, value.of(t, c))) return false;
    return true;
  };
  const say = (language: Language): { text: string; is: string } => {
    const bounds = signs.map(({ sign, value }) =>
      bound(new Speech(language, r.vocabulary.noun), sign, value),
    );
    const [one] = property.noun[language];
    const joined = agree(bounds.join(language === 'fr' ? ' et ' : ' and '), {
      gender: property.noun.gender,
      many: false,
    });
    const isFixed = signs.every(({ value }) => value.fixed !== null);
    if (property.reads)
      return {
        text: property.reads(joined)[language],
        is: `${language === 'fr' ? '{est|sont}' : '{is|are}'} ${property.reads(joined)[language]}`,
      };
    return language === 'fr'
      ? {
          text: `${de(one)} ${joined}`,
          is: `{a|ont} ${property.noun.gender === 'f' ? 'une' : 'un'} ${one} ${isFixed ? de(joined) : joined}`,
        }
      : { text: `with ${one} ${joined}`, is: `{has|have} ${one} ${joined}` };
  };
  const [fr, en] = [say('fr'), say('en')];
  return { test, said: { phrase: phrase.after(fr.text, en.text, { fr: fr.is, en: en.is }), not: false } };
}

function bound(speech: Speech, sign: Comparison, value: ReadValue): string {
  const fr = speech.language === 'fr';
  const text = value.say(speech);
  if (value.fixed === null) {
    const words = {
      '<': fr ? 'inférieur{e} à' : 'less than',
      '<=': fr ? 'inférieur{e} ou égal{e} à' : 'at most',
      '=': fr ? 'égal{e} à' : 'equal to',
      '>=': fr ? 'supérieur{e} ou égal{e} à' : 'at least',
      '>': fr ? 'supérieur{e} à' : 'greater than',
    };
    return fr ? contracted(`${words[sign]} ${text}`) : `${words[sign]} ${text}`;
  }
  switch (sign) {
    case '=':
      return text;
    case '<=':
      return `${text} ${fr ? 'ou moins' : 'or less'}`;
    case '>=':
      return `${text} ${fr ? 'ou plus' : 'or more'}`;
    case '<':
      return `${value.fixed - 1} ${fr ? 'ou moins' : 'or less'}`;
    case '>':
      return `${value.fixed + 1} ${fr ? 'ou plus' : 'or more'}`;
  }
}

const contracted = (text: string): string => text.replace(' à le ', ' au ').replace(' à les ', ' aux ');

function compare(a: number, sign: Comparison, b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

export { compare };

function isNamed(r: Reader): Part {
  const name = r.input;
  if (name === 'other') {
    return { test: (_, piece, c) => piece !== c.source, said: null, shows: (of) => ({ ...of, other: true }) };
  }
  if (name === 'self') {
    return {
      test: (_, piece, c) => piece === c.source,
      said: {
        phrase: phrase.after('qui est cette carte', 'that is this card', {
          fr: '{est|sont} cette carte',
          en: '{is|are} this card',
        }),
        not: false,
      },
    };
  }
  // What `it` was when a lasting effect was made, or the piece at hand.
  if (name === 'it') return { test: (_, piece, c) => piece === (c.names.it?.[0] ?? c.it), said: null };
  const known = nameOfPieces(r);
  return {
    test: (_, piece, c) => c.names[known]?.includes(piece) === true,
    said: {
      phrase: phrase.after('parmi ceux-là', 'among those', {
        fr: '{est|sont} de ceux-là',
        en: '{is|are} one of those',
      }),
      not: false,
    },
  };
}

function isAmong(r: Reader): Part {
  const name = nameOfPieces(r);
  return {
    test: (_, piece, c) => c.names[name]?.includes(piece) === true,
    said: null,
    shows: (of) => ({ ...of, among: true }),
  };
}

export function nameOfPieces(r: Reader): string {
  const { input } = r;
  if (typeof input === 'string' && r.scope.pieces.has(input)) return input;
  return r.fail(`a name given earlier: ${['self', 'it', ...r.scope.pieces].join(', ')}`);
}

/** Something that happened to the piece this turn: `{ was: 'healed' }`. */
function remembered(r: Reader): Part {
  if (!r.scope.needs.lasts) r.fail('something that holds now: in this game nothing is remembered');
  const whole = r.isObject();
  if (whole) r.only('happened', 'by');
  const event = (whole ? r.field('happened') : r).word(r.vocabulary.happenings, 'something that may happen');
  const byYou = whole && r.has('by') && r.field('by').literal('you') === 'you';
  const happening = r.vocabulary.happenings[event]!;
  if (byYou && happening.facts.by !== 'seat') r.field('by').fail('a happening with the fact `by`');
  const key = r.scope.needs.tally(event, null, undefined, '', '', byYou);
  const past = happening.past ?? happening.reads;
  return {
    test: (t, piece, c) => tallyOf(t, key, c.you)?.pieces.includes(piece) === true,
    said: {
      phrase: phrase.after(
        `qui ${past.fr}${byYou ? ' par vous' : ''} ce tour-ci`,
        `that ${past.en}${byYou ? ' by you' : ''} this turn`,
        {
          fr: `${past.fr}${byYou ? ' par vous' : ''} ce tour-ci`,
          en: `${past.en}${byYou ? ' by you' : ''} this turn`,
        },
      ),
      not: false,
    },
  };
}

function negated(r: Reader): Part {
  const filter = readFilter(r);
  const test: Test = (t, piece, c, last) => !filter.test(t, piece, c, last);
  // « les autres »: not those of that name.
  const is = r.maybe('is');
  if (is && r.keys().length === 1 && is.input !== 'other')
    return { test, said: null, shows: (of) => ({ ...of, other: true }) };
  if (filter.nominal.other) {
    return { test: (_, piece, c) => piece === c.source, said: null };
  }
  const [only] = filter.said;
  if (only && filter.said.length === 1) return { test, said: { phrase: only.phrase, not: !only.not } };
  return {
    test,
    said: null,
    shows: (of) =>
      after(of, {
        fr: `hormis ${filter.nominal.noun.fr[1]}${agree(tail(filter.nominal, 'fr'), { gender: filter.nominal.noun.gender, many: true })}`,
        en: `except ${filter.nominal.noun.en[1]}${tail(filter.nominal, 'en')}`,
      }),
  };
}

function tail(of: Nominal, language: Language): string {
  const words = [...of.apposed, ...of.adjectives, ...of.after].map((text) => text[language]);
  return words.length > 0 ? ` ${words.join(' ')}` : '';
}

function either(filters: readonly ReadFilter[]): Part {
  const said = (language: Language): string =>
    filters
      .map((filter) => tail(filter.nominal, language).trim() || filter.nominal.noun[language][0])
      .join(language === 'fr' ? ' ou ' : ' or ');
  const text: Text = { fr: said('fr'), en: said('en') };
  return {
    test: (t, piece, c, last) => filters.some((filter) => filter.test(t, piece, c, last)),
    said: { phrase: phrase.after(text.fr, text.en), not: false },
  };
}

function whole(filter: ReadFilter): Part {
  return {
    test: filter.test,
    said: null,
    clauses: filter.said,
    shows: (of) => filter.said.reduce((shown, { phrase, not }) => withPhrase(shown, phrase, not), of),
  };
}

/** Whether it lies there now, whosever it is. */
function isIn(t: Table, piece: number, zones: readonly Zone[]): boolean {
  const found: number[] = [];
  for (const seat of t.content.book.vocabulary.order(t))
    for (const zone of zones) zone.pieces(t, seat, found);
  return found.includes(piece);
}

/** « de votre main ou de votre cimetière »; null where these zones go without saying. */
function placesOf(zones: readonly Zone[], side: string): Text | null {
  const texts = zones.flatMap(({ reads }) =>
    reads ? [reads[side === 'mine' || side === 'theirs' ? side : 'any']] : [],
  );
  if (texts.length === 0) return null;
  return {
    fr: texts.map((text) => text.fr).join(' ou '),
    en: texts.map((text) => text.en).join(' or '),
  };
}

function readSuperlative(r: Reader): { of(t: Table, pieces: number[]): number[]; reads: Text } | null {
  const key = r.has('highest') ? 'highest' : r.has('lowest') ? 'lowest' : null;
  if (key === null) return null;
  const { name, noun, property } = numberProperty(r.field(key));
  const { counts } = property;
  const best = key === 'highest' ? Math.max : Math.min;
  const words = {
    f: { highest: 'la plus haute', lowest: 'la plus basse' },
    m: { highest: 'le plus haut', lowest: 'le plus bas' },
  } as const;
  const reads = counts
    ? {
        fr: `ayant ${key === 'highest' ? 'le plus' : 'le moins'} ${de(noun.fr[1])}`,
        en: `with the ${key === 'highest' ? 'most' : 'fewest'} ${noun.en[1]}`,
      }
    : {
        fr: `ayant ${le(noun.fr[0], { gender: noun.gender, many: false })} ${words[noun.gender][key]}`,
        en: `with the ${key} ${noun.en[0]}`,
      };
  return {
    of: (t, pieces) => {
      if (pieces.length < 2) return pieces;
      const numbers = pieces.map((piece) => numberKnown(t, piece, name, property) ?? 0);
      const wanted = best(...numbers);
      return pieces.filter((_, index) => numbers[index] === wanted);
    },
    reads,
  };
}
