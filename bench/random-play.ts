/** Random play at full speed: on the state itself, without views or listeners. */
import { choose, type Game, type State } from '@tablee/kernel';

/** Random games end long before; one that doesn't would keep the bench waiting for ever. */
const LONGEST_GAME = 1_000_000;

/** Picks any option, each as likely as the others. The same for every engine, and cheap: it is not what is measured. */
export class Policy {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 1;
  }

  /** A whole number from 0 up to, not including, `count` (xorshift32). */
  below(count: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return Math.floor((x >>> 0) * 2 ** -32 * count);
  }
}

/** Answers one open decision at random. */
export function chooseRandomly(game: Game, t: State, policy: Policy): void {
  const { open } = t;
  const decision = open.length === 1 ? open[0]! : open[policy.below(open.length)]!;
  const { options } = decision;
  choose(game, t, decision, options[policy.below(options.length)]!);
}

/** Plays to the end and says how many decisions it took. */
export function playOut(game: Game, t: State, policy: Policy): number {
  let decisions = 0;
  while (t.result === null) {
    chooseRandomly(game, t, policy);
    if (++decisions > LONGEST_GAME) throw new Error(`${game.id}: no end after ${LONGEST_GAME} decisions.`);
  }
  return decisions;
}
