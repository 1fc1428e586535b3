import type { Text } from '../../text.ts';
import type { Reader } from './reader.ts';

/** The kernel's own: for this effect only, as long as its source is in play, for good. */
const OWN: Readonly<Record<string, Text>> = {
  effect: { fr: 'pour cet effet', en: 'for this effect' },
  source: { fr: 'tant que cette carte est en jeu', en: 'as long as this card is in play' },
  good: { fr: '', en: '' },
};

export function readUntil(r: Reader): { readonly word: string; readonly reads: Text } {
  const words = { ...OWN, ...r.vocabulary.untils };
  const word = r.word(words, 'how long');
  return { word, reads: words[word]! };
}
