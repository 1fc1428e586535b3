/** Pieces pointed at: by name, as a property of a named piece, or by a filter (all that match). */
import type { Context, Table } from '../table.ts';
import { a, de } from '../text/grammar.ts';
import { nominal } from '../text/nominal.ts';
import { nameOfPieces, readFilter } from './filter.ts';
import type { ReadPieces } from './forms.ts';
import type { Reader } from './reader.ts';

export function readPieces(r: Reader): ReadPieces {
  if (typeof r.input === 'string') return named(r);
  if (r.has('of') && r.has('piece')) return propertyOf(r);
  const filter = readFilter(r);
  return {
    name: null,
    nominal: filter.nominal,
    pieces: filter.pieces,
    say: (speech, article) => speech.described(filter.nominal, article),
  };
}

function named(r: Reader): ReadPieces {
  const name = r.input as string;
  const shown = { name, nominal: null };
  if (name === 'self')
    return { ...shown, pieces: (_, c) => [c.source], say: (speech) => speech.named('self') };
  if (name === 'it') {
    return { ...shown, pieces: (_, c) => (c.it < 0 ? [] : [c.it]), say: (speech) => speech.named('it') };
  }
  if (r.scope.facts[name] === 'piece' && !r.scope.pieces.has(name)) {
    return { ...shown, pieces: (_, c) => factPiece(c, name), say: (speech) => speech.named(name) };
  }
  nameOfPieces(r);
  return { ...shown, pieces: (_, c) => c.names[name] ?? NONE, say: (speech) => speech.named(name) };
}

const NONE: readonly number[] = [];

/** Those of them that something can be done to. */
export function reached(said: ReadPieces, t: Table, c: Context): readonly number[] {
  return said.name === 'self' && t.content.book.vocabulary.isGone?.(t, c) ? NONE : said.pieces(t, c);
}

function factPiece(c: Context, name: string): number[] {
  const piece = c.facts[name];
  return typeof piece === 'number' && piece >= 0 ? [piece] : [];
}

/** « le Golem lié à cet Ange ». */
function propertyOf(r: Reader): ReadPieces {
  r.only('of', 'piece');
  const from = named(r.field('of'));
  const name = r.field('piece').word(r.vocabulary.properties, 'a property');
  const property = r.vocabulary.properties[name]!;
  if (property.type !== 'piece') return r.field('piece').fail('a property that is a piece');
  return {
    name: null,
    nominal: nominal(property.noun),
    pieces: (t: Table, c: Context) => {
      const found: number[] = [];
      for (const piece of from.pieces(t, c)) {
        const other = property.of(t, piece);
        if (typeof other !== 'number') found.push(...other);
        else if (other >= 0) found.push(other);
      }
      return found;
    },
    say: (speech) => {
      const mention = from.say(speech, 'the');
      const owner =
        speech.language === 'en'
          ? mention.pronoun
            ? 'it'
            : mention.text
          : mention.pronoun
            ? mention.gender === 'f'
              ? 'elle'
              : 'lui'
            : mention.text;
      const group = speech
        .in(property.reads)
        .replace('à {}', a(owner))
        .replace('de {}', de(owner))
        .replace('{}', owner);
      return { gender: property.noun.gender, many: false, gone: false, pronoun: false, text: group };
    },
  };
}
