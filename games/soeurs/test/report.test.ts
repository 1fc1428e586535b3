import { expect, test } from 'vitest';
import { soeursReport } from '../index.ts';
import { againstBoss, at, inFight } from './table.ts';

test('the report counts games, fights, rounds, cards played and how games were lost', () => {
  const report = soeursReport.begin();
  const won = at(
    { floor: 3, entered: ['b4', 'b5', 'c5'], hand: ['eclat-d-eden'] },
    { boss: 'double', dice: [1, 1, 2, 1, 4] },
  );
  const missed = at({ floor: 3, sequence: 3, entered: ['b1'] }, { dice: [1, 1] }).choose('up b2');
  const dead = inFight(
    [{ enemy: 'porte-pilier', attack: 5 }],
    { mana: 1, round: 6 },
    { health: 3, hand: ['eclat-d-eden'] },
  );
  dead.choose('play eclat-d-eden');
  const boss = againstBoss({ dice: [2], mana: 1 }, { hand: ['eclat-d-eden'], health: 20 }).choose(
    'attack eclat-d-eden',
  );
  for (const table of [missed, dead, boss]) soeursReport.add(report, table.told(0));

  expect(won.state.atBoss).toBe(true);
  const rows = Object.fromEntries(
    soeursReport.rows(report, [{ id: 'eclat-d-eden' }]).map(({ key, value }) => [key, value]),
  );
  expect(rows).toMatchObject({ games: 3, won: 1 / 3, missedBoss: 1 / 2, 'played:eclat-d-eden': 2 / 3 });
});
