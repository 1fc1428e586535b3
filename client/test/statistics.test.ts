import { expect, test } from 'vitest';
import { statisticsOf } from '../pages/statistics/count.ts';
import type { StoredTable } from '../storage/index.ts';

let days = 0;
/** A table of Plunder, each a day after the one before; `winner` is a seat, none, or nobody yet. */
function table(bot: 'random' | 'greedy', winner: number | 'nobody' | null, people = 1): StoredTable {
  days++;
  return {
    id: `t${days}`,
    game: 'plunder',
    version: 1,
    start: { seats: 2, seed: 's', config: {} },
    sitting: [
      { who: 'person', name: 'Ada' },
      people === 2 ? { who: 'person', name: 'Noé' } : { who: 'bot', bot },
    ],
    choices: [],
    takenBack: 0,
    created: days,
    changed: days,
    result:
      winner === null ? null : { winners: winner === 'nobody' ? [] : [winner as never], rule: 'R', how: 'x' },
    counted: true,
    stands: null,
  };
}

test('games are counted by outcome, and by the bot they were played against', () => {
  const [plunder] = statisticsOf([
    table('greedy', 0),
    table('greedy', 1),
    table('random', 0),
    table('random', 'nobody'),
    table('greedy', null),
  ]);

  expect(plunder).toMatchObject({
    begun: 5,
    finished: 4,
    alone: { won: 2, lost: 1, drawn: 1 },
    against: { greedy: { won: 1, lost: 1, drawn: 0 }, random: { won: 1, lost: 0, drawn: 1 } },
  });
});

test('a run of victories ends with the first game that is not one', () => {
  const wins = [table('greedy', 0), table('greedy', 0), table('greedy', 0)];

  expect(statisticsOf(wins)[0]).toMatchObject({ streak: 3, longestStreak: 3 });
  expect(statisticsOf([...wins, table('greedy', 1), table('greedy', 0)])[0]).toMatchObject({
    streak: 1,
    longestStreak: 3,
  });
});

test('two people round one screen win against each other, which is nobody’s statistic', () => {
  expect(statisticsOf([table('greedy', 0, 2)])[0]).toMatchObject({
    finished: 1,
    alone: { won: 0, lost: 0, drawn: 0 },
  });
});

test('nothing played, nothing counted', () => {
  expect(statisticsOf([])).toEqual([]);
});
