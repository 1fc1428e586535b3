/** The plain tower: our own cards and enemies on empty floors, and a Boss for each keyword. */
import type { Box } from '../../ready/schema.ts';
import { boss as bossCard, EMPTY_FLOOR, floor, named, type TestBox } from './parts.ts';

type Boss = Box['bosses'][number];

const boss = (id: string, keywords: Boss['keywords'], more: Partial<Boss> = {}): Boss =>
  bossCard({ id, name: named(id), gauge: [6, 4, 3, 2], keywords, ...more });

/** `sentier` holds one square of each kind on its first steps. */
export const PLAIN = {
  file: 'plain.json',
  data: {
    whole: ['floors', 'bosses'],
    floors: [
      floor('vide', EMPTY_FLOOR, ['1111', ...EMPTY_FLOOR.slice(1)]),
      floor('sentier', ['....', '....', '.§..', '.2t$', '.1T.'], ['....', '....', '.§..', '.3t$', '.1T.']),
      floor('troisieme'),
    ],
    bosses: [
      boss('force', ['force-brutale']),
      boss('rage', ['rage']),
      boss('gardiens', ['gardiens']),
      boss('brulures', ['brulures']),
      boss('feu-et-force', ['brulures', 'force-brutale']),
      boss('feu-et-gardiens', ['brulures', 'gardiens']),
      boss('double', [], { times2: true, gauge: [2, '?'], attack: '?' }),
      boss('sans', []),
      boss('trois', [], { floors: 3 }),
      boss('riche', [], { lastFloor: { door: 'b', rows: ['...B', '...1', '....', '....', '....'] } }),
    ],
  },
  boss: 'sans',
} satisfies TestBox;
