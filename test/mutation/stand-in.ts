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
import * as spying from '@vitest/spy';
import * as chai from 'chai';
import { ROOT } from '../house.ts';

export interface Collected {
  readonly title: string;
  readonly file: string;
  run(): Promise<void>;
}

type Work = (...given: never[]) => unknown;
type Hook = () => unknown;
interface Suite {
  readonly title: string;
  readonly outer: Suite | null;
  readonly before: Hook[];
  readonly after: Hook[];
  readonly once: Hook[];
  begun: boolean;
}

export const collected: Collected[] = [];
let file = '';
/** The file of the test that runs. */
let running = '';
let suite: Suite = newSuite('', null);

/** Tests that are collected from now on belong to this file. */
export function collectFrom(path: string): void {
  file = path;
  suite = newSuite('', null);
}

function newSuite(title: string, outer: Suite | null): Suite {
  return { title, outer, before: [], after: [], once: [], begun: false };
}

function suitesOf(inner: Suite): Suite[] {
  return inner.outer ? [...suitesOf(inner.outer), inner] : [inner];
}

function addTest(title: string, work: Work, given: unknown[] = []): void {
  const suites = suitesOf(suite);
  const from = file;
  const run = async (): Promise<void> => {
    running = from;
    for (const one of suites) {
      if (!one.begun) for (const hook of one.once) await hook();
      one.begun = true;
    }
    for (const one of suites) for (const hook of one.before) await hook();
    try {
      await (work as (...all: unknown[]) => unknown)(...given);
    } finally {
      for (const one of suites) for (const hook of one.after) await hook();
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
export const afterAll = (): void => {};

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
export const expect: unknown = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as never as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
  { extend },
);

export const vi = { fn: spying.fn, spyOn: spying.spyOn, restoreAllMocks: spying.restoreAllMocks };
