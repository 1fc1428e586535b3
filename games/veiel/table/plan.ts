/**
 * What is in hand, laid on the board: the squares it reaches, those that answer, how it can be turned (V-5). Made of the
 * options asked and of what the rules foresee; only how an area is drawn comes from the content.
 */
import { type Decision, type Foreseen, frameOf, type Option, type View } from '@tablee/kernel';
import { aiming } from '../rules/aim.ts';
import { arrowHits, isReached, turnsCovering } from '../rules/area.ts';
import { canBeHurt } from '../rules/hit.ts';
import { isEnemy } from '../rules/table.ts';
import { type Content, NOBODY, SQUARES, type TurnOption, type Veiel, type VeielView } from '../types.ts';
import type { AnyOption } from '../words/notation.ts';
import { litSquares } from './meaning.ts';
import type { Outcome } from './outcome.ts';

export interface Plan {
  /** Chosen first, before what a square answers. */
  readonly first: readonly Option[];
  /** By square, the lines of choices a press there could mean. */
  readonly lit: ReadonlyMap<number, readonly (readonly Option[])[]>;
  /** How it can be turned; empty where it can't. */
  readonly turns: readonly TurnOption[];
  readonly turn: TurnOption | null;
  /** Squares the area covers, and those of it that an Infranchissable cuts off. */
  readonly area: ReadonlySet<number>;
  readonly cutOff: ReadonlySet<number>;
  /** A pattern that has directions is in hand, whether or not more than one of them touches anybody. */
  readonly isPattern: boolean;
  /** It needs no square: a second press, or its button, is enough. */
  readonly isWhole: boolean;
}

export const NO_PLAN: Plan = {
  first: [],
  lit: new Map(),
  turns: [],
  turn: null,
  area: new Set(),
  cutOff: new Set(),
  isPattern: false,
  isWhole: false,
};

export interface Situation {
  readonly view: View<VeielView>;
  readonly t: Veiel;
  readonly content: Content;
  /** How often it was turned. */
  readonly turned: number;
}

/** The question itself, with nothing in hand. */
export function planOfQuestion(situation: Situation, asked: Decision): Plan {
  const { view, t, content } = situation;
  const frame = frameOf(view, aiming) as { readonly area?: string } | null;
  if (asked.kind === 'aim') {
    const area = content.areas[frame?.area ?? ''] ? [frame!.area!] : [];
    return turnable(situation, [], asked.options as readonly TurnOption[], area, t.acting);
  }
  return { ...NO_PLAN, lit: litSquares(view.table, asked.options) };
}

/**
 * Something taken up: a card, an equipment, an ally. `foreseen` is what choosing it leads to, where that is known, and
 * `outcome` what it would surely do by itself: where the rules leave one target, nobody is asked for it.
 */
export function planOfHeld(
  situation: Situation,
  option: AnyOption,
  foreseen: Foreseen<VeielView> | null,
  outcome: Outcome,
): Plan {
  const areas = areasOf(situation, option);
  const caster = option.figure ?? situation.t.acting;
  const next = foreseen?.asked ?? null;
  if (next?.kind === 'aim')
    return turnable(situation, [option], next.options as readonly TurnOption[], areas, caster);
  const isNextOwn = next !== null && next.kind !== 'act' && next.kind !== 'nextHero';
  // It has struck before anything more is asked: what comes then is another question.
  const hasStruck = outcome.losses.some(({ damage }) => damage > 0);
  if (!isNextOwn || hasStruck) return whole(situation, option, areas[0], caster, outcome);
  const lit = litSquares(foreseen!.view.table, next.options, [option]);
  return {
    ...NO_PLAN,
    first: [option],
    lit,
    ...reach(situation, areas[0], caster),
    isWhole: lit.size === 0,
  };
}

