/**
 * Looks as far ahead as its budget allows: information-set Monte-Carlo tree search over whole actions. Every iteration
 * walks down one tree on another imagined table, tries what looks promising or was tried too little, and judges the table
 * at its end. With no budget at all it would answer as greedy does; what it planned for the rest of the action it follows.
 *
 * After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): one tree for the thinking seat,
 * with counts of how often each answer could be given.
 */
import { decisionFor, fork, imagine, offshoot, type State, type View } from '@tablee/kernel';
import type { Asked, Bot } from './bot.ts';
import { type Budget, type Clock, IN_PLAY, type Spending, spend } from './budget.ts';
import { linesFor, type Plan, plannedOption, USUAL_EFFORT } from './lines.ts';
import { edgesOf, type Node, newNode, worthMost } from './tree.ts';
import { type Thought, walk } from './walk.ts';
import { waysOn } from './ways.ts';
import { Worth } from './worth.ts';

/** Imagined tables of one thought; once there are so many they are used again, each time with other luck. */
const WORLDS = 96;

export function search(budget: Budget = IN_PLAY, clock: Clock = () => performance.now()): Bot {
  let plan: Plan | null = null;
  let worth: Worth | null = null;
  let isFollowing = false;
  return {
    name: { fr: 'Stratège', en: 'Strategist' },
    decide(asked) {
      const { game, decision, chance } = asked;
      const planned = plan === null ? -1 : plannedOption(plan, decision);
      plan = planned < 0 ? null : plan!.next;
      isFollowing = planned >= 0;
      if (planned >= 0) return planned;
      const ways = waysOn(decision);
      if (ways.length === 1) return ways[0]!;
      const seen = asked.look();
      const atOnce = game.advice.atOnce?.(seen.table, decision, asked.content);
      if (atOnce !== undefined) return atOnce;
      const worlds = worldsOf(asked, seen);
      const usual = game.advice.usual?.(worlds(), decision, false);
      if (usual !== undefined) return usual;
      worth ??= new Worth(game);
      const root = thinkThrough(asked, worlds, worth, spend(budget, clock));
      const edges = edgesOf(root, decision, ways);
      const best = worthMost(root, edges, chance);
      plan = edges[best]!.plan;
      return ways[best]!;
    },
    isFollowingPlan: () => isFollowing,
  };
}

function thinkThrough(asked: Asked, worlds: () => State, worth: Worth, spending: Spending): Node {
  const { game, decision, chance } = asked;
  const lines = linesFor(asked, USUAL_EFFORT);
  const here = worlds();
  worth.begin(here);
  if (worth.isNew) {
    // The first thought of a game has only its own lines to measure by.
    for (const { value } of lines) worth.ofValue(value, decision.seat);
    worth.learn();
    worth.begin(here);
  }
  const root = newNode(decision, lines, (value) => worth.ofValue(value, decision.seat));
  const thought: Thought = { game, seat: decision.seat, root, worth, chance, nodes: 0, walks: 0 };
  while (spending.another()) {
    const t = worlds();
    walk(thought, t, decisionFor(t, decision.seat, decision.id)!);
  }
  worth.learn();
  return root;
}

/** Tables the seat's view could be a view of, each to be played on once. */
function worldsOf({ game, content, chance }: Asked, seen: View): () => State {
  const worlds: State[] = [];
  let next = 0;
  return () => {
    if (worlds.length < WORLDS) {
      const world = imagine(game, seen, content, chance);
      worlds.push(world);
      return fork(world);
    }
    const t = fork(worlds[next++ % WORLDS]!);
    t.random = offshoot(chance);
    return t;
  };
}
