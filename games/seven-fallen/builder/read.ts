/** What the page round the builder hands over: read, for it may come from an older version or a damaged disk. */
import type { Pack } from '@tablee/kernel';
import type { Format } from '../config.ts';
import { content } from '../content/box.ts';
import type { Content } from '../content/content.ts';
import { type Deck, deckSchema, EMPTY_DECK } from '../content/deck.ts';
import { countOf } from '../deck/parts.ts';
import { SIZES } from '../rules/deck.ts';

/** Every card of the box, and those of the pack. */
export function pool(pack: Pack | null = null): Content {
  return content(pack);
}

export function deckOf(brought: unknown): Deck {
  return deckSchema.safeParse(brought).data ?? EMPTY_DECK;
}

/** The format it was meant for, as far as its size tells. */
export function formatOf({ livre, registre }: Deck): Format {
  const { pages, adorateurs } = SIZES.starter;
  return countOf(livre) === pages.max && countOf(registre) === adorateurs ? 'starter' : 'standard';
}
