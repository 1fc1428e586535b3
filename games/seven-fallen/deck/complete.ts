/** Fills a deck up to its format with cards that suit it: more of what is written, then others of its kingdoms. */
import type { Format } from '../config.ts';
import { EDEN_TYPES } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { SIZES, violations } from '../rules/deck.ts';
import { copiesOf, countOf, kingdomsOf, mostOf, partOf, withCopies } from './parts.ts';

/** Rules on how many cards a part holds: what is being filled up breaks them until it is full. */
const SIZE_RULES: ReadonlySet<string> = new Set(['SF-DECK-2', 'SF-DECK-3', 'SF-DECK-4', 'SF-DECK-8']);

/** Takes nothing out: a deck that breaks a rule otherwise than by its size still does. */
export function completed(deck: Deck, format: Format, content: Content): Deck {
  const [kingdom = Object.keys(content.kingdoms)[0]] = kingdomsOf(deck, content);
  const suits = (face: Face): number =>
    (face.kingdom === kingdom ? 0 : 100) + (copiesOf(deck, face) > 0 ? 0 : 10);
  const pool = [...content.faces].sort(
    (one, other) => suits(one) - suits(other) || costOf(one) - costOf(other),
  );
  let full = deck;
  for (const type of EDEN_TYPES) {
    if (content.byId.get(full[type])?.type === type) continue;
    const face = pool.find((candidate) => candidate.type === type);
    if (face) full = withCopies(full, face, 1);
  }
  const { pages, adorateurs } = SIZES[format];
  full = filled(full, 'registre', adorateurs, pool, content, format);
  return filled(full, 'livre', pages.min, pool, content, format);
}

function filled(
  deck: Deck,
  part: 'registre' | 'livre',
  size: number,
  pool: readonly Face[],
  content: Content,
  format: Format,
): Deck {
  let full = deck;
  const before = faultCount(full, content, format);
  const candidates = pool.filter((face) => partOf(face) === part);
  while (countOf(full[part]) < size) {
    const next = candidates.find((face) => {
      if (copiesOf(full, face) >= mostOf(full, face, content)) return false;
      return faultCount(withCopies(full, face, 1), content, format) <= before;
    });
    if (!next) return full;
    full = withCopies(full, next, 1);
  }
  return full;
}

function faultCount(deck: Deck, content: Content, format: Format): number {
  return violations(content, deck, format).filter(({ rule }) => !SIZE_RULES.has(rule)).length;
}

function costOf({ cost, minimum, ec, type }: Face): number {
  // Adorateurs that give most come first.
  if (type === 'adorateur') return -ec;
  return cost ?? minimum + 2;
}
