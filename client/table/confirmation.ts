/** What is asked once more before it is done: a question, and two answers that can't be taken for each other. */
import type { Text } from '@tablee/kernel';

export interface Confirmation {
  readonly asks: Text;
  readonly yes: Text;
  /** The safe answer. */
  readonly no: Text;
}

/** The answers where a careful friend has said a word, and the game has none of its own. */
export const ANYWAY: Omit<Confirmation, 'asks'> = {
  yes: { fr: 'Le faire quand même', en: 'Do it anyway' },
  no: { fr: 'Ne pas le faire', en: 'Don’t do it' },
};

export const KEEP_PLAYING: Text = { fr: 'Continuer à jouer', en: 'Keep playing' };
