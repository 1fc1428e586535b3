import { battery } from '../../../testing/index.ts';
import { duel } from '../duel.ts';

battery(duel, {
  rounds: [
    { name: 'ordinary', start: { seats: 2 } },
    { name: 'short, large hands', start: { seats: 2, config: { life: 6, hand: 6 } } },
  ],
  games: 80,
  longest: 4000,
  decisions: 5000,
  thorough: 2,
});
