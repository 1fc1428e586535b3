/** The Rogue's powers. */
import { call, done, procedure, type Refusals } from '@tablee/kernel';
import type { Figure, Hero, Plunder, PlunderOption } from '../types.ts';
import { killMonster } from './atk.ts';
import { hiddenBy, type Limits, refuseSquares } from './beyond.ts';
import { distance } from './board.ts';
import { attackOn } from './def.ts';
import { asHero, heroFigure, isAdversary, isFree, isHero, isMonster, ownerOf, teamOfHero } from './hero.ts';
import { lineOfSight } from './los.ts';
import type { Square } from './map.ts';
import { dropBefore, step } from './move.ts';
import { pay, powerCard } from './pay.ts';
import { DEPLACEMENT_RAPIDE, PASSE_MURAILLES, PICK_POCKET, TIR } from './power.ts';
import { maybeSecure } from './tres.ts';

// ─── Pick-pocket ─────────────────────────────────────────────────────────────

/** Lying free, under a monster, or held by any other hero, team-mate or enemy (SDP-ROG-3, SDP-ROG-4, R-SDP-50). */
function canBeStolenAt(t: Plunder, square: Square): boolean {
  if (t.treasureAt[square] === 1) return true;
  const figure = t.standing[square]!;
  return isHero(figure) && t.carries[asHero(figure)] === 1;
}

/** He must be empty-handed. */
export function hasSomethingToSteal(t: Plunder, hero: Hero): boolean {
  if (t.carries[hero] === 1) return false;
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) if (canBeStolenAt(t, near[i]!)) return true;
  return false;
}

const STEAL_BEYOND: Limits = { wall: 'R-SDP-1', far: 'R-SDP-50' };

/** Not an attack: no defence, nobody moves. */
export const pickPocket = procedure<Plunder, { hero: Hero; from: Square }, PlunderOption>()('pickPocket', {
  from: {
    kind: 'stealFrom',
    rule: 'SDP-ROG-3',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      const from = t.heroAt[f.hero]!;
      if (why) refuseSquares(t, from, STEAL_BEYOND, why, (to) => ({ do: 'to', to }));
      for (const to of t.content.board.near[from]!) {
        if (canBeStolenAt(t, to)) options.push({ do: 'to', to });
        else why?.refuse({ do: 'to', to }, 'SDP-ROG-3');
      }
    },
    chosen: (_, f, option) => {
      if (option.do === 'to') f.from = option.to;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), PICK_POCKET), 'take'),
  take: (t, f) => {
    const figure = t.standing[f.from]!;
    const victim = t.treasureAt[f.from] === 1 ? -1 : asHero(figure);
    if (victim === -1) t.treasureAt[f.from] = 0;
    else t.carries[victim] = 0;
    t.carries[f.hero] = 1;
    t.told?.push({ event: 'powerUsed', rule: 'SDP-ROG-3', hero: f.hero, power: PICK_POCKET });
    t.told?.push({
      event: 'treasureStolen',
      rule: victim === -1 ? 'SDP-ROG-3' : 'SDP-ROG-4',
      by: f.hero,
      from: victim,
      at: f.from,
    });
    maybeSecure(t, f.hero);
    return done;
  },
});

// ─── Passe-murailles ─────────────────────────────────────────────────────────

export function hasFreeSquareAround(t: Plunder, hero: Hero): boolean {
  const around = t.content.board.around[t.heroAt[hero]!]!;
  for (let i = 0; i < around.length; i++) if (isFree(t, around[i]!)) return true;
  return false;
}

/** Exactly one square, any direction, walls ignored, never over the border (SDP-ROG-5, R-SDP-52). */
export const passeMurailles = procedure<Plunder, { hero: Hero; to: Square; drops: boolean }, PlunderOption>()(
  'passeMurailles',
  {
    square: {
      kind: 'wallWalkSquare',
      rule: 'SDP-ROG-5',
      seat: (t, f) => ownerOf(t, f.hero),
      options: (t, f, options, why) => {
        const { board } = t.content;
        const from = t.heroAt[f.hero]!;
        for (const to of board.around[from]!) {
          if (isFree(t, to)) options.push({ do: 'to', to });
          else why?.refuse({ do: 'to', to }, 'SDP-BOARD-2');
        }
        if (!why) return;
        for (let to = 0; to < board.squares; to++)
          if (distance(board, from, to) > 1) why.refuse({ do: 'to', to }, 'R-SDP-52');
      },
      chosen: (t, f, option) => {
        if (option.do === 'to') f.to = option.to;
        return t.carries[f.hero] === 1 ? 'drop' : 'pay';
      },
    },
    drop: dropBefore('pay'),
    pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), PASSE_MURAILLES), 'go'),
    go: (t, f) => {
      t.told?.push({ event: 'powerUsed', rule: 'SDP-ROG-5', hero: f.hero, power: PASSE_MURAILLES });
      step(t, f);
      return done;
    },
  },
);

