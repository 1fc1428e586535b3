/** A deck as a list in words, one card a line under the name of its part; and such a list, a code or JSON read in again. */
import { checked, type Language, Refused, type Text } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import { type Deck, deckSchema } from '../content/deck.ts';
import { isCode, readCode } from './code.ts';
import { folded } from './folded.ts';

export const PARTS = {
  eden: { fr: 'Eden', en: 'Eden' },
  registre: { fr: 'Registre', en: 'Register' },
  livre: { fr: 'Livre Sacré', en: 'Sacred Book' },
} as const satisfies Record<string, Text>;

const LONGEST_LIST = 60_000;
/** As many as a deck may be written with (`content/deck.ts`). */
const MOST_COPIES = 400;

export function listOf(deck: Deck, content: Content, language: Language): string {
  const name = (card: string): string => content.byId.get(card)?.name[language] ?? card;
  const eden = [deck.divinite, deck.archange, deck.temple].filter((card) => card !== '');
  const part = (heading: Text, cards: readonly (readonly [string, number])[]): string[] => [
    '',
    `## ${heading[language]} (${cards.reduce((sum, [, copies]) => sum + copies, 0)})`,
    ...cards.map(([card, copies]) => `${copies} ${name(card)}`),
  ];
  const title = deck.name ?? readyName(deck, content, language);
  return [
    ...(title === undefined ? [] : [`# ${title}`]),
    ...part(
      PARTS.eden,
      eden.map((card) => [card, 1] as const),
    ),
    ...part(PARTS.registre, inOrder(deck.registre, content)),
    ...part(PARTS.livre, inOrder(deck.livre, content)),
    '',
  ].join('\n');
}

/** A ready-made deck is called by what stands on its box. */
function readyName(deck: Deck, content: Content, language: Language): string | undefined {
  const ready = Object.entries(content.decks).find(([, each]) => each === deck);
  return ready && content.titles[ready[0]]?.name[language];
}

/** The cheapest first, then by name. */
export function inOrder(part: Deck['livre'], content: Content): [string, number][] {
  const rank = (card: string): number => {
    const face = content.byId.get(card);
    return face ? (face.type === 'miracle' ? 50 + face.minimum : (face.cost ?? 40)) : 99;
  };
  return Object.entries(part).sort(
    ([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0),
  );
}

/** A code, the list above, or a deck as JSON. What it reads need not be legal. */
export function readDeck(text: string, content: Content): Deck {
  const said = text.trim();
  if (said === '') throw new Refused(NOTHING);
  if (said.length > LONGEST_LIST) throw new Refused(TOO_LONG);
  const code = said.split('#').at(-1)!.trim();
  if (isCode(said)) return readCode(said, content);
  // A whole link, as it was copied.
  if (/^https?:\/\//.test(said) && isCode(code)) return readCode(code, content);
  return said.startsWith('{') ? fromJson(said) : fromLines(said, content);
}

function fromJson(text: string): Deck {
  try {
    return checked(deckSchema, JSON.parse(text), 'deck');
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Refused({ fr: `JSON illisible : ${error.message}`, en: `Unreadable JSON: ${error.message}` });
    throw error;
  }
}

function fromLines(text: string, content: Content): Deck {
  const names = namesOf(content);
  const deck = { livre: {} as Record<string, number>, registre: {} as Record<string, number> };
  const eden = { divinite: '', archange: '', temple: '' };
  let name = '';
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('##')) return;
    if (line.startsWith('#')) {
      name ||= line.slice(1).trim().slice(0, 80);
      return;
    }
    const [, said = '1', called = ''] = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/i.exec(line) ?? [];
    const face = names.get(folded(called)) ?? content.byId.get(called);
    if (!face) throw new Refused(noSuchCard(index + 1, called), 'SF-DECK-11');
    const part = face.type === 'adorateur' ? deck.registre : deck.livre;
    const isEden = face.type in eden;
    const most = isEden ? 1 : MOST_COPIES;
    const count = Number(said) + (isEden ? 0 : (part[face.id] ?? 0));
    if (Number(said) < 1 || count > most) throw new Refused(noSuchCount(index + 1, most, said), 'SF-DECK-11');
    if (isEden) eden[face.type as keyof typeof eden] = face.id;
    else part[face.id] = count;
  });
  return checked(deckSchema, { ...(name !== '' && { name }), ...deck, ...eden }, 'deck');
}

/** In both languages, without accents or capitals. */
function namesOf(content: Content): ReadonlyMap<string, Face> {
  return new Map(
    content.faces.flatMap((face) => [
      [folded(face.name.en), face] as const,
      [folded(face.name.fr), face] as const,
    ]),
  );
}

function noSuchCard(line: number, called: string): Text {
  return {
    fr: `Ligne ${line} : aucune carte ne s’appelle « ${called.slice(0, 60)} ». On attend un code « SF1.… », ou une carte par ligne : « 3 Nom de la carte ».`,
    en: `Line ${line}: no card is called “${called.slice(0, 60)}”. Expected a code “SF1.…”, or a card a line: “3 Name of the card”.`,
  };
}

function noSuchCount(line: number, most: number, said: string): Text {
  const range = most === 1 ? '1' : `1–${most}`;
  return {
    fr: `Ligne ${line} : on attend ${range} de cette carte, on lit ${said}.`,
    en: `Line ${line}: expected ${range} of this card, got ${said}.`,
  };
}

const NOTHING: Text = {
  fr: 'Il n’y a rien à lire : collez un code « SF1.… » ou une liste de cartes.',
  en: 'There is nothing to read: paste a code “SF1.…” or a list of cards.',
};
const TOO_LONG: Text = {
  fr: 'Ce texte est trop long pour un deck.',
  en: 'This text is too long for a deck.',
};