/** Nothing more is asked: whoever it touches can be pressed as well as the card. */
function whole(
  situation: Situation,
  option: AnyOption,
  name: string | undefined,
  caster: number,
  { losses }: Outcome,
): Plan {
  const { t, content } = situation;
  const touched = losses
    .filter(({ damage, shield }) => damage > 0 || shield > 0)
    .map(({ figure }) => t.figures.square[figure]!)
    .filter((square) => square >= 0);
  const area = content.areas[name ?? ''];
  const at = t.figures.square[caster] ?? NOBODY;
  const turn =
    area && area.turns > 1 && at >= 0 && touched.length > 0
      ? area.covered.findIndex((turn) => touched.every((square) => turn[at]!.includes(square)))
      : -1;
  const drawn =
    turn < 0
      ? reach(situation, name, caster)
      : turnable(situation, [], [{ do: 'turn', turn }], [name!], caster);
  return {
    ...NO_PLAN,
    first: [option],
    lit: new Map(touched.map((square) => [square, [[option]]])),
    area: drawn.area,
    cutOff: drawn.cutOff,
    isPattern: turn >= 0,
    isWhole: true,
  };
}

function turnable(
  situation: Situation,
  first: readonly Option[],
  turns: readonly TurnOption[],
  areas: readonly string[],
  caster: number,
): Plan {
  const turn = turns[situation.turned % turns.length] ?? null;
  const at = situation.t.figures.square[caster] ?? NOBODY;
  const area = situation.content.areas[areas[0] ?? ''];
  const covered = new Set<number>();
  const cutOff = new Set<number>();
  if (area && turn && at >= 0) {
    if (area.drawing.kind === 'arrow')
      for (const square of arrowSquares(situation.t, area.name, turn.turn, at)) covered.add(square);
    else
      for (const square of area.covered[turn.turn]?.[at] ?? []) {
        const isOpen = (turnsCovering(situation.t, area, at, square) & (1 << turn.turn)) !== 0;
        (isOpen ? covered : cutOff).add(square);
      }
  }
  return { ...NO_PLAN, first, turns, turn, area: covered, cutOff, isPattern: true };
}

/** Each line as far as its first figure hit (OV-ARROW-3). */
function arrowSquares(t: Veiel, name: string, turn: number, at: number): number[] {
  const area = t.content.areas[name]!;
  const isHit = (figure: number): boolean => isEnemy(t, figure) || canBeHurt(t, figure);
  const hits = new Set(arrowHits(t, area, turn, at, isHit, []).map((figure) => t.figures.square[figure]!));
  return (area.lines[turn]?.[at] ?? []).flatMap((line) => {
    const stop = line.findIndex((square) => hits.has(square));
    return stop < 0 ? line : line.slice(0, stop + 1);
  });
}

function reach(
  { t, content }: Situation,
  name: string | undefined,
  caster: number,
): Pick<Plan, 'area' | 'cutOff'> {
  const area = content.areas[name ?? ''];
  const at = t.figures.square[caster] ?? NOBODY;
  if (!area || at < 0 || area.drawing.kind === 'infinite') return { area: new Set(), cutOff: new Set() };
  const open = new Set<number>();
  const cutOff = new Set<number>();
  for (let square = 0; square < SQUARES; square++) {
    if (square === at || !area.reached[at]!.includes(square)) continue;
    (isReached(t, area, at, square) ? open : cutOff).add(square);
  }
  return { area: open, cutOff };
}

/** The areas its effects draw, in the order they are printed. */
function areasOf({ content }: Situation, option: AnyOption): string[] {
  const effects =
    option.do === 'trigger'
      ? content.equipment[content.by.equipment.get(option.equipment!)!]?.effects
      : option.card === undefined
        ? undefined
        : content.cards[content.by.card.get(option.card)!]?.effects;
  return effects === undefined ? [] : areasIn(effects, content);
}

/** By the effects of a card, an equipment or a line. */
export function areasIn(part: unknown, content: Content): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => areasIn(each, content));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'area' && typeof value === 'string' && content.areas[value] ? [value] : areasIn(value, content),
  );
}
