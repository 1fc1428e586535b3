/** Cour des Marées: strike from hiding, be paid for every wound, buy the rest. */
import type { CardSet } from '../content.ts';
import { ADORATEURS } from './adorateurs.ts';
import { ANGES } from './anges.ts';
import { DECKS } from './decks.ts';
import { ARCHANGES, DIVINITES, TEMPLES } from './eden.ts';
import { GOLEMS } from './golems.ts';
import { MIRACLES } from './miracles.ts';
import { BENEDICTIONS, EQUIPEMENTS } from './objets.ts';

export const COUR_DES_MAREES: CardSet = {
  kingdoms: { 'cour-des-marees': { fr: 'Cour des Marées', en: 'Court of Tides' } },
  classes: {
    corsaire: { fr: 'Corsaire', en: 'Corsair' },
    sirene: { fr: 'Sirène', en: 'Siren' },
    leviathan: { fr: 'Léviathan', en: 'Leviathan' },
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
    'cour-des-marees': {
      name: { fr: 'La flotte des sept dettes', en: 'The Fleet of Seven Debts' },
      style: {
        fr: 'Frappez par-dessous, ramassez les Poseidor et payez de quoi finir la partie.',
        en: 'Strike from below, pick up Poseidor, and pay for what ends the game.',
      },
    },
    'cour-des-marees-starter': {
      name: { fr: 'Cour des Marées · Starter', en: 'Court of Tides · Starter' },
      style: {
        fr: 'Des lames qui passent sous les boucliers et des voix qui arrêtent les navires.',
        en: 'Blades that pass beneath shields and voices that stop ships.',
      },
    },
  },
};
