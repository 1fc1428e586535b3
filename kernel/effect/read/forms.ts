/** What reading makes of the data: closures that work it out, and how it reads. Made once a content. */
import type { Next } from '../../flow.ts';
import type { Option, Seat } from '../../state.ts';
import type { Context, EffectFrame, Place, Table } from '../table.ts';
import type { Agreement, Phrase } from '../text/grammar.ts';
import type { Article, Nominal } from '../text/nominal.ts';
import type { Mention, Speech } from '../text/speech.ts';
import type { ReadAbility } from './ability.ts';

export interface ReadValue {
  of(t: Table, c: Context): number;
  /** The number itself, when it is always the same. */
  readonly fixed: number | null;
  say(speech: Speech): string;
  /** What French words about it agree with; masculine and one where nothing is said. */
  readonly agrees?: Agreement;
  /** « pour chacun de vos Anges »: how a count reads after the thing there is one of for each. */
  forEach?(speech: Speech): string;
}

export interface ReadCondition {
  holds(t: Table, c: Context): boolean;
  say(speech: Speech): string;
  /** Several joined: needs brackets inside another. */
  readonly several?: true;
  /** A flag of what happened: reads with the event itself. */
  readonly manner?: string;
  /** The parts of an `all`. */
  readonly parts?: readonly ReadCondition[];
}

export interface ReadFilter {
  /** `last`: a piece that left play is judged by its last known values. */
  test(t: Table, piece: number, c: Context, last: boolean): boolean;
  /** All that match, in the order of their zones. */
  pieces(t: Table, c: Context): number[];
  /** Whether there is one that is also so; cheaper than all of them. */
  some(t: Table, c: Context, also?: (t: Table, piece: number, c: Context) => boolean): boolean;
  readonly nominal: Nominal;
  readonly said: readonly { readonly phrase: Phrase; readonly not: boolean }[];
  /** Looks only at pieces of these names: there may be none, though no filter says so. */
  readonly among: string | null;
}

export interface ReadPieces {
  pieces(t: Table, c: Context): readonly number[];
  /** The name that points at them; null for a filter. */
  readonly name: string | null;
  say(speech: Speech, article: Article): Mention;
  readonly nominal: Nominal | null;
}

export interface ReadSeat {
  of(t: Table, c: Context): Seat;
  readonly isYou: boolean;
  say(speech: Speech): string;
}

/** The steps of the procedure `effect` that put a question. */
export type Question = 'choose' | 'mode' | 'may' | 'number' | 'spread' | 'target';
export type Step = 'next' | Question;

export interface Asks {
  seat(t: Table, f: EffectFrame, at: Place): Seat;
  options(t: Table, f: EffectFrame, at: Place, options: Option[]): void;
  chosen(t: Table, f: EffectFrame, at: Place, option: Option): Next<Step>;
}

/** One sentence, ready to be carried out. `at.next` already points past it. */
export interface Sentence {
  run(t: Table, f: EffectFrame, at: Place): Next<Step> | undefined;
  readonly ask?: Asks;
  /** The word, where it is nothing but one: done whatever holds, and noted under no name. */
  readonly word?: string;
  /** It chooses pieces for this name; in a price, only those that what comes after can be paid with. */
  readonly picks?: {
    readonly name: string;
    suits: ((t: Table, c: Context, piece: number) => boolean) | null;
  };
  /** Standing in a price: whether it can be paid now. */
  payable?(t: Table, c: Context): boolean;
  /**
   * Whether carrying it out now would do anything; where nothing is said, it would. A sentence that only names something
   * names all it could in `c`, for those after it, and does nothing by itself.
   */
  possible?(t: Table, c: Context, blocks: Script['blocks']): boolean;
  /** Empty where the next sentence says it. */
  say(speech: Speech): string;
}

/** Every sentence has the same fields in the same order: carrying out any of them is then as fast as carrying out one. */
export function sentence({ run, ask, word, picks, payable, possible, say }: Sentence): Sentence {
  return { run, ask, word, picks, payable, possible, say } as Sentence;
}

/** One ability made ready: its blocks (0 is its body), and where announcing begins. */
export interface Script {
  readonly blocks: Sentence[][];
  head: number;
  /** The block that only chooses targets and puts it: for a copy. */
  aim: number;
  /** Carried out when a lasting change made by this script ends. */
  atEnd?: number;
  ability?: ReadAbility;
  /** Of effects without a head. */
  text?: (speech: Speech) => string;
}
