/** A deck as it is written down; whether it is legal is the business of `rules/deck.ts`. */
import { z } from 'zod';

const cardName = z.string().min(1).max(60);
/** Empty while none is chosen: `rules/deck.ts` says so in words (SF-DECK-4). */
const edenCard = z.string().max(60);
const copies = z.record(cardName, z.int().min(1).max(400));

/** Three parts (SF-DECK-1): the Livre Sacré and the Registre as copies of cards, the Eden card by card. */
export const deckSchema = z.strictObject({
  name: z.string().min(1).max(80).optional(),
  livre: copies,
  registre: copies,
  divinite: edenCard,
  archange: edenCard,
  temple: edenCard,
});
export type Deck = z.infer<typeof deckSchema>;

/** Nothing is written yet. */
export const EMPTY_DECK: Deck = { livre: {}, registre: {}, divinite: '', archange: '', temple: '' };
