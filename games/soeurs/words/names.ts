/** What dice are rolled for, what hurts, why cards are discarded: French and English. */
import type { Discarded, Harm, Roll } from '../types.ts';

export const ROLL_NAMES: Readonly<Record<Roll, readonly [string, string]>> = {
  movement: ['Dés de Déplacement', 'Movement dice'],
  trap: ['Dé de Piège', 'Trap die'],
  level: ['Dé de niveau', 'Level die'],
  treasure: ['Dé de Trésor', 'Treasure die'],
  mana: ['Dé de Mana', 'Mana die'],
  resistance: ['Dé de Résistance', 'Resistance die'],
  attack: ['Dé d’Attaque', 'Attack die'],
  gauge: ['Dé de jauge', 'Gauge die'],
  gardiens: ['Dé des Gardiens', 'Guardians die'],
  damage: ['Dé de dégâts', 'Damage die'],
};

export const HARM_NAMES: Readonly<Record<Harm, readonly [string, string]>> = {
  attack: ['l’attaque des ennemis', 'the enemies’ attack'],
  trap: ['le piège', 'the trap'],
  place: ['le Lieu', 'the Place'],
  late: ['un combat trop long', 'too long a combat'],
  brulures: ['les Brûlures', 'Burns'],
  card: ['le prix de la carte', 'the card’s price'],
  hate: ['la Hâte', 'Haste'],
  guardian: ['l’attaque du gardien', 'the guardian’s attack'],
  boss: ['l’attaque du Boss', 'the Boss’s attack'],
};

export const DISCARD_NAMES: Readonly<Record<Discarded, readonly [string, string]>> = {
  trap: ['contre le piège', 'against the trap'],
  mana: ['pour 1 Mana', 'for 1 Mana'],
  'force-brutale': ['par Force Brutale', 'to Brute Force'],
  limit: ['car la main est pleine', 'as the hand is full'],
  effect: ['', ''],
  defence: ['après la Phase Ennemi', 'after the Enemy Phase'],
  played: ['', ''],
};
