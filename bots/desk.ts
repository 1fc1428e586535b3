/** Where bots think apart from the table: each question comes with the view of the bot's seat and nothing to cheat with. */
import type { Chance, Game, Pack, View } from '@tablee/kernel';
import type { Bot, BotId } from './bot.ts';
import { botChance } from './play-game.ts';
import { newBot } from './seat-bots.ts';

export interface DeskQuestion {
  readonly id: number;
  /** One bot a seat: it remembers what it planned. */
  readonly who: string;
  readonly bot: BotId;
  /** Of the bots' own luck; the table's is none of their business. */
  readonly seed: string;
  readonly view: View;
  /** The content from outside that the table is played with. */
  readonly pack?: Pack | null;
}

export type DeskAnswer =
  /** `isPlanned`: it was thought about with an answer before. */
  | { readonly id: number; readonly option: number; readonly isPlanned: boolean }
  | { readonly id: number; readonly error: string };

interface Seated {
  readonly bot: Bot;
  readonly chance: Chance;
  readonly content: unknown;
}

/** Bots remembered; the one that was asked longest ago is forgotten first, and merely thinks again. */
const MOST_REMEMBERED = 1000;

/** Finds a game, loading it first where need be; undefined when there is no such game. */
export type FindGame = (id: string) => Game | Promise<Game> | undefined;

export class Desk {
  readonly #gameById: FindGame;
  readonly #seated = new Map<string, Seated>();

  constructor(gameById: FindGame) {
    this.#gameById = gameById;
  }

  async answer({ id, who, bot, seed, view, pack = null }: DeskQuestion): Promise<DeskAnswer> {
    try {
      const game = await this.#gameById(view.game);
      const [decision] = view.decisions;
      if (!game || !decision) throw new Error(`No question of ${view.game} to answer.`);
      const seated = this.#seated.get(who) ?? {
        bot: newBot(bot),
        chance: botChance(seed, decision.seat),
        content: game.content(view.config, view.seats, pack),
      };
      this.#seated.delete(who);
      const { chance, content } = seated;
      const option = seated.bot.decide({ game, decision, look: () => view, content, chance });
      this.#remember(who, seated);
      return { id, option, isPlanned: seated.bot.isFollowingPlan?.() ?? false };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  }

  #remember(who: string, seated: Seated): void {
    this.#seated.set(who, seated);
    if (this.#seated.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#seated.keys();
    this.#seated.delete(oldest!);
  }
}
