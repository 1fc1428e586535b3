/** Équipements and Bénédictions of Nuit Sans Fin. */
import type { BenedictionCard, EquipementCard } from '../card.ts';
import { FOE_DIVINITE, MY_TEMPLE } from '../filters.ts';

const kingdom = 'nuit-sans-fin';

export const EQUIPEMENTS: readonly EquipementCard[] = [
  {
    kingdom,
    type: 'equipement',
    id: 'faux-du-relieur',
    name: { fr: 'Faux du relieur', en: 'Bookbinder’s Scythe' },
    rarity: 'rare',
    motif: 'scythe',
    cost: 2,
    bonus: { atq: 2, fv: 1 },
    flavour: { fr: 'Elle coupe au ras de la marge.', en: 'It cuts flush with the margin.' },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'anneau-de-deuil',
    name: { fr: 'Anneau de deuil', en: 'Mourning Ring' },
    rarity: 'commune',
    motif: 'skull-ring',
    cost: 1,
    bonus: { atq: 0, fv: 2 },
    grants: { tenebres: true },
    flavour: {
      fr: 'On le passe à un doigt. On ne l’en retire plus.',
      en: 'It goes onto a finger. It does not come off.',
    },
  },
];

export const BENEDICTIONS: readonly BenedictionCard[] = [
  {
    kingdom,
    type: 'benediction',
    id: 'veillee-perpetuelle',
    name: { fr: 'Veillée perpétuelle', en: 'Perpetual Vigil' },
    rarity: 'rare',
    motif: 'candle-flame',
    cost: 2,
    abilities: [
      {
        on: 'destroyed',
        of: { type: 'ange', side: 'mine' },
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'gainEc', amount: 1, on: MY_TEMPLE }],
      },
    ],
    flavour: {
      fr: 'Tant qu’une flamme brûle, nul n’est tout à fait parti.',
      en: 'As long as one flame burns, nobody has quite gone.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'lune-scellee',
    name: { fr: 'Lune scellée', en: 'Sealed Moon' },
    rarity: 'epique',
    motif: 'moon',
    cost: 3,
    abilities: [
      {
        on: 'nuit',
        then: [
          { do: 'mill', pages: 1 },
          {
            when: { compare: [{ count: { in: 'purgatoire', side: 'mine', type: 'ange' } }, '>=', 5] },
            do: 'damage',
            amount: 1,
            to: FOE_DIVINITE,
          },
        ],
      },
    ],
    flavour: {
      fr: 'Le sceau tient bon ; c’est la nuit qui fuit.',
      en: 'The seal holds; it is the night that leaks.',
    },
  },
];
