/** A thread that thinks for bots. It is sent the view of the bot's seat and nothing else, so there is nothing to cheat with. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type BotId, botChance, newBot } from '@tablee/bots';
import { gameById } from '@tablee/games';
import type { Chance, View } from '@tablee/kernel';

export interface Question {
  readonly id: number;
  /** One bot a seat: it remembers what it planned. */
  readonly who: string;
  readonly bot: BotId;
  readonly seed: string;
  readonly view: View;
}
export type Answer =
  | { readonly id: number; readonly option: number }
  | { readonly id: number; readonly error: string };

/** Bots remembered; the one that was asked longest ago is forgotten first, and merely thinks again. */
const MOST_REMEMBERED = 1000;

const sitting = new Map<string, { bot: Bot; chance: Chance; content: unknown }>();

parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage(answer(question));
});

function answer({ id, who, bot, seed, view }: Question): Answer {
  try {
    const game = gameById(view.game);
    const [decision] = view.decisions;
    if (!game || !decision) throw new Error(`No question of ${view.game} to answer.`);
    const seated = sitting.get(who) ?? {
      bot: newBot(bot),
      chance: botChance(seed, decision.seat),
      content: game.content(view.config, view.seats, null),
    };
    sitting.delete(who);
    const { chance, content } = seated;
    const option = seated.bot.decide({ game, decision, look: () => view, content, chance });
    remember(who, seated);
    return { id, option };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function remember(who: string, seated: { bot: Bot; chance: Chance; content: unknown }): void {
  sitting.set(who, seated);
  if (sitting.size <= MOST_REMEMBERED) return;
  const [oldest] = sitting.keys();
  sitting.delete(oldest!);
}
