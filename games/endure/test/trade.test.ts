import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at } from './at.ts';

const two = (one: object = {}, other: object = {}, more: object = {}, extra: object = {}) =>
  at(
    'ab',
    {
      survivors: [
        { class: 'marine', at: 'a', seat: 0, items: ['pistol', 'med-kit'], ...one },
        { class: 'scout', at: 'a', seat: 1, items: ['shotgun'], ...other },
      ],
      ...more,
    },
    { seats: 2, ...extra },
  );

rule(
  ['ES-TRADE-1', 'ES-TRADE-2', 'ES-TRADE-3', 'ES-TRADE-4', 'R-ES-22'],
  'any number of cards both ways with one partner, if its seat accepts',
  () => {
    const table = two().choose('trade 2', 'give pistol', 'give med-kit', 'ask shotgun', 'offer');
    expect([table.asked, table.askedSeat]).toEqual(['answer', 1]);

    table.choose('accept', 'place 3', 'place 4', 'place 3', 'done', 'done');

    expect([table.items('marine'), table.items('scout')]).toEqual([['shotgun'], ['pistol', 'med-kit']]);
    expect(table.who('marine').actions).toBe(2);
  },
);

rule('R-ES-22', 'a refused offer costs nothing; a gift is a trade', () => {
  const table = two().choose('trade 2', 'give pistol', 'offer', 'refuse');
  expect(table.rules('refused')).toEqual(['R-ES-22']);
  expect(table.who('marine').actions).toBe(3);
  expect(table.why('trade 2')).toEqual(['R-ES-22']);
});

rule(['ES-TRADE-1', 'ES-TRADE-5'], 'only in the same zone, and not among enemies', () => {
  expect(two({}, { at: 'b' }).why('trade 2')).toEqual(['ES-TRADE-1']);
  expect(two({}, {}, { enemies: [{ type: 'swarmer', at: 'a', stunned: true }] }).why('trade 2')).toEqual([
    'ES-TRADE-5',
  ]);
});

rule('R-ES-22', 'stunned survivors and pilots are no partners', () => {
  expect(two({}, { stunned: true }).why('trade 2')).toEqual(['R-ES-22']);
  expect(two({}, { pilot: true }, { loader: 'a' }).why('trade 2')).toEqual(['R-ES-22']);
});

rule(['ES-TRADE-6'], 'afterwards both may rearrange for free', () => {
  const table = two({}, { items: ['riot-vest'] }).choose(
    'trade 2',
    'give pistol',
    'offer',
    'accept',
    'place 4',
  );
  expect([table.asked, table.askedSeat]).toEqual(['tidy', 0]);
  table.choose('done');
  expect([table.asked, table.askedSeat]).toEqual(['tidy', 1]);
  table.choose('shift riot-vest 1', 'done');
  expect(table.who('scout').cards[0]).toBeGreaterThanOrEqual(0);
});

rule(['ES-TRADE-2', 'R-ES-19'], 'mission objectives change hands too', () => {
  const table = two({}, {}, {}, { objectives: [{ kind: 'deliver', zones: 'a' }] });
  table.choose('interact 1', 'trade 2', 'giveThing 1', 'offer', 'accept', 'done', 'done');
  expect(table.t.things.carrier).toEqual([1]);
  expect(table.events('traded')).toMatchObject([{ given: [], taken: [], givenThings: [0], takenThings: [] }]);
});

rule(['ES-USE-2', 'ES-USE-3'], 'an object serves whoever carries it: others must get it by trade', () => {
  const table = two({ life: 2 }, { items: ['med-kit'], life: 2 });
  table.choose('use med-kit');
  expect([table.who('marine').life, table.who('scout').life]).toEqual([4, 2]);
});

rule(['ES-ACH-2', 'ES-TRADE-1'], 'a trade counts toward the Achievement of both partners', () => {
  const one = { achievement: 'troc', items: ['pistol'] };
  const table = two(one, {}, {}).choose('trade 2', 'give pistol', 'offer', 'accept', 'place 4', 'done');
  expect([table.who('marine').progress, table.who('scout').progress]).toEqual([1, 0]);
  const other = two({}, { achievement: 'troc' });
  other.choose('trade 2', 'give pistol', 'offer', 'accept', 'place 4', 'done', 'done');
  expect([other.who('marine').progress, other.who('scout').progress]).toEqual([0, 1]);
});
