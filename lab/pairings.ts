/**
 * Every ready-made thing that a game's seats may bring against every other, between bots of equal skill, seats alternated:
 * `npx tsx lab/pairings.ts seven-fallen --games 20 --seed 1 nuit-sans-fin purete-celeste …`. Prints a Markdown table as
 * it stands after every tenth round; Ctrl-C whenever it is enough. With `--mirrors` each meets itself instead: what is left is who begins.
 * `--config '{"format":"starter"}'` plays with other settings.
 */
import { parseArgs } from 'node:util';
import { gameById } from '@tablee/games/rules';
import { bareTable, type Game, type Ready, type Share, seatsOf, shareOf } from '@tablee/kernel';
import { playNth, type Simulation } from './game.ts';
import { percentile } from './percentile.ts';

interface Pairing {
  readonly one: Ready;
  readonly other: Ready;
  readonly wins: [one: number, other: number];
  draws: number;
  /** Decided games that whoever began won. */
  begun: number;
  /** Turns of the winner, where the game counts them. */
  readonly turns: number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    mirrors: { type: 'boolean', default: false },
    config: { type: 'string', default: '{}' },
  },
});
const [id = '', ...named] = positionals;
const game = gameById(id);
if (!game?.brings) throw new Error(`Expected a game to which seats bring something, got "${id}".`);
const config = JSON.parse(values.config) as Readonly<Record<string, unknown>>;
const pairings = pairingsOf(game, named);
for (let n = 0; n < Number(values.games); n++) {
  for (const pairing of pairings) play(game, pairing, n);
  if ((n + 1) % 10 === 0 || n + 1 === Number(values.games)) console.log(`\n${printed(n + 1)}`);
}

function pairingsOf(of: Game, ids: readonly string[]): Pairing[] {
  const table = bareTable(of, { seats: of.seats.min, seed: 'pairings', config });
  const all = of.brings!.ready(table.config, table.content);
  const unknown = ids.find((wanted) => !all.some((each) => each.id === wanted));
  if (unknown)
    throw new Error(`There is no "${unknown}"; there are ${all.map((each) => each.id).join(', ')}.`);
  const ready = all.filter((each) => ids.length === 0 || ids.includes(each.id));
  return ready.flatMap((one, index) =>
    (values.mirrors ? [one] : ready.slice(index + 1)).map(
      (other): Pairing => ({ one, other, wins: [0, 0], draws: 0, begun: 0, turns: [] }),
    ),
  );
}

function play(of: Game, pairing: Pairing, n: number): void {
  const swapped = n % 2;
  const { one, other, wins, turns } = pairing;
  const simulation: Simulation = {
    game: of.id,
    bots: ['greedy', 'greedy'],
    seed: `${values.seed} ${one.id} ${other.id}`,
    config,
    brings: swapped ? [other.brought, one.brought] : [one.brought, other.brought],
    budgets: {},
    rotate: false,
  };
  const { winners, order, turns: taken } = playNth(of, simulation, n);
  const [winner] = winners ?? [];
  if (winner === undefined) {
    pairing.draws++;
    return;
  }
  wins[winner === swapped ? 0 : 1]++;
  const place = order?.indexOf(winner) ?? 0;
  if (place === 0) pairing.begun++;
  if (taken !== null) turns.push(Math.ceil((taken - place) / seatsOf(of.seats.min).length));
}

function printed(rounds: number): string {
  const lines = pairings.map(({ one, other, wins, draws, begun, turns }) => {
    const decided = wins[0] + wins[1];
    const share = interval(shareOf(wins[0], decided));
    const began = interval(shareOf(begun, decided));
    return `| ${one.name.en} | ${other.name.en} | ${wins[0]} : ${wins[1]} | ${share} | ${began} | ${draws} | ${median(turns)} |`;
  });
  const of = rounds * pairings.length;
  const drawn = sumOf(({ draws }) => draws);
  const began = shareOf(
    sumOf(({ begun }) => begun),
    sumOf(({ wins }) => wins[0] + wins[1]),
  );
  return [
    `${of} games, ${rounds} a pairing; whoever began won ${began.count} of ${began.of} decided ones, ${interval(began)};`,
    `drawn: ${drawn}; median turns of the winner: ${median(pairings.flatMap(({ turns }) => turns))}.`,
    '',
    '| one | other | wins | share (95 %) | whoever began | drawn | median turns of the winner |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    ...(values.mirrors ? [] : overall()),
  ].join('\n');
}

function sumOf(count: (pairing: Pairing) => number): number {
  return pairings.reduce((sum, pairing) => sum + count(pairing), 0);
}

/** What each wins of all its decided games, one line for each. */
function overall(): string[] {
  const names = new Set(pairings.flatMap(({ one, other }) => [one.name.en, other.name.en]));
  return [...names].map((name) => {
    let won = 0;
    let decided = 0;
    for (const { one, other, wins } of pairings) {
      if (one.name.en !== name && other.name.en !== name) continue;
      won += wins[one.name.en === name ? 0 : 1];
      decided += wins[0] + wins[1];
    }
    return `${name}: ${interval(shareOf(won, decided))}`;
  });
}

function interval({ share, low, high }: Share): string {
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}

function median(turns: readonly number[]): number {
  return percentile(
    turns.slice().sort((a, b) => a - b),
    50,
  );
}
