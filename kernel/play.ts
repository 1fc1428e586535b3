/** Plays a game: runs its steps until somebody has to decide, takes the answer, goes on. */
import type { AnyAsking, AnyStep, Next } from './flow.ts';
import { done } from './flow.ts';
import { type Game, Refused, type Start, stepsOf } from './game.ts';
import { randomFrom } from './random.ts';
import { checked } from './schema.ts';
import type { Decision, Frame, GameEvent, Option, Result, Seat, State } from './state.ts';
import { type Refusal, Refusals } from './why-not.ts';

/** More automatic steps than this between two decisions: a procedure is going round in circles. */
const STEPS_WITHOUT_A_DECISION = 100_000;

/** A new table, played up to its first decision. */
export function begin<S extends State>(game: Game<S>, start: Start, listen = false): S {
  const bare = bareTable(game, start, listen);
  const t =
    start.position === undefined
      ? game.setup(bare)
      : game.arrange(bare, checked(game.position, start.position, 'position'));
  proceed(game, t);
  return t;
}

/** The kernel's part of a state, nothing of the game on it yet. Refuses a config or seat count the game can't have. */
export function bareTable<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  start: Start,
  listen = false,
): State<GameEvent, Config, Content> {
  const { min, max } = game.seats;
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
    const expected = min === max ? `${min}` : `${min} to ${max}`;
    throw new Refused(`${game.name.en} is played by ${expected}; ${start.seats} seats were asked for.`);
  }
  const given = checkedConfig(game, start.config ?? NO_CONFIG);
  checkSeed(start.seed);
  const config = game.settle?.(given, start.seats) ?? given;
  const unsuited = game.suits?.(config, start.seats);
  if (unsuited) throw new Refused(unsuited);
  return {
    game: game.id,
    seats: start.seats,
    config,
    content: game.content(config, start.seats, start.pack ?? null),
    flow: [],
    open: [],
    asked: 0,
    random: { ...randomFrom(start.seed), named: [...(start.dice ?? [])] },
    result: null,
    told: listen ? [] : null,
  };
}

const NO_CONFIG = {};

/** The games of a simulation share one config: it is checked once. */
function checkedConfig<Config>(game: Game<State, unknown, Config>, from: object): Config {
  let known = CONFIGS.get(game);
  if (!known) {
    known = new WeakMap();
    CONFIGS.set(game, known);
  }
  let config = known.get(from) as Config | undefined;
  if (config === undefined) {
    config = checked(game.config, from, 'config');
    known.set(from, config);
  }
  return config;
}
const CONFIGS = new WeakMap<object, WeakMap<object, unknown>>();

/** A record has one line for the seed: it must come back from there as it was. */
function checkSeed(seed: string): void {
  if (seed === '' || seed !== seed.trim() || /[\r\n]/.test(seed)) {
    throw new Refused(
      `Expected a seed of one line, not empty, without spaces around it; got ${JSON.stringify(seed)}.`,
    );
  }
}

/** Answers a decision with one of its options, and plays on to the next decision or the end. */
export function choose(game: Game, t: State, decision: Decision, option: Option): void {
  const at = t.open.indexOf(decision);
  if (at < 0) throw new Refused('This question is no longer open.');
  if (t.open.length === 1) t.open.pop();
  else t.open.splice(at, 1);
  const main = t.flow;
  const stack = decision.branch < 0 ? main : main[main.length - 1]!.branches![decision.branch]!;
  const f = stack[stack.length - 1]!;
  const step = stepsOf(game)[f.does]![f.at] as AnyAsking;
  follow(stack, f, step.chosen(t, f, option));
  if (decision.branch >= 0) run(game, t, stack, decision.branch);
  if (t.open.length === 0) proceed(game, t);
}

/** Runs automatic steps until a decision is open or the game is over. */
export function proceed(game: Game, t: State): void {
  run(game, t, t.flow, -1);
  if (t.result === null && t.open.length === 0) {
    throw new Error(`${game.id}: the rules ran out without a decision or a result.`);
  }
}

/** A seat gives up, at any moment. */
export function resign(game: Game, t: State, seat: Seat): void {
  if (!game.resign) throw new Refused(`Nobody can give up a game of ${game.name.en}.`);
  if (t.result) throw new Refused('The game is over.');
  if (seat < 0 || seat >= t.seats)
    throw new Refused(`Expected a seat from 0 to ${t.seats - 1}, got ${seat}.`);
  game.resign(t, seat);
  t.open.length = 0;
  proceed(game, t);
}

