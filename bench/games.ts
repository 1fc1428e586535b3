/** Speed of one game: decisions and whole games a second, and the time of a fork, at several of its tables. */
import { begin, fork, type Game, type Start, type State } from '@tablee/kernel';
import { type Contestant, type Effort, median, type Progress, playFor, race } from './measure.ts';
import { chooseRandomly, Policy, playOut } from './random-play.ts';
import type { GameFigures, TableFigures } from './report.ts';

export interface Round {
  readonly name: string;
  readonly start: Omit<Start, 'seed'>;
}

export async function measureGame(
  game: Game,
  effort: Effort,
  progress: Progress = () => {},
): Promise<GameFigures> {
  const rounds = roundsOf(game);
  const rates = await race(
    rounds.map(({ name, start }) => contestant(game, name, start)),
    effort,
    (share) => progress(share * 0.8),
  );
  const configs: Record<string, TableFigures> = {};
  for (const [index, { name, start }] of rounds.entries()) {
    configs[name] = { ...rates[index]!, forkMicroseconds: forkTime(game, start, effort) };
    progress(0.8 + (0.2 * (index + 1)) / rounds.length);
  }
  const [first] = Object.values(configs);
  return { ...first!, configs };
}

/** The game as it is simulated, with the fewest seats (the figures at the top of the report) and with the most. */
export function roundsOf(game: Game): Round[] {
  const { min, max } = game.seats;
  const limit = turnLimitOf(game);
  const config = { ...game.simulated, ...(limit !== null && { turnLimit: limit }) };
  return (min === max ? [min] : [min, max]).map((seats) => {
    const name = seats === 1 ? '1 seat' : `${seats} seats`;
    return { name: limit === null ? name : `${name}, ${limit} turns`, start: { seats, config } };
  });
}

/** Random play may wander about for tens of thousands of turns. A game that can limit them does, to the most it offers. */
function turnLimitOf({ settings }: Game): number | null {
  const setting = settings.find(({ key }) => key === 'turnLimit');
  const limits = setting?.values.map(({ value }) => Number(value)) ?? [];
  return limits.length > 0 ? Math.max(...limits) : null;
}

function contestant(game: Game, name: string, start: Omit<Start, 'seed'>): Contestant {
  const policy = new Policy(1);
  let number = 0;
  return {
    name,
    play: (seconds) =>
      playFor(seconds, () => playOut(game, begin(game, { ...start, seed: `bench ${number++}` }), policy)),
  };
}

/**
 * Microseconds a fork takes: the median over states. Each is forked many times in a row, so that the clock's grain
 * doesn't matter.
 */
export function forkTime(game: Game, start: Omit<Start, 'seed'>, effort: Effort): number {
  const states = Array.from({ length: effort.states }, (_, number) => midGame(game, start, number));
  for (const t of states) timeForks(t, effort.forks); // warm-up
  return median(states.map((t) => timeForks(t, effort.forks)));
}

/** The state of a random game at a random moment: each of its decisions is as likely as the others. */
function midGame(game: Game, start: Omit<Start, 'seed'>, number: number): State {
  const seed = `fork ${number}`;
  const decisions = playOut(game, begin(game, { ...start, seed }), new Policy(number));
  const stop = new Policy(number + 0x5eed).below(decisions);
  const t = begin(game, { ...start, seed });
  const policy = new Policy(number);
  for (let taken = 0; taken < stop; taken++) chooseRandomly(game, t, policy);
  return t;
}

function timeForks(t: State, count: number): number {
  let asked = 0;
  const start = performance.now();
  // The sum uses every copy, so that none can be left out.
  for (let n = 0; n < count; n++) asked += fork(t).asked[0]!;
  const microseconds = ((performance.now() - start) * 1000) / count;
  if (asked !== t.asked[0]! * count) throw new Error('A fork is not like its original.');
  return microseconds;
}
