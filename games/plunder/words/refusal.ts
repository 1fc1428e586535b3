/** Why not: the reason behind a refusal, in one sentence a player can act on. */
import type { Language, Refusal, RuleId, Text, View } from '@tablee/kernel';
import { POWERS, type PowerId } from '../rules/power.ts';
import type { PlunderOption, PlunderView } from '../types.ts';

const NO_MONSTER_NEAR: Text = {
  fr: 'Aucun monstre n’est à côté du Guerrier.',
  en: 'No monster is next to the Warrior.',
};
const NOBODY_NEAR: Text = {
  fr: 'Aucun adversaire n’est à côté du Guerrier.',
  en: 'No adversary is next to the Warrior.',
};
const NO_ROOM: Text = { fr: 'Il n’y a pas de case libre où aller.', en: 'There is no free square to go to.' };

const REASONS: Readonly<Record<RuleId, Text>> = {
  'SDP-BOARD-2': { fr: 'La case est occupée.', en: 'The square is occupied.' },
  'SDP-BOARD-4': { fr: 'Un mur barre le passage.', en: 'A wall is in the way.' },
  'SDP-BOARD-6': { fr: 'On n’attaque pas à travers un mur.', en: 'Nobody attacks through a wall.' },
  'R-SDP-1': { fr: 'Un mur les sépare : rien ne passe.', en: 'A wall stands between: nothing passes it.' },
  'SDP-WAR-2': {
    fr: 'Féroce : au contact d’un adversaire, le Guerrier ne se déplace pas.',
    en: 'Fierce: in contact with an adversary the Warrior cannot move.',
  },
  'SDP-MOVE-1': { fr: 'Il faut une carte noire.', en: 'It takes a black card.' },
  'SDP-MOVE-2': {
    fr: 'Trop loin : un déplacement mène à une case voisine.',
    en: 'Too far: a movement leads to a neighbouring square.',
  },
  'SDP-MOVE-3': { fr: 'En diagonale, il faut un ♠.', en: 'Diagonally it takes a ♠.' },
  'SDP-ATK-1': { fr: 'Il faut une carte rouge.', en: 'It takes a red card.' },
  'SDP-ATK-2': {
    fr: 'Trop loin : on n’attaque que sur une case voisine.',
    en: 'Too far: an attack reaches a neighbouring square only.',
  },
  'SDP-ATK-3': { fr: 'En diagonale, il faut un ♥.', en: 'Diagonally it takes a ♥.' },
  'SDP-ATK-9': {
    fr: 'On n’attaque pas un aventurier de sa propre équipe.',
    en: 'Heroes of one’s own team are not attacked.',
  },
  'SDP-MAGE-2': {
    fr: 'Inoffensif : au contact d’un adversaire, le Mage n’a pas d’action offensive.',
    en: 'Harmless: in contact with an adversary the Mage has no offensive action.',
  },
  'R-SDP-45': {
    fr: 'Un Mage n’attaque jamais ainsi : au contact, il est inoffensif.',
    en: 'A Mage never attacks this way: in contact he is harmless.',
  },
  'SDP-POWER-1': {
    fr: 'Aucune carte en main ne déclenche ce pouvoir.',
    en: 'No card in hand triggers this power.',
  },
  'SDP-CARD-9': { fr: 'Un joker ne déclenche jamais de pouvoir.', en: 'A joker never triggers a power.' },
  'R-SDP-9': {
    fr: 'Un joker ne sert à aucun pouvoir, même dans une paire.',
    en: 'A joker serves no power, not even in a pair.',
  },
  'SDP-CARD-13': {
    fr: 'Une paire vaut la plus basse de ses deux cartes : celle-ci ne donne pas la figure qu’il faut.',
    en: 'A pair is worth the lower of its cards: with this one it is not the face card needed.',
  },
  'SDP-CARD-11': {
    fr: 'Cette carte n’est pas de la bonne couleur ; à deux, elles prendraient celle de votre choix.',
    en: 'This card is not of the right suit; two together would be of any suit you name.',
  },
  'R-SDP-62': { fr: 'Ce pouvoir ne changerait rien ici.', en: 'This power would change nothing here.' },
  'R-SDP-56': {
    fr: 'Avec un seul PV, le Mage n’a rien à perdre : il ne maudit personne.',
    en: 'With a single HP the Mage has nothing to lose: he curses nobody.',
  },
  'SDP-ROG-3': { fr: 'Il n’y a pas de trésor à prendre ici.', en: 'There is no treasure to take here.' },
  'R-SDP-50': {
    fr: 'Trop loin : Pick-pocket ne prend que sur une case voisine.',
    en: 'Too far: Pickpocket takes from a neighbouring square only.',
  },
  'R-SDP-51': {
    fr: 'Trop loin : le Roublard avance case par case.',
    en: 'Too far: the Rogue goes square by square.',
  },
  'R-SDP-52': {
    fr: 'Trop loin : Passe-murailles mène à une case voisine.',
    en: 'Too far: Wall Walk leads to a neighbouring square.',
  },
  'SDP-ROG-7': {
    fr: 'Aucun adversaire n’est en ligne de vue du Roublard.',
    en: 'No adversary is in the Rogue’s line of sight.',
  },
  'SDP-LOS-2': {
    fr: 'Pas de ligne de vue : un mur cache la cible.',
    en: 'No line of sight: a wall hides the target.',
  },
  'SDP-LOS-3': {
    fr: 'Pas de ligne de vue : une figurine cache la cible.',
    en: 'No line of sight: a figure hides the target.',
  },
  'SDP-LOS-6': {
    fr: 'Pas de ligne de vue : le passage est bouché des deux côtés d’un coin.',
    en: 'No line of sight: both sides of a corner are blocked.',
  },
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
  'SDP-TRES-9': {
    fr: 'Trop loin : on transmet à un équipier sur une case voisine.',
    en: 'Too far: a treasure is handed to a team-mate on a neighbouring square.',
  },
  'R-SDP-42': {
    fr: 'On ne transmet pas à travers un mur.',
    en: 'Nothing is handed over through a wall.',
  },
  'SDP-TRES-10': { fr: 'Il porte déjà un trésor.', en: 'He already carries a treasure.' },
  'SDP-TRES-11': { fr: 'Transmettre coûte une carte.', en: 'Handing over costs a card.' },
  'SDP-HERO-2': {
    fr: 'Deux aventuriers au plus par équipe dans le donjon.',
    en: 'At most two heroes of a team in the dungeon.',
  },
  'SDP-HERO-4': {
    fr: 'Cette classe est déjà dans le donjon.',
    en: 'This class is in the dungeon already.',
  },
  'R-SDP-34': {
    fr: 'On remplace un aventurier par une autre classe que la sienne.',
    en: 'A hero is replaced by one of another class than his own.',
  },
  'SDP-ENTER-3': {
    fr: 'On entre par une case de sa propre zone d’arrivée.',
    en: 'Heroes come in on a square of their own arrival zone.',
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
  'SDP-MON-4': {
    fr: 'Les monstres entrent par leurs cases d’arrivée, marquées d’une étoile.',
    en: 'Monsters come in on their arrival squares, marked with a star.',
  },
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
  'SDP-MON-20': {
    fr: 'Un monstre n’attaque jamais un monstre.',
    en: 'A monster never attacks a monster.',
  },
  'SDP-MON-22': {
    fr: 'La défense faible demande deux cartes de la bonne couleur.',
    en: 'A weak defence takes two cards of the right colour.',
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
  'SDP-WAR-4': {
    fr: 'L’Enchaînement ne frappe que des monstres.',
    en: 'Cleave Through strikes monsters only.',
  },
  'R-SDP-46': {
    fr: 'Trop loin : l’Enchaînement frappe un monstre voisin.',
    en: 'Too far: Cleave Through strikes a neighbouring monster.',
  },
  'R-SDP-49': {
    fr: 'Trop loin : le Coup fatal frappe un adversaire voisin.',
    en: 'Too far: the Fatal Blow strikes a neighbouring adversary.',
  },
  'SDP-WAR-7': {
    fr: 'Trop loin : on ne bouscule qu’un adversaire voisin.',
    en: 'Too far: only a neighbouring adversary is shoved.',
  },
  'R-SDP-48': {
    fr: 'Trop loin : on pousse d’une seule case.',
    en: 'Too far: a shove moves by one square only.',
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
  'SDP-DEF-3': {
    fr: 'Trop loin : une esquive mène à une case voisine.',
    en: 'Too far: a dodge leads to a neighbouring square.',
  },
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
  'SDP-CARD-12': ({ least }) => ({
    fr: `Une paire vaut la plus basse des deux : il en faut deux d’au moins ${least}.`,
    en: `A pair is worth the lower of the two: it takes two of at least ${least}.`,
  }),
  'SDP-FAQ-14': ({ squares }) => ({
    fr: `Il faudrait ${squares} autres cartes à défausser.`,
    en: `It would take ${squares} further cards to discard.`,
  }),
};

/** Where the same rule says something else of this action than of others. */
const OF_ACTION: Readonly<Record<string, Text>> = {
  'monstersMove SDP-MON-9': {
    fr: 'Aucun monstre n’avance tout droit ; en diagonale, il faut un ♠.',
    en: 'No monster can go straight; diagonally it takes a ♠.',
  },
  'monstersAttack SDP-MON-16': {
    fr: 'Les monstres ne touchent un aventurier qu’en diagonale : il faut un ♥.',
    en: 'The monsters reach a hero only diagonally: it takes a ♥.',
  },
  'monstersAttack SDP-MON-17': {
    fr: 'Il faut une carte rouge pour faire attaquer les monstres.',
    en: 'It takes a red card to make the monsters attack.',
  },
  'power R-SDP-50': {
    fr: 'Il porte déjà un trésor : Pick-pocket veut les mains vides.',
    en: 'He already carries a treasure: Pickpocket needs empty hands.',
  },
  'power SDP-FAQ-14': {
    fr: 'Se téléporter coûte une carte de plus par case : il n’en reste aucune.',
    en: 'Teleporting costs one more card a square: none is left.',
  },
  'power SDP-MAGE-11': {
    fr: 'D’ici, aucune Boule de feu en vue ne toucherait un monstre.',
    en: 'From here no Fireball in sight would hit a monster.',
  },
  'power SDP-WAR-8': {
    fr: 'Personne à côté de lui n’a de case libre où être poussé.',
    en: 'Nobody next to him has a free square to be pushed to.',
  },
};

/** What is missing where a power would change nothing (R-SDP-62), by power. */
const MISSING: Readonly<Record<PowerId, Text>> = {
  'coup-fatal': NOBODY_NEAR,
  enchainement: NO_MONSTER_NEAR,
  'coup-tournoyant': NO_MONSTER_NEAR,
  bousculade: NOBODY_NEAR,
  'pick-pocket': {
    fr: 'Il n’y a aucun trésor à prendre sur une case voisine.',
    en: 'There is no treasure to take on a neighbouring square.',
  },
  'passe-murailles': NO_ROOM,
  'deplacement-rapide': NO_ROOM,
  tir: { fr: 'Il n’y a personne à viser.', en: 'There is nobody to aim at.' },
  guerison: { fr: 'Personne n’est blessé.', en: 'Nobody is wounded.' },
  teleportation: NO_ROOM,
  malediction: { fr: 'Il n’y a personne à maudire.', en: 'There is nobody to curse.' },
  'boule-de-feu': { fr: 'Il n’y a aucun monstre dans le donjon.', en: 'There is no monster in the dungeon.' },
};

export function refusalText(_: View<PlunderView>, refusal: Refusal, language: Language): string {
  return textOf(refusal)?.[language] ?? refusal.rule;
}

function textOf({ about, rule, with: given }: Refusal): Text | undefined {
  const option = about as PlunderOption;
  if (rule === 'R-SDP-62' && option.do === 'power') return MISSING[POWERS[option.power]!.id];
  return OF_ACTION[`${about.do} ${rule}`] ?? COUNTED[rule]?.(given) ?? REASONS[rule];
}
