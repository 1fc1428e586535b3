/** Monsters: brought in by anybody, moved and made to strike all together by one card. */
import { call, done, type Frame, procedure, type Refusals, type Seat } from '@tablee/kernel';
import type { Monster, Plunder, PlunderOption } from '../types.ts';
import { type Limits, refuseFigures, refuseSquares } from './beyond.ts';
import { isDiagonal } from './board.ts';
import { BLACK, ONLY_HEART, ONLY_SPADE, RED } from './card.ts';
import { attackOn } from './def.ts';
import {
  asMonster,
  IN_RESERVE,
  isFree,
  isHero,
  isMonster,
  monsterFigure,
  NOBODY,
  stand,
  touchesHero,
} from './hero.ts';
import type { Square } from './map.ts';
import { anyCards, cardOf, pay } from './pay.ts';
import { canPlay, type Purse } from './purse.ts';

/**
 * All the monsters there are, all alike: 8, and 4 more for each player beyond two (SDP-GOAL-3, SDP-GOAL-6, SDP-MON-7,
 * SDP-MULTI-1).
 */
export function monstersFor(seats: number): number {
  return 8 + 4 * (seats - 2);
}

// ─── coming in ───────────────────────────────────────────────────────────────

/** One card, any, for one monster on any free star, whoever it suits (SDP-MON-3, SDP-MON-4, SDP-MON-6, R-SDP-30). */
export function summons(
  t: Plunder,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (purse.count === 0 && !why) return;
  const none = t.monsterAt.indexOf(IN_RESERVE) < 0;
  if (none && !why) return;
  const { stars } = t.content.board.map;
  if (why) refuseElsewhere(t, why);
  for (let i = 0; i < stars.length; i++) {
    const to = stars[i]!;
    if (purse.count === 0) why?.refuse({ do: 'summon', to }, 'SDP-MON-3');
    else if (none) why?.refuse({ do: 'summon', to }, 'SDP-MON-7');
    else if (!isFree(t, to)) why?.refuse({ do: 'summon', to }, 'SDP-MON-5');
    else options.push({ do: 'summon', to });
  }
}

/** Monsters come in on their arrival squares and nowhere else. */
function refuseElsewhere(t: Plunder, why: Refusals<PlunderOption>): void {
  const { board } = t.content;
  for (let to = 0; to < board.squares; to++)
    if (board.isStar[to] === 0) why.refuse({ do: 'summon', to }, 'SDP-MON-4');
}

export const summon = procedure<Plunder, { seat: Seat; to: Square }, PlunderOption>()('summon', {
  pay: (_, f) => call(pay, anyCards(f.seat, 1), 'arrive'),
  arrive: (t, f) => {
    const monster = t.monsterAt.indexOf(IN_RESERVE) as Monster;
    stand(t, monsterFigure(monster), f.to);
    t.told?.push({ event: 'monsterEntered', rule: 'SDP-MON-4', monster, to: f.to });
    return done;
  },
});

// ─── moving ──────────────────────────────────────────────────────────────────

/** Not while it touches a hero (SDP-MON-12); a treasure on the square is no hindrance (SDP-MON-11). */
function canStep(t: Plunder, monster: Monster, suits: number): boolean {
  const from = t.monsterAt[monster]!;
  if (from === IN_RESERVE || touchesHero(t, from)) return false;
  const near = stepsOf(t, from, suits);
  for (let i = 0; i < near.length; i++) if (isFree(t, near[i]!)) return true;
  return false;
}

/** Diagonals only with ♠ (SDP-MON-9). */
function stepsOf(t: Plunder, from: Square, suits: number): readonly Square[] {
  const { near, nearStraight } = t.content.board;
  return (suits & ONLY_SPADE) !== 0 ? near[from]! : nearStraight[from]!;
}

/** The suits with which at least one monster can move; 0 for none (R-SDP-27, R-SDP-62). */
function suitsToMove(t: Plunder): number {
  let suits = 0;
  for (let m = 0; m < t.monsterAt.length; m++) {
    if (canStep(t, m as Monster, BLACK & ~ONLY_SPADE)) return BLACK;
    if (suits === 0 && canStep(t, m as Monster, ONLY_SPADE)) suits = ONLY_SPADE;
  }
  return suits;
}

