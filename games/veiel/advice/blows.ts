/** What the cards in hand could still do to one enemy. */
import type { Area } from '../ready/area.ts';
import { amountOf } from '../ready/power.ts';
import { cardOf, enemyOf, isEnemy } from '../rules/table.ts';
import { type Card, type Hero, SQUARES, type Veiel } from '../types.ts';

/** What all who are still to act this round, or act now, could deal with the cards they hold. */
export function blowsToCome(t: Veiel): number {
  if (t.phase !== 'heroes') return 0;
  let sum = 0;
  t.heroes.forEach((hero, number) => {
    if (!hero.dead && (!hero.played || number === t.active)) sum += blowsIn(t, hero.hand);
  });
  return sum;
}

/** How far what is still to be dealt could fell each enemy, by figure, 0 to 1: those that need least first. */
export function fallsToCome(t: Veiel): readonly number[] {
  const { kind, square, red, yellow, block } = t.figures;
  const order: number[] = [];
  for (let figure = 0; figure < kind.length; figure++) {
    FALLS[figure] = 0;
    if (!isEnemy(t, figure) || square[figure]! < 0) continue;
    NEEDED[figure] = (red[figure]! - 1) * enemyOf(t, figure).yellow + yellow[figure]! + block[figure]!;
    order.push(figure);
  }
  if (t.phase !== 'heroes') return FALLS;
  let left = blowsToCome(t);
  order.sort((a, b) => NEEDED[a]! - NEEDED[b]!);
  for (const figure of order) {
    if (left <= 0) break;
    const dealt = Math.min(left, blowsOn(t, square[figure]!));
    FALLS[figure] = Math.min(1, dealt / NEEDED[figure]!) ** 2;
    left -= Math.min(dealt, NEEDED[figure]!);
  }
  return FALLS;
}
const FALLS: number[] = [];
const NEEDED: number[] = [];

/** What could be dealt on that square: by whoever acts now from where they stand, by the others wherever they may go. */
function blowsOn(t: Veiel, square: number): number {
  let sum = 0;
  t.heroes.forEach((hero, number) => {
    if (hero.dead || (hero.played && number !== t.active)) return;
    if (number !== t.active) {
      sum += blowsIn(t, hero.hand);
      return;
    }
    for (const piece of hero.hand) {
      const { blow, areas } = blowOf(t, cardOf(t, piece));
      if (blow > 0) sum += blow * (reaches(t, hero, areas, square) ? 1 : OUT_OF_REACH);
    }
  });
  return sum;
}
/** A blow that needs a move first. */
const OUT_OF_REACH = 0.4;

function reaches(t: Veiel, { figures }: Hero, areas: readonly Area[], square: number): boolean {
  for (const figure of figures) {
    const from = t.figures.square[figure]!;
    if (from < 0) continue;
    for (const area of areas) if (area.turnsAt[from * SQUARES + square] !== 0) return true;
  }
  return areas.length === 0;
}

export function blowsIn(t: Veiel, hand: readonly number[]): number {
  let sum = 0;
  for (const piece of hand) sum += blowOf(t, cardOf(t, piece)).blow;
  return sum;
}

/** What a card deals, and the areas it names: none for one that reaches everywhere, or moves first. */
interface Blow {
  readonly blow: number;
  readonly areas: readonly Area[];
}

const BLOWS = new WeakMap<Card, Blow>();

function blowOf({ content }: Veiel, card: Card): Blow {
  let blow = BLOWS.get(card);
  if (blow === undefined) {
    const named = JSON.stringify(card.effects);
    const areas = Object.keys(content.areas).filter((name) => named.includes(`"area":"${name}"`));
    const moves = /"do":"(move|teleport|swap|pull)"/.test(named);
    blow = { blow: dealtBy(card.effects), areas: moves ? [] : areas.map((name) => content.areas[name]!) };
    BLOWS.set(card, blow);
  }
  return blow;
}

/** Damage and wounds, however deep in the sentences they stand; of several modes the hardest. */
function dealtBy(effects: unknown): number {
  if (Array.isArray(effects)) return effects.reduce((sum: number, each) => sum + dealtBy(each), 0);
  if (typeof effects !== 'object' || effects === null) return 0;
  const data = effects as Readonly<Record<string, unknown>>;
  if ('modes' in data) return Math.max(...(data.modes as readonly unknown[]).map(dealtBy));
  if (data.do === 'damage' || data.do === 'wound') return data.to === 'self' ? 0 : amountOf(data.n);
  return dealtBy(data.then ?? data.may);
}
