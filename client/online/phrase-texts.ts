/** What the phrases of an online table say. */
import type { Text } from '@tablee/kernel';
import type { Phrase } from '@tablee/protocol';

export const PHRASE_TEXTS: Readonly<Record<Phrase, Text>> = {
  hello: { fr: 'Bonjour !', en: 'Hello!' },
  goodLuck: { fr: 'Bonne chance !', en: 'Good luck!' },
  niceMove: { fr: 'Joli coup !', en: 'Nice move!' },
  wellDefended: { fr: 'Bien défendu !', en: 'Well defended!' },
  thinking: { fr: 'Je réfléchis…', en: 'I’m thinking…' },
  yourTurn: { fr: 'À vous de jouer !', en: 'Your turn!' },
  oops: { fr: 'Oups !', en: 'Oops!' },
  sorry: { fr: 'Désolé !', en: 'Sorry!' },
  thanks: { fr: 'Merci !', en: 'Thanks!' },
  backSoon: { fr: 'Je reviens.', en: 'Back in a moment.' },
  goodGame: { fr: 'Belle partie !', en: 'Good game!' },
  again: { fr: 'On en refait une ?', en: 'Another one?' },
};