/** Any player on his turn, whoever brought them in (SDP-MON-1, SDP-MON-8); one black card for all (SDP-MON-13). */
export function groupActions(
  t: Plunder,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (purse.count === 0 && !why) return;
  const moving = suitsToMove(t);
  if (moving === 0) why?.refuse({ do: 'monstersMove' }, 'R-SDP-27');
  else if (canPlay(purse, moving)) options.push({ do: 'monstersMove' });
  else why?.refuse({ do: 'monstersMove' }, (purse.suits & BLACK) === 0 ? 'SDP-MON-13' : 'SDP-MON-9');
  const striking = suitsToStrike(t);
  if (striking === 0) why?.refuse({ do: 'monstersAttack' }, 'R-SDP-28');
  else if (canPlay(purse, striking)) options.push({ do: 'monstersAttack' });
  else why?.refuse({ do: 'monstersAttack' }, (purse.suits & RED) === 0 ? 'SDP-MON-17' : 'SDP-MON-16');
}

interface GroupLocals {
  seat: Seat;
  /** Suits played. */
  suits: number;
  /** Monsters that have had their go, one bit each. */
  spent: number;
  monster: Monster;
}
type GroupFrame = Frame & GroupLocals;

/** A face or an ace spent on monsters is an ordinary card (SDP-MON-25). */
function played(t: Plunder): number {
  return 1 << t.paid.suit;
}

function isSpent(f: GroupLocals, monster: number): boolean {
  return (f.spent & (1 << monster)) !== 0;
}

function pickMonster(f: GroupLocals, option: PlunderOption): void {
  if (option.do !== 'target') throw new Error(`${option.do} names no monster.`);
  f.monster = asMonster(option.target);
  f.spent |= 1 << f.monster;
}

/** As far as a hero's movement takes him (SDP-MON-9). */
const STEP_BEYOND: Limits = { wall: 'SDP-BOARD-4', far: 'SDP-MOVE-2' };

/** One after the other, each at most once, in any order; any may be left where it is (SDP-MON-14, SDP-MON-15, R-SDP-27). */
export const monstersMove = procedure<Plunder, GroupLocals, PlunderOption>()('monstersMove', {
  pay: (t, f) => call(pay, cardOf(f.seat, suitsToMove(t)), 'played'),
  played: (t, f) => {
    f.suits = played(t);
    return 'next';
  },
  next: (t, f) => (movable(t, f) ? 'nextMonster' : done),
  nextMonster: {
    kind: 'nextMonster',
    rule: 'R-SDP-27',
    seat: (_, f) => f.seat,
    options: (t, f, options, why) => {
      for (let m = 0; m < t.monsterAt.length; m++) {
        const target = monsterFigure(m as Monster);
        if (t.monsterAt[m] === IN_RESERVE) continue;
        if (isSpent(f, m)) why?.refuse({ do: 'target', target }, 'R-SDP-27');
        else if (canStep(t, m as Monster, f.suits)) options.push({ do: 'target', target });
        else
          why?.refuse({ do: 'target', target }, touchesHero(t, t.monsterAt[m]!) ? 'SDP-MON-12' : 'SDP-MON-9');
      }
      if (f.spent !== 0) options.push({ do: 'stop' });
    },
    chosen: (_, f, option) => {
      if (option.do === 'stop') return done;
      pickMonster(f, option);
      return 'square';
    },
  },
  square: {
    kind: 'monsterSquare',
    rule: 'SDP-MON-9',
    seat: (_, f) => f.seat,
    options: (t, f, options, why) => {
      const from = t.monsterAt[f.monster]!;
      const near = stepsOf(t, from, f.suits);
      for (let i = 0; i < near.length; i++) {
        if (isFree(t, near[i]!)) options.push({ do: 'to', to: near[i]! });
        else why?.refuse({ do: 'to', to: near[i]! }, 'SDP-BOARD-2');
      }
      if (!why) return;
      for (const to of t.content.board.near[from]!)
        if (!near.includes(to)) why.refuse({ do: 'to', to }, 'SDP-MON-9');
      refuseSquares(t, from, STEP_BEYOND, why, (to) => ({ do: 'to', to }));
    },
    chosen: (t, f, option) => {
      if (option.do !== 'to') throw new Error(`${option.do} is no square.`);
      const from = t.monsterAt[f.monster]!;
      t.standing[from] = NOBODY;
      // A monster never carries nor shifts a treasure (SDP-MON-10): it just stands on it.
      stand(t, monsterFigure(f.monster), option.to);
      t.told?.push({ event: 'monsterMoved', rule: 'SDP-MON-13', monster: f.monster, from, to: option.to });
      return 'next';
    },
  },
});

function movable(t: Plunder, f: GroupFrame): boolean {
  for (let m = 0; m < t.monsterAt.length; m++)
    if (!isSpent(f, m) && canStep(t, m as Monster, f.suits)) return true;
  return false;
}

