/**
 * Every ready-made thing that a game's seats may bring against every other, between bots of equal skill, seats alternated:
 * `npx tsx cli/simulate/pairings.ts seven-fallen --games 20 --seed 1 nuit-sans-fin purete-celeste …`. Prints a Markdown table as
 * it stands after each round; Ctrl-C whenever it is enough.
 */
import { parseArgs } from 'node:util';
import { gameById } from '@tablee/games/rules';
import { bareTable, type Game, type Ready, seatsOf } from '@tablee/kernel';
import { playNth, type Simulation } from './game.ts';
import { percentile } from './statistics.ts';

interface Pairing {
  readonly one: Ready;
  readonly other: Ready;
  readonly wins: [one: number, other: number];
  draws: number;
  /** Turns of the winner, where the game counts them. */
  readonly turns: number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const [id = '', ...named] = positionals;
const game = gameById(id);
if (!game?.brings) throw new Error(`Expected a game to which seats bring something, got "${id}".`);
const pairings = pairingsOf(game, named);
/** Of the decided games, those that whoever began won. */
const begun = { decided: 0, won: 0 };
for (let n = 0; n < Number(values.games); n++) {
  for (const pairing of pairings) play(game, pairing, n);
  console.log(`\n${printed(n + 1)}`);
}

function pairingsOf(of: Game, ids: readonly string[]): Pairing[] {
  const { config, content } = bareTable(of, { seats: of.seats.min, seed: 'pairings', config: {} });
  const ready = of.brings!.ready(config, content).filter((each) => ids.length === 0 || ids.includes(each.id));
  return ready.flatMap((one, index) =>
    ready.slice(index + 1).map((other): Pairing => ({ one, other, wins: [0, 0], draws: 0, turns: [] })),
  );
}

function play(of: Game, pairing: Pairing, n: number): void {
  const swapped = n % 2;
  const { one, other, wins, turns } = pairing;
  const simulation: Simulation = {
    game: of.id,
    bots: ['greedy', 'greedy'],
    seed: `${values.seed} ${one.id} ${other.id}`,
    config: {},
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
  begun.decided++;
  const place = order?.indexOf(winner) ?? 0;
  if (place === 0) begun.won++;
  if (taken !== null) turns.push(Math.ceil((taken - place) / seatsOf(of.seats.min).length));
}

function printed(rounds: number): string {
  const lines = pairings.map(({ one, other, wins, draws, turns }) => {
    const median = percentile(
      turns.slice().sort((a, b) => a - b),
      50,
    );
    return `| ${one.name.en} | ${other.name.en} | ${wins[0]} : ${wins[1]} | ${draws} | ${median} |`;
  });
  const games = rounds * pairings.length;
  return [
    `${games} games, ${rounds} a pairing; whoever began won ${begun.won} of ${begun.decided} decided ones.`,
    '',
    '| one | other | wins | drawn | median turns of the winner |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
