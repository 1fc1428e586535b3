/** Discard to move (OV-HERO-4, R-OV-17): k cards discarded together give a move of k squares. */
import { done, procedure } from '@tablee/kernel';
import { raise } from '@tablee/kernel/effect';
import type { StrideOption, Veiel } from '../types.ts';
import { canBeDiscarded, discardCard } from './card.ts';
import { canGo, legs, pointsOf, walk } from './move.ts';
import { dutiesOf, wouldStrandDuty } from './play.ts';
import { roadTo } from './road.ts';
import { finished } from './settle.ts';
import { cardOf, pieceOf, seatOf } from './table.ts';

interface Striding {
  readonly hero: number;
  readonly figure: number;
  /** Cards laid for it, in the order named; they are discarded when it goes. */
  readonly cards: number[];
}

/** Whether there is anywhere to go with what he may discard. */
export function canStride(t: Veiel, hero: number, figure: number): boolean {
  const cards = mostCards(t, hero);
  const points = pointsOf(t, figure, cards);
  return cards > 0 && points > 0 && canGo(t, figure, Math.min(points, 4));
}

/** How many cards he may discard together: those an Inéluctable needs stay (OV-KW-28). */
function mostCards(t: Veiel, hero: number): number {
  const { hand } = t.heroes[hero]!;
  if (dutiesOf(t, hero).length === 0) return hand.length;
  const cards = hand.filter((piece) => canBeDiscarded(t, piece));
  while (cards.length > 0 && wouldStrandDuty(t, hero, cards)) cards.pop();
  return cards.length;
}

/** Cards to lay besides: not where the battlefield lets nobody go farther for it. */
function laid(t: Veiel, f: Striding, options: StrideOption[]): void {
  for (const piece of t.heroes[f.hero]!.hand) {
    if (f.cards.includes(piece) || !canBeDiscarded(t, piece)) continue;
    if (!wouldStrandDuty(t, f.hero, [...f.cards, piece]))
      options.push({ do: 'add', piece, card: cardOf(t, piece).id });
  }
}

export const striding = procedure<Veiel, Striding, StrideOption>()('stride', ['hero', 'figure', 'cards'], {
  choose: {
    kind: 'stride',
    rule: 'OV-HERO-4',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      const steps = pointsOf(t, f.figure, f.cards.length);
      if (steps > 0) legs(t, f.figure, steps, steps, options);
      if (steps === 0 || pointsOf(t, f.figure, f.cards.length + 1) > steps) laid(t, f, options);
      options.push({ do: 'back', back: true });
    },
    chosen: (t, f, option) => {
      if (option.do === 'add') {
        f.cards.push(option.piece);
        return 'choose';
      }
      if (option.do !== 'go') return done;
      for (const piece of f.cards) discardCard(t, f.hero, piece, 'OV-HERO-4');
      return walk(t, f.figure, roadTo(t, f.figure, [option.square]), 'moved');
    },
  },
  moved: (t, f) => {
    raise(t, 'moved', { piece: pieceOf(f.figure), amount: f.cards.length });
    return finished(t, 'over');
  },
  over: () => done,
});
