/** Which bots are meant: those of the house by their kind, somebody's own by its file. */
import { closest } from '@tablee/kernel';
import { type BotName, isBotFile } from '@tablee/lab';
import { BadInput } from './bad-input.ts';

/** What a help page says about a bot of one's own. */
export const OWN_BOT_HELP = 'or a bot of your own: a file, as in ./my-bot.ts (docs/write-a-bot.md)';

/** Those words of a flag, each checked; a file only for what it is called: loading it is another matter. */
export function namesOfBots(flag: string, words: readonly string[], known: readonly string[]): BotName[] {
  return words.map((word) => {
    if (known.includes(word) || isBotFile(word)) return word;
    throw new BadInput(
      `${flag}: expected ${known.join(' or ')} or a file such as ./my-bot.ts, got "${word}"${closest(word, known)}.`,
    );
  });
}
