import { battery } from '@tablee/kernel/testing';
import { veiel } from '../index.ts';

battery(veiel, {
  rounds: [
    { name: 'three seats, battlefields', start: { seats: 3, config: { heroes: 3, battlefields: true } } },
    { name: 'a scenario', start: { seats: 2, config: { mode: 'scenario', heroes: 2 } } },
  ],
  games: 2,
  longest: 5000,
  decisions: 100,
  thorough: 1,
});
