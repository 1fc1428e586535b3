/** The few words the table says of its own. The game's own sentences are in `../words`. */
import type { Text } from '@tablee/kernel';
import type { Sign } from './art/signs.ts';

/** Zones of cards out of play that everybody may look through. */
export const OPEN_ZONES = ['limbes', 'purgatoire', 'pandemonium'] as const;
export type OpenZone = (typeof OPEN_ZONES)[number];

export const WORDS = {
  table: { fr: 'Table de Seven Fallen', en: 'Seven Fallen table' },
  hand: { fr: 'Votre main', en: 'Your hand' },
  theirHand: { fr: 'Main', en: 'Hand' },
  mine: { fr: 'Votre côté', en: 'Your side' },
  theirs: { fr: 'Côté adverse', en: 'The other side' },
  ag: { fr: 'Arrière-garde', en: 'Rear Guard' },
  ldf: { fr: 'Ligne de feu', en: 'Fire Line' },
  secret: { fr: 'Page en Secret', en: 'Page in Secret' },
  adoration: { fr: 'Adoration', en: 'Worship' },
  divin: { fr: 'Le Divin', en: 'The Divine' },
  livre: { fr: 'Livre Sacré', en: 'Sacred Book' },
  registre: { fr: 'Registre', en: 'Register' },
  limbes: { fr: 'Limbes', en: 'Limbo' },
  purgatoire: { fr: 'Purgatoire', en: 'Purgatory' },
  pandemonium: { fr: 'Pandémonium', en: 'Pandemonium' },
  fv: { fr: 'Force Vitale', en: 'Vital Force' },
  plumes: { fr: 'Plumes', en: 'Feathers' },
  attackers: { fr: 'attaquants', en: 'attackers' },
  mortelle: { fr: 'Mortelle', en: 'Mortal' },
  ec: { fr: 'Énergie Céleste', en: 'Celestial Energy' },
  facteurTemps: { fr: 'Facteur Temps', en: 'Time Factor' },
  pile: { fr: 'Pile d’effets', en: 'Effect Stack' },
  next: { fr: 'se résout d’abord', en: 'resolves first' },
  zones: { fr: 'Zones', en: 'Zones' },
  empty: { fr: 'Rien ici.', en: 'Nothing here.' },
  toChoose: { fr: 'À choisir', en: 'To choose from' },
  falls: { fr: 'détruit', en: 'destroyed' },
  pickEnergy: { fr: 'Choisir l’énergie', en: 'Choose the energy' },
} as const satisfies Readonly<Record<string, Text>>;

/** What a unit is just now, in a word. */
export const MARKS: readonly (readonly [string, Sign, Text])[] = [
  ['announced', 'announced', { fr: 'annoncé', en: 'announced' }],
  ['embuscade', 'embuscade', { fr: 'en Embuscade', en: 'in Ambush' }],
  ['renfort', 'renfort', { fr: 'en Renfort', en: 'as Reinforcement' }],
];
export const INCLINED: Text = { fr: 'incliné', en: 'inclined' };
export const FROZEN: Text = { fr: 'gelé', en: 'frozen' };
export const DEFENDER: Text = { fr: 'défenseur', en: 'defender' };
