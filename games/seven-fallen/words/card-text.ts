/** What is printed on a card: its keywords, then a paragraph an ability. Keywords stand between `**`. */
import type { Language } from '@tablee/kernel';
import { cardText, plain } from '@tablee/kernel/effect';
import type { CardType } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import { KEYWORD_NAMES, KEYWORDS, VALUED } from '../content/keywords.ts';
import { nounOf } from '../effects/nouns.ts';

/** Paragraphs, in the order they are printed. */
export function printedText(content: Content, face: Face, language: Language): string[] {
  const keywords = keywordLine(face.kw, language);
  const lends = lendsLine(face, language);
  return [
    ...(keywords === '' ? [] : [keywords]),
    ...(lends === '' ? [] : [lends]),
    ...cardText(content.book, face.id, language, nounOf(face.type as CardType)),
  ];
}

/** One paragraph: what a Dilemme's choice or an entry of the Pile says. */
export function abilityText(content: Content, address: string, language: Language): string {
  const at = address.lastIndexOf('/');
  const face = content.byId.get(address.slice(0, at));
  if (!face) return '';
  const texts = cardText(content.book, face.id, language, nounOf(face.type));
  return plain(texts[Number(address.slice(at + 1)) - 1] ?? '');
}

/** « **Berserk**, **Archerie (2)** ». */
function keywordLine(kw: readonly number[], language: Language): string {
  return KEYWORDS.flatMap((keyword, n) => {
    if (kw[n] === 0) return [];
    const isValued = (VALUED as readonly string[]).includes(keyword);
    return [`**${KEYWORD_NAMES[keyword][language]}${isValued ? ` (${kw[n]})` : ''}**`];
  }).join(', ');
}

/** What an Équipement lends to its Ange: « +2/+1, **Berserk** ». */
function lendsLine({ type, bonusAtq, bonusFv, grants }: Face, language: Language): string {
  if (type !== 'equipement') return '';
  const bonus = bonusAtq === 0 && bonusFv === 0 ? '' : `${signed(bonusAtq)}/${signed(bonusFv)}`;
  return [bonus, keywordLine(grants, language)].filter((part) => part !== '').join(', ');
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
