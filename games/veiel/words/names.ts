/** Words of the rulebook in both languages: colours, keywords of entities, what an enemy intends, which rule decided. */
import type { RuleId, Text } from '@tablee/kernel';
import type { Colour, EntityKeyword } from '../content/types.ts';
import { STATUS_NAMES } from '../effects/properties.ts';
import { UNTILS } from '../effects/vocabulary.ts';
import type { Speaker } from './speaker.ts';

const COLOUR_NAMES: Readonly<Record<Colour, Text>> = {
  rouge: { fr: 'rouge', en: 'red' },
  bleu: { fr: 'bleue', en: 'blue' },
  vert: { fr: 'verte', en: 'green' },
  jaune: { fr: 'jaune', en: 'yellow' },
  incolore: { fr: 'incolore', en: 'colourless' },
};
export const colourName = (s: Speaker, colour: Colour): string => s.in(COLOUR_NAMES[colour]);

const KEYWORD_NAMES: Readonly<Record<EntityKeyword, Text>> = {
  allie: { fr: 'un Allié', en: 'an Ally' },
  obstacle: { fr: 'un Obstacle', en: 'an Obstacle' },
  infranchissable: { fr: 'Infranchissable', en: 'Impassable' },
  sol: { fr: 'un jeton au sol', en: 'a ground token' },
};
export const keywordName = (s: Speaker, keyword: EntityKeyword): string => s.in(KEYWORD_NAMES[keyword]);

/** What a figure has for a while: statuses, bans, and numbers that change. */
const STATE_NAMES: Readonly<Record<string, Text>> = {
  ...STATUS_NAMES,
  move: { fr: 'déplacement', en: 'movement' },
  heal: { fr: 'soins reçus', en: 'healing received' },
  threat: { fr: 'menace', en: 'threat' },
  handSize: { fr: 'taille de main', en: 'hand size' },
  damageDealt: { fr: 'dégâts infligés', en: 'damage dealt' },
  damageTaken: { fr: 'dégâts subis', en: 'damage taken' },
  blocking: { fr: 'blocage gagné', en: 'block gained' },
  draw: { fr: 'cartes piochées', en: 'cards drawn' },
};
const BANS: Readonly<Record<string, Text>> = {
  move: { fr: 'déplacement interdit', en: 'no moving' },
  heal: { fr: 'soins interdits', en: 'no healing' },
  block: { fr: 'blocage interdit', en: 'no block' },
  teleport: { fr: 'téléportation interdite', en: 'no teleporting' },
  beAttacked: { fr: 'attaques impossibles', en: 'cannot be attacked' },
  beTargeted: { fr: 'ciblage impossible', en: 'cannot be targeted' },
};

/** « Affaibli 2, jusqu’à la fin du tour de jeu », « menace +3 », « blocage interdit ». */
export function stateName(s: Speaker, status: string, amount: number, until: string): string {
  const isBan = amount === 0 && status in BANS;
  const name = s.in((isBan ? BANS : STATE_NAMES)[status] ?? { fr: status, en: status });
  const lasts = UNTILS[until];
  const end = lasts ? `, ${s.in(lasts)}` : '';
  if (amount === 0) return `${name}${end}`;
  if (status in STATUS_NAMES) return `${name} ${amount}${end}`;
  return `${name} ${amount < 0 ? '−' : '+'}${Math.abs(amount)}${end}`;
}

export function intentName(s: Speaker, what: string, amount: number): string {
  switch (what) {
    case 'summon':
      return s.say(`invoquera ${amount} (case inconnue).`, `will summon ${amount} (square unknown).`);
    case 'wounds':
      return s.say(`infligera ${s.wounds(amount)}.`, `will inflict ${s.wounds(amount)}.`);
    case 'discard':
      return s.say(`fera défausser ${amount}.`, `will force ${amount} to be discarded.`);
    case 'exile':
      return s.say(`fera exiler ${amount}.`, `will force ${amount} to be exiled.`);
    default:
      return s.say(`fera piocher ${amount}.`, `will let ${amount} be drawn.`);
  }
}

/** Why an enemy chose whom it chose (V-11). */
const REASONS: Readonly<Record<RuleId, Text>> = {
  'OV-TARGET-4': { fr: 'au plus près', en: 'the nearest' },
  'OV-TARGET-6': { fr: 'à égale distance, la menace décide', en: 'equally near, threat decides' },
  'OV-TARGET-2': { fr: 'à menace égale, les épées décident', en: 'equal threat, swords decide' },
  'OV-TARGET-3': { fr: 'à égalité parfaite, la première place', en: 'all equal, the first seat' },
  'OV-TARGET-8': { fr: 'le plus grand groupe', en: 'the largest group' },
  'OV-TARGET-9': { fr: 'la plus haute menace', en: 'the highest threat' },
  'OV-TARGET-10': { fr: 'à menace égale, épées puis priorité', en: 'equal threat, swords then priority' },
  'OV-AI-24': { fr: 'le moins de pas à faire', en: 'the fewest steps to go' },
  'OV-AI-26': { fr: 'sans chemin, au plus près', en: 'walled off, it comes nearer' },
};
export function ruleReason(s: Speaker, rule: RuleId): string {
  const reason = REASONS[rule];
  return reason ? ` (${s.in(reason)})` : '';
}
