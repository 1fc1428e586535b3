/** What every game must withstand: a few tables by default, every mission with every number of survivors in the long run. */
import { battery } from '@tablee/kernel/testing';
import { campaign } from '../campaign.ts';
import { configSchema } from '../config.ts';
import { MISSIONS } from '../content/missions.ts';
import { endure } from '../endure.ts';

type Round = Parameters<typeof battery>[1]['rounds'][number];

const table = (mission: string, survivors: number, seats: number): Round => ({
  name: `${mission}, ${survivors} survivors, ${seats} seats`,
  start: { seats, config: { mission, survivors } },
});

/** A visit to the Refuge by two who need it. */
const refuge = (): Round => {
  const begun = campaign.begin(configSchema.parse({ begins: 'long-corridor' }));
  const carried = (id: string, seat: number) => ({
    class: id,
    seat,
    alive: true,
    life: 3,
    resolve: 5,
    wounds: 3,
    cards: ['', '', 'pistol', 'power-cell:1', 'med-kit', '', '', ''],
    resolveCards: [
      { number: 8, card: 'vue-trouble' },
      { number: 4, card: '' },
      { number: 2, card: '' },
    ],
    achievement: '',
  });
  const survivors = [carried('marine', 0), carried('medic', 1)];
  const config = campaign.next({ ...begun, at: 'refuge', mission: 1, survivors, before: survivors });
  return { name: 'the Refuge', start: { seats: 2, config: config ?? {} } };
};

const some: readonly Round[] = [
  table('first-light', 1, 1),
  table('apex', 4, 2),
  table('walking-iron', 6, 3),
  refuge(),
];

const every = (): readonly Round[] =>
  MISSIONS.flatMap(({ id, minSurvivors, maxSurvivors }) =>
    [1, 2, 3, 4, 5, 6]
      .filter((survivors) => survivors >= minSurvivors && survivors <= maxSurvivors)
      .map((survivors) => table(id, survivors, 1 + (survivors % 3 === 0 ? 2 : 0))),
  );

const isLong = process.env.TABLEE_LONG !== undefined;

battery(endure, {
  rounds: isLong ? [...every(), refuge()] : some,
  games: isLong ? 50 : 25,
  longest: 5000,
  decisions: isLong ? 20_000 : 1200,
  thorough: 1,
});
