/** Loads the tests once, with every change of the run built in and asleep, and wakes one after the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { vi } from 'vitest';
import { ROOT } from '../house.ts';
import type { Job, Learnt, Message } from './messages.ts';
import { withSwitches } from './sites.ts';
import type { Collected, Trial } from './stand-in.ts';

/** Milliseconds a test may take: so many, and this many times as long as it took. */
const PATIENCE = { least: 8_000, times: 20 };
/** Milliseconds: what takes longer is not asked of a change that is tried alone, else those that get through take minutes. */
const QUICK_MS = 400;
/** Milliseconds for one nothing is known about yet. */
const SLOWEST = 50_000;

interface Known extends Collected {
  learnt: Learnt | null;
}

const STAND_IN = fileURLToPath(new URL('./stand-in.ts', import.meta.url));
const job: Job = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const say = (message: Message): void => void process.send!(message);

const trial: Trial = { awake: null, met: new Set(), vi };
let isAlone = false;
let calls = 0;
let mostCalls = Number.POSITIVE_INFINITY;
Object.assign(globalThis, {
  __trial: trial,
  // Vitest's timers ask it what is configured.
  __vitest_worker__: { config: { fakeTimers: {} } },
  __mutant: (id: number): boolean => {
    trial.met.add(id);
    if (++calls > mostCalls) throw new Error('It takes far too long.');
    return id === trial.awake;
  },
});
/** Takes down what the tests have set up. */
let tidy = async (): Promise<void> => {};
const end = (): void => void tidy().finally(() => process.exit());
process.on('disconnect', end).on('SIGTERM', end);
// What goes wrong where nobody waits for it is noticed too, by the test that runs.
let astray: unknown = null;
const goAstray = (error: unknown): void => {
  astray = error ?? 'rejected';
};
process.on('unhandledRejection', goAstray).on('uncaughtException', goAstray);

const server = await createServer({
  configFile: false,
  root: ROOT,
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  resolve: { alias: { vitest: STAND_IN } },
  plugins: [{ name: 'mutants', enforce: 'pre', transform: mutated }],
});

function mutated(text: string, id: string): string | null {
  const path = id.split('?')[0]!.replaceAll('\\', '/');
  const sites = job.mutants.filter(({ file }) => join(ROOT, file) === path);
  return sites.length === 0 ? null : withSwitches(text, sites);
}

/** Loads files anew, except for what comes from npm; how they are compiled is remembered. */
async function newHouse() {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const { collected, collectFrom, takeDownAll } = (await runner.import(
    STAND_IN,
  )) as typeof import('./stand-in.ts');
  const load = async (path: string): Promise<Known[]> => {
    const before = collected.length;
    collectFrom(path);
    await runner.import(join(ROOT, path));
    return collected
      .slice(before)
      .map((test) => ({ ...test, learnt: job.known[nameOf(test)] ?? null }))
      .filter((test) => !job.leftOut.includes(nameOf(test)));
  };
  tidy = takeDownAll;
  const close = async (): Promise<void> => {
    await takeDownAll();
    await runner.close();
  };
  return { load, close };
}

if (job.together.length > 0) await tryTogether();
for (const { id, tests } of job.alone) say({ says: 'tried', id, noticedBy: await tryAlone(id, tests) });
end();

/** File by file: the first that notices spares the others. */
async function tryAlone(id: number, paths: readonly string[]): Promise<string | null> {
  trial.awake = id;
  isAlone = true;
  const { load, close } = await newHouse();
  try {
    for (const path of paths) {
      say({ says: 'trying', id });
      let tests: Known[];
      mostCalls = Number.POSITIVE_INFINITY;
      try {
        tests = await load(path);
      } catch {
        return `loading ${path}`;
      }
      // A change met while loading is nowhere in what was learnt.
      const near = tests.filter(({ learnt }) => learnt?.meets.includes(id));
      const quick = (near.length > 0 ? near : tests).filter(
        ({ learnt }) => (learnt?.milliseconds ?? 0) < QUICK_MS,
      );
      const by = await firstToNotice(id, quick);
      if (by) return by;
    }
    return null;
  } finally {
    await close();
  }
}

function nameOf({ file, title }: Collected): string {
  return `${file}: ${title}`;
}

async function tryTogether(): Promise<void> {
  const { load } = await newHouse();
  const tests: Known[] = [];
  for (const path of job.tests) tests.push(...(await load(path)));
  const early = [...trial.met];
  say({ says: 'loaded', tests: tests.length, early });
  for (const test of tests) {
    if (test.learnt) continue;
    const error = await errorOf(test);
    if (error !== null) say({ says: 'failing', test: nameOf(test), error: String(error) });
    else say({ says: 'learnt', test: nameOf(test), learnt: test.learnt! });
  }
  for (const id of job.together) {
    if (early.includes(id)) continue;
    const near = tests
      .filter(({ learnt }) => learnt?.meets.includes(id))
      .sort((a, b) => a.learnt!.milliseconds - b.learnt!.milliseconds);
    const files = [...new Set(near.map(({ file }) => file))];
    say({ says: 'tried', id, noticedBy: await firstToNotice(id, near), near: files });
  }
}

async function firstToNotice(id: number, tests: readonly Known[]): Promise<string | null> {
  for (const test of tests) {
    trial.awake = id;
    if ((await errorOf(test)) === null) continue;
    trial.awake = null;
    // Alone, everything was loaded with the change awake: there is nothing unchanged to compare with.
    if (!isAlone && (await errorOf(test)) !== null) {
      say({ says: 'spoilt', id });
      await tidy();
      process.exit(0);
    }
    trial.awake = id;
    // Once is chance, or what another change left behind.
    if ((await errorOf(test)) !== null) return nameOf(test);
  }
  return null;
}

/** Runs it as it is, and learns about it when nothing is changed. */
async function errorOf(test: Known): Promise<unknown> {
  const { learnt } = test;
  trial.met = new Set();
  calls = 0;
  mostCalls = learnt ? 50 * learnt.calls + 1_000_000 : 50_000_000;
  const patience = learnt ? PATIENCE.least + PATIENCE.times * learnt.milliseconds : SLOWEST;
  const begun = performance.now();
  say({ says: 'trying', id: trial.awake });
  try {
    await test.run(patience);
    if (astray !== null) throw astray;
    if (trial.awake === null && !learnt)
      test.learnt = { meets: [...trial.met], calls, milliseconds: performance.now() - begun };
    return null;
  } catch (error) {
    return error ?? 'thrown';
  } finally {
    astray = null;
  }
}
