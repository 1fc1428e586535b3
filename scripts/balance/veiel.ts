/**
 * The balance table of L'Ordre de Veiel (C7): `npm run balance -- [row…] [--games N] [--seconds S] [--seed S]`.
 *
 * Games are added to those kept in `.tablee/balance`, N to each row, so that a table grows over many short runs; when
 * content, advice or a bot changed, or with another seed, it begins anew. After S seconds no further game is begun. Prints the table.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, type BotId, newBot, type Played, playGame } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { below, type GameEvent, randomFrom, type Seat, view } from '@tablee/kernel';
import { type Counted, nothing, printed } from './print.ts';
import { ROWS, type Row } from './rows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A file for each row, so that several rows may be played at the same time. */
const KEPT = join(ROOT, '.tablee', 'balance', 'veiel');
/** The numbers that are turned, what the bot is told, and the bot. Rules are pinned by records of their own. */
const SOURCES = ['games/veiel/content', 'games/veiel/advice', 'bots'].map((room) => join(ROOT, room));
/** Iterations of the bot that thinks at length. */
const THOUGHTS = { iterations: 60 };

const veiel = gameById('veiel')!;

/** Games of a campaign after which it is given up. */
const MOST_SCENARIOS = 12;

/** What is read of the game's own report. */
interface Counts {
  readonly won: number;
  readonly fightsWon: Readonly<Record<string, number>>;
  readonly rounds: Readonly<Record<string, number>>;
  readonly heroGames: Readonly<Record<string, number>>;
  readonly heroWon: Readonly<Record<string, number>>;
  readonly bossGames: Readonly<Record<string, number>>;
  readonly bossWon: Readonly<Record<string, number>>;
}

interface Kept {
  readonly made: string;
  readonly counted: Counted;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '480' },
    seed: { type: 'string', default: 'balance' },
  },
});
const unknown = positionals.find((word) => !ROWS.some(({ id }) => id === word));
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}"; there are ${ROWS.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
run(
  ROWS.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
  Number(values.games),
  Number(values.seconds),
);

function run(rows: readonly Row[], games: number, seconds: number): void {
  const made = `${values.seed}/${sources()}`;
  const kept: Record<string, Counted> = {};
  for (const { id } of rows) kept[id] = readKept(id, made);
  const stop = performance.now() + seconds * 1000;
  mkdirSync(KEPT, { recursive: true });
  for (let n = 0; n < games; n++) {
    for (const row of rows) {
      if (performance.now() > stop) break;
      const counted = kept[row.id]!;
      (row.isCampaign ? playCampaign : playOne)(row, counted);
      writeFileSync(fileOf(row.id), JSON.stringify({ made, counted } satisfies Kept));
    }
  }
  console.log(printed(kept));
}

function playOne(row: Row, counted: Counted): void {
  const seed = `${values.seed}/${row.id}/${counted.games}`;
  const { played, events } = play(row, seed, row.config, partyOf(row, seed));
  add(counted, veiel.report!.of(events, played.result) as Counts, played.result?.how === 'too-long');
}

/** A scenario lost is played again, as at the table (D-32), but not for ever. */
function playCampaign(row: Row, counted: Counted): void {
  const { begin, next, after } = veiel.campaign!;
  const seed = `${values.seed}/${row.id}/${counted.games}`;
  const party = partyOf(row, seed);
  let state = begin(veiel.config.parse({ heroes: party.length }));
  const [met, won] = [new Set<string>(), new Set<string>()];
  for (let game = 0; game < MOST_SCENARIOS; game++) {
    const config = next(state) as { readonly party: readonly string[]; readonly scenario: string } | null;
    if (!config) break;
    const { scenario } = config;
    const who = config.party.length > 0 ? config.party : party;
    const { played } = play(row, `${seed}/${game}`, config, who);
    if (!met.has(scenario) && played.result?.winners.length) won.add(scenario);
    met.add(scenario);
    state = after(view(veiel, played.end, 0 as Seat));
  }
  counted.games++;
  tally(counted.scenarios, met, won);
}

function partyOf(row: Row, seed: string): readonly string[] {
  return row.party({ random: randomFrom(`party of ${seed}`) });
}

function play(
  row: Row,
  seed: string,
  config: object,
  party: readonly string[],
): { played: Played; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const after = (t: { told?: GameEvent[] | null }): void => void events.push(...t.told!.splice(0));
  const full = { ...veiel.simulated, ...config, heroes: party.length, party };
  const bot = row.isCampaign ? lootAtRandom(row.bot) : withoutEssences(row.bot);
  const played = playGame(veiel, { seats: 1, seed, config: full }, [bot], { after: after as never });
  return { played, events };
}

/** C7-1: Essences are there, and nobody takes one. */
function withoutEssences(id: BotId): Bot {
  const bot = newBot(id, THOUGHTS);
  return {
    ...bot,
    decide: (asked) =>
      asked.decision.kind === 'essence'
        ? asked.decision.options.findIndex((option) => option.do === 'enough')
        : bot.decide(asked),
  };
}

/** C7-6: loot is taken as it comes. */
function lootAtRandom(id: BotId): Bot {
  const bot = newBot(id, THOUGHTS);
  return {
    ...bot,
    decide: (asked) =>
      asked.decision.kind.startsWith('loot')
        ? below(asked.chance, asked.decision.options.length)
        : bot.decide(asked),
  };
}

function add(counted: Counted, found: Counts, isTooLong: boolean): void {
  const sum = (of: Readonly<Record<string, number>>): number =>
    Object.values(of).reduce((all, n) => all + n, 0);
  counted.games++;
  counted.won += found.won;
  counted.tooLong += isTooLong ? 1 : 0;
  counted.fights += sum(found.fightsWon);
  counted.rounds += sum(found.rounds);
  for (const [into, games, won] of [
    [counted.heroes, found.heroGames, found.heroWon],
    [counted.bosses, found.bossGames, found.bossWon],
  ] as const)
    for (const id of Object.keys(games)) {
      const [met, beaten] = into[id] ?? [0, 0];
      into[id] = [met + games[id]!, beaten + (won[id] ?? 0)];
    }
}

function tally(into: Counted['scenarios'], met: ReadonlySet<string>, won: ReadonlySet<string>): void {
  for (const id of met) {
    const [games, beaten] = into[id] ?? [0, 0];
    into[id] = [games + 1, beaten + (won.has(id) ? 1 : 0)];
  }
}

function fileOf(id: string): string {
  return join(KEPT, `${id}.json`);
}

function readKept(id: string, made: string): Counted {
  if (existsSync(fileOf(id))) {
    const kept = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Kept;
    if (kept.made === made) return kept.counted;
    console.error(`Content, advice, a bot or the seed changed: ${id} begins anew.`);
  }
  return nothing();
}

function sources(): string {
  const hash = createHash('sha256');
  for (const room of SOURCES)
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts')) hash.update(`${name}\0`).update(readFileSync(join(room, name)));
  return hash.digest('hex').slice(0, 16);
}
