import type { Mission } from '../../printed.ts';

/** M1, to learn by: two things to find, one way out. */
export const firstLight: Mission = {
  id: 'first-light',
  name: { fr: 'Premières lueurs', en: 'First Light' },
  motif: 'sunrise',
  briefing: {
    fr: 'PONT 4, CYCLE DE JOUR. Vous vous réveillez dans le vestiaire, à la lueur des veilleuses. Le sas de la Baie médicale s’ouvre encore, mais il réclame deux clés de bord : l’une est restée à la Passerelle, l’autre dans la Grande serre. Prenez les deux, puis sortez tous par le sas.',
    en: 'DECK 4, DAY CYCLE. You wake in the locker room by the glow of the standby lamps. The Med Bay airlock still opens, but it asks for two deck keys: one was left on the Bridge, the other in the Great Greenhouse. Take both, then leave together by the airlock.',
  },
  won: {
    fr: 'Le sas se referme. Derrière le hublot, quelque chose gratte, puis renonce. Vous êtes vivants, et vous savez désormais que vous n’êtes pas seuls.',
    en: 'The airlock closes. Behind the porthole something scratches, then gives up. You are alive, and now you know that you are not alone.',
  },
  lost: {
    fr: 'Les veilleuses s’éteignent une à une. Personne ne viendra plus les rallumer.',
    en: 'The standby lamps go out one by one. Nobody will come to light them again.',
  },
  tiles: [
    { tile: 'crew-quarters', x: 0, y: 1, rotation: 0 },
    { tile: 'bridge', x: 0, y: 0, rotation: 0 },
    { tile: 'med-bay', x: 1, y: 1, rotation: 1 },
    { tile: 'hydroponics', x: 1, y: 2, rotation: 0 },
  ],
  start: '1C',
  exits: ['3n'],
  objectives: [
    {
      id: 'cle-passerelle',
      kind: 'collect',
      name: { fr: 'Clé de la Passerelle', en: 'Bridge key' },
      at: ['2A'],
    },
    { id: 'cle-serre', kind: 'collect', name: { fr: 'Clé de la serre', en: 'Greenhouse key' }, at: ['4A'] },
    {
      id: 'sortir',
      kind: 'exit',
      name: { fr: 'Sortir tous par le sas', en: 'All leave by the airlock' },
      after: ['cle-passerelle', 'cle-serre'],
    },
  ],
  radar: ['3A', '2B', '4B', '3C', '1B', '4A', '3B', '2A'],
  tokens: [3, 5, 7, 9, 11, 13],
  factions: ['gep'],
  minSurvivors: 1,
  maxSurvivors: 6,
  clock: 14,
};
