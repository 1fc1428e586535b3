import { transcripts } from '@tablee/kernel/testing';
import { endure } from '../index.ts';
import { SCENES } from './scenes.ts';

const game = (mission: string, seats: number, survivors: number) => ({
  name: `${mission}, ${survivors} survivors, ${seats} seats`,
  start: { seats, config: { mission, survivors } },
  choices: 100,
});

transcripts(endure, new URL('./told.txt', import.meta.url), [
  game('first-light', 1, 1),
  game('dead-air', 2, 4),
  game('walking-iron', 3, 3),
  game('apex', 1, 6),
  ...SCENES,
]);
