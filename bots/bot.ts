/** What a bot is: somebody at the table who is asked a question and answers with the number of an option. */
import type { Chance, Decision, Game, Text, View } from '@tablee/kernel';

export const BOT_IDS = ['random', 'greedy', 'search'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** What a bot is told when its seat is asked something. It never gets the state. */
export interface Asked {
  readonly game: Game;
  readonly decision: Decision;
  /** What the seat may know, made only when the bot looks: a bot that doesn't look costs nothing. */
  look(): View;
  /** What never changes during the game: maps, cards. */
  readonly content: unknown;
  /** The bot's own generator. The table's is none of its business. */
  readonly chance: Chance;
}

/** One bot in one seat of one game; it may remember what it planned. */
export interface Bot {
  readonly name: Text;
  /** The number of the option, from 0. Always a legal one. */
  decide(asked: Asked): number;
  /** Whether the last answer was thought about before, with another one. */
  isFollowingPlan?(): boolean;
}

export function isBotId(word: string): word is BotId {
  return (BOT_IDS as readonly string[]).includes(word);
}
