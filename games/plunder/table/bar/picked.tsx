/** Cards picked before anybody said what for: what they count as. */
import type { Language } from '@tablee/kernel';
import { type Card, pairHasJoker, pairValue } from '../../rules/card.ts';
import { cardText } from '../../words/names.ts';
import type { Play } from '../use-play.ts';

export function Picked({ play, language }: { play: Play; language: Language }) {
  const { cards, unsure } = play;
  const fr = language === 'fr';
  if (unsure.length > 0) {
    return <p className="plunder-say">{fr ? 'Lequel des deux ?' : 'Which of the two?'}</p>;
  }
  if (cards.length === 0) return null;
  const [first, second] = cards as readonly [Card, Card?];
  const text =
    second === undefined
      ? fr
        ? `${cardText(first, language)} en main : touchez une case, une cible, ou une seconde carte.`
        : `${cardText(first, language)} picked: touch a square, a target, or a second card.`
      : pairText(first, second, language);
  return <p className="plunder-say">{text}</p>;
}

const PAIR_RANKS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 11: 'un valet', 12: 'une dame', 13: 'un roi', 14: 'un as', 15: 'un joker' },
  en: { 11: 'a jack', 12: 'a queen', 13: 'a king', 14: 'an ace', 15: 'a joker' },
};

/** What two cards count as together (SDP-CARD-11, SDP-CARD-12, SDP-CARD-13). */
function pairText(a: Card, b: Card, language: Language): string {
  const fr = language === 'fr';
  const value = pairValue(a, b);
  const rank = PAIR_RANKS[language][value] ?? (fr ? `un ${value}` : `a ${value}`);
  const power = pairHasJoker(a, b)
    ? fr
      ? ', sans pouvoir'
      : ', no power'
    : value > 10
      ? fr
        ? ', pouvoirs compris'
        : ', powers included'
      : '';
  const cards = `${cardText(a, language)} + ${cardText(b, language)}`;
  return fr
    ? `${cards} : vaut ${rank} ♣, ♠, ♦ ou ♥${power}.`
    : `${cards}: counts as ${rank} of ♣, ♠, ♦ or ♥${power}.`;
}
