/** What never changes during a game: every card of the loaded sets made ready to play, and the ready-made decks. */
import type { Text } from '@tablee/kernel';
import { Book } from '@tablee/kernel/effect';
import type { Names } from '../effects/properties.ts';
import { vocabularyOf } from '../effects/vocabulary.ts';
import type { Way } from '../types.ts';
import type { Card, CardId, CardType, FaceNumber, PrintedKeywords } from './card.ts';
import type { Deck } from './deck.ts';
import { ENTRY_KEYWORDS, KEYWORDS, type Keyword, WORDS } from './keywords.ts';

type Activated = Extract<ReturnType<Book['cardById']>['all'][number], { kind: 'activated' }>;

/** A card made ready: every field is there, whatever its type. */
export interface Face {
  readonly number: FaceNumber;
  readonly id: CardId;
  readonly name: Text;
  readonly card: Card;
  readonly type: CardType;
  readonly kingdom: string;
  readonly classes: readonly string[];
  /** EC cost; null where there is none (SF-KW-INVOCATION-5, SF-MIRACLE-1). */
  readonly cost: number | null;
  /** Cost en Tempête of a Golem; null when it has none (SF-GOLEM-8). */
  readonly tempete: number | null;
  readonly atq: number;
  readonly fv: number;
  readonly bou: number;
  readonly ec: number;
  readonly plumes: number;
  readonly volonte: number;
  readonly facteurTemps: number;
  readonly minimum: number;
  readonly revoke: number;
  readonly typeLine: string;
  readonly bonusAtq: number;
  readonly bonusFv: number;
  /** Its keywords by name, with their value (1 for those that have none). */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** Those without a value. */
  readonly words: readonly Keyword[];
  /** The same by the keyword's place in the list, 0 where it is missing. */
  readonly kw: readonly number[];
  /** What an Équipement gives its Ange, likewise. */
  readonly grants: readonly number[];
  /** Goes on the Pile when it comes into play: one of the entry keywords. */
  readonly entry: readonly (typeof ENTRY_KEYWORDS)[number][];
  /** A Miracle's effect, when it is played; null where it has none. */
  readonly miracle: Activated | null;
  /** Ferveur or Dilemme: what Intervention divine keeps off an open Pile (SF-PRIO-7). */
  readonly hasEntryText: boolean;
  readonly isUnit: boolean;
  readonly isDoppelganger: boolean;
  /** How it may be played in any window, by what is printed; null where it can't (SF-PRIO-5). Tornado depends on the moment. */
  readonly windowWay: Way | null;
  /** Has an ability in the effect language. */
  readonly hasText: boolean;
  /** A Golem whose text lets it attack (R-SF-88). */
  readonly mayAttack: boolean;
}

export interface Content {
  /** Every ability of every card, in the effect language. */
  readonly book: Book;
  readonly faces: readonly Face[];
  /** By a keyword's place in the list: whether some card gives it or takes it away. */
  readonly changeable: readonly boolean[];
  readonly byId: ReadonlyMap<string, Face>;
  readonly decks: Readonly<Record<string, Deck>>;
  readonly titles: Readonly<Record<string, DeckTitle>>;
  readonly kingdoms: Readonly<Record<string, Text>>;
  /** Every class printed on a card of the loaded sets (R-SF-63). */
  readonly classes: readonly string[];
  readonly classNames: Readonly<Record<string, Text>>;
  /** Markers of the sets' own. */
  readonly markers: Readonly<Record<string, Text>>;
  /** What a hidden card may be, as far as somebody knows who has not seen its deck (SF-HID-11). */
  readonly pool: {
    readonly livre: readonly FaceNumber[];
    readonly furtif: readonly FaceNumber[];
    readonly registre: readonly FaceNumber[];
    readonly archange: readonly FaceNumber[];
  };
}

/** A set of cards as its authors write it: a pack from outside has the same form. */
export interface CardSet {
  readonly kingdoms: Readonly<Record<string, Text>>;
  readonly classes: Readonly<Record<string, Text>>;
  /** Markers besides those of the rules, by their names (SF-DATA-19). */
  readonly markers?: Readonly<Record<string, Text>> | undefined;
  readonly cards: readonly Card[];
  readonly decks: Readonly<Record<string, Deck>>;
  readonly titles?: Readonly<Record<string, DeckTitle>> | undefined;
}

/** What a ready-made deck is called, and how one plays it, in a sentence. */
export interface DeckTitle {
  readonly name: Text;
  readonly style: Text;
}

/** What the sets name, for the texts of their cards. */
export function namesOf(sets: readonly CardSet[]): Names {
  const cards = sets.flatMap((set) => set.cards);
  const named = (some: readonly Card[]) => Object.fromEntries(some.map(({ id, name }) => [id, name]));
  return {
    kingdoms: Object.assign({}, ...sets.map(({ kingdoms }) => kingdoms)),
    classes: Object.assign({}, ...sets.map(({ classes }) => classes)),
    markers: Object.assign({}, ...sets.map(({ markers }) => markers ?? {})),
    cards: named(cards),
    tokens: named(cards.filter(({ token }) => token)),
  };
}

