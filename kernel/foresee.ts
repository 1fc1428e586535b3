/**
 * What choosing an option would lead to: for showing consequences before anybody commits to them.
 *
 * Worked out on an imagined table, so it needs no more than the seat's view, and can tell no more. Where chance or the
 * face of a hidden piece comes into it, nothing is foreseen.
 */
import { fork } from './fork.ts';
import type { Game, View } from './game.ts';
import { isSameOption } from './option.ts';
import { choose, decisionFor } from './play.ts';
import { randomFrom } from './random.ts';
import type { Decision, GameEvent, Option, Seat, State } from './state.ts';
import { heardBy, imagine, view } from './view.ts';

export interface Foreseen<V = unknown> {
  readonly view: View<V>;
  readonly events: readonly GameEvent[];
  /** What the seat would be asked next; null when somebody else would be asked, or nobody. */
  readonly asked: Decision | null;
  /** Goes on from there. */
  then(option: Option): Foreseen<V> | null;
}

export type Foresight<V = unknown> = (option: Option) => Foreseen<V> | null;

/** The foresight of the seat whose view this is, for one of the questions put to it: the first, unless said otherwise. */
export function foresight<V>(
  game: Game<State, V>,
  seen: View<V>,
  content: unknown,
  asked: Decision | undefined = seen.decisions[0],
): Foresight<V> {
  const { seat } = seen;
  if (seat === null || asked === undefined) return () => null;
  // A question put to several seats is theirs to answer, too, but whoever answers it decides alone.
  const isAlone = seen.decisions.length === 1 && (seen.waitingFor.length === 1 || asked.branch < 0);
  let t: State | null = null;
  return (option) => {
    t ??= imagine(game, seen, content, { random: randomFrom('foresight') });
    return after(game, t, seat, asked, option, isAlone);
  };
}

function after<V>(
  game: Game<State, V>,
  before: State,
  seat: Seat,
  asked: Decision,
  option: Option,
  isAlone: boolean,
): Foreseen<V> | null {
  const t = fork(before);
  const events: GameEvent[] = [];
  t.told = events;
  const decision = decisionFor(t, seat, asked.id);
  // What is not offered there leads nowhere.
  if (!decision?.options.some((offered) => isSameOption(offered, option))) return null;
  const { drawn } = t.random;
  const known = new Set(game.knows(t, seat));
  choose(game, t, decision, option);
  if (t.random.drawn !== drawn) return null;
  for (const piece of game.knows(t, seat)) if (!known.has(piece)) return null;
  const next = view(game, t, seat);
  const [nextAsked = null] = next.decisions;
  // Others decide at the same time: what comes when all have decided is theirs to say, too.
  if (!isAlone && nextAsked?.branch !== asked.branch) return null;
  return {
    view: next,
    events: heardBy(events, seat),
    asked: nextAsked,
    then: (chosen) => (nextAsked === null ? null : after(game, t, seat, nextAsked, chosen, isAlone)),
  };
}
