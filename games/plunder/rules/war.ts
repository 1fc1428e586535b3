/** The Warrior's powers. All work diagonally (SDP-POWER-4). */
import { call, done, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import type { Figure, Hero, Plunder, PlunderOption } from '../types.ts';
import { killMonster } from './atk.ts';
import { type Limits, refuseFigures, refuseSquares } from './beyond.ts';
import { attackOn } from './def.ts';
import {
  asHero,
  heroFigure,
  isAdversary,
  isFree,
  isMonster,
  lift,
  NOBODY,
  ownerOf,
  squareOf,
  stand,
  teamOfHero,
} from './hero.ts';
import type { Square } from './map.ts';
import { dropBefore, step } from './move.ts';
import { pay, powerCard } from './pay.ts';
import { BOUSCULADE, COUP_FATAL, COUP_TOURNOYANT, ENCHAINEMENT } from './power.ts';
import { shift } from './tres.ts';

/** PV an unanswered Coup fatal costs: it kills any hero (SDP-WAR-3, R-SDP-49). */
export const FATAL_DAMAGE = 3;

/** The adjacent adversaries of a hero, in reading order. */
function adversaries(t: Plunder, hero: Hero, options: PlunderOption[]): void {
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) {
    const target = t.standing[near[i]!]!;
    if (isAdversary(teamOfHero(hero), target)) options.push({ do: 'target', target });
  }
}

/** Nobody of one's own team, nobody out of reach: `far` is the power that reaches the next square alone. */
function refuseOthers(t: Plunder, hero: Hero, far: RuleId, why: Refusals<PlunderOption>): void {
  const from = t.heroAt[hero]!;
  for (const square of t.content.board.near[from]!) {
    const target = t.standing[square]!;
    if (target !== NOBODY && !isAdversary(teamOfHero(hero), target))
      why.refuse({ do: 'target', target }, 'SDP-ATK-9');
  }
  refuseFigures(t, from, { wall: 'R-SDP-1', far }, why, (target) => ({ do: 'target', target }));
}

function monstersNear(t: Plunder, hero: Hero, options: PlunderOption[], why?: Refusals<PlunderOption>): void {
  const from = t.heroAt[hero]!;
  const near = t.content.board.near[from]!;
  for (let i = 0; i < near.length; i++) {
    const target = t.standing[near[i]!]!;
    if (isMonster(target)) options.push({ do: 'target', target });
    else if (target !== NOBODY) why?.refuse({ do: 'target', target }, 'SDP-WAR-4');
  }
  if (why)
    refuseFigures(t, from, { wall: 'R-SDP-1', far: 'R-SDP-46' }, why, (target) => ({ do: 'target', target }));
}

export function hasMonsterNear(t: Plunder, hero: Hero): boolean {
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) if (isMonster(t.standing[near[i]!]!)) return true;
  return false;
}

// ─── Coup fatal ──────────────────────────────────────────────────────────────

export const coupFatal = procedure<Plunder, { hero: Hero; target: Figure }, PlunderOption>()('coupFatal', {
  target: {
    kind: 'strikeTarget',
    rule: 'SDP-WAR-3',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      adversaries(t, f.hero, options);
      if (why) refuseOthers(t, f.hero, 'R-SDP-49', why);
    },
    chosen: (_, f, option) => {
      if (option.do === 'target') f.target = option.target;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), COUP_FATAL), 'strike'),
  strike: (t, f) => {
    const by = heroFigure(f.hero);
    const { value } = t.paid;
    t.told?.push({ event: 'powerUsed', rule: 'SDP-WAR-3', hero: f.hero, power: COUP_FATAL });
    t.told?.push({ event: 'attacked', rule: 'SDP-WAR-3', by, target: f.target, value });
    // A Warrior's attack allows no weak defence (R-SDP-67).
    if (!isMonster(f.target))
      return attackOn(f.target, { by, value, damage: FATAL_DAMAGE, weak: false }, 'over');
    killMonster(t, f.target);
    return done;
  },
  over: () => done,
});

// ─── Enchaînement ────────────────────────────────────────────────────────────

/**
 * He strikes down a monster and advances onto its square, then may do it again from there, for no further card, until he
 * stops or none is left (SDP-WAR-4, SDP-WAR-5, SDP-FAQ-6, R-SDP-46).
 */
export const enchainement = procedure<
  Plunder,
  { hero: Hero; target: Figure; to: Square; drops: boolean; paid: boolean },
  PlunderOption
