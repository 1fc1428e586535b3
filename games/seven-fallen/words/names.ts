/** Names of cards, seats, phases and markers. */
import type { Language, Seat, Text } from '@tablee/kernel';
import type { CardId } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import { type Head, KEYWORD_NAMES } from '../content/keywords.ts';
import type { Markers, Phase, PileKeyword, Shown } from '../types.ts';

/** What a sentence needs besides its event or option. */
export interface Speech {
  readonly content: Content;
  readonly language: Language;
  /** The seat that reads. */
  readonly me: Seat | null;
  /** How people are called, by seat, where that is known. */
  readonly names?: readonly string[] | undefined;
}

export function cardName({ content, language }: Speech, card: CardId): string {
  return content.byId.get(card)?.name[language] ?? card;
}

export function cardNames(speech: Speech, cards: readonly Shown[]): string {
  const names = cards.map(({ card }) => cardName(speech, card));
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${speech.language === 'fr' ? 'et' : 'and'} ${names[names.length - 1]}`;
}

export function className({ content, language }: Speech, name: string): string {
  return content.classNames[name]?.[language] ?? name;
}

/** Somebody else than the seat that reads, by name if they have one. */
export function seatName(seat: Seat, me: Seat | null, names?: readonly string[]): Text {
  const name = names?.[seat];
  if (name !== undefined) return { fr: name, en: name };
  if (me !== null) return { fr: 'l’adversaire', en: 'your opponent' };
  return { fr: `le joueur ${seat + 1}`, en: `player ${seat + 1}` };
}

/** The same, as whose something is: « de Bruno », « d’Anne », « du joueur 2 ». */
export function ofSeat(seat: Seat, me: Seat | null, names?: readonly string[]): Text {
  if (me !== null) return { fr: 'de l’adversaire', en: 'your opponent’s' };
  const name = names?.[seat];
  if (name === undefined) return { fr: `du joueur ${seat + 1}`, en: `player ${seat + 1}’s` };
  return { fr: /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`, en: `${name}’s` };
}

export const PHASE_NAMES: Readonly<Record<Phase, Text>> = {
  setup: { fr: 'Mise en place', en: 'Set-up' },
  aurore: { fr: 'Aurore divine', en: 'Divine Dawn' },
  parole: { fr: 'Parole divine', en: 'Divine Word' },
  attaque: { fr: 'Phase d’attaque', en: 'Attack phase' },
  nuit: { fr: 'Nuit divine', en: 'Divine Night' },
};

export const MARKER_NAMES: Readonly<Record<keyof Markers, Text>> = {
  atq: { fr: '+1/+0', en: '+1/+0' },
  fv: { fr: '+0/+1', en: '+0/+1' },
  bou: { fr: '+1 BOU', en: '+1 BOU' },
  poseidor: { fr: 'Poseidor', en: 'Poseidor' },
};

export function keywordName(keyword: PileKeyword | Head, language: Language): string {
  return keyword === 'text' ? (language === 'fr' ? 'Capacité' : 'Ability') : KEYWORD_NAMES[keyword][language];
}
