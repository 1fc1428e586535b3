/**
 * The tree a search grows: questions, and under each the answers to it, with what came of them.
 *
 * Words: a *node* is a question that begins something, as the seat that thinks can tell it apart; an *edge* is an answer
 * to it with the whole action it begins. The same node is met on many imagined tables, which don't all offer the same
 * answers: an edge counts how often it could be taken, too.
 */
import { below, type Chance, type Decision } from '@tablee/kernel';
import type { Line, Plan } from './lines.ts';
import { wordsOf } from './regrets.ts';

export interface Edge {
  readonly words: string;
  /** How the action goes on. */
  plan: Plan | null;
  visits: number;
  /** How often it was on offer. */
  available: number;
  /** What came of it for the seat that decides, over all visits. */
  sum: number;
  /** What it is worth: what came of it on average, or the best that can be made of it where nobody interferes. */
  value: number;
  /** The questions that came after it. */
  readonly after: Map<string, Node>;
}

export interface Node {
  visits: number;
  sum: number;
  readonly edges: Map<string, Edge>;
  /** Neither chance nor another seat ever came in since the question before. */
  certain: boolean;
}

/** How much is tried out rather than trusted. */
const CURIOSITY = 0.1;
/** What is known of the answers beside it counts as so many visits. */
const HEARSAY = 0.5;

/** A question thought about for the first time: each answer is worth what its line comes to. */
export function newNode(
  decision: Decision,
  lines: readonly Line[],
  worthOf: (value: number) => number,
): Node {
  const node: Node = { visits: 0, sum: 0, edges: new Map(), certain: true };
  for (const { option, value, plan } of lines) {
    const edge = edgeFor(node, wordsOf(decision.options[option]!));
    edge.plan = plan;
    edge.value = worthOf(value);
    edge.sum = edge.value;
    edge.visits = 1;
    node.visits++;
    node.sum += edge.value;
  }
  return node;
}

/** The answers on offer now, by the numbers `waysOn` gives them. */
export function edgesOf(node: Node, decision: Decision, ways: readonly number[]): Edge[] {
  return ways.map((option) => edgeFor(node, wordsOf(decision.options[option]!)));
}

function edgeFor(node: Node, words: string): Edge {
  let edge = node.edges.get(words);
  if (edge === undefined) {
    edge = { words, plan: null, visits: 0, available: 0, sum: 0, value: 0, after: new Map() };
    node.edges.set(words, edge);
  }
  return edge;
}

/** The number of the answer to try: good so far, or not tried enough for how often it could have been (UCB1). */
export function mostPromising(node: Node, edges: readonly Edge[], chance: Chance): number {
  const mean = meanOf(node);
  // Equal answers are tried in an order left to chance: the first would be favoured otherwise.
  const first = below(chance, edges.length);
  let best = first;
  let highest = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < edges.length; n++) {
    const index = (first + n) % edges.length;
    const edge = edges[index]!;
    edge.available++;
    const curiosity = Math.sqrt(Math.log(edge.available + 1) / (edge.visits + HEARSAY));
    const score = believed(edge, mean) + CURIOSITY * curiosity;
    if (score <= highest) continue;
    highest = score;
    best = index;
  }
  return best;
}

/** The number of the answer tried least: what looks bad at first sight may be the way to something good. */
export function leastTried(edges: readonly Edge[], chance: Chance): number {
  const first = below(chance, edges.length);
  let best = first;
  for (let n = 0; n < edges.length; n++) {
    const index = (first + n) % edges.length;
    edges[index]!.available++;
    if (edges[index]!.visits < edges[best]!.visits) best = index;
  }
  return best;
}

/** The number of the answer that is worth most. */
export function worthMost(node: Node, edges: readonly Edge[], chance: Chance): number {
  const mean = meanOf(node);
  const first = below(chance, edges.length);
  let best = first;
  for (let n = 1; n < edges.length; n++) {
    const index = (first + n) % edges.length;
    if (believed(edges[index]!, mean) > believed(edges[best]!, mean)) best = index;
  }
  return best;
}

/** `next` is the question that came after it this time, if one was thought about. */
export function backUp(node: Node, edge: Edge, next: Node | null, value: number): void {
  node.visits++;
  node.sum += value;
  edge.visits++;
  edge.sum += value;
  const isSettled = next?.certain && edge.after.size === 1;
  edge.value = isSettled ? bestOf(next) : edge.sum / edge.visits;
}

function bestOf(node: Node): number {
  const mean = meanOf(node);
  let best = Number.NEGATIVE_INFINITY;
  for (const edge of node.edges.values()) {
    if (edge.visits > 0) best = Math.max(best, believed(edge, mean));
  }
  return best;
}

/** The value of an answer, believed the more the oftener it was given. */
function believed(edge: Edge, mean: number): number {
  return (edge.value * edge.visits + HEARSAY * mean) / (edge.visits + HEARSAY);
}

function meanOf({ sum, visits }: Node): number {
  return visits === 0 ? 0 : sum / visits;
}
