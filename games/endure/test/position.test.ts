import { begin, Refused } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { endure } from '../endure.ts';
import type { Endure } from '../types.ts';
import { at, NO_EVENT } from './at.ts';

const SHIP = { drawing: ['aAAb', '.AA.', 'doors: a-A open'] };
const MARINE = { class: 'marine', at: 'a' };

const arranged = (position: object, config: object = { ship: SHIP }): Endure =>
  begin(endure, { seats: 1, seed: 'x', config, position }) as Endure;
const refusal = (position: object, config?: object): string => {
  try {
    arranged(position, config);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return 'taken';
};

rule('R-ES-1', 'a ship may be drawn for a position, and is refused for a game', () => {
  const t = arranged({ survivors: [MARINE] }, { ship: { ...SHIP, exits: 'b' } });
  expect(t.content.ship.zones.map(({ label, isRoom }) => [label, isRoom])).toEqual([
    ['a', false],
    ['A', true],
    ['b', false],
  ]);
  expect(t.content.mission.exits).toEqual([2]);
  expect(t.open[0]!.options).toContainEqual({ do: 'move', zone: 1 });
  expect(() => begin(endure, { seats: 1, seed: 'x', config: { ship: SHIP } })).toThrow(
    /a ship drawn by hand is for positions/,
  );
});

test('what cannot be is refused, and the refusal says what can', () => {
  const of = (survivor: object, more: object = {}) => ({ survivors: [{ ...MARINE, ...survivor }], ...more });
  expect(refusal(of({ at: 'x' }))).toMatch(/survivors\[0\]\.at: expected one of a, A, b; got "x"/);
  expect(refusal(of({ life: 9 }))).toMatch(/at most 8 Life, got 9/);
  expect(refusal(of({ seat: 1 }))).toMatch(/expected a seat from 0 to 0, got 1/);
  expect(refusal(of({ items: ['body:pistol'] }))).toMatch(/no place for "body:pistol"/);
  expect(refusal(of({ items: ['pistol', 'pair:shotgun'] }))).toMatch(/no place for "pair:shotgun"/);
  expect(refusal(of({ items: ['pistol', 'pistol', 'pistol', 'pistol'] }))).toMatch(/no place for "pistol"/);
  expect(refusal(of({ items: ['fire-axe', 'pair:fire-axe'] }))).toMatch(/no place for "pair:fire-axe"/);
  expect(refusal(of({ items: ['pistol', 'pair:pistol', 'pair:pistol'] }))).toMatch(
    /no place for "pair:pistol"/,
  );
  expect(refusal(of({}, { mood: 'execution' }))).toMatch(/mood: expected one of enraged, hunting/);
  expect(refusal(of({}, { phase: 'refuge' }))).toMatch(/visited in a campaign/);
  expect(refusal(of({}, { tokens: Array(2).fill({ token: 'titan', at: 'A' }) }))).toMatch(/got "titan"/);
  expect(refusal({ survivors: [MARINE, MARINE] })).toMatch(/no class is there twice/);
  expect(refusal(of({ achievement: 'marathon', progress: 12 }))).toMatch(
    /survivors\[0\]\.progress: expected less than 12, or "unlocked": true; got 12/,
  );
  expect(refusal(of({ carries: ['noyau'] }))).toMatch(
    /survivors\[0\]\.carries: expected one of exit; got "noyau"/,
  );
  expect(
    refusal(
      { survivors: [{ class: 'marine', carries: ['noyau'] }, { class: 'scout' }] },
      { mission: 'walking-iron' },
    ),
  ).toMatch(/survivors\[0\]\.carries: expected a pilot for "noyau"/);
  expect(refusal(of({}), { ship: { drawing: 'a1' } })).toMatch(/config › ship › drawing/);
  expect(refusal(of({}), { ship: { drawing: 'a', exits: 'q' } })).toMatch(/got "q"/);
});

test('decks lie as they are stacked, a boss may be in the pool, and cards lie where they are put', () => {
  const t = arranged({
    survivors: [
      {
        ...MARINE,
        items: ['body:riot-vest', 'pistol', 'pair:pistol', 'med-kit'],
        achievement: 'marathon',
        progress: 5,
      },
    ],
    resolve: ['fuite', 'repli'],
    achievements: ['troc'],
    refuge: ['vol'],
    pool: ['titan', 'jaeger-2'],
  });
  const { content, survivors } = t;
  const name = (card: number): string => (card < 0 ? '' : content.items[content.cards[card]!]!.id);
  expect(survivors[0]!.cards.map(name)).toEqual(['riot-vest', '', 'pistol', 'med-kit', '', 'pistol', '', '']);
  expect(survivors[0]!.progress).toBe(5);
  expect(t.resolveDeck.slice(-2).map((card) => content.resolve[card]!.id)).toEqual(['repli', 'fuite']);
  expect(content.achievements[t.achievementDeck.at(-1)!]!.id).toBe('troc');
  expect(content.refuge[t.refugeDeck.at(-1)!]!.id).toBe('vol');
  expect(t.pool.map((token) => content.tokens[token]!.id)).toEqual(['jaeger-2', 'titan']);
});

rule('R-ES-70', 'a position tells a stun that costs the turn, one action, or nothing more', () => {
  const actions = (stunned: boolean | 'turn' | 'action') =>
    at('ab', {
      survivors: [
        { ...MARINE, stunned },
        { class: 'scout', at: 'b' },
      ],
      events: [NO_EVENT],
    })
      .told.filter((each) => each.event === 'turnBegan' || each.event === 'turnLost')
      .map((each) => (each.event === 'turnBegan' ? each.actions : 'lost'));
  expect([actions(true), actions('action'), actions('turn')]).toEqual([[3], [2], ['lost', 3]]);
});

rule(
  'R-ES-89',
  'an objective carried from the beginning was worked before: picked up again it makes no noise',
  () => {
    const table = at(
      'a',
      {
        survivors: [
          { class: 'marine', at: 'a', life: 1, wounds: ['body'], carries: ['o0'] },
          { class: 'scout', at: 'a' },
        ],
      },
      { objectives: [{ kind: 'deliver', zones: 'a', noise: 2 }, { kind: 'exit' }], dice: [1] },
    );
    table.choose('interact 1');
    expect([table.t.things.carrier, table.noise('a')]).toEqual([[1], 0]);
  },
);

test('objectives are carried from the beginning', () => {
  const t = arranged(
    { survivors: [{ class: 'marine', pilot: true, carries: ['noyau'] }, { class: 'scout' }] },
    { mission: 'walking-iron' },
  );
  const core = t.things.objective.indexOf(0);
  expect([t.things.carrier[core], t.things.zone[core]]).toEqual([0, -1]);
});

rule(
  ['ES-RESOLVE-2', 'R-ES-27'],
  'only what is in sight has been seen before: the rest causes its tests',
  () => {
    const corner = 'bc\n.d\n.e';
    const jaeger = [{ type: 'jaeger', at: 'b', marks: ['marine'] }];
    const comes = (survivor: object) =>
      at(
        corner,
        {
          survivors: [{ class: 'marine', at: 'e', ...survivor }],
          enemies: jaeger,
          phase: 'enemies',
          events: [NO_EVENT],
        },
        { dice: [1, 1] },
      ).rules('tested');
    expect(comes({})).toEqual(['ES-RESOLVE-3']);
    expect(comes({ sees: ['jaeger'] })).toEqual([]);
  },
);

rule('ES-RCARD-4', 'a Resolve card turned up before holds from the beginning, an instant one is over', () => {
  const table = at('a', {
    survivors: [
      { ...MARINE, resolve: 5, resolveCards: ['rage-aveugle', 'fuite'], turnedUp: ['rage-aveugle'] },
    ],
    enemies: [{ type: 'swarmer', at: 'a' }],
  });
  expect(table.why('search')).toEqual(['ES-SEARCH-2']);
  const armed = at('a', {
    survivors: [
      {
        ...MARINE,
        resolve: 5,
        items: ['pistol'],
        resolveCards: ['fuite', 'rage-aveugle'],
        turnedUp: ['rage-aveugle'],
      },
    ],
    enemies: [{ type: 'swarmer', at: 'a' }],
  });
  expect(armed.options).toEqual(['attack pistol a', 'active', 'discard pistol', 'end']);
  for (const choice of ['search', 'noise 1', 'reorganise', 'crisis'])
    expect([choice, armed.why(choice)]).toEqual([choice, ['ES-RCARD-4']]);
  expect(armed.who('marine').turnedUp).toBe(2);
  expect(refusal({ survivors: [{ ...MARINE, turnedUp: ['fuite'] }] })).toMatch(
    /survivors\[0\]\.turnedUp: expected none/,
  );
});

test.each<[string, object, RegExp]>([
  [
    'two pilots',
    {
      survivors: [
        { ...MARINE, pilot: true },
        { class: 'medic', at: 'a', pilot: true },
      ],
    },
    /at most one pilot/,
  ],
  [
    'a pilot away from the Loader',
    { loader: 'b', survivors: [{ ...MARINE, pilot: true }] },
    /in the zone of the Exo Loader/,
  ],
  ['power without a Loader', { survivors: [MARINE], powered: true }, /powered: expected an Exo Loader/],
  ['a charge of no cell', { survivors: [MARINE], charges: 1 }, /charges: expected a Power Cell/],
  [
    'more figures than the zone holds',
    { survivors: [MARINE], enemies: Array(6).fill({ type: 'jaeger', at: 'a' }) },
    /zone a holds 6 \(R-ES-7\), got figures for 7/,
  ],
  [
    'more Life than printed',
    { survivors: [MARINE], enemies: [{ type: 'jaeger', at: 'A', life: 3 }] },
    /enemies\[0\]\.life: expected at most 2/,
  ],
  [
    'a stunned boss',
    { survivors: [MARINE], enemies: [{ type: 'titan', at: 'A', stunned: true }] },
    /ES-STUN-7/,
  ],
  ['nobody aboard', { survivors: [{ ...MARINE, fate: 'dead' }] }, /expected one of them aboard/],
  [
    'a dead first player',
    { first: 'medic', survivors: [MARINE, { class: 'medic', fate: 'dead' }] },
    /first: expected one of marine/,
  ],
  [
    'the turn of one who left',
    { turn: 'medic', survivors: [MARINE, { class: 'medic', fate: 'left' }] },
    /turn: expected one of marine/,
  ],
  [
    'a round after the last',
    { survivors: [MARINE], round: 15 },
    /round: expected at most the last round 14, got 15/,
  ],
  ['a Noise card carried', { survivors: [{ ...MARINE, items: ['noise-1'] }] }, /no place for "noise-1"/],
  [
    'progress toward nothing',
    { survivors: [{ ...MARINE, progress: 2 }] },
    /achievement: expected one for its progress/,
  ],
])('%s: refused', (_, position, message) => expect(refusal(position)).toMatch(message));

test('a drawing’s tiles are of the box, and of rooms', () => {
  const drawn = (id: string, rooms: string) =>
    refusal({ survivors: [MARINE] }, { ship: { ...SHIP, tiles: [{ id, rooms }] } });
  expect(drawn('brige', 'A')).toMatch(/tiles\[0\]\.id: expected one of life-support, .*; got "brige"/);
  expect(drawn('bridge', 'a')).toMatch(/tiles\[0\]\.rooms: expected rooms/);
  expect(drawn('bridge', 'A')).toBe('taken');
});

test('the event in force is a card of its kind, and no longer in the deck; the dead have no Life', () => {
  const t = arranged({
    survivors: [MARINE, { class: 'scout', fate: 'dead' }],
    event: 'blackout',
    events: ['blackout', 'blackout'],
  });
  const { events, eventCards } = t.content;
  expect([events[t.event]!.id, events[eventCards[t.eventCard]!]!.id]).toEqual(['blackout', 'blackout']);
  expect([t.events.includes(t.eventCard), t.events.length]).toEqual([false, 29]);
  expect(t.survivors.map(({ life }) => life)).toEqual([8, 0]);
});

test('where nothing can be meant, the refusal says so', () => {
  const closed = { ship: { drawing: 'ab' } };
  expect(refusal({ survivors: [{ ...MARINE, turnedUp: ['fuite'] }] })).toMatch(
    /turnedUp: expected none, for there is none left; got "fuite"/,
  );
  expect(refusal({ survivors: [MARINE], doors: { 'a-q': 'open' } })).toMatch(
    /doors: expected one of a-A; got "a-q"/,
  );
  expect(refusal({ survivors: [MARINE], doors: { 'a-b': 'open' } }, closed)).toMatch(
    /expected none, for there is no door/,
  );
  expect(refusal({ survivors: [MARINE] }, { ship: { drawing: 'ab', exits: 'q' } })).toMatch(
    /ship › exits: expected a zone/,
  );
  expect(refusal({ survivors: [MARINE] }, { ship: { drawing: '' } })).toMatch(
    /drawing: line 1: expected a drawing/,
  );
  expect(refusal({ survivors: [MARINE] }, { begins: 'nowhere' })).toMatch(
    /config › begins: expected one of long-corridor/,
  );
});

rule(
  'R-ES-37',
  'where the Enemy phase begins, whoever is in sight has been seen, unless the position says otherwise',
  () => {
    const chase = (jaeger: object): string[] =>
      at('abc\nd.e\nfgh', {
        survivors: [{ class: 'marine', at: 'c' }],
        enemies: [
          { type: 'jaeger', at: 'a', ...jaeger },
          ...Array(6).fill({ type: 'swarmer', at: 'b', stunned: true }),
        ],
        phase: 'enemies',
        events: [NO_EVENT],
      }).foes('jaeger');
    expect(chase({})).toEqual(['g']);
    expect(chase({ marks: [] })).toEqual(['d']);
  },
);
