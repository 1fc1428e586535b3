import { transcripts } from '@tablee/kernel/testing';
import { ADVANCED } from '../content/advanced.ts';
import { soeurs } from '../index.ts';

const SQUARES = ['trap', 'advanced-trap', 'treasure', 'advanced-treasure'].flatMap((square) =>
  Array<string>(8).fill(square),
);

const game = (boss: string, more: object, position?: object, name = boss) => ({
  name,
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
  game('gorvath', {}, { health: 99, xp: 4, potions: 1, crossed: SQUARES }, 'traps and treasures'),
  game(
    'gorvath',
    { handLimit: 12 },
    { health: 99, xp: 9, hand: ADVANCED.map(({ id }) => `${id}+`), crossed: ['combat-3', 'combat-3'] },
    'advanced cards',
  ),
]);
