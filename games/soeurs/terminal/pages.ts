/** What may be consulted at any time: the Boss, the tower, the Trap and Treasure cards, the piles, the other faces. */

import type { Language } from '@tablee/kernel';
import type { Page, Scene } from '@tablee/terminal';
import { trapText, treasureText } from '../ready/text.ts';
import { type Climbing, cardLine, floorCard, keywordNames } from './table.ts';

const RESULTS = [1, 2, 3, 4, 5, 6];
type Tables = Parameters<typeof trapText>[0];

export const pages: readonly Page[] = [
  {
    key: 'boss',
    name: { fr: 'le Boss et le dernier étage', en: 'the Boss and the last floor' },
    lines: bossPage,
  },
  { key: 'tour', name: { fr: 'les étages de la tour', en: 'the floors of the tower' }, lines: towerPage },
  {
    key: 'faces',
    name: { fr: 'les deux faces des cartes en main', en: 'both faces of the cards in hand' },
    lines: facesPage,
  },
  { key: 'defausse', name: { fr: 'la défausse', en: 'the discard pile' }, lines: discardPage },
  {
    key: 'pioche',
    name: { fr: 'les cartes de la pioche, sans leur ordre', en: 'the cards of the deck, not their order' },
    lines: deckPage,
  },
  { key: 'pieges', name: { fr: 'la carte Piège', en: 'the Trap card' }, lines: table(trapText) },
  { key: 'tresors', name: { fr: 'la carte Trésor', en: 'the Treasure card' }, lines: table(treasureText) },
];

function bossPage(scene: Scene): string[] {
  const climbing = scene as Climbing;
  const { content, language, paint } = climbing;
  const { name, attack, gauge, times2, words } = content.boss;
  const dice = gauge.map((pips) => `[${pips || '?'}]`).join('');
  const level = language === 'fr' ? `Attaque ${attack || '?'}` : `Attack ${attack || '?'}`;
  return [
    paint.bold(name[language]),
    [`${dice}${times2 ? ' X2' : ''}`, level, keywordNames(words, language)].filter(Boolean).join(' · '),
    ...floorCard(climbing, content.lastFloor, [], null),
  ];
}

function towerPage(scene: Scene): string[] {
  const climbing = scene as Climbing;
  const { seen, content, language, paint } = climbing;
  return seen.table.tower.flatMap((card, floor) => [
    paint.bold(`${floor + 1}. ${content.floors[card]!.name[language]}`),
    ...floorCard(climbing, content.floors[card]!, [], null),
  ]);
}

function facesPage(scene: Scene): string[] {
  const climbing = scene as Climbing;
  const { seen, language } = climbing;
  return seen.table.hand.flatMap((card) =>
    [0, 1].map((level) => {
      const turned = {
        ...climbing,
        seen: { ...seen, table: { ...seen.table, level: turnedTo(seen.table.level, card, level) } },
      };
      const used = seen.table.level[card] === level ? IN_USE[language] : '';
      return `  ${cardLine(turned, card)}${used}`;
    }),
  );
}
const IN_USE: Readonly<Record<Language, string>> = { fr: ' (face en cours)', en: ' (face in use)' };

function turnedTo(levels: readonly number[], card: number, level: number): number[] {
  return levels.map((was, n) => (n === card ? level : was));
}

function discardPage(scene: Scene): string[] {
  const climbing = scene as Climbing;
  return climbing.seen.table.discard.map((card) => `  ${cardLine(climbing, card)}`);
}

function deckPage(scene: Scene): string[] {
  const climbing = scene as Climbing;
  const { top, others } = climbing.seen.table.deck;
  return [...(top === null ? [] : [top]), ...others].map((card) => `  ${cardLine(climbing, card)}`);
}

function table(text: typeof trapText): Page['lines'] {
  return ({ content, language, paint }) =>
    [false, true].flatMap((advanced) => [
      paint.bold(advanced ? SIDES[language].advanced : SIDES[language].standard),
      ...RESULTS.map((result) => `  ${result} ${text(content as Tables, advanced, result, language)}`),
    ]);
}
const SIDES: Readonly<Record<Language, { standard: string; advanced: string }>> = {
  fr: { standard: 'Face standard', advanced: 'Face avancée' },
  en: { standard: 'Standard face', advanced: 'Advanced face' },
};
