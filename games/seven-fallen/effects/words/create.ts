/** Token cards come into play; they cease to exist when they leave it (R-SF-100). */
import type { Text } from '@tablee/kernel';
import { type ArgumentKind, amount, note, noun, optional, type Word, who, word } from '@tablee/kernel/effect';
import { makeToken } from '../../rules/zone.ts';
import type { SevenFallen } from '../../types.ts';
import { doneBy } from '../by.ts';

/** `tokens`: the names of the cards that are tokens. */
export function createOf(tokens: Readonly<Record<string, Text>>): Word<SevenFallen> {
  const token: ArgumentKind<string, Text> = {
    read: (r) => {
      const id = r.word(tokens, 'a card that says "token": true');
      return { said: tokens[id]!, fixed: true, of: () => id };
    },
  };
  return word<SevenFallen>()({
    takes: { token, count: optional(amount), by: who },
    run: (t, c, { token, count = 1, by }) => {
      for (let n = 0; n < Math.min(count, AT_MOST); n++) note(c, [makeToken(t, by, token).piece]);
      return undefined;
    },
    text: (say, { token: { fr, en }, count, by }) => {
      const named = noun('m', `jeton « ${fr} »`, `jetons « ${fr} »`, `“${en}” token`, `“${en}” tokens`);
      return doneBy(say, by, 'créez|crée|créer', 'create|creates', say.count(count ?? ONE, named));
    },
  });
}

const ONE = { fixed: 1, of: () => 1, say: () => '1' };

/** No single sentence makes more than this. */
const AT_MOST = 20;
