/**
 * What the house's bots are told: how good a table is for the survivors together, in points of Life. It weighs who is left and
 * what they carry (`advice/gear.ts`), how far the mission has got (`tasks.ts`) and what the Enemy phase would bring
 * (`danger.ts`); what leaves no doubt is in `usual.ts`.
 */
import type { Advice } from '@tablee/kernel';
import { danger } from './advice/danger.ts';
import { gearWorth } from './advice/gear.ts';
import { tasks } from './advice/tasks.ts';
import { usual } from './advice/usual.ts';
import { WEIGHTS } from './advice/weights.ts';
import { isOccupied } from './rules/board.ts';
import { BODY, type Endure, type Survivor } from './types.ts';

export const advice: Advice<Endure> = {
  evaluate(t) {
    if (t.result !== null) return t.result.winners.length > 0 ? WEIGHTS.won : WEIGHTS.lost;
    let worth = tasks(t) + danger(t);
    for (let who = 0; who < t.survivors.length; who++) {
      const survivor = t.survivors[who]!;
      if (survivor.fate === 'aboard')
        worth += state(survivor) + gearWorth(t.content, survivor) + prospects(t, who);
      else if (survivor.fate === 'left') worth += WEIGHTS.alive + WEIGHTS.life * survivor.life;
    }
    return worth;
  },
  /** Everything but the actions of a turn fills in something begun. */
  continues: (kind) => kind !== 'act' && kind !== 'take',
  usual,
};

/** Life, nerves and wounds. */
function state({ life, resolve, wounds, stunned, crisis, unlocked }: Survivor): number {
  let worth = WEIGHTS.alive + WEIGHTS.life * life + WEIGHTS.resolve * resolve;
  if (life < WEIGHTS.fragileBelow) worth -= (WEIGHTS.fragileBelow - life) * WEIGHTS.fragile;
  if (resolve < 5) worth -= (5 - resolve) * WEIGHTS.nervous;
  if (wounds !== 0) {
    for (let left = wounds; left !== 0; left &= left - 1) worth += WEIGHTS.wound;
    if ((wounds & BODY) !== 0) worth += WEIGHTS.bodyWound;
  }
  if (stunned > 0) worth += WEIGHTS.stunned;
  return worth + crisis * WEIGHTS.crisis + unlocked * WEIGHTS.reward;
}

/** In its turn: a room that it could search next. */
function prospects(t: Endure, who: number): number {
  if (t.turn !== who || t.items.length === 0) return 0;
  const { actions, zone, searched, pilot } = t.survivors[who]!;
  if (actions === 0 || pilot === 1 || !t.content.ship.zones[zone]!.isRoom || searched.includes(zone))
    return 0;
  return isOccupied(t, zone) ? 0 : WEIGHTS.search;
}
