import type { HeroSet } from '../forms.ts';

export const ANSGARDE = {
  hero: {
    id: 'ansgarde',
    ext: 0,
    name: { fr: 'Mère Ansgarde', en: 'Mother Ansgarde' },
    title: { fr: 'la Veilleuse', en: 'the Night-Lamp' },
    flavour: {
      fr: 'Elle recoud les vivants avec le fil qui servait aux linceuls.',
      en: 'She sews the living with thread meant for shrouds.',
    },
    art: 'nun-face',
    colours: ['vert', 'bleu'],
    threat: 4,
    swords: 1,
    base: [2, 2, 2, 4],
    initie: 'fil-de-linceul',
    adepte: 'lampe-basse',
    maitre: 'veillee',
    abilities: [
      {
        on: 'healing',
        of: { type: 'hero', is: 'other' },
        limit: { times: 1, per: 'turn' },
        then: [{ do: 'block', n: 1, to: 'it' }],
      },
    ],
  },
  cards: [
    {
      id: 'fil-de-linceul',
      ext: 0,
      name: { fr: 'Fil de linceul', en: 'Shroud Thread' },
      kind: 'initie',
      colour: 'vert',
      art: 'sewing-string',
      effects: [
        { choose: 'friend', from: { type: 'hero', area: 'cross1' } },
        { do: 'heal', n: 1, to: 'friend' },
        { do: 'block', n: 2, to: 'friend' },
      ],
    },
    {
      id: 'lampe-basse',
      ext: 0,
      name: { fr: 'Lampe basse', en: 'Low Lamp' },
      kind: 'adepte',
      colour: 'bleu',
      art: 'lantern-flame',
      effects: [
        { choose: 'friend', from: { type: 'hero', area: 'cross1x', is: 'other' } },
        { do: 'heal', n: 2, to: 'friend' },
        { give: { has: ['intouchable'] }, to: 'friend', until: 'round' },
      ],
    },
    {
      id: 'veillee',
      ext: 0,
      name: { fr: 'Veillée', en: 'The Long Watch' },
      kind: 'maitre',
      colour: 'vert',
      art: 'candles',
      effects: [
        {
          each: { type: 'hero', area: 'inf' },
          then: [
            { do: 'heal', n: 1, to: 'it' },
            { do: 'block', n: 3, to: 'it' },
          ],
        },
      ],
    },
  ],
} as const satisfies HeroSet;
