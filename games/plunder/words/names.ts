/** The names of everything on the table, in both languages. */
import type { Language, Seat, Text } from '@tablee/kernel';
import { type Card, faceOf, isJoker, SUITS, type Suit } from '../rules/card.ts';
import { asHero, asMonster, classOf, isMonster, teamOfHero } from '../rules/hero.ts';
import { COLOURS, type Colour, type Square, squareName } from '../rules/map.ts';
import { POWERS, type Power, type PowerId } from '../rules/power.ts';
import {
  CLASSES,
  type ClassName,
  type Figure,
  type Hero,
  type Monster,
  type PlunderContent,
  type PlunderView,
  type Team,
} from '../types.ts';

/** Team names (SDP-GOAL-4); all teams are alike (SDP-GOAL-5). */
export const TEAM_NAMES: Readonly<Record<Colour, Text>> = {
  blue: { fr: 'L’Ordre du Bleu', en: 'The Order of the Blue' },
  green: { fr: 'La Confrérie du Vert', en: 'The Fellowship of the Green' },
  purple: { fr: 'Les Cavaliers Violets', en: 'The Purple Riders' },
  orange: { fr: 'Les Magnifiques Oranges', en: 'The Magnificent Orange' },
};
export const COLOUR_NAMES: Readonly<Record<Colour, Text>> = {
  blue: { fr: 'Bleu', en: 'Blue' },
  green: { fr: 'Vert', en: 'Green' },
  purple: { fr: 'Violet', en: 'Purple' },
  orange: { fr: 'Orange', en: 'Orange' },
};
export const CLASS_NAMES: Readonly<Record<ClassName, Text>> = {
  warrior: { fr: 'Guerrier', en: 'Warrior' },
  rogue: { fr: 'Roublard', en: 'Rogue' },
  mage: { fr: 'Mage', en: 'Mage' },
};
const COLOUR_OF_HERO: Readonly<Record<Colour, Text>> = {
  blue: { fr: 'bleu', en: 'Blue' },
  green: { fr: 'vert', en: 'Green' },
  purple: { fr: 'violet', en: 'Purple' },
  orange: { fr: 'orange', en: 'Orange' },
};
export const POWER_NAMES: Readonly<Record<PowerId, Text>> = {
  'coup-fatal': { fr: 'Coup fatal', en: 'Fatal Blow' },
  enchainement: { fr: 'Enchaînement', en: 'Cleave Through' },
  'coup-tournoyant': { fr: 'Coup tournoyant', en: 'Whirling Blow' },
  bousculade: { fr: 'Bousculade', en: 'Shove' },
  'pick-pocket': { fr: 'Pick-pocket', en: 'Pickpocket' },
  'passe-murailles': { fr: 'Passe-murailles', en: 'Wall Walk' },
  'deplacement-rapide': { fr: 'Déplacement rapide', en: 'Dash' },
  tir: { fr: 'Tir', en: 'Shot' },
  guerison: { fr: 'Guérison', en: 'Healing' },
  teleportation: { fr: 'Téléportation', en: 'Teleport' },
  malediction: { fr: 'Malédiction', en: 'Curse' },
  'boule-de-feu': { fr: 'Boule de feu', en: 'Fireball' },
};

const FRENCH_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R', 'As '];
const ENGLISH_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export function cardText(card: Card, language: Language): string {
  if (isJoker(card)) return 'Joker';
  const face = faceOf(card);
  const ranks = language === 'fr' ? FRENCH_RANKS : ENGLISH_RANKS;
  return `${ranks[face % 13]}${SUITS[Math.floor(face / 13)]}`;
}

export function cardsText(cards: readonly Card[], language: Language): string {
  return cards.map((card) => cardText(card, language)).join(' + ');
}

export function suitText(suit: Suit): string {
  return SUITS[suit]!;
}

/** `le Guerrier bleu` / `the Blue Warrior`. */
export function heroText(hero: Hero, language: Language): string {
  const kind = CLASS_NAMES[CLASSES[classOf(hero)]!][language];
  const colour = COLOUR_OF_HERO[COLOURS[teamOfHero(hero)]!][language];
  return language === 'fr' ? `le ${kind} ${colour}` : `the ${colour} ${kind}`;
}

/** Monsters are all alike (SDP-GOAL-6): a number tells them apart for the eye only. */
export function monsterText(monster: Monster, language: Language): string {
  return language === 'fr' ? `le monstre ${monster + 1}` : `monster ${monster + 1}`;
}

export function figureText(figure: Figure, language: Language): string {
  return isMonster(figure) ? monsterText(asMonster(figure), language) : heroText(asHero(figure), language);
}

export function squareText({ board }: Pick<PlunderContent, 'board'>, square: Square): string {
  return squareName(board, square);
}

export function powerText(power: Power, language: Language): string {
  return POWER_NAMES[POWERS[power]!.id][language];
}

export function teamText(team: Team, language: Language): string {
  return COLOUR_NAMES[COLOURS[team]!][language];
}

/** By the colour a seat plays; before it has one, by its place. */
export function seatText(seen: PlunderView, seat: Seat, language: Language): string {
  const team = seen.teamOf[seat]!;
  if (team !== -1) return teamText(team, language);
  return playerText(seat, [], language);
}

/** As people are called, where that is known. */
export function playerText(seat: Seat, names: readonly string[], language: Language): string {
  return names[seat] ?? (language === 'fr' ? `Joueur ${seat + 1}` : `Player ${seat + 1}`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** « du Guerrier », « au Guerrier ». */
export function frenchOf(text: string): string {
  return text.startsWith('le ') ? `du ${text.slice(3)}` : `de ${text}`;
}
export function frenchTo(text: string): string {
  return text.startsWith('le ') ? `au ${text.slice(3)}` : `à ${text}`;
}
