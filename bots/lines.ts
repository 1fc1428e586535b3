/**
 * Lines of play: an option, then the choices that fill in the action it begins, up to the end of the action.
 *
 * Words: a *line* ends where the seat would be asked something new, or another seat's turn comes. What others are asked
 * on the way (a defence) is answered as they would, greedily, on what the bot imagines of their hand. A line is *certain*
 * as long as neither chance nor another seat came into it.
 */
import {
  below,
  type Chance,
  choose,
  type Decision,
  fork,
  type Game,
  imagine,
  type Seat,
  type State,
} from '@tablee/kernel';
import type { Asked } from './bot.ts';
import { learn, likeliest, type Regrets, wordsOf } from './regrets.ts';
import { waysOn } from './ways.ts';

/** How much is thought about one decision. */
export interface Effort {
  /** Tables looked at, all lines together. */
  readonly tables: number;
  /** Tables looked at to guess what another seat would answer. */
  readonly tablesForAnother: number;
  /** Tables looked at, at least, where a question comes up on the way for the first time. */
  readonly tablesForSomethingNew: number;
  /** How often a line that is not certain is played, each time on another imagined table. */
  readonly worlds: number;
}

/** Less than a millisecond a decision on the games of the house. */
export const USUAL_EFFORT: Effort = { tables: 40, tablesForAnother: 5, tablesForSomethingNew: 8, worlds: 2 };

/** Of the options that deserve a closer look, one in so many gets it, with as much more to look at. */
const NARROWING = 3;

export interface Line {
  /** Which option of the decision begins it. */
  readonly option: number;
  readonly value: number;
  /** The seat's further choices, up to where the line is no longer certain. */
  readonly plan: Plan | null;
}

/** A choice to come, and those after it. */
export interface Plan {
  readonly decision: Decision;
  readonly option: number;
  readonly next: Plan | null;
}

/** The number of the planned option in a decision; −1 when that decision is another one or doesn't offer it. */
export function plannedOption(plan: Plan, asked: Decision): number {
  if (plan.decision.kind !== asked.kind) return -1;
  const words = wordsOf(plan.decision.options[plan.option]!);
  return asked.options.findIndex((option) => wordsOf(option) === words);
}

/** For every option the best line that begins with it. */
export function linesFor(asked: Asked, effort: Effort): readonly Line[] {
  const { game, decision, look, content, chance } = asked;
  const [only, another] = waysOn(decision);
  if (another === undefined) return [{ option: only!, value: 0, plan: null }];
  const seen = look();
  const { advice } = game;
  const atOnce = advice.atOnce?.(seen.table, decision, content);
  if (atOnce !== undefined) return [{ option: atOnce, value: 0, plan: null }];
  const world = (): State => imagine(game, seen, content, chance);
  const first = world();
  const usual = advice.usual?.(first, decision, false);
  if (usual !== undefined) return [{ option: usual, value: 0, plan: null }];
  const thought = newThought(game, decision.seat, seen.flow?.length ?? 0, chance, effort);
  const lines = inOneWorld(thought, first, decision, effort.tables);
  const worlds = Math.min(effort.worlds, advice.worlds ?? effort.worlds);
  for (let n = 1; n < worlds && lines.some(({ found }) => !found.certain); n++) {
    const another = world();
    for (const line of lines) {
      if (line.found.certain) continue;
      const again = lineAfter(thought, fork(another), decision, line.option, line.share);
      line.value += (again.value - line.value) / (n + 1);
    }
  }
  return lines.map(({ option, value, found }) => ({ option, value, plan: found.plan }));
}

/** The same on one table, which it leaves as it is: what is hidden there lies as it lies. */
export function linesOn(
  game: Game,
  t: State,
  decision: Decision,
  chance: Chance,
  effort: Effort,
): readonly Line[] {
  const thought = newThought(game, decision.seat, t.flow.length, chance, effort);
  return inOneWorld(thought, t, decision, effort.tables).map(({ option, value, found }) => ({
    option,
    value,
    plan: found.plan,
  }));
}

/** What one seat thinks through for one decision. */
export interface Thought {
  readonly game: Game;
  readonly seat: Seat;
  /** How deep in the rules the question was asked: what is asked deeper belongs to the same action. */
  readonly depth: number;
  readonly chance: Chance;
  readonly effort: Effort;
  readonly regrets: Regrets;
  /** Something new is being looked into: what is new inside it must do with its share. */
  exploring: boolean;
  /** Tables looked at so far. */
  looked: number;
}

export function newThought(game: Game, seat: Seat, depth: number, chance: Chance, effort: Effort): Thought {
  return { game, seat, depth, chance, effort, regrets: new Map(), exploring: false, looked: 0 };
}

interface Weighed {
  readonly option: number;
  /** Over all worlds it was played in. */
  value: number;
  found: Found;
  /** How many tables it was allowed. */
  share: number;
}

/** Every option but `except` is given a fair share of the tables; then the most promising of those cut short are looked at closer. */
export function inOneWorld(
  thought: Thought,
  world: State,
  decision: Decision,
  tables: number,
  except = -1,
): Weighed[] {
  const ways = waysOn(decision).filter((way) => way !== except);
  const most = thought.looked + tables;
  let share = Math.max(1, Math.floor(tables / ways.length / 2));
  const look = (option: number): Weighed => {
    const found = lineAfter(thought, fork(world), decision, option, share);
    return { option, value: found.value, found, share };
  };
  const lines = ways.map(look);
  let closer = lines.filter(({ found }) => found.cut);
  while (closer.length > 0 && thought.looked < most) {
    share *= NARROWING;
    closer.sort((a, b) => b.value - a.value);
    closer.length = Math.ceil(closer.length / NARROWING);
    for (const line of closer) {
      const { found } = look(line.option);
      line.share = share;
      if (found.value <= line.value && found.cut) continue;
      line.value = found.value;
      line.found = found;
    }
    closer = closer.filter(({ found }) => found.cut);
  }
  return lines;
}

