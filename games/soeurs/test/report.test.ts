import { expect, test } from 'vitest';
import { addGame, noGames, report } from '../report.ts';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith } from './table.ts';

const { at, bossFight, fight } = tablesWith(PLAIN);

test('the report counts games, fights, rounds, cards played and how games were lost', () => {
  const counts = noGames();
  const won = at({
    floor: 3,
    entered: ['b4', 'b5', 'c5'],
    hand: ['eclat-d-eden'],
    against: 'double',
    dice: [1, 1, 2, 1, 4],
  });
  const missed = at({ floor: 3, sequence: 3, entered: ['b1'], dice: [1, 1] }).choose('up b2');
  const dead = fight({
    enemies: [{ enemy: 'porte-pilier', attack: 5 }],
    mana: 1,
    round: 6,
    health: 3,
    hand: ['eclat-d-eden'],
  });
  dead.choose('play eclat-d-eden');
  const boss = bossFight({ gauge: [2], mana: 1, hand: ['eclat-d-eden'], health: 20 }).choose(
    'attack eclat-d-eden',
  );
  for (const table of [missed, dead, boss]) addGame(counts, table.told(0));

  expect(won.state.atBoss).toBe(true);
  const rows = Object.fromEntries(
    report
      .figures(counts, { cards: [{ id: 'eclat-d-eden', name: { fr: 'Éclat d’Éden', en: 'Shard of Eden' } }] })
      .map(({ key, value }) => [key, value]),
  );
  expect(rows).toMatchObject({ games: 3, won: 1 / 3, missedBoss: 1 / 2, 'played:eclat-d-eden': 2 / 3 });
});
