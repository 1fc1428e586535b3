/** Pureté Céleste: Valkyrs grow with every blade they are given, behind a wall that does not move. */
import type { CardSet } from '../content.ts';
import { ADORATEURS } from './adorateurs.ts';
import { ANGES } from './anges.ts';
import { DECKS } from './decks.ts';
import { ARCHANGES, DIVINITES, TEMPLES } from './eden.ts';
import { GOLEMS } from './golems.ts';
import { MIRACLES } from './miracles.ts';
import { BENEDICTIONS, EQUIPEMENTS } from './objets.ts';

export const PURETE_CELESTE: CardSet = {
  kingdoms: { 'purete-celeste': { fr: 'Pureté Céleste', en: 'Celestial Purity' } },
  classes: {
    valkyr: { fr: 'Valkyr', en: 'Valkyr' },
    seraphin: { fr: 'Séraphin', en: 'Seraph' },
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
    'purete-celeste': {
      name: { fr: 'L’ost de l’aurore', en: 'The Host of Dawn' },
      style: {
        fr: 'Tenez la ligne avec les Gardiens, armez vos Valkyrs et laissez l’Honneur les faire grandir.',
        en: 'Hold the line with Guardians, arm your Valkyrs, and let Honour make them grow.',
      },
    },
    'purete-celeste-starter': {
      name: { fr: 'Pureté Céleste · Starter', en: 'Celestial Purity · Starter' },
      style: {
        fr: 'Un mur d’albâtre, et des lances derrière.',
        en: 'A wall of alabaster, and lances behind it.',
      },
    },
  },
};
