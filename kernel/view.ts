/** What a seat may know: views, the events as that seat hears them, and the states it can imagine. */
import { copyFlow } from './fork.ts';
import type { Game, View } from './game.ts';
import { type Chance, offshoot } from './random.ts';
import type { Decision, GameEvent, Seat, State } from './state.ts';

/** What this seat may know; null for a spectator. */
export function view<V>(game: Game<State, V>, t: State, seat: Seat | null): View<V> {
  const decisions = seat === null ? [] : t.open.filter((decision) => decision.seat === seat);
  return {
    game: t.game,
    seat,
    seats: t.seats,
    config: t.config,
    table: game.view(t, seat),
    decisions,
    waitingFor: waitingFor(t),
    flow: decisions.length > 0 ? flowSeenBy(t, decisions[0]!) : null,
    result: t.result,
  };
}

/** Everybody who is being asked, each once, in seat order: the order of asking is nobody's business. */
function waitingFor(t: State): Seat[] {
  return [...new Set(t.open.map((decision) => decision.seat))].sort((a, b) => a - b);
}

/** The flow as the deciding seat knows it: of simultaneous branches only its own. */
function flowSeenBy(t: State, own: Decision): State['flow'] {
  const flow = copyFlow(t.flow);
  const top = flow[flow.length - 1];
  if (top?.branches) top.branches = top.branches.map((branch, index) => (index === own.branch ? branch : []));
  return flow;
}

/** What happened, as this seat may know it. */
export function heardBy(events: readonly GameEvent[], seat: Seat | null): GameEvent[] {
  const heard: GameEvent[] = [];
  for (const event of events) {
    const told = event.only === undefined || (seat !== null && event.only.includes(seat));
    if (told) heard.push(withoutAside(event));
    else if (event.others) heard.push(event.others);
  }
  return heard;
}

function withoutAside(event: GameEvent): GameEvent {
  if (event.only === undefined && event.others === undefined) return event;
  const { only: _, others: __, ...rest } = event;
  return rest;
}

/**
 * A full state this view could come from, hidden pieces dealt at random: what a bot may think ahead on without being
 * able to cheat. Only a seat that is being asked something can imagine, for it knows where the game stands. Others who
 * decide at the same time have decided nothing in the imagined state, and are asked no more.
 */
export function imagine<S extends State, V>(
  game: Game<S, V>,
  seen: View<V>,
  content: unknown,
  chance: Chance,
): S {
  if (seen.seat === null || seen.flow === null) {
    throw new Error(
      "Can't imagine a state from a view without a question. Ask for the view of a seat that decides.",
    );
  }
  const bare: State = {
    game: seen.game,
    seats: seen.seats,
    config: seen.config,
    content,
    flow: copyFlow(seen.flow),
    open: seen.decisions.slice(),
    asked: Math.max(...seen.decisions.map((decision) => decision.id)) + 1,
    // What the bot rolls in its head must not be what its own generator gives next, nor the same each time.
    random: offshoot(chance),
    result: null,
    told: null,
  };
  const t = game.unview(seen.table, seen.seat, bare);
  game.scramble(t, seen.seat, chance);
  return t;
}
