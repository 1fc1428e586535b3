/**
 * What a line of options would surely bring about, as far as that can be known: where chance or the face of a hidden
 * piece comes in, the telling ends there. `foresee` tells nothing at all of such a choice; a blow that makes a boss draw a
 * card is worth telling up to the blow.
 */
import { fork } from './fork.ts';
import type { Game, View } from './game.ts';
import { choose, decisionFor } from './play.ts';
import { randomFrom } from './random.ts';
import type { Decision, GameEvent, Option, Seat, State } from './state.ts';
import { heardBy, imagine } from './view.ts';

/** What the seat would hear of these options, chosen one after the other, each from the question that follows. */
export type Foretelling = (...line: readonly Option[]) => readonly GameEvent[];

/** Of the seat whose view this is, for one of the questions put to it; the table is imagined once, when it is first asked for. */
export function foretelling<V>(
  game: Game<State, V>,
  seen: View<V>,
  content: unknown,
  asked: Decision | undefined = seen.decisions[0],
): Foretelling {
  const { seat } = seen;
  if (seat === null || asked === undefined) return () => [];
  let imagined: State | null = null;
  return (...line) => {
    imagined ??= imagine(game, seen, content, { random: randomFrom('foretelling') });
    const t = fork(imagined);
    const told = sureThings(game, t, seat);
    t.told = told;
    let decision = decisionFor(t, seat, asked.id);
    for (const option of line) {
      if (!decision) break;
      choose(game, t, decision, option);
      decision = t.open.find((each) => each.seat === seat);
    }
    return heardBy(told, seat);
  };
}

/** Takes down events as long as no number was drawn and no hidden piece turned up. */
function sureThings(game: Game, t: State, seat: Seat): GameEvent[] {
  const sure: GameEvent[] = [];
  const { drawn } = t.random;
  const known = new Set(game.knows(t, seat));
  let isSure = true;
  const isNothingNew = (): boolean => {
    if (t.random.drawn !== drawn) return false;
    for (const piece of game.knows(t, seat)) if (!known.has(piece)) return false;
    return true;
  };
  sure.push = (...events) => {
    isSure &&= isNothingNew();
    return isSure ? Array.prototype.push.apply(sure, events) : sure.length;
  };
  return sure;
}
