/** A whole game between bots, from the first question to the result, with nobody listening. */
import {
  begin,
  type Chance,
  choose,
  type Game,
  type Result,
  randomFrom,
  type Seat,
  type Start,
  type State,
  view,
} from '@tablee/kernel';
import type { Bot } from './bot.ts';

/** A game between bots that takes more decisions than this is stopped and counted as unfinished. */
export const LONGEST_GAME = 50_000;

export interface Played<S extends State = State> {
  /** Null when the game was stopped. */
  readonly result: Result | null;
  readonly decisions: number;
  /** How the table looked when it was over. */
  readonly end: S;
}

export interface Listening {
  /** Called after setup and after every choice; the events told since are in `t.told`, and are the listener's to empty. */
  after(t: State): void;
}

/** `bots[seat]` decides for that seat. Where several seats are asked at once, the lowest answers first. */
export function playGame<S extends State>(
  game: Game<S>,
  start: Start,
  bots: readonly Bot[],
  listening?: Listening,
): Played<S> {
  const chances = bots.map((_, seat) => botChance(start.seed, seat as Seat));
  const t = begin(game, start, listening !== undefined);
  listening?.after(t);
  let decisions = 0;
  while (t.result === null && decisions < LONGEST_GAME) {
    const decision = t.open[0]!;
    const { seat } = decision;
    const index = bots[seat]!.decide({
      game,
      decision,
      look: () => view(game, t, seat),
      content: t.content,
      chance: chances[seat]!,
    });
    choose(game, t, decision, decision.options[index]!);
    decisions++;
    listening?.after(t);
  }
  return { result: t.result, decisions, end: t };
}

/** The bot's own generator, apart from the table's, so that what it dreams up can't be what the table deals. */
export function botChance(seed: string, seat: Seat): Chance {
  return { random: randomFrom(`bot ${seat} of ${seed}`) };
}
