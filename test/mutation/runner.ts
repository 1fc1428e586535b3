/** Loads the tests once, with every change of the run built in and asleep, and wakes one after the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { ROOT } from '../house.ts';
import type { Job, Message } from './messages.ts';
import { withSwitches } from './sites.ts';
import type { Collected } from './stand-in.ts';

interface Known extends Collected {
  /** Which changes it comes by, and how often any. */
  readonly meets: Set<number>;
  calls: number;
  milliseconds: number;
}

const STAND_IN = fileURLToPath(new URL('./stand-in.ts', import.meta.url));
const job: Job = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const say = (message: Message): void => void process.send!(message);

let awake: number | null = null;
let isAlone = false;
let calls = 0;
let mostCalls = Number.POSITIVE_INFINITY;
let met = new Set<number>();
Object.assign(globalThis, {
  __mutant: (id: number): boolean => {
    met.add(id);
    if (++calls > mostCalls) throw new Error('It takes far too long.');
    return id === awake;
  },
});
process.on('disconnect', () => process.exit());
// A rejection nobody waits for is noticed too, by the test that runs.
let astray: unknown = null;
process.on('unhandledRejection', (error) => {
  astray = error ?? 'rejected';
});

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
  const { collected, collectFrom } = (await runner.import(STAND_IN)) as typeof import('./stand-in.ts');
  const load = async (path: string): Promise<Known[]> => {
    const before = collected.length;
    collectFrom(path);
    await runner.import(join(ROOT, path));
    return collected
      .slice(before)
      .map((test) => ({ ...test, meets: new Set<number>(), calls: 0, milliseconds: 0 }))
      .filter((test) => !job.leftOut.includes(nameOf(test)));
  };
  return { load, close: () => runner.close() };
}

if (job.together.length > 0) await tryTogether();
for (const { id, tests } of job.alone) say({ says: 'tried', id, noticedBy: await tryAlone(id, tests) });
process.exit(0);

/** File by file: the first that notices spares the others. */
async function tryAlone(id: number, paths: readonly string[]): Promise<string | null> {
  awake = id;
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
      const by = await firstToNotice(id, tests);
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
  const early = [...met];
  say({ says: 'loaded', tests: tests.length, early });
  const failing = new Set<Known>();
  for (const test of tests) {
    const error = await errorOf(test);
    if (error !== null) {
      say({ says: 'failing', test: nameOf(test), error: String(error) });
      failing.add(test);
    }
  }
  for (const id of job.together) {
    if (early.includes(id)) continue;
    const near = tests
      .filter((test) => test.meets.has(id) && !failing.has(test))
      .sort((a, b) => a.milliseconds - b.milliseconds);
    const files = [...new Set(near.map(({ file }) => file))];
    say({ says: 'tried', id, noticedBy: await firstToNotice(id, near), near: files });
  }
}

async function firstToNotice(id: number, tests: readonly Known[]): Promise<string | null> {
  for (const test of tests) {
    say({ says: 'trying', id });
    awake = id;
    const error = await errorOf(test);
    if (error === null) continue;
    if (!isAlone) {
      awake = null;
      if ((await errorOf(test)) !== null) {
        say({ says: 'spoilt', id });
        process.exit(0);
      }
    }
    return nameOf(test);
  }
  return null;
}

/** Runs it as it is, and learns about it when nothing is changed. */
async function errorOf(test: Known): Promise<unknown> {
  const isFirst = awake === null && test.meets.size === 0 && test.calls === 0;
  met = new Set();
  calls = 0;
  mostCalls = isFirst || test.calls === 0 ? 50_000_000 : 50 * test.calls + 1_000_000;
  const begun = performance.now();
  if (awake === null) say({ says: 'trying', id: null });
  try {
    await test.run();
    if (astray !== null) throw astray;
    return null;
  } catch (error) {
    return error ?? 'thrown';
  } finally {
    astray = null;
    if (isFirst) {
      for (const id of met) test.meets.add(id);
      test.calls = calls;
      test.milliseconds = performance.now() - begun;
    }
  }
}
