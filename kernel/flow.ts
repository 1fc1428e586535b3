/**
 * Procedures: the rules as named steps, in the order the rulebook tells them. Where we are is data (`Frame`); the
 * functions here only say what a step may answer.
 */
import type { Frame, Option, Seat, State } from './state.ts';
import type { RuleId } from './text.ts';
import type { Refusals } from './why-not.ts';

/** The procedure is over; the one that called it goes on. */
export const done = Symbol('done');
export type Done = typeof done;

/** Play another procedure first, then go on at `then`. Made by `call`. */
export interface Call<Step extends string> {
  readonly then: Step;
  readonly frame: Frame;
}

/** Several seats play procedures at the same time; when the last has finished, go on at `then`. Made by `together`. */
export interface Together<Step extends string> {
  readonly then: Step;
  readonly frames: readonly Frame[];
}

/** What a step answers: the name of the next step, `done`, `call(…)` or `together(…)`. */
export type Next<Step extends string = string> = Step | Done | Call<Step> | Together<Step>;

/** A step that puts a question to a seat. */
export interface Asking<S extends State, F extends Frame, O extends Option, Step extends string> {
  /** The decision's name in the ledger: `act`, `defend`, `nextMonster`. */
  readonly kind: string;
  readonly rule: RuleId;
  readonly seat: (t: S, f: F) => Seat;
  /** Adds every legal option to `options`, in an order that never changes; on request, says what is refused and why. */
  readonly options: (t: S, f: F, options: O[], why?: Refusals<O>) => void;
  readonly chosen: (t: S, f: F, option: O) => Next<Step>;
  /**
   * Asked even when a single option is left. For a question whose number of options would betray a hidden hand:
   * skipping it would tell the others that the seat could do nothing.
   */
  readonly always?: true;
}

/** A step that needs nobody: it changes the state and says what comes next. */
export type Doing<S extends State, F extends Frame, Step extends string> = (t: S, f: F) => Next<Step>;

export interface Procedure<S extends State = State, L extends object = object, O extends Option = Option> {
  readonly name: string;
  readonly first: string;
  readonly steps: Readonly<Record<string, AnyStep>>;
  /** Only here for the compiler: what `call` must be given. */
  of?(t: S, locals: L, option: O): void;
}

// Methods, not properties: a step of one game's state then fits where a step of any state is expected.
type AnyDoing = (t: State, f: Frame) => Next;
export interface AnyAsking {
  readonly kind: string;
  readonly rule: RuleId;
  seat(t: State, f: Frame): Seat;
  options(t: State, f: Frame, options: Option[], why?: Refusals<Option>): void;
  chosen(t: State, f: Frame, option: Option): Next;
  readonly always?: true;
}
export type AnyStep = AnyDoing | AnyAsking;

/**
 * `procedure<State, Locals, Option>()('attack', { declare: …, answer: …, hit: … })`. Play starts at the first step.
 * The steps' names are closed: a step that leads to a name that isn't there does not compile.
 */
export function procedure<S extends State, L extends object = object, O extends Option = Option>() {
  return <Step extends string>(
    name: string,
    steps: Record<Step, Doing<S, Frame & L, NoInfer<Step>> | Asking<S, Frame & L, O, NoInfer<Step>>>,
  ): Procedure<S, L, O> => ({
    name,
    first: Object.keys(steps)[0]!,
    steps: steps as unknown as Record<string, AnyStep>,
  });
}

/** Where a procedure begins. */
export function frame<S extends State, L extends object, O extends Option>(
  of: Procedure<S, L, O>,
  locals: L,
): Frame {
  // The copied fields last: in V8 each new field after a spread costs more than the whole frame.
  return { does: of.name, at: of.first, ...locals };
}

export function call<S extends State, L extends object, O extends Option, Step extends string>(
  of: Procedure<S, L, O>,
  locals: L,
  then: Step,
): Call<Step> {
  return { then, frame: frame(of, locals) };
}

export function together<Step extends string>(frames: readonly Frame[], then: Step): Together<Step> {
  return { then, frames };
}
