/**
 * When a seat wants to be asked in a window for answers, and when it lets one go by. A *window* is a question with an
 * option marked `pass`. Windows are always put, so that nobody can tell from a missing one what a hand holds; whoever
 * answers for the seat (a page, a terminal) passes by these stops, after a pause that is the same in every case.
 */
import type { Game, View, Windows } from './game.ts';
import type { Decision, State } from './state.ts';

/** `able`: when there is something to do beside passing. */
export const STOPS = ['always', 'able', 'never'] as const;
export type Stop = (typeof STOPS)[number];

export interface Stops {
  readonly usual: Stop;
  /** By the game's own windows, where it is another than usual. */
  readonly at: Readonly<Record<string, Stop>>;
  /** Cards that are no reason to stop, as the game's `windows.uses` names them. */
  readonly notFor: readonly string[];
}

export const USUAL_STOPS: Stops = { usual: 'able', at: {}, notFor: [] };

/** Milliseconds before a window is passed by itself, whatever the hand holds. */
export const PASSING_PAUSE = 600;

/** What the seat said of this window; else what is usual there. */
export function stopAt({ list }: Pick<Windows, 'list'>, window: string, stops: Stops): Stop {
  return stops.at[window] ?? list.find(({ id }) => id === window)?.usual ?? stops.usual;
}

/** Asked in every window, whatever was said of it before. */
export function everyStop({ list }: Pick<Windows, 'list'>): Stops {
  return { usual: 'always', at: Object.fromEntries(list.map(({ id }) => [id, 'always'])), notFor: [] };
}

/**
 * The number of the option that lets the window go by; null where the seat wants to be asked, or it is no window. A question
 * with one answer, which is put only so that nobody can tell that there was nothing to choose, goes by as a window does.
 */
export function passing<V>(
  game: Pick<Game<State, V>, 'windows'>,
  seen: View<V>,
  decision: Decision,
  stops: Stops,
): number | null {
  const pass = decision.options.findIndex((option) => option.pass === true);
  if (pass < 0) return decision.options.length === 1 ? 0 : null;
  const window = game.windows?.of(seen, decision);
  const stop = window === undefined ? stops.usual : stopAt(game.windows!, window, stops);
  if (stop === 'always') return null;
  if (stop === 'never') return pass;
  const isReason = decision.options.some((option) => {
    if (option.pass === true || option.back === true) return false;
    const used = game.windows?.uses(option) ?? null;
    return used === null || !stops.notFor.includes(used);
  });
  return isReason ? null : pass;
}
