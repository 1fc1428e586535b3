import { battery } from '@tablee/kernel/testing';
import { BOSSES } from '../content/bosses.ts';
import { soeurs } from '../index.ts';

battery(soeurs, {
  rounds: BOSSES.flatMap(({ id }) =>
    (['normal', 'hard'] as const).map((mode) => ({
      name: `${id} ${mode}`,
      start: { seats: 1, config: { boss: id, mode, helpHand: mode === 'hard', helpPotion: id === 'asmoth' } },
    })),
  ),
  games: 500,
  longest: 5000,
  decisions: 200_000,
  thorough: 3,
});
