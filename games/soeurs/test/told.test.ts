import { transcripts } from '@tablee/kernel/testing';
import { soeurs } from '../index.ts';

const game = (boss: string, more: object, position?: object) => ({
  name: boss,
  start: {
    seats: 1,
    config: { boss, health: 99, helpXp: true, helpPotion: true, ...more },
    ...(position && { position }),
  },
  choices: 150,
});

transcripts(soeurs, new URL('./told.txt', import.meta.url), [
  game('gorvath', {}),
  game('malkior', { mode: 'hard' }),
  game('ysmee', {}, { health: 99, xp: 6, boss: { phase: 'before' } }),
  game('asmoth', {}, { health: 99, xp: 6, boss: { phase: 'before' } }),
]);
