/** Artificial Gravity Failure: a ranged attack drives attacker and targets apart (ES-EVENT-16 to -19, R-ES-59). */
import { call, done, type Next, type Procedure, procedure } from '@tablee/kernel';
import type { Endure, Who } from '../types.ts';
import { fits, sightNow } from './board.ts';
import { directionDie, oneOf } from './dice.ts';
import { after } from './due.ts';
import { look } from './look.ts';
import { relocate, sizeOf } from './move.ts';
import { opposite } from './ship.ts';
import { lanesBetween } from './sight.ts';

/** Something slides: a survivor (`who`) or a foe, in a direction. */
export const SURVIVOR = 0;
export const FOE = 1;

export interface Pushing {
  /** Kind, number and face in turn; attacker first, then enemies by number, then the survivor. */
  sliding: number[];
}

/** One zone after the other, each with its visibility update, until a wall, a closed door, a full zone or a bubble. */
export const push: Procedure<Endure, Pushing> = procedure<Endure, Pushing>()('push', {
  /** What the shot brought about comes first. */
  settle: (t): Next<'slide'> => after(t, 'slide'),
  slide(t, f): Next<'slide'> {
    while (f.sliding.length > 0) {
      const [kind, number, face] = f.sliding as [number, number, number];
      const from = kind === FOE ? t.foes.zone[number]! : t.survivors[number]!.zone;
      const to = from < 0 ? -1 : nextZone(t, kind, number, from, face);
      if (to < 0) {
        f.sliding.splice(0, 3);
        continue;
      }
      if (kind === FOE) {
        t.foes.zone[number] = to;
        if (t.told) t.told.push({ event: 'slid', rule: 'ES-EVENT-18', foe: number, from, to });
        look(t);
      } else relocate(t, number as Who, to, 'slide');
      return after(t, 'slide');
    }
    return done;
  },
});

function nextZone(t: Endure, kind: number, number: number, from: number, face: number): number {
  const next = sightNow(t, t.content.ship).toward[from * 4 + face]!;
  if (next.length === 0) return -1;
  const to = next[oneOf(t, next.length)]!;
  const size = kind === FOE ? t.content.enemies[t.foes.type[number]!]!.size : sizeOf(t, number as Who);
  return fits(t, t.content, size, from, to) ? to : -1;
}

/** The direction of the shot; into the own zone the die gives the attacker's, and targets go the other way. */
export function shotFace(
  t: Endure,
  laneFace: number,
  isOwnZone: boolean,
): { attacker: number; target: number } {
  if (!isOwnZone) return { attacker: opposite(laneFace), target: laneFace };
  const face = directionDie(t);
  return { attacker: face, target: opposite(face) };
}

/** Gravity: the shooter one way, the survivor shot at the other (ES-EVENT-16, -17). */
export function pushed<Then extends string>(
  t: Endure,
  foe: number,
  victim: Who,
  zone: number,
  then: Then,
): Next<Then> {
  const { ship } = t.content;
  const from = t.foes.zone[foe]!;
  const lane = from === zone ? undefined : lanesBetween(ship, sightNow(t, ship), from, zone)[0];
  const { attacker, target } = shotFace(t, lane?.face ?? 0, lane === undefined);
  const sliding = [FOE, foe, attacker];
  if (t.survivors[victim]!.zone >= 0) sliding.push(SURVIVOR, victim, target);
  look(t);
  return call(push, { sliding }, then);
}
