/**
 * One walk through the tree: down from the question asked, on one imagined table, action by action, to the first question
 * nobody has thought about yet. There every answer is looked at one step ahead, as greedy does, and what the table is
 * worth is told to every question on the way.
 *
 * A walk ends where the turn goes to another seat: all lines are judged at the same moment, with nothing half done.
 */
import { type Chance, choose, type Decision, type Game, type Seat, type State } from '@tablee/kernel';
import { answerQuickly, type Effort, linesOn, type Plan, plannedOption } from './lines.ts';
import { backUp, type Edge, edgesOf, leastTried, mostPromising, type Node, newNode } from './tree.ts';
import { waysOn } from './ways.ts';
import type { Worth } from './worth.ts';

/** More actions than this in one walk: the table is judged where it stands. */
const LONGEST_WALK = 40;
/** More choices than this in one action: it goes round in circles. */
const LONGEST_ACTION = 60;
/** A tree with so many nodes grows no further; what is in it is still learnt about. */
const MOST_NODES = 1500;
/** One walk in so many goes where the others went least. */
const STRAYS = 8;
/** How closely a question on the way is looked at. */
const EFFORT: Effort = { tables: 24, tablesForAnother: 4, tablesForSomethingNew: 6, worlds: 1 };

/** What one seat thinks about, for one decision. */
export interface Thought {
  readonly game: Game;
  readonly seat: Seat;
  readonly root: Node;
  readonly worth: Worth;
  readonly chance: Chance;
  /** Nodes grown so far. */
  nodes: number;
  walks: number;
}

/** Plays on the table it is given. */
export function walk(thought: Thought, t: State, asked: Decision): void {
  const { seat, chance, worth } = thought;
  const strays = ++thought.walks % STRAYS === 0;
  const path: { node: Node; edge: Edge }[] = [];
  let node: Node | null = thought.root;
  let last: Node | null = null;
  let decision = asked;
  while (node !== null && path.length < LONGEST_WALK) {
    const ways = waysOn(decision);
    const edges = edgesOf(node, decision, ways);
    const index: number = strays ? leastTried(edges, chance) : mostPromising(node, edges, chance);
    const edge: Edge = edges[index]!;
    path.push({ node, edge });
    const isCertain = act(thought, t, decision, ways[index]!, edge.plan);
    last = null;
    if (t.result !== null) break;
    const next = t.open[0]!;
    if (next.seat !== seat) break;
    const known: Node | undefined = edge.after.get(next.kind);
    last = known ?? grown(thought, t, next);
    if (last !== null && known === undefined) edge.after.set(next.kind, last);
    if (last !== null && !isCertain) last.certain = false;
    node = known ?? null;
    decision = next;
  }
  const value = worth.of(t, seat);
  for (let n = path.length - 1; n >= 0; n--) {
    const { node: passed, edge } = path[n]!;
    backUp(passed, edge, last, value);
    last = passed;
  }
}

/** Plays one action to its end, as planned where that is offered; true if neither chance nor another seat came in. */
function act(
  { game, chance }: Thought,
  t: State,
  decision: Decision,
  option: number,
  plan: Plan | null,
): boolean {
  const { seat } = decision;
  const depth = t.flow.length;
  const { drawn } = t.random;
  let isAlone = true;
  let planned = plan;
  choose(game, t, decision, decision.options[option]!);
  for (let n = 0; n < LONGEST_ACTION && t.result === null; n++) {
    const next = t.open[0]!;
    if (next.seat !== seat) {
      if (t.flow.length <= depth && !game.advice.continues(next.kind)) break;
      isAlone = false;
    } else if (next.options.length > 1 && !game.advice.continues(next.kind)) break;
    const index = planned === null || next.seat !== seat ? -1 : plannedOption(planned, next);
    if (index >= 0) {
      planned = planned!.next;
      choose(game, t, next, next.options[index]!);
    } else answerQuickly(game, t, next, chance, EFFORT);
  }
  return isAlone && t.random.drawn === drawn;
}

/** A question met for the first time; null when the tree is full. */
function grown(thought: Thought, t: State, decision: Decision): Node | null {
  if (thought.nodes >= MOST_NODES) return null;
  thought.nodes++;
  const { game, chance, worth } = thought;
  return newNode(decision, linesOn(game, t, decision, chance, EFFORT), (value) =>
    worth.ofValue(value, decision.seat),
  );
}
