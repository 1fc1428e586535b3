/** Movement: two dice, one chosen, and a path of exactly that many squares. */
import { done, procedure, type Refusals, roll } from '@tablee/kernel';
import type { Floor } from '../ready/content.ts';
import type { DieOption, Direction, Soeurs, SoeursOption, StepOption } from '../types.ts';
import { refuseReroll } from './closed.ts';
import { PLAYER } from './end.ts';
import { BOSS } from './icons.ts';
import { SIDES } from './mana.ts';
import { REROLL, ROLL } from './options.ts';
import { PRICES, takeFree, waiting } from './xp.ts';

export const COLUMNS = 4;
/** On a last floor; the others have 5. */
const MOST_ROWS = 6;
/** The door is not a square: never resolved, counted or entered again (R-SA-7). */
export const DOOR = -1;

const PIPS: readonly DieOption[] = [0, 1, 2, 3, 4, 5, 6].map((pips) => ({ do: 'die', pips }));
const stepsTo = (to: Direction): StepOption[] =>
  Array.from({ length: COLUMNS * MOST_ROWS }, (_, square) => ({ do: 'step', to, square }));
const STEPS = { left: stepsTo('left'), up: stepsTo('up'), right: stepsTo('right') } as const;

interface MoveLocals {
  one: number;
  other: number;
  /** Points left to walk. */
  points: number;
}

const ROLLED = ['one', 'other', 'points'] as const;

export const movement = procedure<Soeurs, MoveLocals, SoeursOption>()('movement', ROLLED, {
  /** Two dice (SA-MOVE-1). The wait before them is a free moment (R-SA-5). */
  roll: {
    kind: 'rollMovement',
    rule: 'SA-MOVE-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      waiting(t, options, why);
    },
    chosen: (t, f, option) => {
      const free = takeFree<'roll'>(t, option, 'roll');
      if (free !== null) return free;
      rollMovement(t, f);
      return 'pick';
    },
  },
  /** Either die, even one that will be blocked (SA-MOVE-2, SA-MOVE-3); before that, both may be rerolled for 1 XP (SA-XP-6, R-SA-9). */
  pick: {
    kind: 'chooseDie',
    rule: 'SA-MOVE-2',
    seat: () => PLAYER,
    options: (t, f, options, why) => {
      options.push(PIPS[f.one]!);
      if (f.other !== f.one) options.push(PIPS[f.other]!);
      if (t.xp >= PRICES.reroll) options.push(REROLL);
      else why?.refuse(REROLL, 'SA-XP-9', { price: PRICES.reroll, xp: t.xp });
      if (options.length > 1) waiting(t, options, why);
    },
    chosen: (t, f, option) => {
      if (option.do === 'reroll') {
        t.xp -= PRICES.reroll;
        t.told?.push({ event: 'rerolled', rule: 'SA-XP-6', what: 'movement' });
        rollMovement(t, f);
        return 'pick';
      }
      const free = takeFree<'pick'>(t, option, 'pick');
      if (free !== null) return free;
      f.points = option.do === 'die' ? option.pips : 0;
      t.told?.push({ event: 'dieChosen', rule: 'SA-MOVE-3', pips: f.points });
      return 'walk';
    },
  },
  /** The movement stops when the points are spent, on the Boss square (SA-BOSS-4), or where no step remains (SA-MOVE-8, R-SA-11). */
  walk: (t, f) => {
    if (f.points === 0) return done;
    const floor = floorOf(t);
    if (t.square !== DOOR && floor.icons[t.square] === BOSS) return done;
    if (longest(t, floor) > 0) return 'step';
    t.told?.push({ event: 'movementBlocked', rule: 'SA-MOVE-8', lost: f.points });
    return done;
  },
  /** Step by step, only steps that can still complete a legal path (SA-MOVE-4, R-SA-10). */
  step: {
    kind: 'step',
    rule: 'SA-MOVE-6',
    seat: () => PLAYER,
    options: (t, f, options, why) => {
      offerSteps(t, f.points, options, why);
      if (why) refuseReroll('R-SA-9', why);
      if (options.length > 1) waiting(t, options, why);
    },
    chosen: (t, f, option) => {
      const free = takeFree<'step'>(t, option, 'step');
      if (free !== null) return free;
      if (option.do === 'step') enter(t, option.square);
      f.points--;
      return 'walk';
    },
  },
});

function rollMovement(t: Soeurs, f: MoveLocals): void {
  f.one = roll(t, SIDES);
  f.other = roll(t, SIDES);
  t.told?.push({ event: 'diceRolled', rule: 'SA-MOVE-1', what: 'movement', dice: [f.one, f.other] });
}

/** Who walks: all that the rules of movement look at. */
export type Walker = Pick<Soeurs, 'tower' | 'floor' | 'square' | 'entered'> & {
  readonly content: Pick<Soeurs['content'], 'floors' | 'lastFloor'>;
};

/** One whole movement, as it could be walked. */
export interface Walk {
  readonly steps: readonly StepOption[];
  /** The steps at which there is a choice: a single one is taken without asking. */
  readonly chosen: readonly StepOption[];
  /** Points lost where no step remains (SA-MOVE-8), or on the Boss square (R-SA-56). */
  readonly lost: number;
}

/** Every movement of so many points from here: what the steps asked one by one add up to. */
export function walks(from: Walker, points: number): Walk[] {
  const floor = floorOf(from);
  const arrived = from.square !== DOOR && floor.icons[from.square] === BOSS;
  if (points === 0 || arrived || longest(from, floor) === 0) return [{ steps: [], chosen: [], lost: points }];
  const options: SoeursOption[] = [];
  offerSteps(from, points, options);
  return (options as StepOption[]).flatMap((step) =>
    walks({ ...from, square: step.square, entered: [...from.entered, step.square] }, points - 1).map(
      (rest) => ({
        steps: [step, ...rest.steps],
        chosen: options.length > 1 ? [step, ...rest.chosen] : rest.chosen,
        lost: rest.lost,
      }),
    ),
  );
}

