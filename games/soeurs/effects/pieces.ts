/**
 * What a Place can change: the enemies of its combat, the player's own numbers, the faces of cards. Each is a piece: a slot
 * of the line (3 is the Boss), then the player, then two for every card, a face each.
 */
import type { Property, Zone } from '@tablee/kernel/effect';
import { noun, phrase } from '@tablee/kernel/effect';
import type { Face } from '../ready/content.ts';
import { BOSS_SLOT, type Soeurs } from '../types.ts';
import { CARD, ENEMY, SOEUR } from './nouns.ts';

export const PLAYER_PIECE = BOSS_SLOT + 1;
const FIRST_FACE = PLAYER_PIECE + 1;

export const facePiece = (card: number, level: number): number => FIRST_FACE + card * 2 + level;

function faceAt(t: Soeurs, piece: number): Face | undefined {
  return t.content.cards[(piece - FIRST_FACE) >> 1]?.faces[((piece - FIRST_FACE) & 1) as 0 | 1];
}

/** The enemies that stand, the player, and the cards in hand by the faces they show. */
export const combat: Zone<Soeurs> = {
  pieces(t, _, into) {
    for (let slot = 0; slot < t.foes.length; slot++) if (t.foes[slot]! >= 0) into.push(slot);
    if (t.atBoss) into.push(BOSS_SLOT);
    into.push(PLAYER_PIECE);
    for (const card of t.hand) into.push(facePiece(card, t.level[card]!));
  },
};

const changed = (fr: string, en: string): Property<Soeurs> => ({
  type: 'number',
  layered: true,
  of: () => undefined,
  noun: noun('m', fr, fr, en, en),
});
const flag = (holds: (face: Face) => boolean, fr: string, en: string): Property<Soeurs> => ({
  type: 'flag',
  of: (t, piece) => {
    const face = piece < FIRST_FACE ? undefined : faceAt(t, piece);
    return face !== undefined && holds(face);
  },
  yes: phrase.after(`qui ${fr}`, `that ${en}`),
  no: phrase.after(`qui ne ${fr} pas`, `that do not ${en}`),
});

export const properties: Readonly<Record<string, Property<Soeurs>>> = {
  type: {
    type: 'enum',
    of: (_, piece) => (piece <= BOSS_SLOT ? 'enemy' : piece === PLAYER_PIECE ? 'player' : 'card'),
    values: { enemy: phrase.noun(ENEMY), player: phrase.noun(SOEUR), card: phrase.noun(CARD) },
  },
  damages: flag((face) => face.damages, 'infligent des dégâts', 'deal damage'),
  defends: flag((face) => face.defends, 'donnent de la Défense', 'give Defence'),
  raised: {
    type: 'flag',
    of: (_, piece) => piece >= FIRST_FACE && ((piece - FIRST_FACE) & 1) === 1,
    yes: phrase.adjective('améliorée{s}', 'raised'),
    no: phrase.adjective('non améliorée{s}', 'not raised'),
  },
  attack: changed('en Attaque', 'Attack'),
  resistance: changed('en Résistance', 'resistance'),
  cost: changed('coût', 'cost'),
  mana: changed('Mana au lancer', 'Mana at the roll'),
  drawCost: changed('Mana pour piocher', 'Mana to draw'),
  draws: changed('pioches par round', 'draws a round'),
  blows: changed('dégât par coup', 'damage a blow'),
  cardDefence: changed('Défense par carte', 'Defence a card'),
  healing: changed('PS par soin', 'HP when healing'),
  earnedXp: changed('XP par ennemi', 'XP an enemy'),
};

/** When a Place speaks (SA-MISC-1, SA-MISC-2). */
export const OCCASIONS = {
  startOfCombat: { fr: 'au début du combat', en: 'at the start of the combat' },
  startOfRound: { fr: 'au début de chaque round', en: 'at the start of each round' },
  enemyBeaten: { fr: 'chaque fois qu’un ennemi est vaincu', en: 'each time an enemy is beaten' },
  endOfRound: { fr: 'à la fin de chaque round', en: 'at the end of each round' },
} as const;
export type Occasion = keyof typeof OCCASIONS;
