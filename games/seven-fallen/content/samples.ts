/** Decks drawn from the whole pool. */
import type { CardSet } from './content.ts';

/** Written once each, beside the Leader (SF-KW-LEADER-1). */
const ONE_OF_EACH = [
  [
    'ecuyere-du-levant',
    'lanciere-de-l-aube',
    'porte-etendard',
    'chevaliere-au-psautier',
    'cavaliere-de-l-orage',
  ],
  ['valkyr-du-seuil', 'paladin-reliquaire', 'juge-des-encres', 'lame-du-jugement', 'heraut-inevitable'],
  ['sentinelle-d-albatre', 'vigie-du-portail', 'goule-des-marges', 'lecheuse-de-cire', 'condamne-sans-nom'],
  ['goule-affamee', 'meute-des-cryptes', 'coupe-bourse-des-quais', 'noyee-souriante', 'chanteuse-de-brume'],
  ['contrebandiere-au-long-cours', 'harponneuse-des-hauts-fonds', 'grain-blanc', 'spectre-de-misaine'],
  ['porte-torche', 'archere-de-suif', 'salamandre-tetue', 'cracheur-de-poix', 'furie-rousse'],
  ['lame-chauffee-a-blanc', 'wyverne-rageuse', 'bombardiere', 'drac-bicephale', 'guetteuse-au-dard'],
  ['nourrice-de-cire', 'danseuse-du-pollen', 'pavois-de-marbre', 'golem-de-vitrail', 'ossuaire-ambulant'],
  ['coque-retournee', 'trait-de-feu', 'baiser-de-la-crypte', 'ressac', 'benediction-des-lames'],
  ['epee-du-serment', 'faux-du-relieur', 'hache-rougie'],
].flat();

export const SAMPLES: CardSet = {
  kingdoms: {},
  classes: {},
  cards: [],
  decks: {
    'sous-l-elue': {
      livre: {
        'elue-du-premier-feuillet': 3,
        ...Object.fromEntries(ONE_OF_EACH.map((card) => [card, 1])),
      },
      registre: {
        'moine-copiste': 3,
        'porteur-de-cierge': 2,
        charbonniere: 2,
        'abbesse-aux-clefs': 1,
        embaumeur: 1,
        artificier: 1,
      },
      divinite: 'clarte-sans-declin',
      archange: 'hildred-a-la-lance',
      temple: 'basilique-du-zenith',
    },
  },
  titles: {
    'sous-l-elue': {
      name: { fr: 'Sous l’Élue', en: 'Under the Chosen' },
      style: {
        fr: 'Une Leader trois fois, tout le reste une fois, pris dans cinq royaumes.',
        en: 'One Leader three times, everything else once, drawn from five kingdoms.',
      },
    },
  },
};
