/** Everything that keeps a deck from a table, in words with the rule (SF-DECK-11). */
import { type Fault, type Language, plural, type Text } from '@tablee/kernel';
import type { Format } from '../config.ts';
import type { Content } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { type Violation, violations } from '../rules/deck.ts';

export function faultsOf(deck: Deck, format: Format, content: Content): Fault[] {
  return violations(content, deck, format).map((found) => ({
    rule: found.rule,
    why: { fr: sentence(found, content, 'fr'), en: sentence(found, content, 'en') },
  }));
}

function sentence(found: Violation, content: Content, language: Language): string {
  const { rule, part, card = '', has = 0, expected = 0 } = found;
  const name = content.byId.get(card)?.name[language] ?? card;
  const said = WORDS[rule]?.({ name, part, has, expected, card });
  return (said ?? otherwise(name))[language];
}

interface Said {
  readonly name: string;
  readonly part: Violation['part'];
  readonly has: number;
  readonly expected: number;
  readonly card: string;
}

const WORDS: Readonly<Record<string, (said: Said) => Text>> = {
  'SF-DECK-2': pages,
  'SF-DECK-3': (said) =>
    said.card === ''
      ? adorateurs(said)
      : {
          fr: `${said.name} n’est pas un Adorateur : le Registre ne tient rien d’autre.`,
          en: `${said.name} is no Worshipper: the Register holds nothing else.`,
        },
  'SF-DECK-4': ({ part, name }) => {
    const { fr, en } = EDEN_NAMES[part] ?? EDEN_NAMES.divinite!;
    return name === ''
      ? { fr: `Il manque ${fr} dans l’Eden.`, en: `The Eden lacks ${en}.` }
      : { fr: `${name} ne peut être ${fr} de l’Eden.`, en: `${name} can’t be ${en} of the Eden.` };
  },
  'SF-DECK-5': ({ name }) => ({
    fr: `${name} ne s’écrit pas dans le Livre Sacré.`,
    en: `${name} can’t be written in the Sacred Book.`,
  }),
  'SF-DECK-6': copies,
  'SF-DECK-8': (said) => (said.part === 'registre' ? adorateurs(said) : pages(said)),
  'SF-DECK-10': copies,
  'SF-DECK-11': ({ card }) => ({
    fr: `Aucune carte ne porte l’identifiant « ${card} ».`,
    en: `No card has the id “${card}”.`,
  }),
  'SF-KW-ESSAIM-1': ({ name, has, expected }) => ({
    fr: `${name} : Essaim permet ${expected} exemplaires, le deck en a ${has}.`,
    en: `${name}: Swarm allows ${expected} copies, the deck has ${has}.`,
  }),
  'SF-KW-ESSAIM-2': ({ name, has, expected }) => ({
    fr: `${name} : sans Temple « Structure - Extros », ${expected} exemplaires au plus, le deck en a ${has}.`,
    en: `${name}: without a “Structure - Extros” Temple at most ${expected} copies, the deck has ${has}.`,
  }),
  'SF-KW-LEADER-1': ({ name, has }) => ({
    fr: `${name} : avec un Leader, toute autre page est unique, le deck en a ${has}.`,
    en: `${name}: beside a Leader every other page is single, the deck has ${has}.`,
  }),
  'SF-KW-LEADER-2': copies,
  'SF-KW-LEADER-3': ({ name }) => ({
    fr: `${name} : un seul nom de Leader dans le Livre Sacré.`,
    en: `${name}: Leaders of one name only in the Sacred Book.`,
  }),
  'SF-KW-LOYALISTE-1': ({ name }) => ({
    fr: `${name} n’a pas exactement les classes de l’Ange Loyaliste.`,
    en: `${name} doesn’t have exactly the classes of the Loyalist Angel.`,
  }),
};

const EDEN_NAMES: Readonly<Partial<Record<Violation['part'], Text>>> = {
  divinite: { fr: 'la Divinité', en: 'the Divinity' },
  archange: { fr: 'l’Archange', en: 'the Archangel' },
  temple: { fr: 'le Temple', en: 'the Temple' },
};

function pages({ has, expected }: Said): Text {
  const short = has < expected;
  const by = Math.abs(expected - has);
  return {
    fr: `Livre Sacré : ${has} ${plural('fr', has, 'page', 'pages')}, il en faut ${expected} (${by} ${short ? 'à écrire' : 'de trop'}).`,
    en: `Sacred Book: ${has} ${plural('en', has, 'page', 'pages')}, it takes ${expected} (${by} ${short ? 'to write' : 'too many'}).`,
  };
}

function adorateurs({ has, expected }: Said): Text {
  return {
    fr: `Registre : ${has} ${plural('fr', has, 'Adorateur', 'Adorateurs')}, il en faut ${expected}.`,
    en: `Register: ${has} ${plural('en', has, 'Worshipper', 'Worshippers')}, it takes ${expected}.`,
  };
}

function copies({ name, has, expected }: Said): Text {
  return {
    fr: `${name} : ${expected} exemplaires au plus, le deck en a ${has}.`,
    en: `${name}: at most ${expected} copies, the deck has ${has}.`,
  };
}

function otherwise(name: string): Text {
  return { fr: `${name} : ce n’est pas permis.`, en: `${name}: this is not allowed.` };
}
