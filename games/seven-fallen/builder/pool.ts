/** Which cards of the pool are shown, and in which order. */
import type { Language } from '@tablee/kernel';
import { plain } from '@tablee/kernel/effect';
import type { CardType, Rarity } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { HEADS, type Head, KEYWORD_NAMES, type Keyword } from '../content/keywords.ts';
import { folded } from '../deck/folded.ts';
import { copiesOf } from '../deck/parts.ts';
import { printedText } from '../words/card-text.ts';
import { RARITY_NAMES, TYPE_NAMES } from './words.ts';

/** Empty: any. */
export interface Filter {
  readonly text: string;
  readonly kingdom: string;
  readonly type: CardType | '';
  readonly class: string;
  /** `0` to `6`, or `7` for 7 and more; `none` for cards without a cost. */
  readonly cost: string;
  readonly keyword: Keyword | Head | '';
  readonly rarity: Rarity | '';
  /** Only what is in the deck. */
  readonly written: boolean;
  readonly order: Order;
}

export const ORDERS = ['type', 'cost', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export const EVERYTHING: Filter = {
  text: '',
  kingdom: '',
  type: '',
  class: '',
  cost: '',
  keyword: '',
  rarity: '',
  written: false,
  order: 'type',
};

/** Costs from here on are one column of the curve and one choice of the filter. */
export const MOST_COST = 7;

export function shown(content: Content, filter: Filter, deck: Deck, language: Language): Face[] {
  const words = folded(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  return content.faces
    .filter((face) => {
      const { kingdom, type, rarity, keyword, cost } = filter;
      if (kingdom !== '' && face.kingdom !== kingdom) return false;
      if (type !== '' && face.type !== type) return false;
      if (filter.class !== '' && !face.classes.includes(filter.class)) return false;
      if (rarity !== '' && face.card.rarity !== rarity) return false;
      if (cost !== '' && costClass(face) !== cost) return false;
      if (keyword !== '' && !bears(face, keyword)) return false;
      if (filter.written && copiesOf(deck, face) === 0) return false;
      const said = wordsOf(face, content, language);
      return words.every((word) => said.includes(word));
    })
    .sort(comparing(filter.order, language));
}

/** `3`; `7` for 7 and more; `none`. */
export function costClass({ cost }: Pick<Face, 'cost'>): string {
  return cost === null ? 'none' : String(Math.min(MOST_COST, cost));
}

/** It stands on the card, is lent by it, or heads one of its abilities. */
export function bears(face: Face, keyword: Keyword | Head): boolean {
  if ((HEADS as readonly string[]).includes(keyword)) {
    return (face.card.abilities ?? []).some(
      (ability) =>
        ('on' in ability && ability.on === keyword) ||
        ('activated' in ability && ability.activated === keyword),
    );
  }
  const lent = face.card.type === 'equipement' ? face.card.grants : undefined;
  return face.keywords[keyword as Keyword] !== undefined || lent?.[keyword as Keyword] !== undefined;
}

/** Everything that can be read on a card, folded, in the reader's language; its name in both. */
function wordsOf(face: Face, content: Content, language: Language): string {
  let said = SAID[language].get(face);
  if (said === undefined) {
    const { card } = face;
    said = folded(
      [
        face.name.fr,
        face.name.en,
        content.kingdoms[face.kingdom]?.[language] ?? '',
        TYPE_NAMES[face.type][language],
        card.rarity ? RARITY_NAMES[card.rarity][language] : '',
        ...face.classes.map((id) => content.classNames[id]?.[language] ?? id),
        ...Object.keys(face.keywords).map((keyword) => KEYWORD_NAMES[keyword as Keyword][language]),
        ...printedText(content, face, language).map(plain),
        card.flavour?.[language] ?? '',
      ].join(' '),
    );
    SAID[language].set(face, said);
  }
  return said;
}
const SAID: Readonly<Record<Language, WeakMap<Face, string>>> = { fr: new WeakMap(), en: new WeakMap() };

/** In the order a deck is read. */
const TYPE_ORDER: readonly CardType[] = [
  'divinite',
  'archange',
  'temple',
  'adorateur',
  'ange',
  'golem',
  'miracle',
  'equipement',
  'benediction',
];

export function comparing(order: Order, language: Language): (one: Face, other: Face) => number {
  const collator = new Intl.Collator(language);
  const byName = (one: Face, other: Face) => collator.compare(one.name[language], other.name[language]);
  const byCost = (one: Face, other: Face) => worth(one) - worth(other) || byName(one, other);
  const byType = (one: Face, other: Face) =>
    TYPE_ORDER.indexOf(one.type) - TYPE_ORDER.indexOf(other.type) || byCost(one, other);
  return { name: byName, cost: byCost, type: byType }[order];
}

/** What it takes to play it; for an Adorateur what it gives, the most first. */
function worth({ type, cost, minimum, ec }: Face): number {
  if (type === 'adorateur') return -ec;
  return type === 'miracle' ? minimum : (cost ?? 99);
}
