/** The Boss cards (SA-COMP-6): the Boss on one face, the last floor of the tower on the other. Easiest first. */
import type { Boss } from '../ready/schema.ts';

export const BOSSES = [
  {
    id: 'gorvath',
    name: { fr: 'Gorvath, le Briseur', en: 'Gorvath the Breaker' },
    floors: 3,
    lastFloor: { door: 'b', rows: ['.t1B', '1.2.', '$1.t', '.t$1', '1.1$'] },
    attack: 4,
    gauge: [3, 4, 4, 5],
    times2: false,
    keywords: ['force-brutale'],
  },
  {
    id: 'malkior',
    name: { fr: 'Malkior, le Geôlier', en: 'Malkior the Gaoler' },
    floors: 3,
    lastFloor: { door: 'c', rows: ['Bt.1', '.12$', '1.t.', '$2.1', '.t1$'] },
    attack: 3,
    gauge: [3, 4, 5, '?', 6],
    times2: false,
    keywords: ['gardiens'],
  },
  {
    id: 'ysmee',
    name: { fr: 'Ysmée, la Consumée', en: 'Ysmée the Consumed' },
    floors: 3,
    lastFloor: { door: 'a', rows: ['1.2B', 't.1.', '1$T1', '.2.$', '$1t.'] },
    attack: '?',
    gauge: [2, 3, 4, 5, 6],
    times2: false,
    keywords: ['brulures'],
  },
  {
    id: 'asmoth',
    name: { fr: 'Asmoth, l’Ombre aux huit piliers', en: 'Asmoth, Shadow of the Eight Pillars' },
    floors: 4,
    lastFloor: { door: 'd', rows: ['B1.t', '.T21', '1.$.', 't2.1', '§1.t', '.$1.'] },
    attack: 4,
    gauge: [3, 6, '?', 6],
    times2: true,
    keywords: ['rage'],
  },
] satisfies readonly Boss[];
