import { resign } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { soeurs } from '../index.ts';
import { PLAYER, RANKS, rank } from '../rules/end.ts';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith } from './table.ts';

const { at, bossFight } = tablesWith(PLAIN);

rule('SA-END-1', 'the game is won when the Boss is beaten', () => {
  const table = bossFight({ gauge: [2], mana: 1, hand: ['eclat-d-eden'] }).choose('attack eclat-d-eden');

  expect(table.state.result).toEqual({ winners: [0], rule: 'SA-END-1', how: 'boss-beaten' });
});

rule('SA-END-2', 'any other ending is a defeat: no health, the Boss missed, giving up', () => {
  const dead = at({ crossed: ['trap'], health: 1, dice: [6] });
  const missed = at({ floor: 3, sequence: 3, entered: ['b1'], dice: [1, 1] }).choose('up b2');
  const gaveUp = at({ xp: 3 });
  resign(soeurs as never, gaveUp.state, PLAYER);

  expect(
    [dead, missed, gaveUp].map(({ state }) => [state.result?.how, state.result?.winners.length]),
  ).toEqual([
    ['no-health', 0],
    ['boss-missed', 0],
    ['gave-up', 0],
  ]);
});

rule(['SA-END-3', 'SA-END-4', 'R-SA-82'], 'the rank is read from the HP left, by band', () => {
  expect([39, 30, 29, 20, 19, 10, 9, 1].map(rank)).toEqual([
    'legendaire',
    'legendaire',
    'heroique',
    'heroique',
    'ame-vaillante',
    'ame-vaillante',
    'ombre-naissante',
    'ombre-naissante',
  ]);
  expect(RANKS).toEqual(['legendaire', 'heroique', 'ame-vaillante', 'ombre-naissante']);
});

rule('R-SA-82', 'there is a rank on a win only', () => {
  const won = bossFight({ gauge: [2], mana: 1, hand: ['eclat-d-eden'], health: 25 }).choose(
    'attack eclat-d-eden',
  );
  const lost = at({ crossed: ['trap'], health: 1, dice: [6] });
  const says = (table: typeof won) =>
    soeurs.words.result(table.table.view(null), table.state.result!, 'fr', table.state.content);

  expect(says(won)).toContain('Héroïque');
  expect(says(lost)).not.toContain('Rang');
});
