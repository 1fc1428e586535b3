import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { shipOf } from '../rules/ship.ts';
import { lanesBetween, sightOf } from '../rules/sight.ts';
import { at, planOf } from './at.ts';

/** Which zones a zone sees, by letter. */
function seen(drawing: string, from: string): string {
  const ship = shipOf(planOf(drawing));
  const key = ship.doors.map(({ open }) => (open ? '1' : '0')).join('');
  const { los } = sightOf(ship, key);
  const x = ship.zones.findIndex(({ label }) => label === from);
  return ship.zones
    .filter(({ number }) => los[x * ship.size + number] === 1)
    .map(({ label }) => label)
    .join('');
}

const CORRIDOR = `
  abcd
  ..e.
  ..f.
`;

rule(
  ['ES-LOS-2', 'ES-LOS-3', 'ES-LOS-4', 'R-ES-3'],
  'sight runs straight, at any distance, never diagonally',
  () => {
    expect(seen(CORRIDOR, 'a')).toBe('abcd');
    expect(seen(CORRIDOR, 'c')).toBe('abcdef');
    expect(seen(CORRIDOR, 'e')).toBe('cef');
    expect(seen(CORRIDOR, 'f')).not.toContain('a');
  },
);

rule(
  ['ES-LOS-5', 'ES-LOS-10'],
  'seeing any part of a zone is seeing all of it; a door counts as anywhere on its wall',
  () => {
    const drawing = `
    RRRR
    RRRR
    abcd
    doors: R-d open
  `;
    expect(seen(drawing, 'd')).toContain('R');
    expect(seen(drawing, 'R')).toBe('Rd');
    expect(
      seen(
        `
    RRRR
    aabb
    doors: R-a open
  `,
        'a',
      ),
    ).toContain('R');
  },
);

rule(
  ['ES-LOS-6', 'ES-LOS-13', 'ES-DOOR-3', 'ES-DOOR-1'],
  'walls and closed doors block sight, open doors do not',
  () => {
    expect(seen('AAbb\ndoors: A-b open', 'b')).toBe('Ab');
    expect(seen('AAbb\ndoors: A-b closed', 'b')).toBe('b');
    expect(seen('AABB\ndoors: ', 'A')).toBe('A');
  },
);

rule(
  ['ES-LOS-8', 'ES-LOS-9', 'ES-LOS-11'],
  'a room sees through its open door, and on through further doors in line',
  () => {
    const drawing = 'AAbbCCdd\ndoors: A-b open, b-C open, C-d open';
    expect(seen(drawing, 'A')).toBe('AbCd');
    expect(seen('AAbbCCdd\ndoors: A-b open, b-C open, C-d closed', 'A')).toBe('AbC');
  },
);

rule('ES-LOS-12', 'nobody looks sideways through a door one passes', () => {
  const drawing = `
    .RR.
    .RR.
    abcd
    doors: R-b open
  `;
  expect(seen(drawing, 'a')).toBe('abcd');
  expect(seen(drawing, 'b')).toContain('R');
  expect(seen(drawing, 'c')).not.toContain('R');
});

rule('R-ES-3', 'sight is the same both ways', () => {
  const drawing = `
    AAbbCC
    AAbbCC
    ddeeff
    doors: A-b open, b-C closed, C(S)-f open
  `;
  const ship = shipOf(planOf(drawing));
  for (const { label: x } of ship.zones)
    for (const { label: y } of ship.zones)
      expect(seen(drawing, x).includes(y)).toBe(seen(drawing, y).includes(x));
});

rule(['ES-LOS-7', 'R-ES-88'], 'figures never block sight: what stands behind them is seen', () => {
  const table = at(
    'abc',
    {
      survivors: [{ class: 'captain', at: 'a', items: ['pistol'], sees: [] }],
      enemies: [
        { type: 'jaeger', at: 'b' },
        { type: 'swarmer', at: 'c' },
      ],
    },
    { dice: [1, 1, 1, 1] },
  );

  expect(table.events('tested')).toHaveLength(2);
  expect(table.t.foes.marks).toEqual([1, 1]);
});

rule('ES-LOS-1', 'an attack needs sight of its target', () => {
  const setup = {
    survivors: [{ class: 'captain', at: 'a', items: ['assault-rifle'] }],
    enemies: [{ type: 'swarmer', at: 'B' }],
  };
  expect(at('aBB\ndoors: a-B open', setup).options).toContain('attack assault-rifle B');
  expect(at('aBB\ndoors: a-B closed', setup).options.join()).not.toContain('attack');
});

rule('R-ES-6', 'lanes of one shot: straight, each with its length, the shortest first', () => {
  const drawing = `
    AAAA
    A..A
    bcde
    doors: A-b open, A-e open
  `;
  const ship = shipOf(planOf(drawing));
  const lanes = lanesBetween(ship, sightOf(ship, '11'), 1, 0);
  expect(lanes.map(({ length }) => length)).toEqual([1]);
  expect(lanesBetween(ship, sightOf(ship, '11'), 1, 3)[0]).toMatchObject({
    face: 1,
    length: 2,
    through: [2],
  });
});
