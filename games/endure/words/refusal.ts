/** Why not: the sentence that goes with the rule. */
import type { Language, Refusal, Text } from '@tablee/kernel';

const REFUSALS: Readonly<Record<string, Text>> = {
  'ES-ACT-1': { fr: 'Il n’y a plus d’action.', en: 'There is no action left.' },
  'ES-ACT-4': {
    fr: 'Trop loin : on va d’une zone à sa voisine.',
    en: 'Too far: one goes from a zone to its neighbour.',
  },
  'ES-ACT-5': { fr: 'Un mur barre le passage.', en: 'A wall is in the way.' },
  'ES-ACT-11': {
    fr: 'Un bruit coûte autant d’actions que son niveau.',
    en: 'A noise costs as many actions as its level.',
  },
  'ES-ACT-10': { fr: 'Il n’y a rien à réorganiser.', en: 'There is nothing to rearrange.' },
  'ES-ACH-2': {
    fr: 'L’Accomplissement n’est pas encore rempli.',
    en: 'The Achievement is not complete yet.',
  },
  'ES-ACH-7': {
    fr: 'La récompense n’aurait aucun effet maintenant.',
    en: 'The reward would do nothing now.',
  },
  'ES-COMBAT-7': {
    fr: 'Pas assez de réussites pour le tuer : il n’aurait rien.',
    en: 'Not enough successes to kill it: it would be left untouched.',
  },
  'ES-COMP-1': { fr: 'Ce survivant est déjà pris.', en: 'This survivor is already taken.' },
  'ES-DOOR-4': { fr: 'La porte est fermée.', en: 'The door is closed.' },
  'ES-EVENT-3': {
    fr: 'Verrouillage : ni porte ni sortie ne s’ouvre.',
    en: 'Lockdown: no door and no exit opens.',
  },
  'ES-EVENT-6': {
    fr: 'Blackout : toute portée est de 0.',
    en: 'Blackout: every range is 0.',
  },
  'ES-EXO-1': {
    fr: 'Seul un Exo Loader alimenté peut le porter.',
    en: 'Only a powered Exo Loader can carry it.',
  },
  'ES-EXO-4': {
    fr: 'Il faut au moins une action pour y monter.',
    en: 'It takes at least one action to get in.',
  },
  'ES-EXO-5': { fr: 'Sortir coûte une action.', en: 'Getting out costs an action.' },
  'ES-EXO-11': {
    fr: 'Un pilote combat avec le Loader, pas avec ses armes.',
    en: 'A pilot fights with the Loader, not with own weapons.',
  },
  'ES-EXO-14': { fr: 'Un pilote ne fouille ni n’échange.', en: 'A pilot neither searches nor trades.' },
  'ES-EXO-15': { fr: 'Un pilote n’utilise aucun objet.', en: 'A pilot uses no objects.' },
  'ES-EXO-16': { fr: 'Un pilote n’utilise pas ses compétences.', en: 'A pilot uses no skills.' },
  'ES-EXO-20': {
    fr: 'Le Loader est alimenté : on n’en sort pas ce tour-ci.',
    en: 'The Loader is powered: nobody gets out this turn.',
  },
  'ES-FULL-3': { fr: 'La zone est pleine.', en: 'The zone is full.' },
  'ES-FULL-6': { fr: 'Une Shield Bubble ferme la zone.', en: 'A Shield Bubble closes the zone.' },
  'ES-FULL-7': { fr: 'Aucun tir ne traverse une Shield Bubble.', en: 'No shot crosses a Shield Bubble.' },
  'ES-INV-1': { fr: 'La place est prise.', en: 'The place is taken.' },
  'ES-INV-2': { fr: 'Seule une armure va sur le corps.', en: 'Only armour goes on the body.' },
  'ES-INV-3': { fr: 'Seul un casque va sur la tête.', en: 'Only a helmet goes on the head.' },
  'ES-INV-11': {
    fr: 'Une Power Cell alimente l’Exo Loader, d’elle-même, sans action.',
    en: 'A Power Cell powers the Exo Loader, by itself, at no action.',
  },
  'ES-JAM-3': {
    fr: 'L’arme est enrayée jusqu’à la fin du round.',
    en: 'The weapon is jammed for the rest of the round.',
  },
  'ES-LEAVE-3': {
    fr: 'L’essai est raté : on ne quitte plus cette zone ce tour-ci.',
    en: 'The check failed: no leaving this zone this turn.',
  },
  'ES-MELEE-2': {
    fr: 'Une arme de mêlée ne frappe que dans sa zone.',
    en: 'A melee weapon strikes only in its own zone.',
  },
  'ES-PAIR-1': { fr: 'Cette arme ne va pas par paire.', en: 'This weapon does not go in pairs.' },
  'ES-PAIR-2': {
    fr: 'Seules deux armes identiques font une paire.',
    en: 'Only two identical weapons make a pair.',
  },
  'ES-RANGED-2': { fr: 'La cible est hors de portée.', en: 'The target is out of range.' },
  'ES-RANGED-3': { fr: 'La cible est hors de vue.', en: 'The target is out of sight.' },
  'ES-RANGED-4': { fr: 'Un ennemi est sur la trajectoire.', en: 'An enemy is in the way of the shot.' },
  'ES-RANGED-5': {
    fr: 'Il faut d’abord dégager sa propre zone.',
    en: 'The own zone must be cleared first.',
  },
  'ES-RCARD-4': { fr: 'Une carte Resolve l’interdit.', en: 'A Resolve card forbids it.' },
  'ES-SEARCH-2': { fr: 'On ne fouille pas un couloir.', en: 'Corridors cannot be searched.' },
  'ES-SEARCH-3': { fr: 'Un ennemi occupe la salle.', en: 'An enemy is in the room.' },
  'ES-SEARCH-4': {
    fr: 'Cette salle a déjà été fouillée ce tour-ci.',
    en: 'This room was already searched this turn.',
  },
  'ES-SEARCH-10': {
    fr: 'Il faut une action, et que l’objet serve à quelque chose.',
    en: 'It takes an action, and the object must be of use.',
  },
  'ES-SETUP-5': { fr: 'La mission exige une autre classe.', en: 'The mission requires another class.' },
  'ES-SKILL-4': { fr: 'Une seule fois par tour.', en: 'Once a turn only.' },
  'ES-SKILL-6': { fr: 'Une seule fois par mission.', en: 'Once a mission only.' },
  'ES-STUN-7': { fr: 'Un boss ne peut pas être sonné.', en: 'A boss cannot be stunned.' },
  'ES-TRADE-1': {
    fr: 'Il faut être dans la même zone, avec une action.',
    en: 'Both must be in one zone, with an action left.',
  },
  'ES-TRADE-2': { fr: 'Personne n’a rien à échanger.', en: 'Neither has anything to trade.' },
  'ES-TRADE-5': { fr: 'Un ennemi est dans la zone.', en: 'An enemy is in the zone.' },
  'ES-USE-1': { fr: 'Utiliser un objet coûte une action.', en: 'Using an object costs an action.' },
  'ES-USE-2': { fr: 'L’objet n’aurait aucun effet maintenant.', en: 'The object would do nothing now.' },
  'ES-ZONE-5': {
    fr: 'Le passage est trop étroit.',
    en: 'The gap is too narrow.',
  },
  'R-ES-16': { fr: 'Le mouvement maximum est atteint.', en: 'The movement allowance is used up.' },
  'R-ES-21': { fr: 'Le paquet Objet est vide.', en: 'The Item deck is empty.' },
  'R-ES-22': {
    fr: 'Ce partenaire ne peut pas échanger, ou vient de refuser.',
    en: 'That partner cannot trade, or has just refused.',
  },
  'R-ES-74': {
    fr: 'Dans un Loader sans énergie, on ne peut qu’en sortir.',
    en: 'In an unpowered Loader one can only get out.',
  },
  'R-ES-81': { fr: 'Il n’y a pas de sortie ici.', en: 'There is no exit here.' },
  'R-ES-84': {
    fr: 'Ce lieu est fermé, ou n’a rien à offrir maintenant.',
    en: 'This place is closed, or has nothing to give now.',
  },
  'R-ES-96': { fr: 'Un autre objectif vient d’abord.', en: 'Another objective comes first.' },
  'R-ES-97': { fr: 'La compétence n’aurait aucun effet maintenant.', en: 'The skill would do nothing now.' },
};

/** Where a rule forbids several things, each for a reason of its own: by rule and option. */
const BY_OPTION: Readonly<Record<string, Text>> = {
  'R-ES-74 enter': {
    fr: 'Il n’y a pas ici d’Exo Loader sans pilote.',
    en: 'There is no Exo Loader without a pilot here.',
  },
  'R-ES-74 getOut': { fr: 'Il n’y a pas la place d’en sortir.', en: 'There is no room to get out.' },
  'R-ES-84 search': { fr: 'On ne fouille pas au Refuge.', en: 'There is no searching in the Refuge.' },
  'R-ES-84 crisis': {
    fr: 'Pas de compétence de crise au Refuge.',
    en: 'No crisis skill in the Refuge.',
  },
};

export function refusalText({ about, rule }: Refusal, language: Language): string {
  const text = (BY_OPTION[`${rule} ${about.do}`] ?? REFUSALS[rule])?.[language];
  return text ?? { fr: 'Ce n’est pas permis maintenant.', en: 'That is not allowed now.' }[language];
}
