/** Any legal deck of the loaded cards, drawn from a seed: whatever may meet must play. */
import { type Chance, pick, randomFrom, shuffle } from '@tablee/kernel';
import type { Content } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { COPIES, violations } from '../rules/deck.ts';

export function randomDeck(content: Content, seed: string): Deck {
  const chance: Chance = { random: { ...randomFrom(seed), named: [] } };
  for (let tries = 0; tries < 100; tries++) {
    const deck = drawn(content, chance);
    if (violations(content, deck, 'standard').length === 0) return deck;
  }
  throw new Error(`${seed}: no legal deck in a hundred.`);
}

function drawn(content: Content, chance: Chance): Deck {
  const eden = (type: string) =>
    pick(
      chance,
      content.faces.filter((face) => face.type === type && !face.card.token),
    ).id;
  // Leader and Loyaliste bind the whole deck: one such page among fifty would never be legal.
  const pages = content.pool.livre.filter((number) => {
    const { keywords } = content.faces[number]!;
    return keywords.leader === undefined && keywords.loyaliste === undefined;
  });
  return {
    livre: part(content, pages, 50, chance),
    registre: part(content, content.pool.registre, 10, chance),
    divinite: eden('divinite'),
    archange: eden('archange'),
    temple: eden('temple'),
  };
}

/** One to three copies of cards taken at random, until there are enough. */
function part(
  content: Content,
  pool: readonly number[],
  size: number,
  chance: Chance,
): Record<string, number> {
  const order = pool.slice();
  shuffle(chance, order);
  const found: Record<string, number> = {};
  let left = size;
  for (const number of order) {
    if (left === 0) break;
    const copies = Math.min(left, pick(chance, [1, 2, COPIES]));
    found[content.faces[number]!.id] = copies;
    left -= copies;
  }
  return found;
}