export function contentOf(sets: readonly CardSet[]): Content {
  const names = namesOf(sets);
  const { kingdoms, classes: classNames, markers } = names;
  const book = new Book(vocabularyOf(names));
  const faces = sets.flatMap(({ cards }) => cards).map((card, number) => faceOf(book, card, number));
  const numbers = (of: (face: Face) => boolean) => faces.filter(of).map(({ number }) => number);
  return {
    book,
    faces,
    changeable: KEYWORDS.map((word) => book.given.has(word) || book.gives('has', word)),
    byId: new Map(faces.map((face) => [face.id, face])),
    decks: Object.assign({}, ...sets.map(({ decks }) => decks)),
    titles: Object.assign({}, ...sets.map(({ titles }) => titles)),
    kingdoms,
    classes: [...new Set(faces.flatMap(({ classes }) => classes))].sort(),
    classNames,
    markers,
    pool: {
      livre: numbers(
        ({ type, card }) => !card.token && !['divinite', 'archange', 'temple', 'adorateur'].includes(type),
      ),
      furtif: numbers(({ keywords, card }) => !card.token && keywords.furtif !== undefined),
      registre: numbers(({ type }) => type === 'adorateur'),
      archange: numbers(({ type }) => type === 'archange'),
    },
  };
}

/** The kingdom whose Anges cannot be destroyed for Sacrifice (SF-DATA-1, SF-KW-SACRIFICE-3). */
export const UNTOUCHED_KINGDOM = 'purete-celeste';

function faceOf(book: Book, card: Card, number: number): Face {
  const read = book.addCard(card.id, card.abilities ?? []).all;
  const played = read.find((ability) => ability.kind === 'activated' && ability.timing === 'miracle');
  const bonus = card.type === 'equipement' ? card.bonus : undefined;
  const kw = tableOf(card.keywords);
  const own = stats(card);
  // Every field named here, so that all faces are of one shape: the rules look at them all the time.
  return {
    number,
    id: card.id as CardId,
    name: card.name,
    card,
    type: card.type,
    kingdom: card.kingdom,
    classes: card.classes ?? [],
    cost: own.cost ?? null,
    tempete: own.tempete ?? null,
    atq: own.atq ?? 0,
    fv: own.fv ?? 0,
    bou: own.bou ?? 0,
    ec: own.ec ?? 0,
    plumes: own.plumes ?? 0,
    volonte: own.volonte ?? 0,
    facteurTemps: own.facteurTemps ?? 0,
    minimum: own.minimum ?? 0,
    revoke: own.revoke ?? 0,
    typeLine: own.typeLine ?? '',
    bonusAtq: bonus?.atq ?? 0,
    bonusFv: bonus?.fv ?? 0,
    keywords: Object.fromEntries(KEYWORDS.flatMap((keyword, n) => (kw[n]! > 0 ? [[keyword, kw[n]!]] : []))),
    words: WORDS.filter((word) => card.keywords?.[word]),
    kw,
    grants: tableOf(card.type === 'equipement' ? card.grants : undefined),
    entry: ENTRY_KEYWORDS.filter((keyword) => card.keywords?.[keyword]),
    miracle: played?.kind === 'activated' ? played : null,
    hasEntryText: read.some(
      (ability) => ability.kind === 'triggered' && (ability.on === 'ferveur' || ability.on === 'dilemme'),
    ),
    isDoppelganger: card.keywords?.doppelganger !== undefined,
    windowWay: windowWay(card),
    hasText: read.length > 0,
    isUnit: card.type === 'ange' || card.type === 'archange' || card.type === 'golem',
    mayAttack: card.type === 'golem' && card.atq !== undefined,
  };
}

/** SF-MIRACLE-8, SF-GOLEM-7 and -8, SF-KW-BOURRASQUE-1, SF-KW-TEMPETE-1. */
function windowWay(card: Card): Way | null {
  if (card.keywords?.invocation) return null;
  if (card.type === 'miracle') return 'played';
  if (card.type === 'golem') return card.tempete === null ? null : 'tempete';
  if (card.type !== 'ange') return null;
  return card.keywords?.bourrasque ? 'bourrasque' : card.keywords?.tempete ? 'tempete' : null;
}

function stats(card: Card): Partial<Face> {
  switch (card.type) {
    case 'divinite':
      return { fv: card.fv, plumes: card.plumes, volonte: card.volonte };
    case 'archange':
      return { atq: card.atq, fv: card.fv, facteurTemps: card.facteurTemps, ec: card.ec };
    case 'temple':
      return { ec: card.ec, typeLine: card.typeLine };
    case 'adorateur':
      return { ec: card.ec };
    case 'ange':
      return { atq: card.atq, fv: card.fv, cost: card.cost ?? null };
    case 'golem':
      return { bou: card.bou, cost: card.cost, tempete: card.tempete, atq: card.atq ?? 0 };
    case 'miracle':
      return { minimum: card.minimum, revoke: card.revoke };
    case 'equipement':
    case 'benediction':
      return { cost: card.cost };
  }
}

function tableOf(keywords: PrintedKeywords | undefined): number[] {
  return KEYWORDS.map((keyword) => {
    const value = keywords?.[keyword];
    return Number(value ?? 0);
  });
}
