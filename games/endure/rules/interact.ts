/** Interact (ES-ACT-8, R-ES-19, R-ES-96): switches, objectives to pick up or deliver, cards that lie on the board. */
import { call, done, type Next, type Procedure, procedure, type RuleId } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import { type Endure, NONE, type Who } from '../types.ts';
import { count } from './ach.ts';
import { spendAction } from './actions.ts';
import { after } from './due.ts';
import { advance, canBeWorked, checkGoals } from './goal.ts';
import { gain } from './inv.ts';
import { deliver } from './move.ts';
import { makeNoise } from './noise.ts';

/** The rule that forbids working this thing now; null when it may be. It lies in the survivor's zone. */
export function interactRefusal(t: Endure, who: Who, thing: number): RuleId | null {
  const survivor = t.survivors[who]!;
  if (survivor.pilot === 1 && t.powered === 0) return 'R-ES-74';
  const number = t.things.objective[thing]!;
  if (number < 0) return null;
  const objective = t.content.mission.objectives[number]!;
  if (!canBeWorked(t, objective)) return 'R-ES-96';
  if (objective.byLoader && (survivor.pilot === 0 || t.powered === 0)) return 'ES-EXO-1';
  return null;
}

/** A carried objective may be delivered here: one of its zones. */
export function canDeliver(t: Endure, who: Who, thing: number): boolean {
  const { actions, zone, pilot } = t.survivors[who]!;
  const number = t.things.objective[thing]!;
  if (number < 0 || t.things.carrier[thing] !== who || actions < 1) return false;
  if (pilot === 1 && t.powered === 0) return false;
  return t.content.mission.objectives[number]!.to.includes(zone);
}

export interface Interacting {
  who: Who;
  thing: number;
  delivers: boolean;
}

export const interact: Procedure<Endure, Interacting> = procedure<Endure, Interacting>()('interact', {
  work(t, f): Next<'effects' | 'end'> {
    const { who, thing } = f;
    const { zone } = t.survivors[who]!;
    const { things } = t;
    spendAction(t, who, 1);
    count(t, who, 'interacted');
    const number = things.objective[thing]!;
    if (number < 0) {
      const card = things.card[thing]!;
      things.spent[thing] = 1;
      things.zone[thing] = NONE;
      things.card[thing] = NONE;
      t.limbo.push(card);
      if (t.told) t.told.push({ event: 'thingTaken', rule: 'R-ES-19', who, thing, zone });
      return call(gain, { who, card }, 'end');
    }
    const objective = t.content.mission.objectives[number]!;
    if (f.delivers) {
      deliver(t, who, thing, zone);
      checkGoals(t);
      return 'end';
    }
    // What was worked before is only picked up again: that makes no noise and brings nothing about (R-ES-89, R-ES-96).
    const isNew = things.worked[thing] === 0;
    if (isNew && objective.noise > 0) makeNoise(t, zone, objective.noise, who);
    if (objective.kind === 'switch') {
      things.spent[thing] = 1;
      if (t.told) t.told.push({ event: 'switched', rule: 'ES-ACT-8', who, thing, zone });
      advance(t, number);
    } else {
      things.carrier[thing] = who;
      things.zone[thing] = NONE;
      if (t.told) t.told.push({ event: 'thingTaken', rule: 'R-ES-19', who, thing, zone });
      if (objective.kind === 'collect' && isNew) advance(t, number);
      things.worked[thing] = 1;
    }
    checkGoals(t);
    return isNew ? 'effects' : 'end';
  },
  effects(t, f): Next<'end'> {
    const { does } = t.content.mission.objectives[t.things.objective[f.thing]!]!;
    return does === '' ? 'end' : perform(does, t.survivors[f.who]!.seat, f.who, 'end');
  },
  end: (t): Next<'over'> => after(t, 'over'),
  over: () => done,
});
