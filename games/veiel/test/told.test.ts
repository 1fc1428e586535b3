import { transcripts } from '@tablee/kernel/testing';
import { veiel } from '../index.ts';

const game = (name: string, seats: number, config: object) => ({
  name,
  start: { seats, config },
  choices: 100,
});

transcripts(veiel, new URL('./told.txt', import.meta.url), [
  game('two heroes', 1, {}),
  game('three seats, battlefields, hard', 3, { battlefields: true, difficulty: 'difficile' }),
  game('special heroes', 2, { heroes: 4, party: ['maitresse', 'jumeaux', 'etranger', 'arlequine'] }),
  game('the base game alone', 1, {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`ext${n}`, false])),
  }),
  game('Le Titanicide', 2, { mode: 'scenario', scenario: 'le-titanicide' }),
]);
