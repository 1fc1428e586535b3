/** What may be consulted at any time: every card in play in full, the open zones, the keywords on the table. */
import type { Seat, Text } from '@tablee/kernel';
import type { Page, Scene } from '@tablee/terminal';
import { type Head, KEYWORD_NAMES, type Keyword } from '../content/keywords.ts';
import type { Piece } from '../types.ts';
import { cardSaid } from '../words/cards.ts';
import { GLOSSARY } from '../words/glossary.ts';
import { type Duel, faceIn } from './table.ts';

const SIDES: readonly Text[] = [
  { fr: 'Joueur 1', en: 'Player 1' },
  { fr: 'Joueur 2', en: 'Player 2' },
];

export const pages: readonly Page[] = [
  {
    key: 'cartes',
    name: { fr: 'les cartes en jeu, en entier', en: 'the cards in play, in full' },
    lines: (scene) => bySide(scene, ({ cards }) => cards.map(({ piece }) => piece)),
  },
  {
    key: 'purgatoire',
    name: { fr: 'les Purgatoires', en: 'the Purgatories' },
    lines: (scene) => bySide(scene, ({ purgatoire }) => purgatoire),
  },
  {
    key: 'limbes',
    name: { fr: 'les Limbes', en: 'the Limbos' },
    lines: (scene) => bySide(scene, ({ limbes }) => limbes),
  },
  {
    key: 'pandemonium',
    name: { fr: 'les Pandémoniums', en: 'the Pandemoniums' },
    lines: (scene) => bySide(scene, ({ pandemonium }) => pandemonium),
  },
  { key: 'mots', name: { fr: 'les mots-clés', en: 'the keywords' }, lines: keywords },
];

type Sides = Duel['seen']['table']['sides'];

function bySide(scene: Scene, pieces: (side: Sides[number]) => readonly Piece[]): string[] {
  const duel = scene as Duel;
  const { language, content, paint } = duel;
  return ([0, 1] as Seat[]).flatMap((seat) => [
    paint.bold(SIDES[seat]![language]),
    ...pieces(duel.seen.table.sides[seat]!).flatMap((piece) => {
      const face = faceIn(duel, piece);
      return face ? [`  ${cardSaid(face, content, language)}`] : [];
    }),
  ]);
}

function keywords({ language, paint }: Scene): string[] {
  return (Object.keys(GLOSSARY) as (Keyword | Head)[]).map(
    (word) => `${paint.bold(KEYWORD_NAMES[word][language])} ${GLOSSARY[word][language]}`,
  );
}
