/** A deck looked at and changed card by card. */
import { EDEN_TYPES } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { COPIES, copiesAllowed } from '../rules/deck.ts';

export type Part = 'eden' | 'registre' | 'livre';

/** Where such a card is written (SF-DECK-1). */
export function partOf({ type }: Pick<Face, 'type'>): Part {
  if ((EDEN_TYPES as readonly string[]).includes(type)) return 'eden';
  return type === 'adorateur' ? 'registre' : 'livre';
}

export function countOf(part: Deck['livre']): number {
  return Object.values(part).reduce((sum, copies) => sum + copies, 0);
}

/** How many copies of it are in the deck. */
export function copiesOf(deck: Deck, face: Face): number {
  const part = partOf(face);
  if (part === 'eden') return deck[face.type as 'temple'] === face.id ? 1 : 0;
  return deck[part][face.id] ?? 0;
}

/** How many the rules allow beside what is written now: Essaim, Leader (SF-DECK-7). */
export function mostOf(deck: Deck, face: Face, content: Content): number {
  const part = partOf(face);
  if (part !== 'livre') return part === 'eden' ? 1 : COPIES;
  return copiesAllowed(face, content.byId.get(deck.temple), isLed(deck, content)).copies;
}

function isLed({ livre }: Deck, content: Content): boolean {
  return Object.keys(livre).some((card) => content.byId.get(card)?.keywords.leader !== undefined);
}

/** So many copies more, or fewer. A card of the Eden takes the place of the one that was there. */
export function withCopies(deck: Deck, face: Face, more: number): Deck {
  const part = partOf(face);
  if (part === 'eden') return { ...deck, [face.type]: more > 0 ? face.id : '' };
  const copies = Math.max(0, Math.min(400, copiesOf(deck, face) + more));
  const { [face.id]: _, ...others } = deck[part];
  return { ...deck, [part]: copies === 0 ? others : { ...deck[part], [face.id]: copies } };
}

/** Every different card of the deck, with its copies; what nobody knows is left out. */
export function cardsOf(deck: Deck, content: Content): { face: Face; copies: number }[] {
  const eden = EDEN_TYPES.map((type) => [deck[type], 1] as const);
  return [...eden, ...Object.entries(deck.registre), ...Object.entries(deck.livre)].flatMap(
    ([card, copies]) => {
      const face = content.byId.get(card);
      return face ? [{ face, copies }] : [];
    },
  );
}

/** The kingdoms of a deck, that of most cards first. */
export function kingdomsOf(deck: Deck, content: Content): string[] {
  const counts = new Map<string, number>();
  for (const { face, copies } of cardsOf(deck, content))
    counts.set(face.kingdom, (counts.get(face.kingdom) ?? 0) + copies);
  return [...counts].sort(([, one], [, other]) => other - one).map(([kingdom]) => kingdom);
}
