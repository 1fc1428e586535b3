/** Nuit Sans Fin: its Goules die for something, and what was called up for their deaths is hard to put down again. */
import type { CardSet } from '../content.ts';
import { ADORATEURS } from './adorateurs.ts';
import { ANGES } from './anges.ts';
import { DECKS } from './decks.ts';
import { ARCHANGES, DIVINITES, TEMPLES } from './eden.ts';
import { GOLEMS } from './golems.ts';
import { MIRACLES } from './miracles.ts';
import { BENEDICTIONS, EQUIPEMENTS } from './objets.ts';

export const NUIT_SANS_FIN: CardSet = {
  kingdoms: { 'nuit-sans-fin': { fr: 'Nuit Sans Fin', en: 'Endless Night' } },
  classes: {
    goule: { fr: 'Goule', en: 'Ghoul' },
    'imperial-spiritiste': { fr: 'Impérial - Spiritiste', en: 'Imperial - Spiritist' },
    penitent: { fr: 'Pénitent', en: 'Penitent' },
    ombre: { fr: 'Ombre', en: 'Shade' },
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
    'nuit-sans-fin': {
      name: { fr: 'Les morts travaillent', en: 'The Dead at Work' },
      style: {
        fr: 'Remplissez votre Purgatoire, sacrifiez ce qui a servi et appelez ce qui n’a pas de prix.',
        en: 'Fill your Purgatory, sacrifice what has served, and call up what has no price.',
      },
    },
    'nuit-sans-fin-starter': {
      name: { fr: 'Nuit Sans Fin · Starter', en: 'Endless Night · Starter' },
      style: {
        fr: 'Des Goules qui mordent encore en mourant.',
        en: 'Ghouls that still bite as they die.',
      },
    },
    'nuit-sans-fin-loyale': {
      name: { fr: 'La meute jurée', en: 'The Sworn Pack' },
      style: {
        fr: 'Rien que des Goules : leurs Loyalistes coûtent moins qu’ils ne valent.',
        en: 'Ghouls and nothing else: their Loyalists cost less than they are worth.',
      },
    },
  },
};
