/** Why a record can't be replayed, for whoever brought it. The kernel says it in English and for programs; here it is said for people. */
import type { Text } from '@tablee/kernel';

const UNTOUCHED: Text = {
  fr: 'Prenez le fichier tel que Tablée l’a exporté, entier et sans retouche.',
  en: 'Take the file as Tablée exported it, whole and unchanged.',
};

/** From the kernel's words to ours, the first that fits. */
const REASONS: readonly { readonly when: RegExp; readonly why: Text; readonly then?: Text }[] = [
  {
    when: /expected "tablee record 1"/,
    why: { fr: 'ce n’est pas un fichier de partie Tablée', en: 'it is not the file of a Tablée game' },
  },
  {
    when: /cut off/,
    why: { fr: 'la fin du fichier manque', en: 'the end of the file is missing' },
  },
  {
    when: /Is a line missing/,
    why: { fr: 'il manque une ligne', en: 'a line is missing' },
  },
  {
    when: /is not an option of|is not asked now|comes after the end|Expected a seat|before the choice/,
    why: {
      fr: 'ce choix n’est pas permis par les règles à ce moment',
      en: 'this choice is not allowed by the rules at that moment',
    },
  },
  {
    when: /hash is|result is/,
    why: {
      fr: 'la partie rejouée n’en arrive pas au même point',
      en: 'the game, played again, comes to another point',
    },
  },
  {
    when: /of version \d/,
    why: {
      fr: 'la partie est d’une autre version des règles',
      en: 'the game is of another version of the rules',
    },
    then: {
      fr: 'Elle se rejoue dans la version de Tablée où elle a été jouée.',
      en: 'It can be replayed in the version of Tablée it was played in.',
    },
  },
  {
    when: /played with the (pack|base)/,
    why: {
      fr: 'la partie a été jouée avec d’autres cartes que celles d’ici',
      en: 'the game was played with other cards than those here',
    },
    then: {
      fr: 'Elle se rejoue là où ces cartes sont installées.',
      en: 'It can be replayed where those cards are installed.',
    },
  },
];

const UNREADABLE: Text = { fr: 'il n’a pas la forme attendue', en: 'it does not have the form expected' };

export function notARecord(message: string): Text {
  const { why, then = UNTOUCHED } = REASONS.find(({ when }) => when.test(message)) ?? { why: UNREADABLE };
  const line = /^line (\d+)/.exec(message)?.[1];
  return {
    fr: `Cette partie ne peut pas être rejouée : ${line ? `ligne ${line}, ` : ''}${why.fr}. ${then.fr}`,
    en: `This game can’t be replayed: ${line ? `line ${line}, ` : ''}${why.en}. ${then.en}`,
  };
}
