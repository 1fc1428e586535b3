/** Measuring by turns: everybody warms up, then round after round each gets the same time, and the median round counts. */

/** What was played in a stretch of time. */
export interface Tally {
  readonly decisions: number;
  readonly games: number;
  /** Of processor time, collecting garbage and compiling included: waiting for a busy machine doesn't count. */
  readonly seconds: number;
}

export interface Contestant {
  readonly name: string;
  /** Plays whole games, one after the other, for at least this long. */
  play(seconds: number): Tally | Promise<Tally>;
}

/** So many times as long a stretch may take by the clock. */
const PATIENCE = 4;

/** How long to measure, in seconds of processor time. */
export interface Effort {
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  readonly rounds: number;
  /** States whose fork is timed, and forks of each of them in one go. */
  readonly states: number;
  readonly forks: number;
}

export const FULL_EFFORT: Effort = {
  warmUpSeconds: 8,
  roundSeconds: 0.15,
  rounds: 9,
  states: 150,
  forks: 200,
};

export interface Rate {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Told after every round, for a line of progress: how much of the whole is done, from 0 to 1. */
export type Progress = (share: number) => void;

/** A, B, A, B …: what the machine does besides hits all alike, so that ratios hold. Rates in the order given. */
export async function race(
  contestants: readonly Contestant[],
  effort: Effort,
  progress: Progress = () => {},
): Promise<Rate[]> {
  for (const contestant of contestants) await contestant.play(effort.warmUpSeconds);
  const tallies: Tally[][] = contestants.map(() => []);
  for (let round = 0; round < effort.rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      tallies[index]!.push(await contestant.play(effort.roundSeconds));
    }
    progress((round + 1) / effort.rounds);
  }
  return tallies.map((rounds) => ({
    decisionsPerSecond: median(rounds.map(({ decisions, seconds }) => decisions / seconds)),
    gamesPerSecond: median(rounds.map(({ games, seconds }) => games / seconds)),
  }));
}

/** Plays games until the time is up, at least one. `playGame` plays one to its end and says how many decisions it took. */
export function playFor(seconds: number, playGame: () => number): Tally {
  const stretch = new Stretch(seconds);
  do stretch.count(playGame());
  while (!stretch.isOver);
  return stretch.tally();
}

/**
 * A stretch of play that counts itself. It lasts until the process has worked for that long; on a machine so busy that
 * this takes too long by the clock, a little less must do.
 */
export class Stretch {
  #seconds: number;
  #start = performance.now();
  #used = process.cpuUsage();
  /** The processor time can't be up before: looking at it after each game would cost more than some games. */
  #nextLook: number;
  #decisions = 0;
  #games = 0;

  constructor(seconds: number) {
    this.#seconds = seconds;
    this.#nextLook = this.#start + seconds * 1000;
  }

  get isOver(): boolean {
    const now = performance.now();
    if (now < this.#nextLook) return false;
    const left = this.#seconds - this.#worked();
    this.#nextLook = now + left * 1000;
    return left <= 0 || now - this.#start >= this.#seconds * 1000 * PATIENCE;
  }

  /** A game was played. */
  count(decisions: number): void {
    this.#decisions += decisions;
    this.#games++;
  }

  tally(): Tally {
    // A coarse clock may not have moved at all.
    const seconds = Math.max(this.#worked(), 1e-6);
    return { decisions: this.#decisions, games: this.#games, seconds };
  }

  #worked(): number {
    const { user, system } = process.cpuUsage(this.#used);
    return (user + system) / 1_000_000;
  }
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('No median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
