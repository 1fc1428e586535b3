/** Positions of the rulebook's pictures: data alone, so that a test can play what they show. */
import type { RuleId, Text } from '@tablee/kernel';
import type { At } from '../../content/types.ts';

export interface Position {
  readonly heroes: readonly (readonly [hero: string, at: At])[];
  readonly enemies?: readonly (readonly [enemy: string, at: At])[];
  /** The squares an enemy enters, one after the other. */
  readonly road?: readonly At[];
  /** A pattern laid from a square, turned clockwise so many quarters. */
  readonly area?: readonly [name: string, from: At, turn: number];
  /** Who is hit. */
  readonly hit?: readonly At[];
}

export interface Scene extends Position {
  readonly chapter: string;
  readonly rule: RuleId;
  readonly caption: Text;
}

export const SCENES: readonly Scene[] = [
  {
    chapter: 'TARGET',
    rule: 'OV-TARGET-5',
    caption: {
      fr: 'Deux pas suffisent au rat pour attaquer l’archer, il en faudrait trois pour la Porte : il va à lui, quoique sa menace soit moindre.',
      en: 'Two steps are enough for the rat to attack the archer, the Gate would take three: it goes to him, though his threat is lower.',
    },
    heroes: [
      ['brune', [6, 3]],
      ['odon', [3, 5]],
    ],
    enemies: [['rat-d-ossuaire', [2, 3]]],
    road: [
      [3, 3],
      [3, 4],
    ],
    hit: [[3, 5]],
  },
  {
    chapter: 'MOVE',
    rule: 'OV-MOVE-6',
    caption: {
      fr: 'Trop loin pour attaquer, le rat avance de trois cases ; entre des chemins de même longueur il franchit d’abord les lignes.',
      en: 'Too far away to attack, the rat advances three squares; among roads of the same length it crosses rows first.',
    },
    heroes: [['brune', [5, 4]]],
    enemies: [['rat-d-ossuaire', [1, 1]]],
    road: [
      [2, 1],
      [3, 1],
      [4, 1],
    ],
  },
  {
    chapter: 'AREA',
    rule: 'OV-AREA-9',
    caption: {
      fr: 'Le même motif, tourné d’un quart : il part toujours du carré noir, et n’est jamais retourné.',
      en: 'The same pattern, turned by a quarter: it always starts from the black square, and is never mirrored.',
    },
    heroes: [['maelle', [4, 2]]],
    enemies: [
      ['rat-d-ossuaire', [4, 3]],
      ['chien-de-tourbe', [3, 4]],
    ],
    area: ['cone2', [4, 2], 1],
    hit: [
      [4, 3],
      [3, 4],
    ],
  },
  {
    chapter: 'KW',
    rule: 'OV-KW-10',
    caption: {
      fr: 'Adjacentes : les quatre cases qui touchent par un côté. Le chien, en diagonale, ne l’est pas.',
      en: 'Adjacent: the four squares that touch by a side. The hound, diagonally placed, is not.',
    },
    heroes: [['brune', [3, 3]]],
    enemies: [
      ['rat-d-ossuaire', [3, 4]],
      ['chien-de-tourbe', [2, 2]],
    ],
    area: ['cross1', [3, 3], 0],
    hit: [[3, 4]],
  },
];
