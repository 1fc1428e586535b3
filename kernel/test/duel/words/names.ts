import type { Language, Text } from '../../../index.ts';
import type { CardId } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';

const NAMES: ReadonlyMap<string, Text> = new Map(CARDS.map(({ id, name }) => [id, name]));

/** A card of a pack, which this table does not know, goes by its id. */
export function nameOf(card: CardId, language: Language): string {
  return NAMES.get(card)?.[language] ?? card;
}
