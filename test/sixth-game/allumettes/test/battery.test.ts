import { battery } from '@tablee/kernel/testing';
import { allumettes } from '../index.ts';

battery(allumettes, {
  rounds: [2, 3, 4].map((seats) => ({ name: `${seats} seats`, start: { seats, config: { matches: 15 } } })),
  games: 50,
  longest: 20,
  decisions: 300,
  thorough: 5,
});
