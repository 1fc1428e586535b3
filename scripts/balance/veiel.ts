/**
 * The balance table of L'Ordre de Veiel (C7): `npm run balance -- [row…] [--games N] [--seconds S]`.
 *
 * Games are added to those kept in `.tablee/balance`, N to each row, so that a table grows over many short runs; when
 * content, advice or a bot changed it begins anew. After S seconds no further game is begun. Prints the table.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, type BotId, newBot, playGame } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { type GameEvent, randomFrom } from '@tablee/kernel';
import { type Counted, nothing, printed } from './print.ts';
import { ROWS, type Row } from './rows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, '.tablee', 'balance', 'veiel.json');
/** The numbers that are turned, what the bot is told, and the bot. Rules are pinned by records of their own. */
const SOURCES = ['games/veiel/content', 'games/veiel/advice', 'bots'].map((room) => join(ROOT, room));
/** Iterations of the bot that thinks at length. */
const THOUGHTS = { iterations: 60 };

const veiel = gameById('veiel')!;

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
  readonly rows: Record<string, Counted>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '480' },
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
  const kept = readKept();
  const stop = performance.now() + seconds * 1000;
  for (let n = 0; n < games; n++) {
    for (const row of rows) {
      if (performance.now() > stop) break;
      kept.rows[row.id] ??= nothing();
      playOne(row, kept.rows[row.id]!);
      mkdirSync(dirname(KEPT), { recursive: true });
      writeFileSync(KEPT, JSON.stringify(kept));
    }
  }
  console.log(printed(kept.rows));
}

function playOne(row: Row, counted: Counted): void {
  const seed = `balance/${row.id}/${counted.games}`;
  const party = row.party({ random: randomFrom(`party of ${seed}`) });
  const config = { ...veiel.simulated, ...row.config, heroes: party.length, party };
  const events: GameEvent[] = [];
  const after = (t: { told?: GameEvent[] | null }): void => void events.push(...t.told!.splice(0));
  const { result } = playGame(veiel, { seats: 1, seed, config }, [withoutEssences(row.bot)], {
    after: after as never,
  });
  add(counted, veiel.report!.of(events, result) as Counts, result?.how === 'too-long');
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

function readKept(): Kept {
  const made = sources();
  if (existsSync(KEPT)) {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
    if (kept.made === made) return kept;
    console.error('Content, advice or a bot changed: the table begins anew.');
  }
  return { made, rows: {} };
}

function sources(): string {
  const hash = createHash('sha256');
  for (const room of SOURCES)
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts')) hash.update(`${name}\0`).update(readFileSync(join(room, name)));
  return hash.digest('hex').slice(0, 16);
}
