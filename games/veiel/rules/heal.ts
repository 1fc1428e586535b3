/** Soin (OV-KW-1 to -4): wounds go back onto the discard, as their owner chooses; enemies and allies get their points back. */
import { call, done, type Next, procedure } from '@tablee/kernel';
import { type Context, changed, isForbidden, note, raise } from '@tablee/kernel/effect';
import { type CardOption, ENEMY, HERO, type ShownCard, type Veiel } from '../types.ts';
import { take, toDiscard } from './card.ts';
import { besidesField, doesFieldYield, tellFieldYields } from './field.ts';
import { afterwards, finished } from './settle.ts';
import {
  enemyOf,
  entityOf,
  figureOf,
  heroId,
  isAlly,
  numberWith,
  pieceOf,
  seatOf,
  shownCard,
  shownFigure,
} from './table.ts';

interface Healing {
  hero: number;
  left: number;
  /** Heroes to be healed afterwards, and by how much each. */
  readonly rest: number[];
  readonly amounts: number[];
}

/** The verb: heals n of each; a dead hero is healed too (OV-DEATH-8), and comes back only at the start of his turn. */
export function heal(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  const heroes: number[] = [];
  const amounts: number[] = [];
  let healed = 0;
  let yields = false;
  for (const piece of pieces) {
    const figure = figureOf(piece);
    if (isHealForbidden(t, c, piece)) continue;
    if (isForbidden(t, 'heal', piece)) yields = true;
    const amount = Math.max(0, numberWith(t, figure, 'heal', n));
    if (t.figures.kind[figure] === HERO) {
      const hero = t.figures.of[figure]!;
      // Twins share their wounds: each is healed in turn (OV-HEROES-17).
      const before = heroes.reduce((sum, each, i) => (each === hero ? sum + amounts[i]! : sum), 0);
      const count = Math.max(0, Math.min(amount, t.heroes[hero]!.wounds.length - before));
      if (count === 0) continue;
      heroes.push(hero);
      amounts.push(count);
      healed += count;
      raise(t, 'healing', { piece, amount: count });
    } else {
      healed += mend(t, figure, amount);
    }
  }
  note(c, pieces, healed);
  if (yields && healed > 0 && !t.preview) tellFieldYields(t);
  if (heroes.length === 0 || t.preview) return afterwards(t);
  return call(
    healing,
    { hero: heroes[0]!, left: amounts[0]!, rest: heroes.slice(1), amounts: amounts.slice(1) },
    'next',
  );
}

/** Yellow up to the printed value, never a life (OV-HIT-10); an ally up to its health. */
function mend(t: Veiel, figure: number, amount: number): number {
  const most =
    t.figures.kind[figure] === ENEMY
      ? enemyOf(t, figure).yellow
      : isAlly(t, figure)
        ? entityOf(t, figure).health!
        : 0;
  const gained = Math.min(amount, most - t.figures.yellow[figure]!);
  if (gained <= 0 || t.figures.square[figure]! < 0) return 0;
  t.figures.yellow[figure]! += gained;
  changed(t);
  t.told?.push({
    event: 'mended',
    who: shownFigure(t, figure),
    amount: gained,
    yellow: t.figures.yellow[figure]!,
    rule: 'OV-HIT-10',
  });
  raise(t, 'healing', { piece: pieceOf(figure), amount: gained });
  return gained;
}

/** A hero's own card gives way to no battlefield (OV-FIELD-4). */
function isHealForbidden(t: Veiel, c: Context, piece: number): boolean {
  if (!isForbidden(t, 'heal', piece)) return false;
  return !doesFieldYield(t, c, 'heal') || besidesField(t, () => isForbidden(t, 'heal', piece));
}

export function canHeal(t: Veiel, c: Context, pieces: readonly number[]): boolean {
  return pieces.some((piece) => {
    const figure = figureOf(piece);
    if (isHealForbidden(t, c, piece)) return false;
    if (t.figures.kind[figure] === HERO) return t.heroes[t.figures.of[figure]!]!.wounds.length > 0;
    if (t.figures.kind[figure] === ENEMY) return t.figures.yellow[figure]! < enemyOf(t, figure).yellow;
    return isAlly(t, figure) && t.figures.yellow[figure]! < entityOf(t, figure).health!;
  });
}

/** Exactly min(k, wounds), no fewer (OV-KW-3). */
export function healHero<Then extends string>(t: Veiel, hero: number, count: number, then: Then): Next<Then> {
  const left = Math.min(count, t.heroes[hero]!.wounds.length);
  return left === 0 ? then : call(healing, { hero, left, rest: [], amounts: [] }, then);
}

export const healing = procedure<Veiel, Healing, CardOption>()('heal', ['hero', 'left'], {
  next: (t, f) => {
    if (f.left > 0) {
      const { wounds } = t.heroes[f.hero]!;
      if (wounds.length > f.left) return 'choose';
      // All of them: there is nothing to choose.
      for (const piece of wounds.slice()) takeBack(t, f.hero, piece);
    }
    const next = f.rest.shift();
    if (next === undefined) return finished(t, 'over');
    f.hero = next;
    f.left = Math.min(f.amounts.shift()!, t.heroes[next]!.wounds.length);
    return 'next';
  },
  choose: {
    kind: 'heal',
    rule: 'OV-KW-1',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      for (const piece of t.heroes[f.hero]!.wounds) options.push({ do: 'heal', ...shownCard(t, piece) });
    },
    chosen: (t, f, option) => {
      takeBack(t, f.hero, (option as ShownCard).piece);
      f.left--;
      return 'next';
    },
  },
  over: () => done,
});

/** OV-KW-2: on top of the discard. */
function takeBack(t: Veiel, hero: number, piece: number): void {
  take(t.heroes[hero]!.wounds, piece);
  t.told?.push({ event: 'healed', hero: heroId(t, hero), ...shownCard(t, piece), rule: 'OV-KW-2' });
  toDiscard(t, piece);
  raise(t, 'healed', { piece });
}
