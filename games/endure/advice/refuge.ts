/** What a sensible survivor does in the Refuge: mends Life and wounds, then nerves, and only then leaves. */
import type { RefugePlace } from '../printed.ts';
import { RESOLVE_MOST } from '../rules/resolve.ts';
import { type Sight, sightFor } from '../rules/sight.ts';
import { type ActOption, type Endure, NONE, type Survivor } from '../types.ts';
import { stepsTo } from './goals.ts';

/** Nerves this near to whole are worth no walk. */
const CALM = RESOLVE_MOST - 1;

/** The mark of an option of the Refuge, or null where it is marked as anywhere. */
export function refugeMark(t: Endure, own: Survivor, option: ActOption): number | null {
  const sight = sightFor(t.content.ship, t.doorKey);
  const goal = wanted(t, own);
  switch (option.do) {
    case 'heal':
      return 8 + own.maxLife - own.life;
    case 'treat':
      return 9;
    case 'rest':
      return 6;
    case 'move':
      return goal === NONE ? -1 : 5 * nearer(t, sight, own.zone, option.zone, goal);
    case 'exit':
      return goal === NONE ? 4 : -1;
    case 'use':
    case 'recharge':
      // What mends is kept for where nothing else does.
      return option.do === 'recharge' ? 2 : -3;
    default:
      return null;
  }
}

/** The place one should go to or stay at; none once there is nothing to mend. */
function wanted(t: Endure, { life, maxLife, wounds, resolve }: Survivor): number {
  const infirmary = openPlace(t, 'infirmary');
  if ((life < maxLife || wounds !== 0) && infirmary !== NONE) return infirmary;
  return resolve < CALM ? openPlace(t, 'bunks') : NONE;
}

function openPlace(t: Endure, place: RefugePlace): number {
  const zone = t.content.places.indexOf(place);
  return t.closed.includes(zone) ? NONE : zone;
}

function nearer(t: Endure, sight: Sight, from: number, to: number, goal: number): number {
  return stepsTo(t, sight, from, [goal]) - stepsTo(t, sight, to, [goal]);
}
