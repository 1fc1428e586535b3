/** Conditions. Pure, as values are: whoever lists what is possible may ask them. */
import { list } from '../../text.ts';
import { COMPARISONS, type Comparison } from '../language.ts';
import { agree, past } from '../text/grammar.ts';
import { predicate } from '../text/nominal.ts';
import type { Speech } from '../text/speech.ts';
import { compare, readFilter } from './filter.ts';
import type { ReadCondition, ReadFilter, ReadPieces, ReadValue } from './forms.ts';
import { readPieces } from './pieces.ts';
import type { Reader } from './reader.ts';
import { readValue } from './value.ts';

const FORMS = 'a condition of the game, or one of {not|all|any|compare|there|none|piece|did|fact}';

export function readCondition(r: Reader): ReadCondition {
  if (typeof r.input === 'string') return gameCondition(r);
  if (!r.isObject()) return r.fail(FORMS);
  for (const form of Object.keys(READS)) if (r.has(form)) return READS[form]!(r);
  return r.fail(FORMS);
}

function gameCondition(r: Reader, not = false): ReadCondition {
  const condition = r.vocabulary.conditions[r.word(r.vocabulary.conditions, 'a condition')]!;
  const contrary = condition.unless ?? {
    fr: `il est faux que ${condition.reads.fr}`,
    en: `it is not true that ${condition.reads.en}`,
  };
  return not
    ? { holds: (t, c) => !condition.holds(t, c), say: (speech) => speech.in(contrary) }
    : { holds: (t, c) => condition.holds(t, c), say: (speech) => speech.in(condition.reads) };
}

const READS: Readonly<Record<string, (r: Reader) => ReadCondition>> = {
  not: (r) => {
    r.only('not');
    const inside = r.field('not');
    if (typeof inside.input === 'string') return gameCondition(inside, true);
    if (inside.has('piece')) return ofPiece(inside, true);
    if (inside.has('there')) return exists(inside, 'there', true);
    if (inside.has('did')) return did(inside, true);
    const contrary = readCondition(inside);
    return {
      holds: (t, c) => !contrary.holds(t, c),
      say: (speech) => `${speech.say('il est faux que', 'it is not true that')} ${contrary.say(speech)}`,
    };
  },
  all: (r) => joined(r, 'all'),
  any: (r) => joined(r, 'any'),
  compare: (r) => {
    r.only('compare');
    const [left, sign, right] = r.field('compare').items(3, 3);
    const [a, b] = [readValue(left!), readValue(right!)];
    const how = sign!.literal(...COMPARISONS);
    return {
      holds: (t, c) => compare(a.of(t, c), how, b.of(t, c)),
      say: (speech) => comparison(speech, a, how, b),
    };
  },
  there: (r) => exists(r, 'there', false),
  none: (r) => exists(r, 'none', true),
  piece: (r) => ofPiece(r, false),
  did: (r) => did(r, false),
  fact: (r) => {
    r.only('fact', 'is');
    const { facts } = r.scope;
    const name = r.field('fact').word(facts, 'a fact of what happened');
    const wanted = r.maybe('is');
    if (facts[name] === 'word') {
      const word = wanted?.input;
      if (typeof word !== 'string') return (wanted ?? r).fail('a word');
      return {
        holds: (_, c) => c.facts[name] === word,
        say: (speech) => speech.say(`c’est ${word}`, `it is ${word}`),
      };
    }
    if (facts[name] === 'seat') {
      const mine = r.field('is').literal('you', 'opponent') === 'you';
      return {
        holds: (_, c) => (c.facts[name] === c.you) === mine,
        say: (speech) =>
          speech.say(
            mine ? 'c’est vous' : 'c’est votre adversaire',
            mine ? 'it is you' : 'it is your opponent',
          ),
      };
    }
    if (facts[name] !== 'flag') return r.field('fact').fail('a fact that is a flag, a word or a seat');
    const text = r.vocabulary.facts?.[name] ?? { fr: name, en: name };
    return {
      manner: name,
      holds: (_, c) => c.facts[name] === 1,
      say: (speech) => speech.say(`c’est ${text.fr}`, `it is ${text.en}`),
    };
  },
};

function joined(r: Reader, key: 'all' | 'any'): ReadCondition {
  r.only(key);
  const parts = r.field(key).items(2).map(readCondition);
  return {
    several: true,
    ...(key === 'all' && { parts }),
    holds:
      key === 'all'
        ? (t, c) => parts.every((part) => part.holds(t, c))
        : (t, c) => parts.some((part) => part.holds(t, c)),
    say: (speech) =>
      list(
        speech.language,
        parts.map((part) => (part.several ? `(${part.say(speech)})` : part.say(speech))),
        key === 'all' ? 'and' : 'or',
      ),
  };
}

function exists(r: Reader, key: 'there' | 'none', not: boolean): ReadCondition {
  r.only(key, ...(key === 'there' ? ['atLeast'] : []));
  const filter = readFilter(r.field(key));
  const least = r.maybe('atLeast')?.int(1, 99) ?? 1;
  return {
    holds: (t, c) => (least === 1 ? filter.some(t, c) : filter.pieces(t, c).length >= least) !== not,
    say: (speech) => existing(speech, filter, least, not),
  };
}

