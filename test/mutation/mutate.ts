/**
 * `npm run mutate -- plunder --count 200 --seed 1`: makes small random changes to the rules, one at a time, and looks whether
 * a test notices. What nobody notices is a test that is missing. See docs/mutations.md.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { paths, ROOT, read } from '../house.ts';
import { isEquivalent } from './equivalent.ts';
import type { Job, Learnt, Message } from './messages.ts';
import { drawMutants, type Mutant } from './plan.ts';
import { targetNamed } from './targets.ts';

/** Milliseconds in which a test must say something; whoever is silent for longer goes round in circles. */
const SILENCE_MS = 60_000;
const RUNNER = fileURLToPath(new URL('./runner.ts', import.meta.url));

/** By a mutant's number: who noticed it; null if nobody did. */
type Outcomes = Map<number, string | null>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const [name] = positionals;
if (name === undefined)
  throw new Error('Usage: npm run mutate -- <kernel, server or a game> [--count 200] [--seed 1]');
const target = targetNamed(name);
const mutants = drawMutants(target.files, Number(values.count), values.seed);
const folder = join(ROOT, '.tablee', 'mutations');
const saved = join(folder, `${name}-${values.count}-${values.seed}.json`);
mkdirSync(folder, { recursive: true });

/** Those that got through for good: with everything loaded anew, or because no test comes by them. */
const sure = new Set<number>();
const code = fingerprint();
const outcomes = resumed();
/** Met while files are loaded, or disturbed by another: to be tried alone. */
const early = new Set<number>();
/** The test files that come by a change; unknown for those met while loading. */
const near = new Map<number, readonly string[]>();
/** Tests that fail unchanged tell nothing. */
const leftOut = new Set<string>();
const known: Record<string, Learnt> = {};
let child: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

await tryTogether();
await tryAlone(() => mutants.map(({ id }) => id).filter((id) => !outcomes.has(id)));
// What an earlier change left behind may have hidden a failure: whoever got through tries again with everything loaded anew.
const through = new Set(
  mutants.map(({ id }) => id).filter((id) => outcomes.get(id) === null && !sure.has(id)),
);
for (const id of through) outcomes.delete(id);
await tryAlone(() => [...through].filter((id) => !outcomes.has(id)));
save();
report();

function stop(): void {
  child?.kill('SIGKILL');
  save();
  console.log('\nStopped; the same command goes on from here.');
  process.exit(130);
}

async function tryTogether(): Promise<void> {
  for (;;) {
    const together = mutants.map(({ id }) => id).filter((id) => !outcomes.has(id) && !early.has(id));
    if (together.length === 0) return;
    if (!(await run({ tests: target.tests, together, alone: [] }))) return;
  }
}

async function tryAlone(left: () => readonly number[]): Promise<void> {
  let silent: number | undefined;
  for (let ids = left(); ids.length > 0; ids = left()) {
    const alone = ids.map((id) => ({ id, tests: inOrderFor(mutants[id]!) }));
    await run({ tests: [], together: [], alone });
    const [next] = left();
    // A process that ends twice without a word about the same change was ended by it.
    if (next !== undefined && next === silent) outcomes.set(next, 'the process ended');
    silent = next;
  }
}

