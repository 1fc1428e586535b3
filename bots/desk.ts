/** Where bots think apart from the table: each question comes with the view of the bot's seat and nothing to cheat with. */
import type { Chance, Game, View } from '@tablee/kernel';
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
}

export type DeskAnswer =
  | { readonly id: number; readonly option: number }
  | { readonly id: number; readonly error: string };

interface Seated {
  readonly bot: Bot;
  readonly chance: Chance;
  readonly content: unknown;
}

/** Bots remembered; the one that was asked longest ago is forgotten first, and merely thinks again. */
const MOST_REMEMBERED = 1000;

export class Desk {
  readonly #gameById: (id: string) => Game | undefined;
  readonly #seated = new Map<string, Seated>();

  constructor(gameById: (id: string) => Game | undefined) {
    this.#gameById = gameById;
  }

  answer({ id, who, bot, seed, view }: DeskQuestion): DeskAnswer {
    try {
      const game = this.#gameById(view.game);
      const [decision] = view.decisions;
      if (!game || !decision) throw new Error(`No question of ${view.game} to answer.`);
      const seated = this.#seated.get(who) ?? {
        bot: newBot(bot),
        chance: botChance(seed, decision.seat),
        content: game.content(view.config, view.seats, null),
      };
      this.#seated.delete(who);
      const { chance, content } = seated;
      const option = seated.bot.decide({ game, decision, look: () => view, content, chance });
      this.#remember(who, seated);
      return { id, option };
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
