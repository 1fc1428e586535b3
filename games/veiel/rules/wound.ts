/** Wounds (OV-WOUND): each sends the top card of the deck to the wounds pile, unless a Substitution card takes its place. */
import { call, done, type Next, procedure } from '@tablee/kernel';
import { changed, raise } from '@tablee/kernel/effect';
import type { CardOption, ShownCard, Veiel } from '../types.ts';
import { drawCards, faceOf, refillDeck, take, toDiscard } from './card.ts';
import { finished, settled } from './settle.ts';
import { heroId, pieceOf, seatOf, shownCard, shownFigure } from './table.ts';

interface Wounding {
  /** The figure that suffers, and the one that made it suffer; −1 for nobody. */
  readonly figure: number;
  readonly cause: number;
  left: number;
}

/** Suffers so many wounds, one by one (OV-WOUND-8), then goes on at `then`. */
export function sufferWounds<Then extends string>(
  t: Veiel,
  figure: number,
  count: number,
  cause: number,
  then: Then,
): Next<Then> {
  const hero = t.figures.of[figure]!;
  if (t.preview) {
    if (count > 0 && cause >= 0)
      t.told?.push({
        event: 'intent',
        who: shownFigure(t, cause),
        what: 'wounds',
        amount: count,
        of: `${figure}`,
        rule: 'OV-AI-48',
      });
    return then;
  }
  // Without a Substitution card and with enough in the deck there is nothing to ask.
  let left = count;
  while (left > 0 && substitutes(t, hero).length === 0) {
    const went = fromDeck(t, figure, cause);
    if (went === 'hand') break;
    if (went === 'wounds') left--;
  }
  return left > 0 ? call(wounding, { figure, cause, left }, then) : settled(t, then);
}

/** Hand cards that may take a wound's place; never a Persistant one (OV-KW-24). */
function substitutes(t: Veiel, hero: number): number[] {
  return t.heroes[hero]!.hand.filter((piece) => {
    const face = faceOf(t, piece);
    return face?.substitution === true && !face.persistant;
  });
}

/** Whether some of these cards can become a wound. */
function hasWoundable(t: Veiel, pile: readonly number[]): boolean {
  for (const piece of pile) if (!isPersistant(t, piece)) return true;
  return false;
}

/** In deck or discard: where a wound is taken from the hand all the same, they are Persistant (OV-KW-23). */
const holdsCards = (t: Veiel, hero: number): boolean =>
  t.heroes[hero]!.deck.length + t.heroes[hero]!.discard.length > 0;

const isPersistant = (t: Veiel, piece: number): boolean => faceOf(t, piece)?.persistant === true;

/**
 * The top card of the deck, rebuilt first if it is empty (OV-WOUND-5). A Persistant one goes to the discard and the wound is
 * suffered again (OV-KW-21). Where only Persistant cards are left, or none, the hand has to give one (OV-KW-23, OV-WOUND-6).
 */
function fromDeck(t: Veiel, figure: number, cause: number): 'wounds' | 'again' | 'hand' {
  const number = t.figures.of[figure]!;
  const hero = t.heroes[number]!;
  if (!hasWoundable(t, hero.deck) && !hasWoundable(t, hero.discard)) return 'hand';
  refillDeck(t, number, 'OV-WOUND-5');
  const piece = hero.deck.pop()!;
  if (isPersistant(t, piece)) {
    toDiscard(t, piece);
    t.told?.push({ event: 'persisted', hero: heroId(t, number), ...shownCard(t, piece), rule: 'OV-KW-21' });
    return 'again';
  }
  intoWounds(t, figure, piece, cause, 'OV-WOUND-3');
  return 'wounds';
}

function intoWounds(
  t: Veiel,
  figure: number,
  piece: number,
  cause: number,
  rule: 'OV-WOUND-3' | 'OV-WOUND-6' | 'OV-KW-16' | 'OV-KW-23',
): void {
  const hero = t.figures.of[figure]!;
  t.heroes[hero]!.wounds.push(piece);
  const event = rule === 'OV-KW-16' ? 'substituted' : 'wounded';
  t.told?.push({ event, hero: heroId(t, hero), ...shownCard(t, piece), rule });
  changed(t);
  raise(t, 'wounded', { piece });
  raise(t, 'woundTaken', { piece: pieceOf(figure), cause: cause < 0 ? -1 : pieceOf(cause) });
}

export const wounding = procedure<Veiel, Wounding, CardOption>()('wound', ['figure', 'left'], {
  each: (t, f) => {
    if (f.left <= 0) return finished(t, 'over');
    return substitutes(t, t.figures.of[f.figure]!).length > 0 ? 'substitute' : 'take';
  },
  /** Offered wound by wound (OV-KW-18); declining is always allowed (R-OV-57). */
  substitute: {
    kind: 'substitute',
    rule: 'OV-KW-16',
    seat: (t, f) => seatOf(t, t.figures.of[f.figure]!),
    options: (t, f, options) => {
      for (const piece of substitutes(t, t.figures.of[f.figure]!))
        options.push({ do: 'substitute', ...shownCard(t, piece) });
      options.push({ do: 'deck', pass: true });
    },
    chosen: (t, f, option) => {
      if (option.do === 'deck') return 'take';
      const hero = t.figures.of[f.figure]!;
      const { piece } = option as ShownCard;
      take(t.heroes[hero]!.hand, piece);
      intoWounds(t, f.figure, piece, f.cause, 'OV-KW-16');
      drawCards(t, hero, 1, 'OV-KW-17');
      f.left--;
      return 'each';
    },
  },
  take: (t, f) => {
    const went = fromDeck(t, f.figure, f.cause);
    if (went === 'hand') return 'hand';
    if (went === 'wounds') f.left--;
    return 'each';
  },
  hand: {
    kind: 'woundFromHand',
    rule: 'OV-WOUND-6',
    seat: (t, f) => seatOf(t, t.figures.of[f.figure]!),
    options: (t, f, options) => {
      for (const piece of t.heroes[t.figures.of[f.figure]!]!.hand) {
        if (!isPersistant(t, piece)) options.push({ do: 'suffer', ...shownCard(t, piece) });
      }
    },
    chosen: (t, f, option) => {
      const { piece } = option as ShownCard;
      take(t.heroes[t.figures.of[f.figure]!]!.hand, piece);
      const onlyPersistant = holdsCards(t, t.figures.of[f.figure]!);
      intoWounds(t, f.figure, piece, f.cause, onlyPersistant ? 'OV-KW-23' : 'OV-WOUND-6');
      f.left--;
      return 'each';
    },
    /** Nothing anywhere: what is left of the wounds has no effect (OV-WOUND-7). */
    none: (t, f) => {
      const hero = t.figures.of[f.figure]!;
      const onlyPersistant = holdsCards(t, hero) || t.heroes[hero]!.hand.length > 0;
      const rule = onlyPersistant ? 'OV-KW-23' : 'OV-WOUND-7';
      t.told?.push({ event: 'woundLost', hero: heroId(t, hero), rule });
      f.left = 0;
      return 'each';
    },
  },
  over: () => done,
});