export function floorOf(t: Pick<Walker, 'tower' | 'floor' | 'content'>): Floor {
  return t.floor < t.tower.length ? t.content.floors[t.tower[t.floor]!]! : t.content.lastFloor;
}

function enter(t: Soeurs, square: number): void {
  const icon = floorOf(t).icons[square]!;
  t.square = square;
  t.entered.push(square);
  t.crossed.push(icon);
  t.told?.push({ event: 'stepped', rule: 'SA-MOVE-6', square, icon });
}

/** Freshly come up into a row: both sides are free. Else only away from where one came. */
const BOTH = 0;
const LEFT = 1;
const RIGHT = 2;

/** Which way along its row the marker may still go, from the squares entered (SA-MOVE-5, R-SA-8). */
function freeSide(t: Walker): number {
  const { square, entered } = t;
  if (entered.length < 2) return BOTH;
  const before = entered[entered.length - 2]!;
  if (before === square - 1) return RIGHT;
  if (before === square + 1) return LEFT;
  return BOTH;
}

/** The most squares that can still be entered from here. */
function longest(t: Walker, floor: Floor): number {
  return t.square === DOOR
    ? 1 + floor.longest[floor.door * 3 + BOTH]!
    : floor.longest[t.square * 3 + freeSide(t)]!;
}

/**
 * A path of n squares can be completed from a square: some path is that long, or, on the Boss floor, the Boss square is
 * within reach (R-SA-10, R-SA-56).
 */
function completes(floor: Floor, at: number, points: number): boolean {
  return floor.longest[at]! >= points || floor.toBoss[at]! <= points;
}

/** Right, left or up, never down nor back (SA-MOVE-5, SA-MOVE-6, SA-MOVE-7); inside the card, from the door straight up (R-SA-7). */
function offerSteps(t: Walker, points: number, options: SoeursOption[], why?: Refusals<SoeursOption>): void {
  const floor = floorOf(t);
  if (t.square === DOOR) {
    options.push(STEPS.up[floor.door]!);
    return;
  }
  const side = freeSide(t);
  const mustComplete = completes(floor, t.square * 3 + side, points);
  const column = t.square % COLUMNS;
  const left = t.square - 1;
  const right = t.square + 1;
  const up = t.square + COLUMNS;
  if (column > 0) {
    if (side === RIGHT) why?.refuse(STEPS.left[left]!, 'SA-MOVE-5');
    else offerStep(floor, STEPS.left[left]!, LEFT, points, mustComplete, options, why);
  }
  if (up < floor.icons.length) offerStep(floor, STEPS.up[up]!, BOTH, points, mustComplete, options, why);
  if (column < COLUMNS - 1) {
    if (side === LEFT) why?.refuse(STEPS.right[right]!, 'SA-MOVE-5');
    else offerStep(floor, STEPS.right[right]!, RIGHT, points, mustComplete, options, why);
  }
}

function offerStep(
  floor: Floor,
  step: StepOption,
  side: number,
  points: number,
  mustComplete: boolean,
  options: SoeursOption[],
  why: Refusals<SoeursOption> | undefined,
): void {
  const arrives = points === 1 || floor.icons[step.square] === BOSS;
  if (mustComplete && !arrives && !completes(floor, step.square * 3 + side, points - 1)) {
    why?.refuse(step, 'R-SA-10', { points });
    return;
  }
  options.push(step);
}

/** For each square and side: the most steps from there, and the fewest to the Boss square (99: out of reach). */
export function reach(icons: readonly number[], rows: number): { longest: number[]; toBoss: number[] } {
  const longestFrom = new Array<number>(icons.length * 3).fill(0);
  const toBoss = new Array<number>(icons.length * 3).fill(99);
  for (let row = rows - 1; row >= 0; row--) {
    // Away from the side first, then both sides: a step along the row leaves one side only.
    for (let column = 0; column < COLUMNS; column++) explore(row, column, LEFT);
    for (let column = COLUMNS - 1; column >= 0; column--) explore(row, column, RIGHT);
    for (let column = 0; column < COLUMNS; column++) explore(row, column, BOTH);
  }
  return { longest: longestFrom, toBoss };

  function explore(row: number, column: number, side: number): void {
    const square = row * COLUMNS + column;
    const at = square * 3 + side;
    if (icons[square] === BOSS) {
      // It can never be crossed (SA-BOSS-4).
      toBoss[at] = 0;
      return;
    }
    const next: number[] = [];
    if (row + 1 < rows) next.push((square + COLUMNS) * 3 + BOTH);
    if (column > 0 && side !== RIGHT) next.push((square - 1) * 3 + LEFT);
    if (column < COLUMNS - 1 && side !== LEFT) next.push((square + 1) * 3 + RIGHT);
    for (const step of next) {
      longestFrom[at] = Math.max(longestFrom[at]!, 1 + longestFrom[step]!);
      toBoss[at] = Math.min(toBoss[at]!, 1 + toBoss[step]!);
    }
  }
}

/** `a1` is the leftmost square of the bottom row. */
export function squareName(square: number): string {
  if (square === DOOR) return 'door';
  return `${'abcd'[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`;
}

export function squareCalled(name: string): number {
  if (name === 'door') return DOOR;
  return (Number(name.slice(1)) - 1) * COLUMNS + 'abcd'.indexOf(name[0]!);
}
