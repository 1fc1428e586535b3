/** Plays a game: runs its steps until somebody has to decide, takes the answer, goes on. */

import { settleBrought } from './brings.ts';
import type { AnyAsking, AnyStep, Next } from './flow.ts';
import { done } from './flow.ts';
import { type Game, Refused, type Start, type Steps, stepsOf } from './game.ts';
import { isSameOption } from './option.ts';
import { randomFrom } from './random.ts';
import { checked } from './schema.ts';
import {
  type Decision,
  type Frame,
  type GameEvent,
  type Option,
  type Result,
  type Seat,
  type State,
  seatsOf,
} from './state.ts';
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
    const asked = start.seats === 1 ? '1 seat was' : `${start.seats} seats were`;
    throw new Refused(`${game.name.en} is played by ${expected}; ${asked} asked for.`);
  }
  checkSeed(start.seed);
  const { config, content } = settledFor(game, start);
  return {
    game: game.id,
    seats: start.seats,
    config,
    content,
    brought: settleBrought(game, start, config, content),
    flow: [],
    open: [],
    asked: seatsOf(start.seats).map(() => 0),
    random: randomFrom(start.seed, start.dice),
    result: null,
    told: listen ? [] : null,
  };
}

interface Settled<Config = unknown, Content = unknown> {
  readonly pack: Start['pack'];
  readonly seats: number;
  readonly config: Config;
  readonly content: Content;
}

/** The games of a simulation share one config: it is checked once, and the content made of it is looked up once. */
function settledFor<Config, Content>(
  game: Game<State, unknown, Config, Content>,
  { seats, config: from = NO_CONFIG, pack }: Start,
): Settled<Config, Content> {
  let known = SETTLED.get(game);
  if (!known) {
    known = new WeakMap();
    SETTLED.set(game, known);
  }
  const last = known.get(from);
  if (last?.seats === seats && last.pack === pack) return last as Settled<Config, Content>;
  const given = checked(game.config, from, 'config');
  const config = game.settle?.(given, seats) ?? given;
  const unsuited = game.suits?.(config, seats);
  if (unsuited) throw new Refused(unsuited);
  const settled = { pack, seats, config, content: game.content(config, seats, pack ?? null) };
  known.set(from, settled);
  return settled;
}
const NO_CONFIG = {};
const SETTLED = new WeakMap<object, WeakMap<object, Settled>>();

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
  const { branch } = decision;
  if (!t.open.includes(decision)) throw new Refused('This question is no longer open.');
  if (t.open.length === 1) t.open.pop();
  else withdraw(t, branch);
  const stack = stackOf(t, branch);
  const f = stack[stack.length - 1]!;
  const step = stepsFor(stepsOf(game), f, stack.length)![f.at] as AnyAsking;
  follow(stack, f, step.chosen(t, f, option, decision.seat));
  if (branch >= 0) {
    run(game, t, stack, branch);
    renew(game, t, branch);
  }
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
  step.options(t, f, [], refusals, decision.seat);
  return refusals.list;
}

/** Works out the options of the open decisions anew; for tables read back from a save, which keeps no options. */
export function reopen(game: Game, t: State): void {
  t.open = t.open.map((decision) => {
    const { f, step } = asker(game, t, decision);
    const options: Option[] = [];
    step.options(t, f, options, undefined, decision.seat);
    return { ...decision, kind: step.kind, rule: step.rule, options };
  });
}

function run(game: Game, t: State, stack: Frame[], branch: number): void {
  const steps = stepsOf(game);
  // Looked at only where a frame can have branches: on coming in, and right after it got them.
  let mayBranch = true;
  // Most steps are of the same frame as the one before.
  let last: Frame | undefined;
  let own: Steps[string] | undefined;
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
    if (f !== last) {
      last = f;
      own = stepsFor(steps, f, stack.length);
    }
    const step = own?.[f.at];
    if (step === undefined) throw new Error(`${game.id}: procedure ${f.does} has no step ${f.at}.`);
    if (typeof step === 'function') {
      const next = step(t, f);
      // The commonest answer, without a call.
      if (typeof next === 'string') f.at = next;
      else mayBranch = follow(stack, f, next);
      continue;
    }
    const next = ask(game, t, f, step, branch);
    if (next === null) return;
    mayBranch = follow(stack, f, next);
  }
  throw new Error(`${game.id}: ${STEPS_WITHOUT_A_DECISION} steps without a decision.`);
}

/**
 * The steps of the frame's procedure: `steps[f.does]`. Frames have many forms, and their names take long to look up: a frame
 * that was played on a moment ago, at this depth of the stack, still has the steps it had.
 */
function stepsFor(steps: Steps, f: Frame, depth: number): Steps[string] | undefined {
  if (steps !== lookedIn) {
    lookedIn = steps;
    LOOKED_AT.length = 0;
    FOUND.length = 0;
  }
  while (LOOKED_AT.length <= depth) {
    LOOKED_AT.push(undefined);
    FOUND.push(undefined);
  }
  if (LOOKED_AT[depth] === f) return FOUND[depth];
  const found = steps[f.does];
  LOOKED_AT[depth] = f;
  FOUND[depth] = found;
  return found;
}
let lookedIn: Steps | null = null;
const LOOKED_AT: (Frame | undefined)[] = [];
const FOUND: (Steps[string] | undefined)[] = [];

/** Puts the question, and answers null; or, where there is nothing to decide, where it goes on. */
export function ask(game: Game, t: State, f: Frame, step: AnyAsking, branch: number): Next | null {
  const seats = step.seat(t, f);
  if (typeof seats !== 'number') return askSeveral(game, t, f, step, branch, seats);
  const options: Option[] = [];
  step.options(t, f, options, undefined, seats);
  if (options.length === 0) return nothingToChoose(game, t, f, step);
  if (options.length === 1 && step.always === undefined) return forced(t, f, step, options[0]!, seats);
  const { kind, rule } = step;
  t.open.push({ id: t.asked[seats]!++, seat: seats, kind, rule, options, branch });
  return null;
}