/** Runs a process to its end; true if another one is needed. */
function run(what: Pick<Job, 'tests' | 'together' | 'alone'>): Promise<boolean> {
  const file = join(folder, `${name}.job.json`);
  const job: Job = { ...what, mutants, leftOut: [...leftOut], known };
  writeFileSync(file, JSON.stringify(job));
  return new Promise((resolve) => {
    let trying: number | null = null;
    let again = false;
    const running = fork(RUNNER, [file], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TABLEE_SHARE: '0.005', TABLEE_PART: '1/20', NODE_ENV: 'test' },
    });
    child = running;
    const giveUp = (): void => {
      again = true;
      if (trying !== null) outcomes.set(trying, 'it goes round in circles');
      running.kill('SIGKILL');
    };
    let patience = setTimeout(giveUp, SILENCE_MS * 5);
    running.on('message', (message: Message) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, SILENCE_MS);
      if (message.says === 'trying') trying = message.id;
      else if (message.says === 'loaded') for (const id of message.early) early.add(id);
      else if (message.says === 'learnt') known[message.test] = message.learnt;
      else if (message.says === 'failing') {
        if (!leftOut.has(message.test)) console.error(`Fails unchanged: ${message.test}\n  ${message.error}`);
        leftOut.add(message.test);
      } else if (message.says === 'spoilt') {
        again = true;
        early.add(message.id);
      } else {
        outcomes.set(message.id, message.noticedBy);
        if (message.near) near.set(message.id, message.near);
        if (message.noticedBy === null && !message.near?.length) sure.add(message.id);
        progress();
      }
    });
    running.on('exit', (code) => {
      clearTimeout(patience);
      // Whatever ended it is tried alone; the others go on together.
      if (code !== 0 && !again && trying !== null) {
        again = true;
        early.add(trying);
      }
      save();
      resolve(again);
    });
  });
}

/** The tests named after the changed file first: they most likely notice. */
function inOrderFor({ id, file }: Mutant): string[] {
  const own = file.split('/').at(-1)!.replace('.ts', '');
  const rank = (path: string): number => (path.includes('battery') ? 2 : path.includes(`/${own}.`) ? 0 : 1);
  return [...(near.get(id) ?? target.tests)].sort((a, b) => rank(a) - rank(b));
}

function progress(): void {
  const noticed = [...outcomes.values()].filter((by) => by !== null).length;
  process.stderr.write(`\r${outcomes.size} of ${mutants.length} tried, ${noticed} noticed `);
  if (outcomes.size % 20 === 0) save();
}

function resumed(): Outcomes {
  if (!existsSync(saved)) return new Map();
  const before: { code?: string; outcomes: (Mutant & { noticedBy: string | null; sure: boolean })[] } =
    JSON.parse(readFileSync(saved, 'utf8'));
  if (before.code !== code) {
    console.log('Code or tests have changed since: everything is tried anew.');
    return new Map();
  }
  // Those that only got through beside others are tried again, with what comes by them known.
  const kept = before.outcomes.filter((old) => old.noticedBy !== null || old.sure);
  for (const old of kept) if (old.sure) sure.add(old.id);
  return new Map(kept.map(({ id, noticedBy }) => [id, noticedBy]));
}

/** Everything the outcomes depend on: a figure holds for this code with these tests. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const rooms = ['kernel/', ...target.tests.map((path) => path.slice(0, path.indexOf('test/')))];
  const isOthers = (path: string): boolean =>
    name !== 'kernel' && /^kernel\/test\/.*\.(test\.ts|txt)$/.test(path);
  for (const path of paths())
    if (rooms.some((room) => path.startsWith(room)) && !isOthers(path)) hash.update(read(path).text);
  return hash.digest('hex');
}

function save(): void {
  const rows = [...outcomes].map(([id, noticedBy]) => ({ ...mutants[id]!, noticedBy, sure: sure.has(id) }));
  writeFileSync(saved, JSON.stringify({ target: name, seed: values.seed, code, outcomes: rows }, null, 1));
}

function report(): void {
  const through = mutants.filter(({ id }) => outcomes.get(id) === null);
  const known = through.filter((mutant) => isEquivalent(mutant));
  const counted = mutants.length - known.length;
  const noticed = mutants.length - through.length;
  console.log(
    `\n\n${name}, seed ${values.seed}: ${noticed} of ${counted} changes noticed (${((100 * noticed) / counted).toFixed(1)} %)`,
  );
  if (fingerprint() !== code) console.log('Code or tests changed while it ran: this is no figure.');
  console.log(`${known.length} more change nothing that could be noticed (test/mutation/equivalent.ts).\n`);
  for (const mutant of through.filter((one) => !isEquivalent(one))) {
    const { file, line, before, after, kind } = mutant;
    const to = kind === 'entry' ? 'return; at the start' : kind === 'statement' ? '(left out)' : after;
    console.log(`${file}:${line}\n  - ${oneLine(before)}\n  + ${oneLine(to)}`);
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 160);
}