>()('enchainement', {
  target: {
    kind: 'chainNext',
    rule: 'SDP-WAR-5',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      monstersNear(t, f.hero, options, why);
      if (f.paid) options.push({ do: 'stop' });
    },
    chosen: (t, f, option) => {
      if (option.do !== 'target') return done;
      f.target = option.target;
      f.to = squareOf(t, option.target);
      f.drops = false;
      if (t.carries[f.hero] === 1) return 'drop';
      return f.paid ? 'advance' : 'pay';
    },
  },
  drop: dropBefore('dropped'),
  dropped: (_, f) => (f.paid ? 'advance' : 'pay'),
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), ENCHAINEMENT), 'begin'),
  begin: (t, f) => {
    f.paid = true;
    t.told?.push({ event: 'powerUsed', rule: 'SDP-WAR-4', hero: f.hero, power: ENCHAINEMENT });
    return 'advance';
  },
  advance: (t, f) => {
    killMonster(t, f.target);
    step(t, f);
    return hasMonsterNear(t, f.hero) ? 'target' : done;
  },
});

// ─── Coup tournoyant ─────────────────────────────────────────────────────────

/** Every monster next to him, no choice, no heroes (SDP-WAR-6, R-SDP-47). */
export const coupTournoyant = procedure<Plunder, { hero: Hero }, PlunderOption>()('coupTournoyant', {
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), COUP_TOURNOYANT), 'strike'),
  strike: (t, f) => {
    t.told?.push({ event: 'powerUsed', rule: 'SDP-WAR-6', hero: f.hero, power: COUP_TOURNOYANT });
    for (const square of t.content.board.near[t.heroAt[f.hero]!]!) {
      const figure = t.standing[square]!;
      if (isMonster(figure)) killMonster(t, figure);
    }
    return done;
  },
});

// ─── Bousculade ──────────────────────────────────────────────────────────────

/**
 * Any free square next to the victim, in any direction; a carrier cannot be pushed onto another treasure, for he can't be
 * made to give up his own (SDP-WAR-8, SDP-WAR-9, R-SDP-48).
 */
function canBePushedTo(t: Plunder, target: Figure, to: Square): boolean {
  if (!isFree(t, to)) return false;
  return isMonster(target) || t.carries[asHero(target)] === 0 || t.treasureAt[to] === 0;
}

export function canBePushed(t: Plunder, target: Figure): boolean {
  const near = t.content.board.near[squareOf(t, target)]!;
  for (let i = 0; i < near.length; i++) if (canBePushedTo(t, target, near[i]!)) return true;
  return false;
}

export function hasSomebodyToPush(t: Plunder, hero: Hero): boolean {
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) {
    const target = t.standing[near[i]!]!;
    if (isAdversary(teamOfHero(hero), target) && canBePushed(t, target)) return true;
  }
  return false;
}

const PUSH_BEYOND: Limits = { wall: 'SDP-BOARD-4', far: 'R-SDP-48' };

/** Not an attack: no defence, no damage; nobody's contact matters. */
export const bousculade = procedure<Plunder, { hero: Hero; target: Figure; to: Square }, PlunderOption>()(
  'bousculade',
  {
    target: {
      kind: 'pushTarget',
      rule: 'SDP-WAR-7',
      seat: (t, f) => ownerOf(t, f.hero),
      options: (t, f, options, why) => {
        const all: PlunderOption[] = [];
        adversaries(t, f.hero, all);
        for (const option of all) {
          if (option.do === 'target' && canBePushed(t, option.target)) options.push(option);
          else why?.refuse(option, 'SDP-WAR-8');
        }
        if (why) refuseOthers(t, f.hero, 'SDP-WAR-7', why);
      },
      chosen: (_, f, option) => {
        if (option.do === 'target') f.target = option.target;
        return 'square';
      },
    },
    square: {
      kind: 'pushSquare',
      rule: 'SDP-WAR-8',
      seat: (t, f) => ownerOf(t, f.hero),
      options: (t, f, options, why) => {
        const from = squareOf(t, f.target);
        if (why) refuseSquares(t, from, PUSH_BEYOND, why, (to) => ({ do: 'to', to }));
        for (const to of t.content.board.near[from]!) {
          if (canBePushedTo(t, f.target, to)) options.push({ do: 'to', to });
          else why?.refuse({ do: 'to', to }, isFree(t, to) ? 'SDP-WAR-9' : 'SDP-BOARD-2');
        }
      },
      chosen: (_, f, option) => {
        if (option.do === 'to') f.to = option.to;
        return 'pay';
      },
    },
    pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), BOUSCULADE), 'push'),
    push: (t, f) => {
      const from = squareOf(t, f.target);
      t.told?.push({ event: 'powerUsed', rule: 'SDP-WAR-7', hero: f.hero, power: BOUSCULADE });
      t.told?.push({ event: 'pushed', rule: 'SDP-WAR-7', by: f.hero, target: f.target, from, to: f.to });
      if (isMonster(f.target)) {
        lift(t, f.target);
        stand(t, f.target, f.to);
      } else shift(t, asHero(f.target), f.to);
      return done;
    },
  },
);
