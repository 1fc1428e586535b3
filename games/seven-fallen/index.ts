/** Seven Fallen: a 1 v 1 trading card game. Start reading at `rules/turn.ts`. */
export type { Config, Format } from './config.ts';
export type { Card, CardId, CardType } from './content/card.ts';
export type { CardSet, Content, DeckTitle, Face } from './content/content.ts';
export { type Deck, deckSchema } from './content/deck.ts';
export { KEYWORD_NAMES, type Keyword } from './content/keywords.ts';
export { COPIES, SIZES, type Violation, violations } from './rules/deck.ts';
export { sevenFallen } from './seven-fallen.ts';
export type { SevenFallen, SFEvent, SFOption, SFView } from './types.ts';
export { abilityText, printedText } from './words/card-text.ts';
