import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at } from './at.ts';

const ROOMS = 'AAbCC\ndoors: A-b open, b-C open';
const inRoom = (items: string[], survivor: object = {}, more: object = {}) =>
  at(ROOMS, { survivors: [{ class: 'marine', at: 'A', ...survivor }], items, ...more });

rule(['ES-SEARCH-1', 'ES-SEARCH-7'], 'searching a room costs an action and draws one card', () => {
  const table = inRoom(['shotgun']).choose('search', 'place 3');
  expect([table.items('marine'), table.who('marine').actions]).toEqual([['shotgun'], 2]);
  expect(table.t.items).toHaveLength(79);
});

rule('ES-SEARCH-2', 'corridors cannot be searched', () => {
  expect(at(ROOMS, { survivors: [{ class: 'marine', at: 'b' }] }).why('search')).toEqual(['ES-SEARCH-2']);
});

rule(['ES-SEARCH-3', 'R-ES-21'], 'a room with an enemy cannot be searched, stunned or not', () => {
  const table = inRoom([], {}, { enemies: [{ type: 'swarmer', at: 'A', stunned: true }] });
  expect(table.why('search')).toEqual(['ES-SEARCH-3']);
});

rule(['ES-SEARCH-4', 'ES-SEARCH-5'], 'the same room once a turn; another one in the same turn', () => {
  const table = inRoom(['shotgun', 'pistol'], { class: 'scout' }).choose('search', 'place 3');
  expect(table.why('search')).toEqual(['ES-SEARCH-4']);
  table.choose('move b', 'move C', 'search');
  expect(table.asked).toBe('gain');
});

rule('ES-SEARCH-6', 'a room never runs out: a team-mate may search it in the same round', () => {
  const table = at(ROOMS, {
    survivors: [
      { class: 'marine', at: 'A' },
      { class: 'scout', at: 'A' },
    ],
    items: ['shotgun', 'pistol'],
  });
  table.choose('search', 'place 3', 'end', 'search');
  expect(table.asked).toBe('gain');
});

rule('R-ES-21', 'when the Item deck is empty there is no Search', () => {
  const table = inRoom(['shotgun']);
  table.t.itemsGone.push(...table.t.items.splice(0));
  expect(table.why('search')).toEqual(['R-ES-21']);
});

rule(
  ['ES-SEARCH-8', 'ES-SEARCH-9', 'R-ES-20'],
  'a carried card may be discarded for free, and is out of the game',
  () => {
    const full = { items: ['pistol', 'shotgun', 'fire-axe'] };
    const table = inRoom(['med-kit'], full).choose('search');
    expect(table.options).not.toContain('place 3');

    table.choose('discard pistol', 'place 3');

    expect(table.rules('cardDiscarded')).toEqual(['ES-SEARCH-9']);
    expect(table.items('marine')).toEqual(['med-kit', 'shotgun', 'fire-axe']);
    expect(table.t.itemsGone).toHaveLength(1);
  },
);

rule('ES-SEARCH-10', 'with no room left a single-use object may be used at once, for an action', () => {
  const table = inRoom(['med-kit'], { life: 3, items: ['pistol', 'shotgun', 'fire-axe'] }).choose(
    'search',
    'use',
  );
  expect(table.who('marine')).toMatchObject({ life: 5, actions: 1 });
  expect(table.items('marine')).toHaveLength(3);
});

rule(['ES-SEARCH-11', 'ES-SEARCH-12', 'R-ES-21'], 'a Noise card goes off in the room and is gone', () => {
  const table = inRoom(['noise-2']).choose('search');
  expect([table.noise('A'), table.asked, table.t.itemsGone.length]).toEqual([2, 'act', 1]);
});

rule(['ES-SEARCH-10', 'R-ES-20'], 'an object found with the last action cannot be used on the spot', () => {
  const table = at('AAb\ndoors: A-b open', {
    survivors: [{ class: 'marine', at: 'A', life: 3 }],
    items: ['med-kit'],
  });
  table.choose('noise 2', 'search');
  expect([table.options.includes('use'), table.why('use')]).toEqual([false, ['ES-SEARCH-10']]);
});
