/**
 * The balance table of Endure the Stars: every mission with every number of survivors it allows, then the campaign mission by
 * mission over the campaigns that reached it, replays not counted.
 *
 *     npx tsx scripts/balance/endure.ts [mission or campaign…] [--games N] [--seed S] [--survivors N] [--bot greedy] [--budget B]
 */
import { parseArgs } from 'node:util';
import { BOT_IDS, IN_A_SIMULATION, newBot, playGame, readBudget } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { type Seat, type State, view } from '@tablee/kernel';

/** What is read of a finished table. */
type Ended = State & {
  readonly round: number;
  readonly survivors: readonly { readonly fate: string }[];
};
/** What is read of a campaign on its way. */
interface Way {
  readonly at: string;
  readonly mission: number;
  readonly isReplay: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'a' },
    survivors: { type: 'string' },
    bot: { type: 'string', default: 'greedy' },
    budget: { type: 'string', default: '' },
  },
});
const games = Number(values.games);
const bot = BOT_IDS.find((id) => id === values.bot) ?? unknown(values.bot, BOT_IDS);
const budget = readBudget(values.budget) ?? IN_A_SIMULATION;
const endure = gameById('endure')!;
const ME = 0 as Seat;
/** Standard deviations on either side that hold 95 % of a normal distribution. */
const Z = 1.96;

/** Missions by name, with the fewest survivors that may begin them; the campaign's share one name. */
const MISSIONS: Readonly<Record<string, number>> = {
  'first-light': 1,
  'dead-air': 2,
  'walking-iron': 2,
  'cold-sleepers': 3,
  apex: 3,
};
const CAMPAIGN = 'long-corridor';
const MOST_SURVIVORS = 6;

class Line {
  #games = 0;
  #won = 0;
  #rounds = 0;
  #deaths = 0;
  #byClock = 0;

  count({ result, round, survivors }: Ended): void {
    this.#games++;
    this.#rounds += round;
    this.#deaths += survivors.filter(({ fate }) => fate === 'dead').length;
    if (result!.winners.length > 0) this.#won++;
    if (result!.how === 'clock') this.#byClock++;
  }

  print(mission: string, survivors: number): void {
    const n = this.#games;
    const share = this.#won / n;
    const spread = Z * Math.sqrt((share * (1 - share)) / n);
    const percent = (of: number): string => (100 * of).toFixed(0);
    const mean = (sum: number): string => (sum / n).toFixed(1);
    console.log(
      n === 0
        ? `| ${mission} | ${survivors} | never reached |`
        : `| ${mission} | ${survivors} | ${percent(share)} % ± ${percent(spread)} | ${n} | ${mean(this.#rounds)} | ${mean(this.#deaths)} | ${percent(this.#byClock / n)} % |`,
    );
  }
}

const named = [...Object.keys(MISSIONS), CAMPAIGN];
for (const word of positionals) if (!named.includes(word)) unknown(word, named);
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

console.log('| mission | survivors | won | games | rounds | deaths | by the clock |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [mission, least] of Object.entries(MISSIONS).filter(([name]) => isAsked(name))) {
  for (const survivors of counts(least)) {
    const line = new Line();
    for (let n = 0; n < games; n++) line.count(play({ mission, survivors }, `${values.seed}/${n}`));
    line.print(mission, survivors);
  }
}
if (isAsked(CAMPAIGN)) {
  for (const survivors of counts(2))
    for (const [mission, line] of campaigns(survivors).entries())
      line.print(`${CAMPAIGN} ${mission + 1}`, survivors);
}

/** As many as asked for, or every number from the least. */
function counts(least: number): number[] {
  const all = Array.from({ length: MOST_SURVIVORS - least + 1 }, (_, more) => least + more);
  return values.survivors === undefined ? all : all.filter((n) => n === Number(values.survivors));
}

/** One seat leads everybody. */
function play(config: object, seed: string): Ended {
  return playGame(endure, { seats: 1, seed, config }, [newBot(bot, budget)]).end as Ended;
}

function campaigns(survivors: number): readonly Line[] {
  const { begin, next, after } = endure.campaign!;
  const lines = [new Line(), new Line(), new Line()];
  for (let n = 0; n < games; n++) {
    let state = begin(endure.config.parse({ begins: CAMPAIGN, survivors }));
    for (let game = 0; ; game++) {
      const config = next(state);
      if (!config) break;
      const end = play(config, `${values.seed}/${n}/${game}`);
      const { at, mission, isReplay } = state as Way;
      if (at === 'mission' && !isReplay) lines[mission]!.count(end);
      state = after(view(endure, end, ME));
    }
  }
  return lines;
}

function unknown(word: string, known: readonly string[]): never {
  console.error(`There is no "${word}"; there are ${known.join(', ')}.`);
  process.exit(1);
}
