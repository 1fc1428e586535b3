/** Équipements and Bénédictions of the Ruche d’Ambre. */
import type { BenedictionCard, EquipementCard } from '../card.ts';
import { FRIEND } from '../filters.ts';

const kingdom = 'ruche-d-ambre';

export const EQUIPEMENTS: readonly EquipementCard[] = [
  {
    kingdom,
    type: 'equipement',
    id: 'aiguillon-greffe',
    name: { fr: 'Aiguillon greffé', en: 'Grafted Sting' },
    rarity: 'rare',
    motif: 'scorpion-tail',
    cost: 2,
    bonus: { atq: 1, fv: 1 },
    grants: { symbiose: true },
    flavour: {
      fr: 'La greffe a pris. Lequel des deux sur l’autre ?',
      en: 'The graft took. Which of the two on the other?',
    },
  },
  {
    kingdom,
    type: 'equipement',
    id: 'carapace-de-reine',
    name: { fr: 'Carapace de reine', en: 'Queen’s Carapace' },
    rarity: 'commune',
    motif: 'armadillo-tail',
    cost: 1,
    bonus: { fv: 2 },
    grants: { retrait: true },
    flavour: {
      fr: 'Elle l’a quittée trop petite pour elle ; elle vous va grand.',
      en: 'She left it when it was too small for her; it is large on you.',
    },
  },
];

export const BENEDICTIONS: readonly BenedictionCard[] = [
  {
    kingdom,
    type: 'benediction',
    id: 'esprit-de-ruche',
    name: { fr: 'Esprit de ruche', en: 'Hive Mind' },
    rarity: 'epique',
    motif: 'overmind',
    cost: 3,
    keywords: { symbiose: true },
    abilities: [
      {
        on: 'entered',
        of: { ...FRIEND, class: 'ouvriere' },
        limit: { times: 1, per: 'turn' },
        when: 'yourTurn',
        then: [{ do: 'mark', marker: 'fv', amount: 1, on: 'it' }],
      },
    ],
    flavour: {
      fr: 'Une pensée, mille têtes, aucun désaccord.',
      en: 'One thought, a thousand heads, no dissent.',
    },
  },
  {
    kingdom,
    type: 'benediction',
    id: 'printemps-perpetuel',
    name: { fr: 'Printemps perpétuel', en: 'Perpetual Spring' },
    rarity: 'rare',
    motif: 'twirly-flower',
    cost: 4,
    abilities: [
      {
        on: 'aurore',
        then: [
          { choose: 'blooming', from: FRIEND },
          { do: 'mark', marker: 'atq', amount: 1, on: 'blooming' },
        ],
      },
    ],
    flavour: {
      fr: 'Les fleurs n’ont plus le temps de faner.',
      en: 'The flowers no longer have time to fade.',
    },
  },
];
