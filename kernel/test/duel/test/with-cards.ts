/** The cards of the box and some more, as a pack: what a test is about stands in the test. */
import type { Pack } from '../../../index.ts';
import type { Card } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';

type Given = { readonly id: string } & Partial<Record<keyof Card | 'power' | 'guard' | 'pays', unknown>>;

export function withCards(...cards: readonly Given[]): { readonly pack: Pack } {
  return { pack: { file: 'more.json', data: { cards: [...CARDS, ...cards.map(filledIn)] } } };
}

/** A creature of 1 and 3 for nothing; with `kind: 'spell'`, a spell for nothing. */
export function filledIn(card: Given): object {
  const name = { fr: card.id, en: card.id };
  if (card.kind === 'spell') return { name, cost: 0, ...card };
  return { name, cost: 0, kind: 'creature', power: 1, guard: 3, ...card };
}
