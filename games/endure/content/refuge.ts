/** The 18 Refuge events: eight help, eight harm, two leave a choice (ES-REFUGE-4). */
import type { RefugeEvent } from '../printed.ts';

const ALL = { being: 'survivor' } as const;
const ANYBODY = { choose: 'one', from: ALL, random: true } as const;

export const REFUGE_EVENTS: readonly RefugeEvent[] = [
  {
    id: 'caisse-oubliee',
    name: { fr: 'Caisse oubliée', en: 'Forgotten Crate' },
    motif: 'box-unpacking',
    kind: 'helps',
    effects: [ANYBODY, { do: 'gainItem', cards: 1, who: 'one' }],
  },
  {
    id: 'fond-de-tiroir',
    name: { fr: 'Fond de tiroir', en: 'Bottom Drawer' },
    motif: 'locked-box',
    kind: 'helps',
    effects: [{ do: 'gainItem', cards: 1, who: { being: 'survivor', place: 'stash' } }],
  },
  {
    id: 'repas-chaud',
    name: { fr: 'Repas chaud', en: 'Hot Meal' },
    motif: 'hot-meal',
    kind: 'helps',
    effects: [{ do: 'heal', amount: 1, who: ALL }],
  },
  {
    id: 'harmonica',
    name: { fr: 'Harmonica', en: 'Harmonica' },
    motif: 'musical-notes',
    kind: 'helps',
    effects: [{ do: 'calm', amount: 1, who: ALL }],
  },
  {
    id: 'stock-de-pansements',
    name: { fr: 'Stock de pansements', en: 'Spare Dressings' },
    motif: 'arm-bandage',
    kind: 'helps',
    effects: [
      { choose: 'one', from: { being: 'survivor', wounded: true }, random: true },
      { do: 'treat', wounds: 1, who: 'one' },
    ],
  },
  {
    id: 'draps-propres',
    name: { fr: 'Draps propres', en: 'Clean Sheets' },
    motif: 'bed',
    kind: 'helps',
    effects: [{ do: 'calm', amount: 1, who: { being: 'survivor', place: 'bunks' } }],
  },
  {
    id: 'fausse-piste',
    name: { fr: 'Fausse piste', en: 'False Trail' },
    motif: 'footprint',
    kind: 'helps',
    effects: [{ do: 'nextTokens', by: -1 }],
  },
  {
    id: 'monte-charge',
    name: { fr: 'Monte-charge', en: 'Dumbwaiter' },
    motif: 'elevator',
    kind: 'helps',
    effects: [
      { choose: 'pair', from: ALL, count: 2 },
      { do: 'trade', between: 'pair' },
    ],
  },
  {
    id: 'plafond-instable',
    name: { fr: 'Plafond instable', en: 'Loose Ceiling' },
    motif: 'falling-blob',
    kind: 'harms',
    effects: [ANYBODY, { do: 'loseLife', amount: 1, who: 'one' }],
  },
  {
    id: 'fuite-toxique',
    name: { fr: 'Fuite toxique', en: 'Toxic Leak' },
    motif: 'poison-gas',
    kind: 'harms',
    effects: [{ do: 'loseLife', amount: 1, who: { being: 'survivor', place: 'workshop' } }],
  },
  {
    id: 'cauchemars',
    name: { fr: 'Cauchemars', en: 'Nightmares' },
    motif: 'haunting',
    kind: 'harms',
    effects: [{ do: 'loseResolve', amount: 1, who: ALL }],
  },
  {
    id: 'vol',
    name: { fr: 'Chapardage', en: 'Pilfering' },
    motif: 'robber',
    kind: 'harms',
    effects: [
      ANYBODY,
      { choose: 'card', from: { in: 'carried', being: 'item', heldBy: 'one' }, by: { ownerOf: 'one' } },
      { do: 'discard', what: 'card' },
    ],
  },
  {
    id: 'infirmerie-condamnee',
    name: { fr: 'Infirmerie condamnée', en: 'Infirmary Sealed' },
    motif: 'biohazard',
    kind: 'harms',
    effects: [{ do: 'closePlace', place: 'infirmary' }],
  },
  {
    id: 'couchettes-inondees',
    name: { fr: 'Couchettes inondées', en: 'Flooded Bunks' },
    motif: 'flood',
    kind: 'harms',
    effects: [{ do: 'closePlace', place: 'bunks' }],
  },
  {
    id: 'alerte',
    name: { fr: 'Alerte', en: 'Alert' },
    motif: 'siren',
    kind: 'harms',
    effects: [{ do: 'endVisit' }],
  },
  {
    id: 'trahis-par-la-lumiere',
    name: { fr: 'Trahis par la lumière', en: 'Betrayed by the Light' },
    motif: 'lantern-flame',
    kind: 'harms',
    effects: [{ do: 'nextTokens', by: 1 }],
  },
  {
    id: 'conduit-ouvert',
    name: { fr: 'Conduit ouvert', en: 'Open Duct' },
    motif: 'mine-wagon',
    kind: 'choice',
    effects: [
      ANYBODY,
      {
        modes: [
          [
            { do: 'loseLife', amount: 1, who: 'one' },
            { do: 'gainItem', cards: 1, who: 'one' },
          ],
          [{ do: 'loseResolve', amount: 1, who: 'one' }],
        ],
      },
    ],
  },
  {
    id: 'signal-de-detresse',
    name: { fr: 'Signal de détresse', en: 'Distress Call' },
    motif: 'satellite-communication',
    kind: 'choice',
    effects: [
      {
        modes: [
          [
            { do: 'calm', amount: 1, who: ALL },
            { do: 'nextTokens', by: 1 },
          ],
          [{ do: 'loseResolve', amount: 1, who: ALL }],
        ],
      },
    ],
  },
];
