/** Ruche d’Ambre: each is nothing much, all together are too many. */
import type { CardSet } from '../content.ts';
import { ADORATEURS } from './adorateurs.ts';
import { ANGES } from './anges.ts';
import { DECKS } from './decks.ts';
import { ARCHANGES, DIVINITES, TEMPLES } from './eden.ts';
import { GOLEMS } from './golems.ts';
import { MIRACLES } from './miracles.ts';
import { BENEDICTIONS, EQUIPEMENTS } from './objets.ts';

export const RUCHE_D_AMBRE: CardSet = {
  kingdoms: { 'ruche-d-ambre': { fr: 'Ruche d’Ambre', en: 'Amber Hive' } },
  classes: {
    ouvriere: { fr: 'Ouvrière', en: 'Worker' },
    chimere: { fr: 'Chimère', en: 'Chimera' },
    fidele: { fr: 'Fidèle', en: 'Faithful' },
  },
  cards: [
    ...DIVINITES,
    ...ARCHANGES,
    ...TEMPLES,
    ...ADORATEURS,
    ...ANGES,
    ...GOLEMS,
    ...MIRACLES,
    ...EQUIPEMENTS,
    ...BENEDICTIONS,
  ],
  decks: DECKS,
  titles: {
    'ruche-d-ambre': {
      name: { fr: 'Nous', en: 'We' },
      style: {
        fr: 'Jouez-en beaucoup, liez-les par la Symbiose et faites grandir celles qui restent.',
        en: 'Play many, bind them by Symbiosis, and grow those that are left.',
      },
    },
    'ruche-d-ambre-starter': {
      name: { fr: 'Ruche d’Ambre · Starter', en: 'Amber Hive · Starter' },
      style: {
        fr: 'Petites, nombreuses, et d’accord entre elles.',
        en: 'Small, numerous, and in agreement.',
      },
    },
    'ruche-d-ambre-essaim': {
      name: { fr: 'Dix mille gorges', en: 'Ten Thousand Throats' },
      style: {
        fr: 'Jusqu’à dix Larves dorées sous la Ruche-mère : l’Essaim à l’état pur.',
        en: 'Up to ten Gilded Larvae under the Mother Hive: Swarm at its purest.',
      },
    },
  },
};
