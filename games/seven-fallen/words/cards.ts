/** A card in words: for its label, for the question's note, for the terminal. */
import type { Language, Text } from '@tablee/kernel';
import { cardText, plain } from '@tablee/kernel/effect';
import type { CardType } from '../content/card.ts';
import type { Content, Face } from '../content/content.ts';
import { KEYWORD_NAMES, KEYWORDS, type Keyword, VALUED } from '../content/keywords.ts';

export const TYPES: Readonly<Record<CardType, Text>> = {
  divinite: { fr: 'Divinité', en: 'Divinity' },
  archange: { fr: 'Archange', en: 'Archangel' },
  temple: { fr: 'Temple', en: 'Temple' },
  adorateur: { fr: 'Adorateur', en: 'Worshipper' },
  ange: { fr: 'Ange', en: 'Angel' },
  golem: { fr: 'Golem', en: 'Golem' },
  miracle: { fr: 'Miracle', en: 'Miracle' },
  equipement: { fr: 'Équipement', en: 'Equipment' },
  benediction: { fr: 'Bénédiction', en: 'Blessing' },
};

/** A paragraph for each ability; keywords stand between `**`. */
export function textsOf(face: Face, content: Content, language: Language): string[] {
  return cardText(content.book, face.id, language);
}

/** Archerie 2, Berserk. */
export function keywordSaid(keyword: Keyword, value: number, language: Language): string {
  const name = KEYWORD_NAMES[keyword][language];
  return (VALUED as readonly string[]).includes(keyword) ? `${name} ${value}` : name;
}

export function keywordsOf(face: Face): readonly (readonly [Keyword, number])[] {
  return Object.entries(face.keywords) as [Keyword, number][];
}

/** `3 EC`, `ATQ 2, FV 3`: what is printed, type by type. */
export function printedNumbers(face: Face, language: Language): string[] {
  const fr = language === 'fr';
  const atq = `ATQ ${face.atq}`;
  const fv = `FV ${face.fv}`;
  const bou = `BOU ${face.bou}`;
  const cost = face.cost === null ? [] : [`${fr ? 'coût' : 'cost'} ${face.cost} EC`];
  switch (face.type) {
    case 'divinite':
      return [fv, fr ? `Volonté Divine ${face.volonte}` : `Divine Will ${face.volonte}`];
    case 'archange':
      return [atq, fv, `${fr ? 'Facteur Temps' : 'Time Factor'} ${face.facteurTemps}`, `${face.ec} EC`];
    case 'temple':
    case 'adorateur':
      return [`${face.ec} EC`];
    case 'ange':
      return [...cost, atq, fv];
    case 'golem':
      return [
        ...cost,
        bou,
        face.tempete === null
          ? fr
            ? 'sans Tempête'
            : 'no Storm'
          : `${fr ? 'Tempête' : 'Storm'} ${face.tempete}`,
        ...(face.mayAttack ? [atq] : []),
      ];
    case 'miracle':
      return [
        `${fr ? 'Adorateurs' : 'Worshippers'} ${face.minimum}`,
        `${fr ? 'à révoquer' : 'to revoke'} ${face.revoke}`,
      ];
    case 'equipement': {
      const bonus = [
        face.bonusAtq === 0 ? '' : `ATQ ${signed(face.bonusAtq)}`,
        face.bonusFv === 0 ? '' : `FV ${signed(face.bonusFv)}`,
      ];
      return [...cost, ...bonus.filter(Boolean)];
    }
    default:
      return cost;
  }
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What an Équipement lends its Ange, with its value. */
export function lentBy(face: Face): readonly (readonly [Keyword, number])[] {
  return KEYWORDS.flatMap((word, n) => (face.grants[n]! > 0 ? [[word, face.grants[n]!] as const] : []));
}

export function cardSaid(face: Face, content: Content, language: Language): string {
  const kind = [
    TYPES[face.type][language],
    ...face.classes.map((id) => content.classNames[id]?.[language] ?? id),
  ];
  const words = [...keywordsOf(face), ...lentBy(face)].map(([keyword, value]) =>
    keywordSaid(keyword, value, language),
  );
  const texts = textsOf(face, content, language).map(plain);
  return [
    face.name[language],
    kind.join(', '),
    printedNumbers(face, language).join(', '),
    words.join(', '),
    texts.join(' '),
  ]
    .filter(Boolean)
    .join('. ');
}
