/** What a mutation run and the process that runs its tests tell each other. */
import type { Mutant } from './plan.ts';

export interface Job {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  /** These are tried one after the other, asleep until the tests are loaded. */
  readonly together: readonly number[];
  /** Each of these is awake while the files that it and these tests need are loaded anew. */
  readonly alone: readonly { readonly id: number; readonly tests: readonly string[] }[];
  /** Tests that fail unchanged, as `file: title`. */
  readonly leftOut: readonly string[];
  /** What earlier processes learnt about tests, by `file: title`. */
  readonly known: Readonly<Record<string, Learnt>>;
}

/** What a test does when nothing is awake: which changes it comes by, and how often any. */
export interface Learnt {
  readonly meets: readonly number[];
  readonly calls: number;
  readonly milliseconds: number;
}

export type Message =
  /** These are met while the files are loaded: they must be awake then. */
  | { readonly says: 'loaded'; readonly tests: number; readonly early: readonly number[] }
  | { readonly says: 'learnt'; readonly test: string; readonly learnt: Learnt }
  | { readonly says: 'failing'; readonly test: string; readonly error: string }
  | { readonly says: 'trying'; readonly id: number | null }
  | {
      readonly says: 'tried';
      readonly id: number;
      readonly noticedBy: string | null;
      readonly near?: readonly string[];
    }
  /** What an earlier change left behind disturbs the tests: a new process is needed. */
  | { readonly says: 'spoilt'; readonly id: number };
