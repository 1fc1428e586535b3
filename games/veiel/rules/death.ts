/** Death and return (OV-DEATH, R-OV-22, -29 to -31): only the end-of-turn draw kills, only the start of a turn brings back. */
import { done, type Next, procedure } from '@tablee/kernel';
import { enter, leave } from '@tablee/kernel/effect';
import type { SquareOption, Veiel } from '../types.ts';
import { refill, shift } from './board.ts';
import { discardHand, drawCards } from './card.ts';
import { nearestFree } from './entity.ts';
import { cardsLeft, heroId, isFree, pieceOf, seatOf } from './table.ts';

/** OV-DEATH-7: the threshold stays the hand size of the rules, even where his own is raised. */
export function wouldDie(t: Veiel, hero: number): boolean {
  return cardsLeft(t.heroes[hero]!) < t.config.handSize;
}

/** OV-DEATH-2, -3, -14: hand discarded, token flipped, block and statuses lost; the figure stays and is no obstacle. */
export function die(t: Veiel, number: number): void {
  const hero = t.heroes[number]!;
  t.told?.push({ event: 'died', hero: heroId(t, number), rule: 'OV-DEATH-1' });
  discardHand(t, number, 'OV-DEATH-2');
  hero.dead = true;
  for (const figure of hero.figures) {
    leave(t, pieceOf(figure), 'play');
    t.figures.block[figure] = 0;
    t.figures.kept[figure] = 0;
    refill(t, figure);
  }
}

/** OV-DEATH-6, -9: token not flipped this round, and a hand can be made up. */
export function canReturn(t: Veiel, number: number): boolean {
  const hero = t.heroes[number]!;
  return hero.dead && !hero.played && !wouldDie(t, number);
}

/** R-OV-31: nobody lives, and nobody could come back. */
export function allDead(t: Veiel): boolean {
  return t.heroes.every((hero, number) => hero.dead && wouldDie(t, number));
}

/** Each figure keeps its square, or takes a nearest empty one (OV-DEATH-10); then he draws up to 5 (OV-DEATH-9). */
export const returning = procedure<Veiel, { readonly hero: number; next: number }, SquareOption>()(
  'return',
  ['hero'],
  {
    next: (t, f): Next<'next' | 'square' | 'draw'> => {
      const hero = t.heroes[f.hero]!;
      const figure = hero.figures[f.next];
      if (figure === undefined) return 'draw';
      const square = t.figures.square[figure]!;
      if (!isFree(t, square)) return 'square';
      stand(t, f.hero, figure, square);
      f.next++;
      return 'next';
    },
    square: {
      kind: 'return',
      rule: 'OV-DEATH-10',
      seat: (t, f) => seatOf(t, f.hero),
      options: (t, f, options) => {
        const figure = t.heroes[f.hero]!.figures[f.next]!;
        for (const square of nearestFree(t, t.figures.square[figure]!))
          options.push({ do: 'return', square });
      },
      chosen: (t, f, { square }) => {
        stand(t, f.hero, t.heroes[f.hero]!.figures[f.next]!, square);
        f.next++;
        return 'next';
      },
      // A full board: he stays where he lies, and stands as soon as there is room.
      none: (_, f) => {
        f.next++;
        return 'next';
      },
    },
    draw: (t, f) => {
      const hero = t.heroes[f.hero]!;
      hero.dead = false;
      for (const figure of hero.figures) refill(t, figure);
      t.told?.push({ event: 'returned', hero: heroId(t, f.hero), rule: 'OV-DEATH-5' });
      drawCards(t, f.hero, t.config.handSize - hero.hand.length, 'OV-DEATH-9');
      return done;
    },
  },
);

function stand(t: Veiel, hero: number, figure: number, square: number): void {
  // Alive from here on: the square is his.
  t.heroes[hero]!.dead = false;
  if (t.figures.square[figure] !== square) shift(t, figure, square);
  refill(t, figure);
  enter(t, pieceOf(figure), 'play');
}
