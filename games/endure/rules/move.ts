/** Moving survivors (MOVE, ES-ACT-4 to -6): the allowance, Move actions of one or more zones, forced moves, exits. */
import { done, type Next, type Procedure, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import { numberFrom } from '@tablee/kernel/effect';
import type { Content } from '../printed.ts';
import {
  type Board,
  type Endure,
  type EndureEvent,
  LEGS,
  NONE,
  type StepOption,
  type Who,
} from '../types.ts';
import { count } from './ach.ts';
import { spendAction } from './actions.ts';
import { fits, holding, isLockedShut, LOADER_SIZE, sightNow } from './board.ts';
import { after } from './due.ts';
import { advance, carriedBy, checkGoals, watchHolds } from './goal.ts';
import { isLocked, leaveCheck, needsCheck } from './leave.ts';
import { look } from './look.ts';
import { dirPick, groundFor, pickStep, stepsToward } from './path.ts';

/** Zones enterable by Move actions in a turn on foot (R-ES-16). */
export const ALLOWANCE = 3;
export const LOADER_ALLOWANCE = 4;
export const BLACKOUT_ALLOWANCE = 2;
/** The way off the ship, where a zone is asked for. */
export const EXIT = -3;

/** R-ES-16, in its order. */
export function allowance(t: Endure, who: Who): number {
  const { content } = t;
  const survivor = t.survivors[who]!;
  const event = holding(t, content);
  const given = numberFrom(t, who, 'allowance', 0);
  let zones = survivor.pilot === 1 ? LOADER_ALLOWANCE : ALLOWANCE;
  zones += (content.survivors[survivor.class]!.passive.traits.allowance ?? 0) + survivor.gained + given;
  if (event === 'blackout') zones = BLACKOUT_ALLOWANCE + Math.min(0, given);
  if ((survivor.wounds & LEGS) !== 0) zones--;
  for (const card of survivor.cards)
    if (card >= 0) zones -= content.items[content.cards[card]!]!.wear?.slows ?? 0;
  zones = Math.max(1, zones);
  return event === 'gravity' ? zones * 2 : zones;
}

/** Zones one Move action covers: 1; gravity doubles it (ES-EVENT-14); *Light Step* for the first of the turn. */
export function zonesPerMove(t: Endure, who: Who): number {
  const survivor = t.survivors[who]!;
  const first =
    survivor.moves === 0 ? (t.content.survivors[survivor.class]!.passive.traits.firstMove ?? 1) : 1;
  return holding(t, t.content) === 'gravity' ? first * 2 : first;
}

export const sizeOf = (b: Board, who: Who): number => (b.survivors[who]!.pilot === 1 ? LOADER_SIZE : 1);

/** The zones it could step into, whatever the check says. */
export function ways(t: Endure, who: Who): readonly number[] {
  const { zone, passesDoors } = t.survivors[who]!;
  const sight = sightNow(t, t.content.ship);
  return passesDoors === 1 ? sight.nearThrough[zone]! : sight.near[zone]!;
}

/** Why it cannot leave its zone at all of its own will; null when it can. */
export function held(t: Endure, who: Who): RuleId | null {
  const survivor = t.survivors[who]!;
  if (survivor.pilot === 1 && t.powered === 0) return 'R-ES-74';
  if (isLocked(t, who)) return 'ES-LEAVE-3';
  if (t.bubbles.length > 0 && t.bubbles.includes(survivor.zone)) return 'ES-FULL-6';
  return null;
}

/** Options made once for each zone. */
const MOVES: { readonly do: 'move'; readonly zone: number }[] = [];
export function moveOption(zone: number): { readonly do: 'move'; readonly zone: number } {
  for (let n = MOVES.length; n <= zone; n++) MOVES.push({ do: 'move', zone: n });
  return MOVES[zone]!;
}
const EXIT_OPTION = { do: 'exit' } as const;

/** Every zone it may step into now, and the exit; `isFree`: outside the allowance, and not off the ship. */
export function stepOptions(
  t: Endure,
  who: Who,
  isFree: boolean,
  options: { push(option: StepOption): unknown },
  why?: Refusals<StepOption>,
): void {
  const { zone, moved } = t.survivors[who]!;
  const { content } = t;
  const stuck = held(t, who) ?? (!isFree && moved >= allowance(t, who) ? 'R-ES-16' : null);
  const size = sizeOf(t, who);
  for (const to of ways(t, who)) {
    if (stuck !== null) why?.refuse(moveOption(to), stuck);
    else if (!fits(t, content, size, zone, to))
      why?.refuse(moveOption(to), t.bubbles.includes(to) ? 'ES-FULL-6' : 'ES-FULL-3');
    else options.push(moveOption(to));
  }
  if (why) {
    const { nearThrough } = sightNow(t, content.ship);
    const open = ways(t, who);
    for (let to = 0; to < content.ship.size; to++) {
      if (to === zone || open.includes(to)) continue;
      if (!nearThrough[zone]!.includes(to)) why.refuse(moveOption(to), parted(content, zone, to));
      else why.refuse(moveOption(to), isLockedShut(t, content, zone, to) ? 'ES-EVENT-3' : 'ES-DOOR-4');
    }
  }
  if (isFree) return;
  if (!content.mission.exits.includes(zone)) {
    if (why && content.mission.exits.length > 0) why.refuse(EXIT_OPTION, 'R-ES-81');
    return;
  }
  if (stuck !== null) why?.refuse(EXIT_OPTION, stuck);
  else if (holding(t, content) === 'lockdown') why?.refuse(EXIT_OPTION, 'ES-EVENT-3');
  else options.push(EXIT_OPTION);
}

/** What keeps two zones apart without a door between them: a narrow gap, a wall, or others in between. */
function parted({ ship }: Content, one: number, other: number): RuleId {
  const between = ship.borders.filter(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  if (between.length === 0) return 'ES-ACT-4';
  return between.some(({ kind }) => kind === 'narrow') ? 'ES-ZONE-5' : 'ES-ACT-5';
}

export interface Moving {
  who: Who;
  /** The zone stepped into next, or `EXIT`. */
  to: number;
  /** Zones this move may still cover. */
  left: number;
  /** A Move action, not yet paid for; a free move is none. */
  pays: boolean;
  isFree: boolean;
}

/** One move: a check, a step, what that brings about, and perhaps another step. */
export const move: Procedure<Endure, Moving, StepOption, 'who'> = procedure<Endure, Moving, StepOption>()(
  'move',
  ['who'],
  {
    check(t, f): Next<'go'> {
      // Failing the first check nothing is paid; failing on the way ends the move (R-ES-18).
      if (needsCheck(t, f.who) && !leaveCheck(t, f.who)) return done;
      return 'go';
    },
    go(t, f): Next<'more'> {
      const { who, to } = f;
      const survivor = t.survivors[who]!;
      if (f.pays) {
        f.pays = false;
        spendAction(t, who, 1);
        survivor.moves++;
      }
      if (!f.isFree) survivor.moved++;
      f.left--;
      if (to === EXIT) {
        leaveShip(t, who);
        return done;
      }
      relocate(t, who, to, f.isFree ? 'free' : 'move');
      return after(t, 'more');
    },
    more(t, f): Next<'step'> {
      const { fate, zone, stunned } = t.survivors[f.who]!;
      // Stunned, moved or killed on the way it loses the rest of the move (R-ES-92).
      if (f.left <= 0 || fate !== 'aboard' || zone !== f.to || stunned > 0) return done;
      return 'step';
    },
    step: {
      kind: 'step',
      rule: 'R-ES-58',
      seat: (t, f) => t.survivors[f.who]!.seat,
      options(t, f, options, why) {
        options.push(STAY);
        stepOptions(t, f.who, f.isFree, options, why);
      },
      chosen(_t, f, option): Next<'check'> {
        if (option.do === 'stay') return done;
        f.to = option.do === 'move' ? option.zone : EXIT;
        return 'check';
      },
    },
  },
);
export const STAY = { do: 'stay' } as const;

type Moved = Extract<EndureEvent, { event: 'moved' }>['how'];

/** The figure changes zones, the Loader with its pilot; then one visibility update. */
export function relocate(t: Endure, who: Who, to: number, how: Moved): void {
  const survivor = t.survivors[who]!;
  const from = survivor.zone;
  survivor.zone = to;
  if (survivor.pilot === 1) t.loader = to;
  if (t.told) t.told.push({ event: 'moved', rule: MOVE_RULES[how], who, from, to, how });
  if (how === 'move') count(t, who, 'zonesMoved');
  watchHolds(t);
  look(t);
}
const MOVE_RULES = {
  move: 'ES-ACT-4',
  free: 'R-ES-17',
  forced: 'R-ES-17',
  carried: 'R-ES-18',
  slide: 'R-ES-59',
} as const;

/** Off the board by an exit, alive, and not to return (R-ES-81); what it carries to deliver is delivered. */
function leaveShip(t: Endure, who: Who): void {
  const survivor = t.survivors[who]!;
  const { zone } = survivor;
  if (t.told) t.told.push({ event: 'leftShip', rule: 'R-ES-81', who, zone });
  for (const thing of carriedBy(t, who)) deliver(t, who, thing, zone);
  survivor.fate = 'left';
  survivor.zone = NONE;
  survivor.actions = 0;
  survivor.sees = 0;
  if (survivor.pilot === 1) t.loader = NONE;
  survivor.pilot = 0;
  watchHolds(t);
  checkGoals(t);
}

/** An objective to be delivered has got where it should. */
export function deliver(t: Endure, who: Who, thing: number, zone: number): void {
  const objective = t.things.objective[thing]!;
  const { things } = t;
  things.carrier[thing] = NONE;
  things.zone[thing] = NONE;
  things.spent[thing] = 1;
  if (objective < 0 || t.content.mission.objectives[objective]!.kind !== 'deliver') return;
  if (t.told) t.told.push({ event: 'delivered', rule: 'R-ES-96', who, thing, zone });
  advance(t, objective);
}

/** Forced into a neighbouring zone it fits into, by the direction die; no check (ES-RESOLVE-14). */
export function driveOut(t: Endure, who: Who): void {
  const { zone, fate } = t.survivors[who]!;
  if (fate !== 'aboard') return;
  const { ship } = t.content;
  const sight = sightNow(t, ship);
  const ways = sight.near[zone]!.filter((to) => fits(t, t.content, sizeOf(t, who), zone, to));
  if (ways.length === 0) return;
  relocate(
    t,
    who,
    dirPick(t, ways, (to) => sight.faces[zone * ship.size + to]!, { who }),
    'forced',
  );
}

export interface Carrying {
  who: Who;
  to: number;
  /** Where this move has brought it so far; `NONE` before the first step. */
  reached: number;
  wasStunned: boolean;
}

/** Moved by a team-mate's reward: no check, possible while locked (R-ES-18); zone by zone like any other move (R-ES-27, R-ES-92). */
export const carry: Procedure<Endure, Carrying, never, 'who' | 'to'> = procedure<Endure, Carrying>()(
  'carry',
  ['who', 'to'],
  {
    step(t, f): Next<'step'> {
      const { who, to, reached, wasStunned } = f;
      const { fate, zone, stunned } = t.survivors[who]!;
      if (fate !== 'aboard' || zone === to || (reached !== NONE && reached !== zone)) return done;
      if (stunned > 0 && !wasStunned) return done;
      const g = groundFor(t, t.content, sizeOf(t, who), zone);
      const steps = stepsToward(g, zone, to, []);
      if (steps.length === 0) return done;
      f.reached = pickStep(t, g, zone, steps, { who });
      relocate(t, who, f.reached, 'carried');
      return after(t, 'step');
    },
  },
);

/** To be moved to this zone. */
export function carrying(t: Endure, who: Who, to: number): Carrying {
  return { who, to, reached: NONE, wasStunned: t.survivors[who]!.stunned > 0 };
}
