import { transcripts } from '@tablee/kernel/testing';
import { sevenFallen } from '../index.ts';

const game = (deck0: string, deck1: string, config: object = {}) => ({
  name: `${deck0} against ${deck1}`,
  start: { seats: 2, config: { deck0, deck1, ...config } },
  choices: 120,
});

transcripts(sevenFallen, new URL('./told.txt', import.meta.url), [
  game('nuit-sans-fin', 'cour-des-marees'),
  game('forge-des-cendres', 'purete-celeste'),
  game('ruche-d-ambre', 'nuit-sans-fin'),
  game('purete-celeste-starter', 'ruche-d-ambre-starter', { format: 'starter' }),
]);
