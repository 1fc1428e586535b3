import { battery } from '@tablee/kernel/testing';
import { sevenFallen } from '../index.ts';
import { PACK } from './trial.ts';

// Random players attack so seldom that their games would go on to the 100th turn: ten show as much.
battery(sevenFallen, {
  rounds: [
    {
      name: 'alpha against beta',
      start: { seats: 2, pack: PACK, config: { turnsAtMost: 10, deck0: 'alpha', deck1: 'beta' } },
    },
    {
      name: 'texts against beta',
      start: { seats: 2, pack: PACK, config: { turnsAtMost: 10, deck0: 'texts', deck1: 'beta' } },
    },
    {
      name: 'alpha against texts',
      start: { seats: 2, pack: PACK, config: { turnsAtMost: 10, deck0: 'alpha', deck1: 'texts' } },
    },
    {
      name: 'every effect of the language against texts',
      start: { seats: 2, pack: PACK, config: { turnsAtMost: 10, deck0: 'language', deck1: 'texts' } },
    },
    {
      name: 'two Starters',
      start: {
        seats: 2,
        pack: PACK,
        config: { format: 'starter', turnsAtMost: 10, deck0: 'beta-starter', deck1: 'alpha-starter' },
      },
    },
  ],
  games: 5,
  longest: 5000,
  decisions: 1000,
  showing: ['revealed'],
  open: ['way'],
  thorough: 1,
});