/** Everybody agreed to call it a draw. */
export function agreeDraw(game: Game, t: State): void {
  if (!game.agreeDraw) throw new Refused(`There are no draws in ${game.name.en}.`);
  if (t.result) throw new Refused('The game is over.');
  game.agreeDraw(t);
  t.open.length = 0;
  proceed(game, t);
}

/** Ends the game at once: nothing further is resolved. */
export function finish(t: State, result: Result): void {
  // What the rest of the same step brings about comes too late.
  t.result ??= result;
}

/** What is not allowed now and why, for one open decision. The same enumerator that lists the options says it. */
export function whyNot(game: Game, t: State, decision: Decision): readonly Refusal[] {
  const { f, step } = asker(game, t, decision);
  const refusals = new Refusals();
  step.options(t, f, [], refusals);
  return refusals.list;
}

/** Works out the options of the open decisions anew; for tables read back from a save, which keeps no options. */
export function reopen(game: Game, t: State): void {
  t.open = t.open.map((decision) => {
    const { f, step } = asker(game, t, decision);
    const options: Option[] = [];
    step.options(t, f, options);
    return { ...decision, seat: step.seat(t, f), kind: step.kind, rule: step.rule, options };
  });
}

function run(game: Game, t: State, stack: Frame[], branch: number): void {
  const steps = stepsOf(game);
  // Looked at only where a frame can have branches: on coming in, and right after it got them.
  let mayBranch = true;
  for (let count = 0; count < STEPS_WITHOUT_A_DECISION; count++) {
    if (t.result !== null) {
      t.flow.length = 0;
      t.open.length = 0;
      return;
    }
    const f = stack[stack.length - 1];
    if (f === undefined) return;
    if (mayBranch && f.branches !== undefined) {
      if (branch >= 0) throw new Error(`${game.id}: ${f.does} › ${f.at} branches inside a branch.`);
      const isWaiting = f.branches.some((waiting) => waiting.length > 0);
      if (isWaiting && t.open.length > 0) return;
      if (isWaiting) {
        startBranches(game, t, f.branches);
        continue;
      }
      delete f.branches;
    }
    mayBranch = false;
    const step = steps[f.does]?.[f.at];
    if (step === undefined) throw new Error(`${game.id}: procedure ${f.does} has no step ${f.at}.`);
    if (typeof step === 'function') {
      const next = step(t, f);
      // The commonest answer, without a call.
      if (typeof next === 'string') f.at = next;
      else mayBranch = follow(stack, f, next);
      continue;
    }
    const options: Option[] = [];
    step.options(t, f, options);
    if (options.length === 0)
      throw new Error(`${game.id}: ${step.kind} has no option (${f.does} › ${f.at}).`);
    if (options.length === 1 && step.always === undefined) {
      const option = options[0]!;
      if (t.told !== null) {
        const seat = step.seat(t, f);
        t.told.push({ event: 'forced', rule: step.rule, seat, kind: step.kind, option, only: [seat] });
      }
      mayBranch = follow(stack, f, step.chosen(t, f, option));
      continue;
    }
    t.open.push({ id: t.asked++, seat: step.seat(t, f), kind: step.kind, rule: step.rule, options, branch });
    return;
  }
  throw new Error(`${game.id}: ${STEPS_WITHOUT_A_DECISION} steps without a decision.`);
}

/** Goes where the step said; true if the frame has branches now. */
function follow(stack: Frame[], f: Frame, next: Next): boolean {
  if (typeof next === 'string') f.at = next;
  else if (next === done) stack.pop();
  else {
    f.at = next.then;
    if ('frames' in next) {
      f.branches = next.frames.map((frame) => [frame]);
      return true;
    }
    stack.push(next.frame);
  }
  return false;
}

/** Nobody is asked anything yet, or any more (a seat gave up): each branch is played to its first decision. */
function startBranches(game: Game, t: State, branches: readonly Frame[][]): void {
  branches.forEach((stack, index) => {
    run(game, t, stack, index);
  });
}

function asker(game: Game, t: State, decision: Decision): { f: Frame; step: AnyAsking } {
  const stack = decision.branch < 0 ? t.flow : (t.flow[t.flow.length - 1]?.branches?.[decision.branch] ?? []);
  const f = stack[stack.length - 1];
  const step: AnyStep | undefined = f && stepsOf(game)[f.does]?.[f.at];
  if (!f || !step || typeof step === 'function') throw new Refused(`Decision ${decision.id} is not open.`);
  return { f, step };
}

/** The open decision with this id, if it belongs to the seat. */
export function decisionFor(t: State, seat: Seat, id: number): Decision | undefined {
  return t.open.find((decision) => decision.id === id && decision.seat === seat);
}