// ─── Déplacement rapide ──────────────────────────────────────────────────────

/** At most this many squares; he may stop after the first (SDP-ROG-6, R-SDP-51). */
export const DASH_SQUARES = 3;

export function hasFreeSquareNear(t: Plunder, hero: Hero): boolean {
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) if (isFree(t, near[i]!)) return true;
  return false;
}

const DASH_BEYOND: Limits = { wall: 'SDP-BOARD-4', far: 'R-SDP-51' };

export const deplacementRapide = procedure<
  Plunder,
  { hero: Hero; to: Square; drops: boolean; steps: number },
  PlunderOption
>()('deplacementRapide', {
  square: {
    kind: 'dashNext',
    rule: 'SDP-ROG-6',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      const from = t.heroAt[f.hero]!;
      if (why) refuseSquares(t, from, DASH_BEYOND, why, (to) => ({ do: 'to', to }));
      for (const to of t.content.board.near[from]!) {
        if (isFree(t, to)) options.push({ do: 'to', to });
        else why?.refuse({ do: 'to', to }, 'SDP-BOARD-2');
      }
      if (f.steps > 0) options.push({ do: 'stop' });
    },
    chosen: (t, f, option) => {
      if (option.do !== 'to') return done;
      f.to = option.to;
      f.drops = false;
      if (t.carries[f.hero] === 1) return 'drop';
      return f.steps > 0 ? 'go' : 'pay';
    },
  },
  drop: dropBefore('dropped'),
  dropped: (_, f) => (f.steps > 0 ? 'go' : 'pay'),
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), DEPLACEMENT_RAPIDE), 'begin'),
  begin: (t, f) => {
    t.told?.push({ event: 'powerUsed', rule: 'SDP-ROG-6', hero: f.hero, power: DEPLACEMENT_RAPIDE });
    return 'go';
  },
  go: (t, f) => {
    step(t, f);
    f.steps++;
    return f.steps < DASH_SQUARES && hasFreeSquareNear(t, f.hero) ? 'square' : done;
  },
});

// ─── Tir ─────────────────────────────────────────────────────────────────────

/** Any adversary in line of sight, at any distance, next to him too (SDP-ROG-7, SDP-FAQ-8, R-SDP-69). */
function targets(t: Plunder, hero: Hero, options: PlunderOption[], why?: Refusals<PlunderOption>): void {
  for (let h = 0; h < t.heroAt.length; h++) {
    const square = t.heroAt[h]!;
    if (square >= 0) addIfSeen(t, hero, heroFigure(h as Hero), square, options, why);
  }
  for (let m = 0; m < t.monsterAt.length; m++) {
    const square = t.monsterAt[m]!;
    if (square >= 0) addIfSeen(t, hero, t.standing[square]!, square, options, why);
  }
}

function addIfSeen(
  t: Plunder,
  hero: Hero,
  target: Figure,
  square: Square,
  options: PlunderOption[],
  why: Refusals<PlunderOption> | undefined,
): void {
  const from = t.heroAt[hero]!;
  if (square === from) return;
  if (!isAdversary(teamOfHero(hero), target)) why?.refuse({ do: 'target', target }, 'SDP-ATK-9');
  else if (sees(t, from, square)) options.push({ do: 'target', target });
  else why?.refuse({ do: 'target', target }, hiddenBy(t, from, square));
}

/** Some powers need a line of sight (SDP-POWER-5). */
export function sees(t: Plunder, from: Square, to: Square): boolean {
  return lineOfSight(t.content.board, from, to, t.standing);
}

/** Is there anybody to shoot at, seen or not? */
export function hasAdversary(t: Plunder, hero: Hero): boolean {
  return t.standing.some((figure) => isAdversary(teamOfHero(hero), figure));
}

export function hasTarget(t: Plunder, hero: Hero): boolean {
  const options: PlunderOption[] = [];
  targets(t, hero, options);
  return options.length > 0;
}

/** An attack for 1 PV that can be dodged, weakly too, but not parried (SDP-ROG-8, SDP-ROG-9, SDP-FAQ-7). */
export const tir = procedure<Plunder, { hero: Hero; target: Figure }, PlunderOption>()('tir', {
  target: {
    kind: 'shootTarget',
    rule: 'SDP-ROG-7',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => targets(t, f.hero, options, why),
    chosen: (_, f, option) => {
      if (option.do === 'target') f.target = option.target;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), TIR), 'shoot'),
  shoot: (t, f) => {
    const by = heroFigure(f.hero);
    const { value } = t.paid;
    t.told?.push({ event: 'powerUsed', rule: 'SDP-ROG-7', hero: f.hero, power: TIR });
    t.told?.push({ event: 'attacked', rule: 'SDP-ROG-7', by, target: f.target, value });
    if (!isMonster(f.target))
      return attackOn(f.target, { by, value, damage: 1, weak: true, parry: false }, 'over');
    killMonster(t, f.target);
    return done;
  },
  over: () => done,
});
