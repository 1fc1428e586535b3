/** Équipements and Bénédictions of Pureté Céleste. */
import type { BenedictionCard, EquipementCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const kingdom = 'purete-celeste';

export const EQUIPEMENTS: readonly EquipementCard[] = [
  {
    kingdom,
    type: 'equipement',
    id: 'epee-du-serment',
    name: { fr: 'Épée du serment', en: 'Oathsword' },
    rarity: 'commune',
    motif: 'sword-hilt',
    cost: 1,
    bonus: { atq: 2 },
    flavour: {
      fr: 'On la rend en mourant, ou l’on ne meurt pas.',
      en: 'One gives it back on dying, or one does not die.',
    },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'ecu-beni',
    name: { fr: 'Écu béni', en: 'Blessed Shield' },
    rarity: 'commune',
    motif: 'cross-shield',
    cost: 1,
    bonus: { fv: 2 },
    grants: { vaillant: true },
    flavour: {
      fr: 'Les coups y laissent des lettres ; on les lit le soir.',
      en: 'The blows leave letters on it; they are read at evening.',
    },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'heaume-de-l-aurore',
    name: { fr: 'Heaume de l’aurore', en: 'Helm of the Dawn' },
    rarity: 'rare',
    motif: 'crested-helmet',
    cost: 2,
    bonus: { atq: 1, fv: 2 },
    grants: { lumiere: true },
    flavour: {
      fr: 'La visière ne se baisse pas : rien ne doit être fait dans l’ombre.',
      en: 'The visor does not close: nothing is to be done in the dark.',
    },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'ailes-d-emprunt',
    name: { fr: 'Ailes d’emprunt', en: 'Borrowed Wings' },
    rarity: 'epique',
    motif: 'angel-wings',
    cost: 3,
    bonus: { atq: 2, fv: 2 },
    grants: { egide: true },
    flavour: {
      fr: 'À rendre en l’état avant le Jugement.',
      en: 'To be returned as found before Judgement Day.',
    },
  },
];

export const BENEDICTIONS: readonly BenedictionCard[] = [
  {
    kingdom,
    type: 'benediction',
    id: 'adoubement',
    name: { fr: 'Adoubement', en: 'Dubbing' },
    rarity: 'rare',
    motif: 'sword-altar',
    cost: 2,
    abilities: [
      {
        on: 'attached',
        of: FRIEND,
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'draw', pages: 1 }],
      },
    ],
    flavour: {
      fr: 'Trois coups sur l’épaule : le poids d’une vie.',
      en: 'Three taps on the shoulder: the weight of a life.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'matines',
    name: { fr: 'Matines', en: 'Matins' },
    rarity: 'epique',
    motif: 'church',
    cost: 3,
    keywords: { intervention: true },
    abilities: [
      {
        on: 'aurore',
        then: [
          { do: 'heal', amount: 1, of: FRIEND },
          { do: 'gainFv', amount: 1 },
        ],
      },
    ],
    flavour: {
      fr: 'La cloche sonne avant le jour, et le jour obéit.',
      en: 'The bell rings before day, and day obeys.',
    },
  },
];
