/** What the rulebook's pictures show: small ships with figures on them. Data only; what is seen and heard the rules work out. */
import type { RuleId, Text } from '@tablee/kernel';

export interface Scene {
  /** The chapter it stands in. */
  readonly chapter: string;
  readonly rule: RuleId;
  readonly caption: Text;
  /** As tiles are drawn: `A–Z` rooms, `a–z` corridor zones, `.` hull, then the doors. */
  readonly ship: string;
  /** `marine A`, `swarmer B`, `radar C`: what stands where. */
  readonly survivors?: readonly string[];
  readonly enemies?: readonly string[];
  readonly tokens?: readonly string[];
  /** What is seen from this zone is lit. */
  readonly sight?: string;
  /** `A 2`: a noise of level 2 in A; what it reaches is lit, tokens that hear it are ringed. */
  readonly noise?: string;
  /** `A B`: an arrow. */
  readonly arrows?: readonly string[];
}

export const SCENES: readonly Scene[] = [
  {
    chapter: 'LOS',
    rule: 'ES-LOS-11',
    caption: {
      fr: 'La Scout voit tout droit, à travers deux portes ouvertes, jusqu’au fond. Elle ne voit pas le couloir du bas : on ne regarde pas de côté.',
      en: 'The Scout sees straight ahead, through two open doors, to the far end. She does not see the lower corridor: there is no looking sideways.',
    },
    ship: 'AAccBB\nAAccBB\n..ddCC\n..ddCC\n\ndoors: A-c B-c C-d',
    survivors: ['scout A'],
    enemies: ['swarmer B'],
    tokens: ['radar C'],
    sight: 'A',
  },
  {
    chapter: 'DOOR',
    rule: 'ES-DOOR-3',
    caption: {
      fr: 'La seconde porte s’est fermée : le Swarmer est hors de vue, et personne ne passe.',
      en: 'The second door has closed: the Swarmer is out of sight, and nobody gets through.',
    },
    ship: 'AAccBB\nAAccBB\n..ddCC\n..ddCC\n\ndoors: A-c, B-c closed, C-d',
    survivors: ['scout A'],
    enemies: ['swarmer B'],
    tokens: ['radar C'],
    sight: 'A',
  },
  {
    chapter: 'NOISE',
    rule: 'ES-NOISE-5',
    caption: {
      fr: 'Un coup de feu de niveau 2 porte à deux zones, murs compris : un jeton Radar l’entend, l’autre est trop loin.',
      en: 'A level 2 shot carries two zones, walls included: one radar token hears it, the other is too far.',
    },
    ship: 'AAccBBee\nAAccBBee\n..ddCCee\n..ddCCee\n\ndoors: A-c C-d C-e',
    survivors: ['marine A'],
    tokens: ['radar B', 'radar e'],
    noise: 'A 2',
  },
  {
    chapter: 'PASSIVE',
    rule: 'ES-PASSIVE-3',
    caption: {
      fr: 'Le dé dit nord, mais il y a un mur : on tourne dans le sens horaire jusqu’à une direction possible, l’est.',
      en: 'The die says north, but there is a wall: turn clockwise until a way is free, east.',
    },
    ship: 'AAAA..\nAAAA..\nwwccee\nwwccee\n\ndoors: A-w',
    enemies: ['jaeger c'],
    arrows: ['c e'],
  },
  {
    chapter: 'RANGED',
    rule: 'ES-RANGED-6',
    caption: {
      fr: 'Le Marine tire à travers la zone du Medic : chaque dé raté le touche.',
      en: 'The Marine fires through the Medic’s zone: every missed die hits him.',
    },
    ship: 'wwccee\nwwccee\n..AA..\n\ndoors: A-c',
    survivors: ['marine w', 'medic c'],
    enemies: ['icarus e'],
    arrows: ['w e'],
  },
];
