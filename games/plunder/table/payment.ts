/** Which option a card in hand stands for: alone, in a pair, in a weak defence, or thrown away. */
import type { Option } from '@tablee/kernel';
import { type Card, faceOf } from '../rules/card.ts';
import type { PlunderOption } from '../types.ts';
import type { Sight } from './reach.ts';

export type Form = 'one' | 'pair' | 'weak';

/** Picks a card up or puts it back; beyond the most that can be held, the one picked first goes back. */
export function picked(cards: readonly Card[], card: Card, most: number): readonly Card[] {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return [...cards, card].slice(-Math.min(most, cards.length + 1));
}

export function formsOf(options: readonly PlunderOption[]): readonly Form[] {
  const forms: Form[] = [];
  if (options.some((option) => option.do === 'pay')) forms.push('one');
  if (options.some((option) => option.do === 'weak')) forms.push('weak');
  if (options.some((option) => option.do === 'pair')) forms.push('pair');
  return forms;
}

export const DOES: Readonly<Record<Form, PlunderOption['do']>> = { one: 'pay', pair: 'pair', weak: 'weak' };

/** The card's use in the form chosen; a card that has no use in it still has one in another. */
export function payingOption(
  options: readonly PlunderOption[],
  card: Card,
  form: Form,
): PlunderOption | null {
  const uses = options.filter((option) => 'card' in option && faceOf(option.card) === faceOf(card));
  return uses.find((option) => option.do === DOES[form]) ?? (form === 'one' ? (uses[0] ?? null) : null);
}

/** Each card picked, then the end; of twins the rules offer the first. */
export function discardLine(
  see: Sight,
  options: readonly PlunderOption[],
  cards: readonly Card[],
): readonly Option[] {
  const line: Option[] = [];
  let offered: readonly Option[] = options;
  let ahead = null as ReturnType<Sight>;
  for (const card of cards) {
    const option = (offered as readonly PlunderOption[]).find(
      (one) => one.do === 'discard' && faceOf(one.card) === faceOf(card),
    );
    if (!option) break;
    line.push(option);
    ahead = ahead ? ahead.then(option) : see(option);
    offered = ahead?.asked?.options ?? [];
  }
  const end = (offered as readonly PlunderOption[]).find((option) => option.do === 'end');
  return end ? [...line, end] : line;
}
