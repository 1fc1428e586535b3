/** The Tower cards (SA-COMP-5): 8 floors, a normal and a hard face each. A square is a letter, the top row first. */
import type { FloorCard } from '../ready/schema.ts';

export const FLOORS = [
  {
    id: 'vestibule-des-cierges',
    name: { fr: 'Vestibule des cierges', en: 'Hall of Candles' },
    normal: { door: 'b', rows: ['t..$', '1t$2', 't12$', '.1.1', '13t.'] },
    hard: { door: 'c', rows: ['12§2', '1$Tt', '$T..', '112t', '.t32'] },
  },
  {
    id: 'cloitre-inverse',
    name: { fr: 'Cloître inversé', en: 'Inverted Cloister' },
    normal: { door: 'c', rows: ['t1$t', '..1$', 't1.2', '$12.', '1.3T'] },
    hard: { door: 'b', rows: ['1$2§', '1Ttt', '.$21', '13t2', 'T3..'] },
  },
  {
    id: 'jardin-petrifie',
    name: { fr: 'Jardin pétrifié', en: 'Petrified Garden' },
    normal: { door: 'a', rows: ['$t..', 't11§', 't..2', '112$', '2t1.'] },
    hard: { door: 'd', rows: ['31.T', '§21t', '2$2T', 'tT$2', '..13'] },
  },
  {
    id: 'dortoir-des-endormies',
    name: { fr: 'Dortoir des endormies', en: 'Dormitory of the Sleepers' },
    normal: { door: 'd', rows: ['2$2$', '1T..', '1.1.', '$t.1', '1tt3'] },
    hard: { door: 'a', rows: ['.t.T', 'T12t', '§2.1', '21$$', '33.t'] },
  },
  {
    id: 'forge-eteinte',
    name: { fr: 'Forge éteinte', en: 'Cold Forge' },
    normal: { door: 'b', rows: ['t.2§', 't.$1', '.$1.', '121t', '12t.'] },
    hard: { door: 'c', rows: ['§T.t', '1$2.', 'T3.2', 't$21', 't132'] },
  },
  {
    id: 'galerie-des-masques',
    name: { fr: 'Galerie des masques', en: 'Gallery of Masks' },
    normal: { door: 'c', rows: ['..1$', '$11$', 't.1t', '.12T', '.23t'] },
    hard: { door: 'b', rows: ['1$2§', '1Ttt', '.$21', '13T2', 'T3..'] },
  },
  {
    id: 'ossuaire-chantant',
    name: { fr: 'Ossuaire chantant', en: 'Singing Ossuary' },
    normal: { door: 'd', rows: ['.$t.', '$tt1', '121.', '1t§2', '..13'] },
    hard: { door: 'a', rows: ['1Tt.', 'T§21', '$21t', '2§.2', '3T.1'] },
  },
  {
    id: 'coursive-de-l-orage',
    name: { fr: 'Coursive de l’orage', en: 'Storm Walkway' },
    normal: { door: 'a', rows: ['$1§T', '.t1.', 't.1.', '22$t', '211.'] },
    hard: { door: 'd', rows: ['2§T$', 'T12§', 'T1.t', '31t2', '..23'] },
  },
] satisfies readonly FloorCard[];
