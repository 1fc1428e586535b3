import type { Mission } from '../../printed.ts';

/** M4: four people asleep, each one noisy to wake. */
export const coldSleepers: Mission = {
  id: 'cold-sleepers',
  name: { fr: 'Froids dormeurs', en: 'Cold Sleepers' },
  motif: 'sleepy',
  briefing: {
    fr: 'PONT CRYO, QUATRE SIGNAUX. Quatre dormeurs respirent encore dans leurs caissons. Un médecin peut les réveiller sans les tuer, mais les caissons font un vacarme du diable. Réveillez-les, et conduisez-les tous les quatre à la sortie de la Baie médicale.',
    en: 'CRYO DECK, FOUR SIGNALS. Four sleepers still breathe in their pods. A medic can wake them without killing them, but the pods make a devil of a noise. Wake them, and take all four to the exit in the Med Bay.',
  },
  won: {
    fr: 'Ils clignent des yeux, ils demandent en quelle année on est. Personne n’a le cœur de leur répondre.',
    en: 'They blink, they ask what year it is. Nobody has the heart to tell them.',
  },
  lost: {
    fr: 'Les voyants des caissons passent à l’orange. Puis au noir.',
    en: 'The lights on the pods turn amber. Then black.',
  },
  tiles: [
    { tile: 'cryo-deck', x: 1, y: 1, rotation: 0 },
    { tile: 'life-support', x: 2, y: 1, rotation: 0 },
    { tile: 'gene-lab', x: 0, y: 1, rotation: 0 },
    { tile: 'med-bay', x: 2, y: 0, rotation: 0 },
    { tile: 'crew-quarters', x: 2, y: 2, rotation: 0 },
    { tile: 'hydroponics', x: 3, y: 1, rotation: 0 },
  ],
  start: '5B',
  exits: ['4n'],
  objectives: [
    {
      id: 'dormeurs',
      kind: 'deliver',
      name: { fr: 'Dormeur', en: 'Sleeper' },
      at: ['1A', '1A', '1C', '1C'],
      noise: 2,
    },
  ],
  radar: ['3A', '6B', '3C', '4B', '2C', '6A', '3D', '4A', '2A'],
  tokens: [6, 7, 8, 10, 11, 12],
  factions: ['gep'],
  minSurvivors: 3,
  maxSurvivors: 6,
  requiredClasses: ['medic'],
  clock: 16,
};
