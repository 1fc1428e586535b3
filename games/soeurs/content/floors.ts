/** The Tower cards (SA-COMP-5): 8 floors, a normal and a hard face each. A square is a letter, the top row first. */
import type { FloorCard } from './schema.ts';

export const FLOORS = [
  {
    id: 'vestibule-des-cierges',
    name: { fr: 'Vestibule des cierges', en: 'Hall of Candles' },
    normal: { door: 'b', rows: ['12.$', '1$.1', '...1', '2$$t', 't1.t'] },
    hard: { door: 'c', rows: ['$T$.', '.$t§', '1.t2', '1.T1', '1322'] },
  },
  {
    id: 'cloitre-inverse',
    name: { fr: 'Cloître inversé', en: 'Inverted Cloister' },
    normal: { door: 'c', rows: ['1..t', '$T1$', '.$$2', 't1.1', '2.1.'] },
    hard: { door: 'b', rows: ['3§.t', '.211', '$.12', '2tT$', 'tT1.'] },
  },
  {
    id: 'jardin-petrifie',
    name: { fr: 'Jardin pétrifié', en: 'Petrified Garden' },
    normal: { door: 'a', rows: ['t.$.', '.121', 't.§$', '1t..', '211.'] },
    hard: { door: 'd', rows: ['1t12', '§2.2', 'T$2.', 'T.$$', '1.t3'] },
  },
  {
    id: 'dortoir-des-endormies',
    name: { fr: 'Dortoir des endormies', en: 'Dormitory of the Sleepers' },
    normal: { door: 'd', rows: ['1..$', '.$t1', '1$..', '2T1$', '2tt.'] },
    hard: { door: 'a', rows: ['1$2T', '§31.', '.t.1', '$2$t', '.2Tt'] },
  },
  {
    id: 'forge-eteinte',
    name: { fr: 'Forge éteinte', en: 'Cold Forge' },
    normal: { door: 'b', rows: ['.$2§', 'tt1$', '11..', '.tt.', '2.1.'] },
    hard: { door: 'c', rows: ['$2T$', '§2t1', '$2..', '1t3T', '12.1'] },
  },
  {
    id: 'galerie-des-masques',
    name: { fr: 'Galerie des masques', en: 'Gallery of Masks' },
    normal: { door: 'c', rows: ['$.21', '3.$T', '$1$.', '..t1', '1t2.'] },
    hard: { door: 'b', rows: ['T$..', '.§12', 't21$', 't3T1', '23T.'] },
  },
  {
    id: 'ossuaire-chantant',
    name: { fr: 'Ossuaire chantant', en: 'Singing Ossuary' },
    normal: { door: 'd', rows: ['1$..', '1$12', '§..1', '2tt1', '.t.2'] },
    hard: { door: 'a', rows: ['.$31', '2.$1', '1§22', '§2TT', '.T.t'] },
  },
  {
    id: 'coursive-de-l-orage',
    name: { fr: 'Coursive de l’orage', en: 'Storm Walkway' },
    normal: { door: 'a', rows: ['t.2$', '1§2T', '$11.', '.$.1', '.tt.'] },
    hard: { door: 'd', rows: ['2T3.', '..Tt', '$21t', '§1§T', '3212'] },
  },
] satisfies readonly FloorCard[];
