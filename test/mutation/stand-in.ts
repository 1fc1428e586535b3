/**
 * What a mutation run puts in the place of Vitest: tests are collected once and run again and again in one process, which
 * takes milliseconds where a new run takes seconds. It knows what the tests of games and kernel use, and no more.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';
import { ROOT } from '../house.ts';

export interface Collected {
  readonly title: string;
  readonly file: string;
  /** Fails when it, or what goes before and after it, takes longer than this. */
  run(milliseconds: number): Promise<void>;
}

/** What the runner and this stand-in both know. */
export interface Trial {
  awake: number | null;
  met: Set<number>;
  /** Vitest's own, for its timers. */
  readonly vi: object;
}
const trial = (globalThis as never as { __trial: Trial }).__trial;
const { setTimeout: later, clearTimeout: notLater } = globalThis;

type Work = (...given: never[]) => unknown;
type Hook = () => unknown;
interface Suite {
  readonly title: string;
  readonly outer: Suite | null;
  readonly before: Hook[];
  readonly after: Hook[];
  readonly once: Hook[];
  readonly atEnd: Hook[];
  begun: boolean;
  /** The changes its setting up comes by, and whether one of them was awake then. */
  met: Set<number>;
  isChanged: boolean;
}

export const collected: Collected[] = [];
let file = '';
/** The file of the test that runs. */
let running = '';
const all: Suite[] = [];
let suite: Suite = newSuite('', null);

/** Tests that are collected from now on belong to this file. */
export function collectFrom(path: string): void {
  file = path;
  suite = newSuite('', null);
}

function newSuite(title: string, outer: Suite | null): Suite {
  const hooks = { before: [], after: [], once: [], atEnd: [] };
  const made = { title, outer, ...hooks, begun: false, met: new Set<number>(), isChanged: false };
  all.push(made);
  return made;
}

function suitesOf(inner: Suite): Suite[] {
  return inner.outer ? [...suitesOf(inner.outer), inner] : [inner];
}

/** Stays up from test to test, unless the change that is awake, or was, has to do with it. */
async function setUp(one: Suite): Promise<void> {
  const wasMet = trial.met;
  if (one.begun && (one.isChanged || (trial.awake !== null && one.met.has(trial.awake)))) await takeDown(one);
  if (!one.begun) {
    trial.met = new Set();
    try {
      for (const hook of one.once) await hook();
      one.begun = true;
    } finally {
      one.met = trial.met;
      one.isChanged = trial.awake !== null && one.met.has(trial.awake);
      trial.met = wasMet;
    }
  }
  for (const id of one.met) wasMet.add(id);
}

async function takeDown(one: Suite): Promise<void> {
  one.begun = false;
  for (const hook of one.atEnd) await hook();
}

/** What tests have set up goes before the process does. */
export async function takeDownAll(): Promise<void> {
  for (const one of all) if (one.begun) await takeDown(one).catch(() => {});
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let patience: NodeJS.Timeout;
  const tooLong = new Promise<never>((_, reject) => {
    patience = later(() => reject(new Error('It takes far too long.')), milliseconds);
  });
  return Promise.race([work, tooLong]).finally(() => notLater(patience));
}

function addTest(title: string, work: Work, given: unknown[] = []): void {
  const suites = suitesOf(suite);
  const from = file;
  const prepared = async (): Promise<void> => {
    for (const one of suites) await setUp(one);
    for (const one of suites) for (const hook of one.before) await hook();
    await (work as (...all: unknown[]) => unknown)(...given);
  };
  const tidied = async (): Promise<void> => {
    for (const one of suites) for (const hook of one.after) await hook();
  };
  const run = async (milliseconds: number): Promise<void> => {
    running = from;
    try {
      await within(milliseconds, prepared());
    } finally {
      await within(milliseconds, tidied());
    }
  };
  const titles = suites.map((one) => one.title).filter(Boolean);
  collected.push({ title: [...titles, title].join(' › '), file, run });
}

function workIn(parts: readonly unknown[]): Work {
  return parts.find((part) => typeof part === 'function') as Work;
}

function each<T>(rows: readonly T[], add: (title: string, given: unknown[]) => void, title: string): void {
  rows.forEach((row, n) => {
    add(`${title} #${n}`, Array.isArray(row) ? row : [row]);
  });
}

export const test = Object.assign((title: string, ...parts: unknown[]) => addTest(title, workIn(parts)), {
  each:
    (rows: readonly unknown[]) =>
    (title: string, ...parts: unknown[]) =>
      each(rows, (name, given) => addTest(name, workIn(parts), given), title),
  runIf: (isSo: unknown) => (isSo ? test : () => {}),
  skipIf: (isSo: unknown) => (isSo ? () => {} : test),
  skip: () => {},
  todo: () => {},
});
export const it = test;

function describeOne(title: string, work: Work, given: unknown[] = []): void {
  const outer = suite;
  suite = newSuite(title, outer);
  const done = (work as (...all: unknown[]) => unknown)(...given);
  if (done instanceof Promise) throw new Error(`${title}: this stand-in collects no tests that wait.`);
  suite = outer;
}

export const describe = Object.assign(
  (title: string, ...parts: unknown[]) => describeOne(title, workIn(parts)),
  {
    each:
      (rows: readonly unknown[]) =>
      (title: string, ...parts: unknown[]) =>
        each(rows, (name, given) => describeOne(name, workIn(parts), given), title),
    skip: () => {},
  },
);

export const beforeEach = (hook: Hook): void => void suite.before.push(hook);
export const afterEach = (hook: Hook): void => void suite.after.push(hook);
export const beforeAll = (hook: Hook): void => void suite.once.push(hook);
export const afterAll = (hook: Hook): void => void suite.atEnd.push(hook);

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
// Texts that are kept, in a file beside the test or in the test itself, are compared and never written here.
chai.use((_, utils) => {
  utils.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', async function (this: Chai, kept: string) {
    compare(this._obj, readFileSync(join(ROOT, dirname(running), kept), 'utf8'));
  });
  utils.addMethod(chai.Assertion.prototype, 'toMatchInlineSnapshot', function (this: Chai, kept: string) {
    const lines = kept.split('\n').map((line) => line.trim());
    compare(`"${this._obj}"`, lines.join('\n').trim());
  });
});
interface Chai {
  readonly _obj: unknown;
}
function compare(text: unknown, kept: string): void {
  if (text !== kept) throw new Error(`Expected the text that is kept, got ${text}`);
}
const extend = (matchers: object): void => {
  (chai.expect as never as { extend: Work }).extend(...([expect, matchers] as never[]));
};
/** Asks until it is so; whoever waits for the test loses patience in the end. */
function poll(work: () => unknown): unknown {
  const askUntil = async (matcher: string, given: unknown[]): Promise<void> => {
    for (let left = 400; ; left--) {
      try {
        const found = chai.expect(await work()) as never as Record<string, (...all: unknown[]) => void>;
        return found[matcher]!(...given);
      } catch (error) {
        if (left === 0) throw error;
        await new Promise((resolve) => later(resolve, 50));
      }
    }
  };
  const matcherNamed =
    (_: object, matcher: string) =>
    (...given: unknown[]) =>
      askUntil(matcher, given);
  return new Proxy({}, { get: matcherNamed });
}
export const expect: unknown = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as never as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
  { extend, poll },
);

export const { vi } = trial;
