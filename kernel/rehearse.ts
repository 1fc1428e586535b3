/**
 * Rehearsal: what the rules would do from here, if this procedure ran now. What an enemy is about to do is drawn from it,
 * so the drawing and the rules can't differ.
 *
 * Worked out on an imagined table, so it needs no more than the seat's view, and can tell no more. It goes as far as the
 * rules go by themselves, and stops where chance, the face of a hidden piece or a person's choice comes in.
 */

import { fork } from './fork.ts';
import { type Game, stepsOf, type View } from './game.ts';
import { ask, follow } from './play.ts';
import { randomFrom } from './random.ts';
import type { Frame, GameEvent, Seat, State } from './state.ts';
import { heardBy, imagineAt, view } from './view.ts';

/** More steps than this: the procedure goes round in circles. */
const STEPS_REHEARSED = 10_000;

export interface Rehearsed<V = unknown> {
  /** What the seat would hear, up to where it stops. */
  readonly events: readonly GameEvent[];
  /** Why it went no further: the procedure was over, a number would be drawn, a piece turned up, somebody asked. */
  readonly until: 'done' | 'chance' | 'hidden' | 'asked';
  /** How the table would look then; null where chance or a hidden piece came in in the middle of a step. */
  readonly view: View<V> | null;
}

export type Rehearsal<V = unknown> = (begun: Frame) => Rehearsed<V>;

/**
 * What the seat whose view this is could work out itself, for any procedure that `frame` begins: the table is imagined
 * once, and each rehearsal has a copy of it. The view need not be of a seat that is asked something.
 */
export function rehearsal<V>(
  game: Game<State, V>,
  seen: View<V>,
  content: unknown,
  seat: Seat,
): Rehearsal<V> {
  let imagined: State | null = null;
  return (begun) => {
    imagined ??= imagineAt(game, seen, seat, content, { random: randomFrom('rehearsal') }, [], []);
    return rehearse(game, fork(imagined), seat, begun);
  };
}

function rehearse<V>(game: Game<State, V>, t: State, seat: Seat, begun: Frame): Rehearsed<V> {
  const told: GameEvent[] = [];
  t.told = told;
  t.flow = [begun];
  t.random = withoutChance(t.random);
  const known = new Set(game.knows(t, seat));
  const stopped = (until: Rehearsed['until'], events: number): Rehearsed<V> => ({
    events: heardBy(told.slice(0, events), seat),
    until,
    // Made when somebody looks: most want the events alone.
    get view() {
      return until === 'chance' || until === 'hidden' ? null : view(game, t, seat);
    },
  });
  for (let n = 0; n < STEPS_REHEARSED; n++) {
    const before = told.length;
    try {
      const went = step(game, t);
      if (went !== null) return stopped(went, told.length);
    } catch (error) {
      if (error === CHANCE) return stopped('chance', told.length);
      throw error;
    }
    // What the step told after it had turned up a piece is made up: only the imagined table knows that face.
    for (const piece of game.knows(t, seat)) if (!known.has(piece)) return stopped('hidden', before);
  }
  throw new Error(`${game.id}: ${begun.does} was rehearsed for ${STEPS_REHEARSED} steps without an end.`);
}

/** One step of the rules; why there are no more. */
function step(game: Game, t: State): 'done' | 'asked' | null {
  const f = t.flow[t.flow.length - 1];
  if (f === undefined || t.result !== null) return 'done';
  const doing = stepsOf(game)[f.does]?.[f.at];
  if (doing === undefined) throw new Error(`${game.id}: procedure ${f.does} has no step ${f.at}.`);
  const next = typeof doing === 'function' ? doing(t, f) : ask(game, t, f, doing, -1);
  if (next === null) return 'asked';
  // Several seats at the same time: they are people.
  return follow(t.flow, f, next) ? 'asked' : null;
}

const CHANCE = new Error('A number would be drawn.');

/** A generator that says so when it is asked for a number, before it gives one. */
function withoutChance(random: State['random']): State['random'] {
  return Object.defineProperty({ ...random }, 'drawn', {
    get: () => random.drawn,
    set: () => {
      throw CHANCE;
    },
  });
}
