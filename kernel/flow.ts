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

/** A step that puts a question to a seat, or to several. */
export interface Asking<S extends State, F extends Frame, O extends Option, Step extends string> {
  /** The decision's name in the ledger: `act`, `defend`, `nextMonster`. */
  readonly kind: string;
  readonly rule: RuleId;
  /** Who is asked. Put to several seats, the first answer takes the question from the others. */
  readonly seat: (t: S, f: F) => Seat | readonly Seat[];
  /**
   * Adds every option that is legal for `seat` to `options`, in an order that never changes; on request, says what is
   * refused and why. Draws no chance and changes nothing: it is called again whenever another seat has decided.
   */
  readonly options: (t: S, f: F, options: O[], why: Refusals<O> | undefined, seat: Seat) => void;
  /** `by` is the seat that answered. */
  readonly chosen: (t: S, f: F, option: O, by: Seat) => Next<Step>;
  /** Where it goes on when there is nothing to choose, or no longer. Absent where the rules see to it that there is. */
  readonly none?: (t: S, f: F) => Next<Step>;
  /**
   * Asked even when a single option is left. For a question whose number of options would betray a hidden hand
   * (skipping it would tell the others that the seat could do nothing), or where the rules want it declared.
   */
  readonly always?: true;
}

/** A step that needs nobody: it changes the state and says what comes next. */
export type Doing<S extends State, F extends Frame, Step extends string> = (t: S, f: F) => Next<Step>;

export interface Procedure<
  S extends State = State,
  L extends object = object,
  O extends Option = Option,
  Open extends PropertyKey = PropertyKey,
> {
  readonly name: string;
  readonly first: string;
  readonly steps: Readonly<Record<string, AnyStep>>;
  /** The locals everybody may see while it goes on; absent: that it goes on at all is told to nobody but who is asked. */
  readonly open?: readonly Open[];
  /** Only here for the compiler: what `call` must be given. */
  of?(t: S, locals: L, option: O): void;
}

// Methods, not properties: a step of one game's state then fits where a step of any state is expected.
type AnyDoing = (t: State, f: Frame) => Next;
export interface AnyAsking {
  readonly kind: string;
  readonly rule: RuleId;
  seat(t: State, f: Frame): Seat | readonly Seat[];
  options(t: State, f: Frame, options: Option[], why: Refusals<Option> | undefined, seat: Seat): void;
  chosen(t: State, f: Frame, option: Option, by: Seat): Next;
  none?(t: State, f: Frame): Next;
  readonly always?: true;
}
export type AnyStep = AnyDoing | AnyAsking;

/**
 * `procedure<State, Locals, Option>()('attack', { declare: …, answer: …, hit: … })`. Play starts at the first step.
 * The steps' names are closed: a step that leads to a name that isn't there does not compile. `('attacked', ['by', 'hero'], { … })`
 * names the locals that lie open on the table: everybody's view tells them, spectators' too (`frameOf`).
 */
export function procedure<S extends State, L extends object = object, O extends Option = Option>() {
  type Steps<Step extends string> = Record<
    Step,
    Doing<S, Frame & L, NoInfer<Step>> | Asking<S, Frame & L, O, NoInfer<Step>>
  >;
  function made<Step extends string>(name: string, steps: Steps<Step>): Procedure<S, L, O, never>;
  function made<Step extends string, Open extends keyof L>(
    name: string,
    open: readonly Open[],
    steps: Steps<Step>,
  ): Procedure<S, L, O, Open>;
  function made<Open extends keyof L>(
    name: string,
    open: readonly Open[] | Steps<string>,
    steps?: Steps<string>,
  ): Procedure<S, L, O, Open> {
    const all = (steps ?? open) as unknown as Record<string, AnyStep>;
    const shown = steps ? { open: open as readonly Open[] } : {};
    return { name, first: Object.keys(all)[0]!, steps: all, ...shown };
  }
  return made;
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

/**
 * As `call`, with the frame written out: `callAt(turn, { does: 'turn', at: 'begin', hero }, 'after')`. For procedures begun at
 * every other decision: V8 makes an object that is written out several times as fast as `frame` copies locals into one.
 */
export function callAt<S extends State, L extends object, O extends Option, Step extends string>(
  of: Procedure<S, L, O>,
  frame: Frame & L,
  then: Step,
): Call<Step> {
  if (frame.does !== of.name || frame.at !== of.first)
    throw new Error(`Expected a frame of ${of.name} › ${of.first}, got ${frame.does} › ${frame.at}.`);
  return { then, frame };
}

export function together<Step extends string>(frames: readonly Frame[], then: Step): Together<Step> {
  return { then, frames };
}
