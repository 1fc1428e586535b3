/** What the team sheet says of each power, and of each class: its advantage and its drawback. */
import type { Text } from '@tablee/kernel';
import type { PowerId } from '../rules/power.ts';
import type { ClassName } from '../types.ts';

export const POWER_TEXTS: Readonly<Record<PowerId, Text>> = {
  'coup-fatal': {
    fr: 'Attaque un adversaire voisin : 3 PV s’il ne pare ni n’esquive.',
    en: 'Attacks an adjacent adversary: 3 HP unless parried or dodged.',
  },
  enchainement: {
    fr: 'Élimine un monstre voisin et avance sur sa case ; puis recommence, s’il veut, tant qu’il y en a.',
    en: 'Eliminates an adjacent monster and steps onto its square; then again, as long as there are any.',
  },
  'coup-tournoyant': {
    fr: 'Élimine tous les monstres voisins d’un seul coup.',
    en: 'Eliminates every adjacent monster in one blow.',
  },
  bousculade: {
    fr: 'Déplace d’une case un adversaire voisin, sans attaque ni défense.',
    en: 'Moves an adjacent adversary one square: no attack, no defence.',
  },
  'pick-pocket': {
    fr: 'Prend un trésor sur une case voisine, même des mains d’un aventurier.',
    en: 'Takes a treasure from an adjacent square, even out of a hero’s hands.',
  },
  'passe-murailles': {
    fr: 'Se déplace d’une case, à travers les murs s’il le faut.',
    en: 'Moves one square, through walls if need be.',
  },
  'deplacement-rapide': {
    fr: 'Se déplace d’une à trois cases.',
    en: 'Moves one to three squares.',
  },
  tir: {
    fr: 'Attaque un adversaire en ligne de vue. Ne se pare pas, s’esquive.',
    en: 'Attacks an adversary in line of sight. Can be dodged, not parried.',
  },
  guerison: {
    fr: 'Le Mage et, s’il veut, un autre aventurier retrouvent tous leurs PV.',
    en: 'The Mage and, if he likes, another hero get all their HP back.',
  },
  teleportation: {
    fr: 'Se déplace de X cases, murs et figurines ignorés, pour X autres cartes. Sans trésor.',
    en: 'Moves X squares, past walls and figures, for X further cards. No treasure comes along.',
  },
  malediction: {
    fr: 'Le Mage perd tous ses PV sauf un ; un autre aventurier en perd autant.',
    en: 'The Mage loses all his HP but one; another hero loses as many.',
  },
  'boule-de-feu': {
    fr: 'Élimine les monstres d’une case en ligne de vue et de ses voisines.',
    en: 'Eliminates the monsters on a square in line of sight and next to it.',
  },
};

interface Traits {
  readonly advantage: { readonly name: Text; readonly text: Text };
  readonly drawback: { readonly name: Text; readonly text: Text };
}

export const CLASS_TRAITS: Readonly<Record<ClassName, Traits>> = {
  warrior: {
    advantage: {
      name: { fr: 'Maître d’armes', en: 'Weapon master' },
      text: { fr: 'Attaque aussi en diagonale avec un ♦.', en: 'Attacks diagonally with a ♦ too.' },
    },
    drawback: {
      name: { fr: 'Féroce', en: 'Fierce' },
      text: {
        fr: 'Ne se déplace pas au contact d’un adversaire.',
        en: 'Cannot move while in contact with an adversary.',
      },
    },
  },
  rogue: {
    advantage: {
      name: { fr: 'Agile', en: 'Agile' },
      text: { fr: 'Se déplace aussi en diagonale avec un ♣.', en: 'Moves diagonally with a ♣ too.' },
    },
    drawback: {
      name: { fr: 'Faiblard', en: 'Weakling' },
      text: {
        fr: 'Contre ses attaques, deux cartes de la couleur suffisent, quelle que soit leur valeur.',
        en: 'Against his attacks two cards of the colour will do, whatever their value.',
      },
    },
  },
  mage: {
    advantage: {
      name: { fr: 'Maître du destin', en: 'Master of fate' },
      text: {
        fr: 'Dans le donjon au début de votre tour : piochez une carte.',
        en: 'In the dungeon when your turn begins: draw a card.',
      },
    },
    drawback: {
      name: { fr: 'Inoffensif', en: 'Harmless' },
      text: {
        fr: 'Au contact d’un adversaire : ni attaque, ni Malédiction, ni Boule de feu.',
        en: 'In contact with an adversary: no attack, no Curse, no Fireball.',
      },
    },
  },
};
