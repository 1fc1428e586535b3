/** The ship as it is drawn: every zone whole, every piece inside its zone, every door on its wall. */
import { describe, expect, test } from 'vitest';
import { configSchema } from '../../config.ts';
import { baseBox } from '../../ready/box.ts';
import { contentFor } from '../../ready/content.ts';
import { layoutOf } from '../ship/layout.ts';
import { LIES, lieOf, middleOf, placesIn, planOf, pointOf, UNIT } from '../ship/plan.ts';
import { GAMES, momentsOf } from './games.ts';

const MISSIONS = baseBox().missions.map(({ id }) => id);
const LYING = MISSIONS.flatMap((mission) => LIES.map((lie) => ({ mission, lie })));

/** Twice the area inside these corners. */
function areaOf(corners: readonly { readonly x: number; readonly y: number }[]): number {
  return corners.reduce((sum, { x, y }, n) => {
    const next = corners[(n + 1) % corners.length]!;
    return sum + (x * next.y - next.x * y);
  }, 0);
}

describe('the drawn ship', () => {
  test.each(LYING)(
    '$mission, $lie: a zone’s outline holds its cells and nothing else',
    ({ mission, lie }) => {
      const { ship } = contentFor(configSchema.parse({ mission }), null);
      const plan = planOf(ship, lie);
      for (const { number, cells } of ship.zones) {
        expect(areaOf(plan.zones[number]!.outline) / 2, ship.zones[number]!.label).toBe(
          cells.length * UNIT ** 2,
        );
      }
    },
  );

  test.each(LYING)(
    '$mission, $lie: every border is drawn, every door in the middle of one',
    ({ mission, lie }) => {
      const { ship } = contentFor(configSchema.parse({ mission }), null);
      const plan = planOf(ship, lie);
      for (const { id } of ship.borders) expect(plan.borders[id]!.length).toBeGreaterThan(0);
      for (const { border } of ship.doors) {
        const { x, y, upright } = middleOf(plan.borders[border]!);
        const edges = plan.borders[border]!;
        const along = edges.flatMap(({ from, to }) => (upright ? [from.y, to.y] : [from.x, to.x]));
        expect(upright ? y : x).toBe((Math.min(...along) + Math.max(...along)) / 2);
      }
    },
  );

  test.each(MISSIONS)('%s: on its side, what is north of something lies to its left', (mission) => {
    const { ship } = contentFor(configSchema.parse({ mission }), null);
    const [upright, aside] = LIES.map((lie) => planOf(ship, lie));
    for (const { number } of ship.zones) {
      const { x, y } = upright!.zones[number]!.box;
      const { width } = upright!.zones[number]!.box;
      expect(aside!.zones[number]!.box, ship.zones[number]!.label).toMatchObject({
        x: y,
        y: upright!.width - x - width,
      });
    }
    expect(pointOf(ship, 'aside', 0, 0)).toEqual({ ...pointOf(ship, 'upright', 0, ship.width) });
  });

  test('its long side lies along the window’s', () => {
    const tall = { ...contentFor(configSchema.parse({}), null).ship, width: 12, height: 18 };

    expect(lieOf(tall, 'tall')).toBe('upright');
    expect(lieOf(tall, 'wide')).toBe('aside');
    expect(lieOf({ ...tall, width: 18 }, 'wide')).toBe('upright');
    expect(lieOf({ ...tall, width: 24 }, 'tall')).toBe('aside');
  });

  test('from one piece to twelve, all of them stand inside the zone', () => {
    const { ship } = contentFor(configSchema.parse({ mission: 'apex' }), null);
    for (const shape of planOf(ship).zones) {
      const { x, y, width, height } = shape.room;
      for (let count = 1; count <= 12; count++) {
        const { size, at } = placesIn(shape, count);
        for (const place of at) {
          expect(place.x - size / 2).toBeGreaterThanOrEqual(x);
          expect(place.x + size / 2).toBeLessThanOrEqual(x + width);
          expect(place.y - size / 2).toBeGreaterThanOrEqual(y);
          expect(place.y + size / 2).toBeLessThanOrEqual(y + height);
        }
      }
    }
  });

  test('whoever is on the ship is drawn in its zone', () => {
    const plans = new Map<string, number>();
    for (const { after, content } of momentsOf(GAMES[2]!, 120)) {
      const { table } = after;
      if (table.phase === 'muster') continue;
      const layout = layoutOf(table, planOf(content.ship));
      table.survivors.forEach(({ zone }, who) => {
        expect(layout.get(who)?.zone ?? -1).toBe(zone);
      });
      plans.set(content.mission.id, layout.size);
    }
    expect(plans.size).toBe(1);
  });
});