/** « vous avez au moins 2 Anges », « vous n’avez aucun autre Ange », « il y a un Ange adverse blessé ». */
function existing(speech: Speech, filter: ReadFilter, least: number, not: boolean): string {
  const { noun, side } = filter.nominal;
  // Each side has exactly one: « le mage adverse a subi des dégâts ce tour-ci ».
  if (noun.unique && side !== '') {
    const subject = speech.described(filter.nominal, 'the');
    const said = filter.said.filter(({ phrase }) => phrase.kind !== 'noun');
    const clauses = said.map(({ phrase, not: contrary }) =>
      agree(predicate(speech.language, phrase, contrary !== not), subject),
    );
    return `${subject.text} ${list(speech.language, clauses, not ? 'or' : 'and')}`;
  }
  const owned = filter.nominal.side === 'mine' && !filter.nominal.placed;
  const shown = owned ? { ...filter.nominal, side: '' as const } : filter.nominal;
  const fr = speech.language === 'fr';
  if (not) {
    const one = speech.described(shown, 'one').text;
    if (fr) {
      const rest = one.replace(/^une /, 'aucune ').replace(/^un /, 'aucun ');
      return owned ? `vous n’avez ${rest}` : `il n’y a ${rest}`;
    }
    const rest = one.replace(/^an? /, '').replace(/^another /, 'other ');
    return owned ? `you have no ${rest}` : `there is no ${rest}`;
  }
  const text = speech.described(shown, least === 1 ? 'one' : { count: String(least), upTo: false }).text;
  const some = least === 1 ? text : `${fr ? 'au moins' : 'at least'} ${text}`;
  if (owned) return fr ? `vous avez ${some}` : `you have ${some}`;
  return fr ? `il y a ${some}` : `there ${least === 1 ? 'is' : 'are'} ${some}`;
}

function ofPiece(r: Reader, not: boolean): ReadCondition {
  r.only('piece', 'is');
  const of = readPieces(r.field('piece'));
  const before = r.scope.lastKnown;
  r.scope.lastKnown = true;
  const filter = readFilter(r.field('is'));
  r.scope.lastKnown = before;
  return {
    holds: (t, c) => {
      const pieces = of.pieces(t, c);
      return (pieces.length > 0 && pieces.every((piece) => filter.test(t, piece, c, true))) !== not;
    },
    say: (speech) => sayOfPiece(speech, of, filter, not),
  };
}

/** « il est blessé », « cet Ange avait Gardien et était sur la Ligne de feu ». */
function sayOfPiece(speech: Speech, of: ReadPieces, filter: ReadFilter, not: boolean): string {
  const subject = of.say(speech, 'the');
  const said = filter.said.map(({ phrase, not: contrary }) =>
    predicate(speech.language, phrase, contrary !== not),
  );
  if (filter.nominal.side !== '') said.push(owned(speech, (filter.nominal.side === 'mine') !== not));
  if (filter.nominal.other) {
    said.push(
      speech.say(
        not ? '{est|sont} cette carte' : '{n’est|ne sont} pas cette carte',
        not ? '{is|are} this card' : '{is|are} not this card',
      ),
    );
  }
  const clauses = said.map((clause) => {
    const now = agree(clause, subject);
    return subject.gone ? past(now) : now;
  });
  // Not all of it: one that fails is enough.
  return `${subject.text} ${list(speech.language, clauses, not ? 'or' : 'and')}`;
}

function owned(speech: Speech, mine: boolean): string {
  return mine
    ? speech.say('{est|sont} à vous', '{is|are} yours')
    : speech.say('{est|sont} adverse{s}', '{is|are} your opponent’s');
}

/** Something was done under this name: pieces, or a number above 0. */
function did(r: Reader, not: boolean): ReadCondition {
  r.only('did');
  const name = r.field('did').input;
  if (typeof name !== 'string' || !(r.scope.pieces.has(name) || r.scope.numbers.has(name))) {
    return r
      .field('did')
      .fail(`a name given earlier: ${[...r.scope.pieces, ...r.scope.numbers].join(', ') || 'there is none'}`);
  }
  return {
    holds: (_, c) => ((c.names[name]?.length ?? 0) > 0 || (c.numbers[name] ?? 0) > 0) !== not,
    say: (speech) => speech.did(name, not),
  };
}

function comparison(speech: Speech, a: ReadValue, sign: Comparison, b: ReadValue): string {
  const [left, right] = [a.say(speech), b.say(speech)];
  const fr: Record<Comparison, string> = {
    '<': '{est|sont} inférieur{e}{s} à',
    '<=': '{est|sont} au plus',
    '=': '{est|sont} {égal|égale|égaux|égales} à',
    '>=': '{atteint|atteignent}',
    '>': '{est|sont} supérieur{e}{s} à',
  };
  const en: Record<Comparison, string> = {
    '<': 'is less than',
    '<=': 'is at most',
    '=': 'is equal to',
    '>=': 'is at least',
    '>': 'is more than',
  };
  if (speech.language === 'en') return `${left} ${en[sign]} ${right}`;
  return `${left} ${agree(fr[sign], a.agrees ?? MASCULINE)} ${right}`
    .replace(' à le ', ' au ')
    .replace(' à les ', ' aux ');
}

const MASCULINE = { gender: 'm', many: false } as const;
