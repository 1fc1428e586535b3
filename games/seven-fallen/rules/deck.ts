/** Which decks are legal (SF-DECK), with the keywords that change it: Essaim, Leader, Loyaliste. */
import type { RuleId } from '@tablee/kernel';
import type { Format } from '../config.ts';
import { LIVRE_TYPES } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';

/** Copies of one card that a Livre Sacré or Registre holds at most (SF-DECK-6, SF-DECK-10, R-SF-14). */
export const COPIES = 3;
/** How many cards each part holds: at least so many pages, exactly so many Adorateurs (SF-DECK-2, -3, -8; R-SF-16). */
export const SIZES = {
  standard: { pages: { min: 50, max: 400 }, adorateurs: 10 },
  starter: { pages: { min: 42, max: 42 }, adorateurs: 9 },
} as const satisfies Record<Format, unknown>;

export interface Violation {
  readonly rule: RuleId;
  /** Where it is broken. */
  readonly part: 'livre' | 'registre' | 'divinite' | 'archange' | 'temple';
  /** What the sentence is about: a card, a number that is there and one that was expected. */
  readonly card?: string;
  readonly has?: number;
  readonly expected?: number;
}

/** Everything that forbids this deck in this format; empty for a legal one (SF-DECK-11). */
export function violations(content: Content, deck: Deck, format: Format): Violation[] {
  const found: Violation[] = [];
  const livre = entries(content, deck, 'livre', found);
  const registre = entries(content, deck, 'registre', found);
  const temple = eden(content, deck, found);
  checkSizes(livre, registre, format, found);
  for (const { face } of livre) {
    // A token is in play only (R-SF-100).
    if (face.card.token || !(LIVRE_TYPES as readonly string[]).includes(face.type))
      found.push({ rule: 'SF-DECK-5', part: 'livre', card: face.id });
  }
  for (const { face, count } of registre) {
    if (face.type !== 'adorateur') found.push({ rule: 'SF-DECK-3', part: 'registre', card: face.id });
    if (count > COPIES)
      found.push({ rule: 'SF-DECK-10', part: 'registre', card: face.id, has: count, expected: COPIES });
  }
  const leaders = livre.filter(({ face }) => face.keywords.leader !== undefined);
  for (const { face, count } of livre) {
    const most = copiesAllowed(face, temple, leaders.length > 0);
    if (count > most.copies)
      found.push({ rule: most.rule, part: 'livre', card: face.id, has: count, expected: most.copies });
  }
  // SF-KW-LEADER-3: Leaders of one name only; the Livre Sacré lists a name once (SF-KW-LEADER-4).
  for (const { face } of leaders.slice(1))
    found.push({ rule: 'SF-KW-LEADER-3', part: 'livre', card: face.id });
  checkLoyalty(livre, found);
  return found;
}

interface Written {
  readonly face: Face;
  readonly count: number;
}

/** SF-DECK-9: whatever their kingdom. */
function entries(content: Content, deck: Deck, part: 'livre' | 'registre', found: Violation[]): Written[] {
  return Object.entries(deck[part]).flatMap(([card, count]) => {
    const face = content.byId.get(card);
    if (!face) found.push({ rule: 'SF-DECK-11', part, card });
    return face ? [{ face, count }] : [];
  });
}

/** One of each (SF-DECK-4). */
function eden(content: Content, deck: Deck, found: Violation[]): Face | undefined {
  for (const type of ['divinite', 'archange', 'temple'] as const) {
    const face = content.byId.get(deck[type]);
    if (face?.type !== type) found.push({ rule: 'SF-DECK-4', part: type, card: deck[type] });
  }
  return content.byId.get(deck.temple);
}

function checkSizes(
  livre: readonly Written[],
  registre: readonly Written[],
  format: Format,
  found: Violation[],
): void {
  const { pages, adorateurs } = SIZES[format];
  const [inLivre, inRegistre] = [total(livre), total(registre)];
  const rule = format === 'starter' ? 'SF-DECK-8' : 'SF-DECK-2';
  if (inLivre < pages.min) found.push({ rule, part: 'livre', has: inLivre, expected: pages.min });
  if (inLivre > pages.max) found.push({ rule, part: 'livre', has: inLivre, expected: pages.max });
  if (inRegistre !== adorateurs) {
    found.push({
      rule: format === 'starter' ? 'SF-DECK-8' : 'SF-DECK-3',
      part: 'registre',
      has: inRegistre,
      expected: adorateurs,
    });
  }
}

/** SF-DECK-7, R-SF-66: Leader's single copy beats Essaim. `led`: a Leader is written in the Livre Sacré. */
export function copiesAllowed(
  face: Face,
  temple: Face | undefined,
  led: boolean,
): { copies: number; rule: RuleId } {
  if (led) {
    const isLeader = face.keywords.leader !== undefined;
    return isLeader ? { copies: COPIES, rule: 'SF-KW-LEADER-2' } : { copies: 1, rule: 'SF-KW-LEADER-1' };
  }
  const { essaim } = face.keywords;
  if (essaim === undefined) return { copies: COPIES, rule: 'SF-DECK-6' };
  if (temple?.typeLine === SWARMING_TEMPLE) return { copies: essaim, rule: 'SF-KW-ESSAIM-1' };
  return { copies: COPIES, rule: 'SF-KW-ESSAIM-2' };
}
/** The type line of a Temple that Essaim asks for (SF-KW-ESSAIM-1). */
export const SWARMING_TEMPLE = 'structure-extros';

/** SF-KW-LOYALISTE-1 and -2: only Anges are looked at, by their printed classes. */
function checkLoyalty(livre: readonly Written[], found: Violation[]): void {
  const anges = livre.filter(({ face }) => face.type === 'ange');
  const loyal = anges.find(({ face }) => face.keywords.loyaliste !== undefined);
  if (!loyal) return;
  const classes = [...loyal.face.classes].sort().join();
  for (const { face } of anges) {
    if ([...face.classes].sort().join() !== classes)
      found.push({ rule: 'SF-KW-LOYALISTE-1', part: 'livre', card: face.id });
  }
}

function total(part: readonly Written[]): number {
  return part.reduce((sum, { count }) => sum + count, 0);
}
