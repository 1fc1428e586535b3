/** What every game must withstand: missions, and numbers of survivors and seats. */
import { battery } from '@tablee/kernel/testing';
import { endure } from '../endure.ts';

battery(endure, {
  rounds: [
    { name: 'First Light, alone', start: { seats: 1, config: { mission: 'first-light', survivors: 1 } } },
    { name: 'Apex, four survivors', start: { seats: 2, config: { mission: 'apex', survivors: 4 } } },
    { name: 'Walking Iron, six', start: { seats: 3, config: { mission: 'walking-iron', survivors: 6 } } },
  ],
  games: 250,
  longest: 5000,
  decisions: 20000,
  thorough: 2,
});
