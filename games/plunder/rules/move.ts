/** Movement: one black card, one square. */
import { type Asking, call, done, type Frame, procedure, type Refusals } from '@tablee/kernel';
import type { Hero, Plunder, PlunderOption } from '../types.ts';
import { type Limits, refuseSquares } from './beyond.ts';
import { isDiagonal } from './board.ts';
import { BLACK, ONLY_SPADE } from './card.ts';
import { isFree, isInContact, isRogue, isWarrior, ownerOf } from './hero.ts';
import type { Square } from './map.ts';
import { cardOf, pay } from './pay.ts';
import type { Purse } from './purse.ts';
import { walk } from './tres.ts';

/**
 * The suits that take this hero there: ♠ any way, ♣ straight only (SDP-MOVE-3, SDP-MOVE-4, SDP-MOVE-5); an Agile
 * Rogue goes diagonally with ♣ too (SDP-ROG-1). The value does not matter (SDP-MOVE-7).
 */
export function suitsForStep(t: Plunder, hero: Hero, to: Square): number {
  return isRogue(hero) || !isDiagonal(t.content.board, t.heroAt[hero]!, to) ? BLACK : ONLY_SPADE;
}

/** Féroce: a Warrior in contact cannot make an ordinary move; nothing else stops him (SDP-WAR-2, R-SDP-5, R-SDP-44). */
export function isHeldByContact(t: Plunder, hero: Hero): boolean {
  return isWarrior(hero) && isInContact(t, hero);
}

export function moves(
  t: Plunder,
  hero: Hero,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  const { board } = t.content;
  const from = t.heroAt[hero]!;
  if (why) refuseSquares(t, from, BEYOND, why, (to) => ({ do: 'move', hero, to }));
  if (purse.count === 0 && !why) return;
  const held = isHeldByContact(t, hero);
  if (held && !why) return;
  const near = board.near[from]!;
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!;
    if (held) why?.refuse({ do: 'move', hero, to }, 'SDP-WAR-2');
    else if (!isFree(t, to)) why?.refuse({ do: 'move', hero, to }, 'SDP-BOARD-2');
    // Any two cards make a ♠: with two cards in hand every step can be paid (SDP-CARD-11).
    else if (purse.count > 1 || (purse.suits & suitsForStep(t, hero, to)) !== 0)
      options.push({ do: 'move', hero, to });
    else why?.refuse({ do: 'move', hero, to }, isDiagonal(board, from, to) ? 'SDP-MOVE-3' : 'SDP-MOVE-1');
  }
}

const BEYOND: Limits = { wall: 'SDP-BOARD-4', far: 'SDP-MOVE-2' };

interface Mover {
  hero: Hero;
  to: Square;
  drops: boolean;
}

/** Before any movement of his own a carrier may leave his treasure where he stands; to enter another's square he must. */
export function dropBefore<Step extends string>(
  next: Step,
): Asking<Plunder, Frame & Mover, PlunderOption, Step> {
  return {
    kind: 'dropBefore',
    rule: 'SDP-TRES-5',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      if (mayKeep(t, f.hero, f.to)) options.push({ do: 'keep' });
      else why?.refuse({ do: 'keep' }, 'SDP-TRES-2');
      options.push({ do: 'drop' });
    },
    chosen: (_, f, option) => {
      f.drops = option.do === 'drop';
      return next;
    },
  };
}

/** A hero who carries a treasure cannot enter the square of another (SDP-TRES-2, SDP-TRES-6). */
export function mayKeep(t: Plunder, hero: Hero, to: Square): boolean {
  return t.carries[hero] === 0 || t.treasureAt[to] === 0;
}

export const move = procedure<Plunder, { hero: Hero; to: Square; drops: boolean }, PlunderOption>()('move', {
  declare: (t, f) => (t.carries[f.hero] === 1 ? 'drop' : 'pay'),
  drop: dropBefore('pay'),
  pay: (t, f) => call(pay, cardOf(ownerOf(t, f.hero), suitsForStep(t, f.hero, f.to)), 'go'),
  go: (t, f) => {
    step(t, f);
    return done;
  },
});

/** One square, told. */
export function step(t: Plunder, { hero, to, drops }: Mover): void {
  const from = t.heroAt[hero]!;
  if (t.told !== null) t.told.push({ event: 'heroMoved', rule: 'SDP-MOVE-2', hero, from, to });
  walk(t, hero, to, drops);
}
