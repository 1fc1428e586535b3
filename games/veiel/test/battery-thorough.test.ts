import { battery } from '@tablee/kernel/testing';
import { veiel } from '../index.ts';

battery(veiel, {
  rounds: [
    { name: 'two heroes, one seat', start: { seats: 1, config: { heroes: 2 } } },
    { name: 'three seats, battlefields', start: { seats: 3, config: { heroes: 4, battlefields: true, difficulty: 'facile' } } },
    { name: 'a scenario', start: { seats: 2, config: { mode: 'scenario', heroes: 2 } } },
  ],
  games: 4,
  longest: 5000,
  decisions: 300,
  thorough: 1,
});
