/** What a seat may know: views, the events as that seat hears them, and the states it can imagine. */
import { broughtSeenBy, imagineBrought } from './brings.ts';
import type { Procedure } from './flow.ts';
import { copyFlow } from './fork.ts';
import { type Game, type OpenFrame, openLocalsOf, type View } from './game.ts';
import { type Chance, offshoot } from './random.ts';
import { type Decision, type Frame, type GameEvent, type Seat, type State, seatsOf } from './state.ts';

/** What this seat may know; null for a spectator. */
export function view<V>(game: Game<State, V>, t: State, seat: Seat | null): View<V> {
  const decisions = seat === null ? [] : t.open.filter((decision) => decision.seat === seat);
  return {
    game: t.game,
    seat,
    seats: t.seats,
    config: t.config,
    brought: broughtSeenBy(t, seat),
    table: game.view(t, seat),
    decisions,
    waitingFor: waitingFor(t.open),
    flow: decisions.length > 0 ? flowSeenBy(t, decisions) : null,
    underWay: underWay(game, t),
    result: t.result,
  };
}

/** Everybody who is being asked, each once, in seat order: the order of asking is nobody's business. */
export function waitingFor(open: readonly Decision[]): Seat[] {
  // Mostly it is one.
  if (open.length <= 1) return open.map(({ seat }) => seat);
  return [...new Set(open.map((decision) => decision.seat))].sort((a, b) => a - b);
}

/** The flow as the deciding seat knows it: of simultaneous branches only those that ask it. */
function flowSeenBy(t: State, own: readonly Decision[]): State['flow'] {
  const flow = copyFlow(t.flow);
  const top = flow[flow.length - 1];
  if (top?.branches) {
    const isOwn = (index: number): boolean => own.some(({ branch }) => branch === index);
    top.branches = top.branches.map((branch, index) => (isOwn(index) ? branch : []));
  }
  return flow;
}

export function underWay(game: Game, t: State): OpenFrame[] {
  const open = openLocalsOf(game);
  if (open.size === 0) return [];
  const shown = framesIn(t.flow).flatMap((frame) => {
    const locals = open.get(frame.does);
    if (!locals) return [];
    const all = frame as unknown as Readonly<Record<PropertyKey, unknown>>;
    return [{ does: frame.does, ...Object.fromEntries(locals.map((key) => [key, all[key]])) }];
  });
  // Locals change in place: a view doesn't.
  return copyFlow(shown as unknown as Frame[]);
}

/** Outermost first; simultaneous branches one after the other. */
function framesIn(flow: readonly Frame[]): readonly Frame[] {
  // Mostly there are none.
  if (!flow.some(({ branches }) => branches)) return flow;
  return flow.flatMap((frame) => [frame, ...(frame.branches ?? []).flatMap(framesIn)]);
}

/** The open locals of a procedure, and, for the seat that is asked, perhaps the others. */
export type Locals<L extends object, Open extends PropertyKey> = Readonly<
  Pick<L, Extract<keyof L, Open>> & Partial<L>
>;

/**
 * The innermost of these procedures that is under way, as this view tells it; null when there is none. Of what lies open
 * everybody knows; the rest is only there for a seat that has a question to answer.
 */
export function frameOf<L extends object, Open extends PropertyKey>(
  view: Pick<View, 'flow' | 'underWay'>,
  // biome-ignore lint/suspicious/noExplicitAny: of whichever state and options
  ...procedures: readonly Procedure<any, L, any, Open>[]
): Locals<L, Open> | null {
  const isMeant = ({ does }: OpenFrame): boolean => procedures.some(({ name }) => name === does);
  const found = (view.flow && framesIn(view.flow).findLast(isMeant)) ?? view.underWay.findLast(isMeant);
  return (found as Locals<L, Open> | undefined) ?? null;
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
  const flow = copyFlow(seen.flow);
  return imagineAt(game, seen, seen.seat, content, chance, flow, seen.decisions.slice());
}

/** The same, at another point of the rules. */
export function imagineAt<S extends State, V>(
  game: Game<S, V>,
  seen: View<V>,
  seat: Seat,
  content: unknown,
  chance: Chance,
  flow: State['flow'],
  open: State['open'],
): S {
  const bare: State = {
    game: seen.game,
    seats: seen.seats,
    config: seen.config,
    content,
    brought: imagineBrought(game, seen, content, chance),
    flow,
    open,
    asked: seatsOf(seen.seats).map((of) => (of === seat ? nextId(seen) : 0)),
    // What the bot rolls in its head must not be what its own generator gives next, nor the same each time.
    random: offshoot(chance),
    result: null,
    told: null,
  };
  const t = game.unview(seen.table, seat, bare);
  game.scramble(t, seat, chance);
  return t;
}

function nextId({ decisions }: View): number {
  return Math.max(-1, ...decisions.map(({ id }) => id)) + 1;
}