/** The same question to each of them who can choose something; what that is may differ. */
function askSeveral(
  game: Game,
  t: State,
  f: Frame,
  step: AnyAsking,
  branch: number,
  seats: readonly Seat[],
): Next | null {
  const asked = choicesOf(t, f, step, seats);
  const [first] = asked;
  if (first === undefined) return nothingToChoose(game, t, f, step);
  const isForced = asked.length === 1 && first.options.length === 1 && step.always === undefined;
  if (isForced) return forced(t, f, step, first.options[0]!, first.seat);
  const { kind, rule } = step;
  const shared = asked.length > 1 && ({ shared: true } as const);
  for (const { seat, options } of asked) {
    t.open.push({ id: t.asked[seat]!++, seat, kind, rule, options, branch, ...shared });
  }
  return null;
}

/** Of these seats, those that can choose something, and what. */
function choicesOf(t: State, f: Frame, step: AnyAsking, seats: readonly Seat[]): SeatChoices[] {
  const choices: SeatChoices[] = [];
  for (const seat of seats) {
    const options: Option[] = [];
    step.options(t, f, options, undefined, seat);
    if (options.length > 0) choices.push({ seat, options });
  }
  return choices;
}
interface SeatChoices {
  readonly seat: Seat;
  readonly options: readonly Option[];
}

function nothingToChoose(game: Game, t: State, f: Frame, step: AnyAsking): Next {
  if (step.none) return step.none(t, f);
  throw new Error(`${game.id}: ${step.kind} has no option (${f.does} › ${f.at}).`);
}

/** The rules leave a single option: it is taken, and its seat is told. */
function forced(t: State, f: Frame, step: AnyAsking, option: Option, seat: Seat): Next {
  const { kind, rule } = step;
  if (t.told !== null) t.told.push({ event: 'forced', rule, seat, kind, option, only: [seat] });
  return step.chosen(t, f, option, seat);
}

/** The branch's question is answered or asked anew: nobody is asked it any more. */
function withdraw(t: State, branch: number): void {
  for (let i = t.open.length - 1; i >= 0; i--) if (t.open[i]!.branch === branch) t.open.splice(i, 1);
}

/**
 * Somebody has decided: what the others can choose is worked out anew. A question with the same options stands as it
 * was; any other is asked again, under a new id, or, as on the main line, taken by the engine or passed over.
 * `moved`: the branch that took the last step; what it asks was listed after that.
 */
function renew(game: Game, t: State, moved: number): void {
  let latest = moved;
  for (let i = 0; i < t.open.length && t.result === null; i++) {
    const { branch } = t.open[i]!;
    if (branch === latest) continue;
    const asked = t.open.filter((decision) => decision.branch === branch);
    const { f, step } = asker(game, t, asked[0]!);
    const seats = step.seat(t, f);
    const now = choicesOf(t, f, step, typeof seats === 'number' ? [seats] : seats);
    if (isAsBefore(asked, now)) continue;
    tellWithdrawn(t, asked, now);
    const { at } = f;
    const stack = stackOf(t, branch);
    withdraw(t, branch);
    run(game, t, stack, branch);
    latest = branch;
    // Once steps were taken, what was looked at already may have changed in its turn.
    const isAskedAgain = stack[stack.length - 1] === f && f.at === at;
    i = isAskedAgain ? i - 1 : -1;
  }
}

function isAsBefore(asked: readonly Decision[], now: readonly SeatChoices[]): boolean {
  if (asked.length !== now.length) return false;
  for (let i = 0; i < asked.length; i++) {
    if (asked[i]!.seat !== now[i]!.seat || !areSameOptions(asked[i]!.options, now[i]!.options)) return false;
  }
  return true;
}

function areSameOptions(before: readonly Option[], now: readonly Option[]): boolean {
  if (before.length !== now.length) return false;
  for (let i = 0; i < before.length; i++) if (!isSameOption(before[i], now[i])) return false;
  return true;
}

/** To those who were asked a moment ago and have nothing to choose any more. */
function tellWithdrawn(t: State, asked: readonly Decision[], now: readonly SeatChoices[]): void {
  if (t.told === null) return;
  for (const { seat, kind, rule } of asked) {
    if (!now.some((choices) => choices.seat === seat)) {
      t.told.push({ event: 'withdrawn', rule, seat, kind, only: [seat] });
    }
  }
}

/** Goes where the step said; true if the frame has branches now. */
export function follow(stack: Frame[], f: Frame, next: Next): boolean {
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
  // What one branch did by itself may have changed what those before it were asked.
  renew(game, t, branches.length - 1);
}

function stackOf(t: State, branch: number): Frame[] {
  return branch < 0 ? t.flow : (t.flow[t.flow.length - 1]?.branches?.[branch] ?? []);
}

function asker(game: Game, t: State, decision: Decision): { f: Frame; step: AnyAsking } {
  const stack = stackOf(t, decision.branch);
  const f = stack[stack.length - 1];
  const step: AnyStep | undefined = f && stepsOf(game)[f.does]?.[f.at];
  if (!f || !step || typeof step === 'function') throw new Refused(`Decision ${decision.id} is not open.`);
  return { f, step };
}

/** The open decision with this id, if it belongs to the seat. */
export function decisionFor(t: State, seat: Seat, id: number): Decision | undefined {
  return t.open.find((decision) => decision.id === id && decision.seat === seat);
}
