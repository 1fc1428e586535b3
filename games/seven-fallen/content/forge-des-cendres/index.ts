/** Forge des Cendres: attack first, attack twice, and come back from the ashes for the rest. */
import type { CardSet } from '../content.ts';
import { ADORATEURS } from './adorateurs.ts';
import { ANGES } from './anges.ts';
import { DECKS } from './decks.ts';
import { ARCHANGES, DIVINITES, TEMPLES } from './eden.ts';
import { GOLEMS } from './golems.ts';
import { MIRACLES } from './miracles.ts';
import { BENEDICTIONS, EQUIPEMENTS } from './objets.ts';

export const FORGE_DES_CENDRES: CardSet = {
  kingdoms: { 'forge-des-cendres': { fr: 'Forge des Cendres', en: 'Forge of Ashes' } },
  classes: {
    dragon: { fr: 'Dragon', en: 'Dragon' },
    incendiaire: { fr: 'Incendiaire', en: 'Firebrand' },
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
    'forge-des-cendres': {
      name: { fr: 'Tout brûler, deux fois', en: 'Burn It All, Twice' },
      style: {
        fr: 'Blessez en arrivant, achevez à l’Assassin et attaquez deux fois : ce qui meurt revient.',
        en: 'Wound on arrival, finish with Assassins and attack twice: what dies comes back.',
      },
    },
    'forge-des-cendres-starter': {
      name: { fr: 'Forge des Cendres · Starter', en: 'Forge of Ashes · Starter' },
      style: {
        fr: 'Des Dragons, des flèches et peu de patience.',
        en: 'Dragons, arrows and little patience.',
      },
    },
  },
};