interface Found {
  readonly value: number;
  /** The table at the end of the line. */
  readonly end: State;
  readonly plan: Plan | null;
  readonly certain: boolean;
  /** Some choice on the way was not tried. */
  readonly cut: boolean;
}

/** The best line after this option, looking at no more than `share` tables. Plays on the table it is given. */
function lineAfter(thought: Thought, t: State, decision: Decision, option: number, share: number): Found {
  const { drawn } = t.random;
  choose(thought.game, t, decision, decision.options[option]!);
  const leftToChance = t.random.drawn !== drawn;
  const found = onward(thought, t, share);
  return leftToChance ? uncertain(found) : found;
}

function onward(thought: Thought, t: State, share: number): Found {
  const { game, seat } = thought;
  let certain = true;
  while (t.result === null) {
    const next = questionFor(t, seat);
    if (next.seat === seat) {
      if (!game.advice.continues(next.kind)) break;
      const found = bestOf(thought, t, next, share);
      return certain ? found : uncertain(found);
    }
    if (t.flow.length <= thought.depth && !game.advice.continues(next.kind)) break;
    answerForAnother(thought, t, next);
    certain = false;
  }
  thought.looked++;
  return { value: game.advice.evaluate(t, seat), end: t, plan: null, certain, cut: false };
}

/** Tries the options of a decision that continues the action: all of them, or the likeliest if the share is short. */
function bestOf(thought: Thought, t: State, decision: Decision, share: number): Found {
  const usual = thought.game.advice.usual?.(t, decision, true);
  if (usual !== undefined) {
    const found = lineAfter(thought, t, decision, usual, share);
    return { ...found, plan: { decision, option: usual, next: found.plan } };
  }
  const ways = waysOn(decision);
  if (share >= ways.length) return bestAmong(thought, t, decision, ways, share).found;
  const words = decision.options.map(wordsOf);
  const isNew = !thought.exploring && !words.some((key) => thought.regrets.has(key));
  const allowed = isNew ? Math.max(share, thought.effort.tablesForSomethingNew) : share;
  const tried =
    allowed < ways.length ? likeliest(thought.regrets, words, ways, allowed, thought.chance) : ways;
  const { exploring } = thought;
  thought.exploring = exploring || isNew;
  const { found, values } = bestAmong(thought, t, decision, tried, allowed);
  thought.exploring = exploring;
  if (tried.length > 1) learn(thought.regrets, words, tried, values, found.value);
  return found;
}

function bestAmong(
  thought: Thought,
  t: State,
  decision: Decision,
  tried: readonly number[],
  share: number,
): { found: Found; values: number[] } {
  const each = Math.max(1, Math.floor(share / tried.length));
  const values: number[] = [];
  let best: Found | null = null;
  let which = 0;
  let cut = tried.length < waysOn(decision).length;
  for (let n = 0; n < tried.length; n++) {
    // The last one may have the table itself: nobody needs it any more.
    const table = n === tried.length - 1 ? t : fork(t);
    const found = lineAfter(thought, table, decision, tried[n]!, each);
    cut ||= found.cut;
    values.push(found.value);
    if (best !== null && found.value <= best.value) continue;
    best = found;
    which = tried[n]!;
  }
  return { found: { ...best!, plan: { decision, option: which, next: best!.plan }, cut }, values };
}

/** As they would answer: one step ahead only, and not every option when there are many. */
function answerForAnother(thought: Thought, t: State, decision: Decision): void {
  thought.looked += answerQuickly(thought.game, t, decision, thought.chance, thought.effort);
}

/** Answers one step ahead, trying only some of the options when there are many. How many tables were looked at. */
export function answerQuickly(
  game: Game,
  t: State,
  decision: Decision,
  chance: Chance,
  effort: Effort,
): number {
  const usual = game.advice.usual?.(t, decision, true);
  if (usual !== undefined) {
    choose(game, t, decision, decision.options[usual]!);
    return 0;
  }
  const ways = waysOn(decision);
  const count = ways.length;
  const thought = newThought(game, decision.seat, t.flow.length, chance, effort);
  let best = ways[0]!;
  if (count > 1) {
    const tries = Math.min(count, effort.tablesForAnother);
    const first = below(chance, count);
    let highest = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < tries; n++) {
      const option = ways[(first + Math.floor((n * count) / tries)) % count]!;
      const { value } = lineAfter(thought, fork(t), decision, option, 1);
      if (value <= highest) continue;
      highest = value;
      best = option;
    }
  }
  choose(game, t, decision, decision.options[best]!);
  return thought.looked;
}

/** The seat's own question if it has one, else the first of another's. */
function questionFor(t: State, seat: Seat): Decision {
  for (const decision of t.open) if (decision.seat === seat) return decision;
  return t.open[0]!;
}

/** What chance or another seat decided can't be planned on. */
function uncertain(found: Found): Found {
  return { ...found, certain: false, plan: null };
}