// ─── striking ────────────────────────────────────────────────────────────────

/** Heroes only, of any team, never another monster (SDP-MON-16, SDP-MON-20, R-SDP-20); diagonally only with ♥. */
function canStrike(t: Plunder, monster: Monster, suits: number): boolean {
  const from = t.monsterAt[monster]!;
  if (from === IN_RESERVE) return false;
  const reach = reachOf(t, from, suits);
  for (let i = 0; i < reach.length; i++) if (isHero(t.standing[reach[i]!]!)) return true;
  return false;
}

function reachOf(t: Plunder, from: Square, suits: number): readonly Square[] {
  const { near, nearStraight } = t.content.board;
  return (suits & ONLY_HEART) !== 0 ? near[from]! : nearStraight[from]!;
}

/** Asked from the heroes' side: they are fewer than the monsters. Must agree with `canStrike`. */
function suitsToStrike(t: Plunder): number {
  const { board } = t.content;
  let suits = 0;
  for (let hero = 0; hero < t.heroAt.length; hero++) {
    const at = t.heroAt[hero]!;
    if (at === IN_RESERVE) continue;
    const near = board.near[at]!;
    for (let i = 0; i < near.length; i++) {
      if (!isMonster(t.standing[near[i]!]!)) continue;
      if (!isDiagonal(board, at, near[i]!)) return RED;
      suits = ONLY_HEART;
    }
  }
  return suits;
}

const STRIKE_BEYOND: Limits = { wall: 'SDP-BOARD-6', far: 'SDP-ATK-2' };

/**
 * Once each, all with the card's value, one after the other on the position then existing; any may be told not to
 * (SDP-MON-17, SDP-MON-18, SDP-MON-19, SDP-FAQ-16, R-SDP-28).
 */
export const monstersAttack = procedure<Plunder, GroupLocals & { value: number }, PlunderOption>()(
  'monstersAttack',
  {
    pay: (t, f) => call(pay, cardOf(f.seat, suitsToStrike(t)), 'played'),
    played: (t, f) => {
      f.suits = played(t);
      f.value = t.paid.value;
      return 'next';
    },
    next: (t, f) => (canAnyStrike(t, f) ? 'nextMonster' : done),
    nextMonster: {
      kind: 'nextMonster',
      rule: 'R-SDP-28',
      seat: (_, f) => f.seat,
      options: (t, f, options, why) => {
        for (let m = 0; m < t.monsterAt.length; m++) {
          const target = monsterFigure(m as Monster);
          if (t.monsterAt[m] === IN_RESERVE) continue;
          if (isSpent(f, m)) why?.refuse({ do: 'target', target }, 'SDP-MON-17');
          else if (canStrike(t, m as Monster, f.suits)) options.push({ do: 'target', target });
          else why?.refuse({ do: 'target', target }, 'SDP-MON-16');
        }
        if (f.spent !== 0) options.push({ do: 'stop' });
      },
      chosen: (_, f, option) => {
        if (option.do === 'stop') return done;
        pickMonster(f, option);
        return 'target';
      },
    },
    target: {
      kind: 'monsterTarget',
      rule: 'SDP-MON-16',
      seat: (_, f) => f.seat,
      options: (t, f, options, why) => {
        const from = t.monsterAt[f.monster]!;
        const reach = reachOf(t, from, f.suits);
        for (let i = 0; i < reach.length; i++) {
          const target = t.standing[reach[i]!]!;
          if (isHero(target)) options.push({ do: 'target', target });
          else if (target !== NOBODY) why?.refuse({ do: 'target', target }, 'SDP-MON-20');
        }
        if (!why) return;
        for (const square of t.content.board.near[from]!) {
          const target = t.standing[square]!;
          if (!reach.includes(square) && isHero(target)) why.refuse({ do: 'target', target }, 'SDP-MON-16');
        }
        refuseFigures(t, from, STRIKE_BEYOND, why, (target) => ({ do: 'target', target }));
      },
      chosen: (t, f, option) => {
        if (option.do !== 'target') throw new Error(`${option.do} is no target.`);
        const by = monsterFigure(f.monster);
        const { value } = f;
        t.told?.push({ event: 'attacked', rule: 'SDP-MON-16', by, target: option.target, value });
        return attackOn(option.target, { by, value, damage: 1, weak: true }, 'next'); // SDP-MON-21
      },
    },
  },
);

function canAnyStrike(t: Plunder, f: GroupFrame): boolean {
  for (let m = 0; m < t.monsterAt.length; m++)
    if (!isSpent(f, m) && canStrike(t, m as Monster, f.suits)) return true;
  return false;
}
