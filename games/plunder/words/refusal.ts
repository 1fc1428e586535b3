/** Why not: the reason behind a refusal, in one sentence a player can act on. */
import type { Language, Refusal, RuleId, Text, View } from '@tablee/kernel';
import type { PlunderView } from '../types.ts';

const REASONS: Readonly<Record<RuleId, Text>> = {
  'SDP-BOARD-2': { fr: 'La case est occupée.', en: 'The square is occupied.' },
  'SDP-BOARD-4': { fr: 'Un mur barre le passage.', en: 'A wall is in the way.' },
  'SDP-WAR-2': {
    fr: 'Féroce : au contact d’un adversaire, le Guerrier ne se déplace pas.',
    en: 'Fierce: in contact with an adversary the Warrior cannot move.',
  },
  'SDP-MOVE-1': { fr: 'Il faut une carte noire.', en: 'It takes a black card.' },
  'SDP-MOVE-3': { fr: 'En diagonale, il faut un ♠.', en: 'Diagonally it takes a ♠.' },
  'SDP-ATK-1': { fr: 'Il faut une carte rouge.', en: 'It takes a red card.' },
  'SDP-ATK-3': { fr: 'En diagonale, il faut un ♥.', en: 'Diagonally it takes a ♥.' },
  'SDP-ATK-9': {
    fr: 'On n’attaque pas un aventurier de sa propre équipe.',
    en: 'Heroes of one’s own team are not attacked.',
  },
  'SDP-MAGE-2': {
    fr: 'Inoffensif : au contact d’un adversaire, le Mage n’a pas d’action offensive.',
    en: 'Harmless: in contact with an adversary the Mage has no offensive action.',
  },
  'SDP-POWER-1': {
    fr: 'Aucune carte en main ne déclenche ce pouvoir.',
    en: 'No card in hand triggers this power.',
  },
  'SDP-CARD-9': { fr: 'Un joker ne déclenche jamais de pouvoir.', en: 'A joker never triggers a power.' },
  'SDP-CARD-11': {
    fr: 'Cette carte n’est pas de la bonne couleur ; à deux, elles prendraient celle de votre choix.',
    en: 'This card is not of the right suit; two together would be of any suit you name.',
  },
  'R-SDP-62': { fr: 'Ce pouvoir ne changerait rien ici.', en: 'This power would change nothing here.' },
  'R-SDP-53': { fr: 'Cela ne soignerait personne.', en: 'It would heal nobody.' },
  'R-SDP-57': {
    fr: 'La Boule de feu n’y toucherait aucun monstre.',
    en: 'The Fireball would hit no monster there.',
  },
  'SDP-MAGE-11': { fr: 'Le Mage ne voit pas cette case.', en: 'The Mage does not see this square.' },
  'SDP-FAQ-13': { fr: 'La case est occupée.', en: 'The square is occupied.' },
  'SDP-FAQ-17': {
    fr: 'On ne transmet jamais un trésor à un adversaire.',
    en: 'A treasure is never handed to an enemy.',
  },
  'SDP-TRES-2': {
    fr: 'Qui porte un trésor doit le lâcher pour entrer sur la case d’un autre.',
    en: 'A carrier must drop his treasure to enter another one’s square.',
  },
  'SDP-TRES-10': { fr: 'Il porte déjà un trésor.', en: 'He already carries a treasure.' },
  'SDP-TRES-11': { fr: 'Transmettre coûte une carte.', en: 'Handing over costs a card.' },
  'SDP-HERO-2': {
    fr: 'Deux aventuriers au plus par équipe dans le donjon.',
    en: 'At most two heroes of a team in the dungeon.',
  },
  'SDP-ENTER-2': {
    fr: 'Faire entrer un aventurier coûte deux cartes.',
    en: 'Bringing a hero in costs two cards.',
  },
  'SDP-ENTER-4': { fr: 'La case est occupée.', en: 'The square is occupied.' },
  'SDP-ENTER-5': { fr: 'Remplacer coûte une carte.', en: 'Replacing costs a card.' },
  'R-SDP-36': {
    fr: 'Aucune case libre dans votre zone d’arrivée.',
    en: 'No free square in your arrival zone.',
  },
  'R-SDP-58': {
    fr: 'Il y a déjà un trésor sur cette case.',
    en: 'There is a treasure on this square already.',
  },
  'SDP-MON-3': { fr: 'Faire entrer un monstre coûte une carte.', en: 'Bringing a monster in costs a card.' },
  'SDP-MON-5': {
    fr: 'Cette case d’arrivée des monstres est occupée.',
    en: 'This monster arrival square is occupied.',
  },
  'SDP-MON-7': {
    fr: 'Tous les monstres sont déjà dans le donjon.',
    en: 'All the monsters are in the dungeon already.',
  },
  'SDP-MON-9': {
    fr: 'Ce monstre n’a pas de case libre pour cette carte.',
    en: 'This monster has no free square for this card.',
  },
  'SDP-MON-12': {
    fr: 'Au contact d’un aventurier, un monstre ne se déplace pas.',
    en: 'In contact with a hero a monster cannot move.',
  },
  'SDP-MON-13': {
    fr: 'Il faut une carte noire qui permette à un monstre d’avancer.',
    en: 'It takes a black card that lets some monster move.',
  },
  'SDP-MON-16': {
    fr: 'Ce monstre n’a personne à attaquer avec cette carte.',
    en: 'This monster has nobody to attack with this card.',
  },
  'SDP-MON-17': {
    fr: 'Chaque monstre attaque une fois par carte rouge.',
    en: 'Each monster attacks once a red card.',
  },
  'R-SDP-27': {
    fr: 'Aucun monstre ne peut se déplacer, ou celui-ci l’a déjà fait.',
    en: 'No monster can move, or this one already has.',
  },
  'R-SDP-28': {
    fr: 'Aucun monstre n’est à portée d’un aventurier.',
    en: 'No monster is within reach of a hero.',
  },
  'SDP-WAR-8': {
    fr: 'Il n’y a pas de case libre où le pousser.',
    en: 'There is no free square to push it to.',
  },
  'SDP-WAR-9': {
    fr: 'Un porteur ne peut pas être poussé sur un autre trésor.',
    en: 'A carrier can’t be pushed onto another treasure.',
  },
  'SDP-ROG-8': { fr: 'Un Tir ne se pare pas.', en: 'A Shot can’t be parried.' },
  'SDP-DEF-5': { fr: 'La case est occupée.', en: 'The square is occupied.' },
};

/** Those whose sentence needs a number. */
const COUNTED: Readonly<Record<RuleId, (given: Readonly<Record<string, string | number>>) => Text>> = {
  'SDP-DEF-1': ({ least }) => ({
    fr: `Il faut une carte d’une valeur d’au moins ${least}.`,
    en: `It takes a card worth at least ${least}.`,
  }),
  'SDP-DEF-2': ({ least }) => ({
    fr: `Il faut une carte noire d’une valeur d’au moins ${least}.`,
    en: `It takes a black card worth at least ${least}.`,
  }),
  'SDP-DEF-4': ({ least }) => ({
    fr: `En diagonale, il faut un ♠ d’une valeur d’au moins ${least}.`,
    en: `Diagonally it takes a ♠ worth at least ${least}.`,
  }),
  'SDP-FAQ-14': ({ squares }) => ({
    fr: `Il faudrait ${squares} autres cartes à défausser.`,
    en: `It would take ${squares} further cards to discard.`,
  }),
};

export function refusalText(_: View<PlunderView>, refusal: Refusal, language: Language): string {
  const text = COUNTED[refusal.rule]?.(refusal.with) ?? REASONS[refusal.rule];
  return text?.[language] ?? refusal.rule;
}
