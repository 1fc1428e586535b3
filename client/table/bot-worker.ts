/** The bots' own thread. It is sent the view of the bot's seat and nothing else, so there is nothing to cheat with. */
import { type Bot, type BotId, botChance, newBot } from '@tablee/bots';
import { gameById } from '@tablee/games';
import type { Chance, View } from '@tablee/kernel';

export interface Question {
  readonly id: number;
  /** One bot a seat: it remembers what it planned. A hint is asked from a bot of its own. */
  readonly who: string;
  readonly bot: BotId;
  readonly seed: string;
  readonly view: View;
}
export type Answer =
  | { readonly id: number; readonly option: number }
  | { readonly id: number; readonly error: string };

const sitting = new Map<string, { bot: Bot; chance: Chance; content: unknown }>();

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
};

function answer({ id, who, bot, seed, view }: Question): Answer {
  try {
    const game = gameById(view.game);
    const [decision] = view.decisions;
    if (!game || !decision) throw new Error(`No question of ${view.game} to answer.`);
    let seated = sitting.get(who);
    if (!seated) {
      seated = {
        bot: newBot(bot),
        chance: botChance(seed, decision.seat),
        content: game.content(view.config, view.seats, null),
      };
      sitting.set(who, seated);
    }
    const { chance, content } = seated;
    return { id, option: seated.bot.decide({ game, decision, look: () => view, content, chance }) };
  } catch (error) {
    sitting.delete(who);
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
