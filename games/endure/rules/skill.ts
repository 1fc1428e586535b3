/** Skills (SKILL, R-ES-97): an action each, the active one once a turn, the crisis one once a mission. */
import { call, done, type Next, type Procedure, procedure, type RuleId } from '@tablee/kernel';
import { activate, isForbidden, resolve } from '@tablee/kernel/effect';
import type { Endure, OrderOption, Who } from '../types.ts';
import { spendAction } from './actions.ts';
import { attack, attacking, attackOptions, stepsFirst } from './combat.ts';
import { after } from './due.ts';
import { move, stepOptions } from './move.ts';
import { abilityHindrance } from './use.ts';

export type SkillKind = 'active' | 'crisis';

export function skillAddress(t: Endure, who: Who, kind: SkillKind): string {
  const { activeAt, crisisAt } = t.content.survivors[t.survivors[who]!.class]!;
  return kind === 'active' ? activeAt : crisisAt;
}

/** The rule that forbids the skill now; null when it may be used. */
export function skillRefusal(t: Endure, who: Who, kind: SkillKind): RuleId | null {
  const survivor = t.survivors[who]!;
  if (survivor.pilot === 1) return 'ES-EXO-16';
  if (kind === 'active' && survivor.usedActive === 1) return 'ES-SKILL-4';
  if (kind === 'active' && isForbidden(t, 'useActive', who)) return 'ES-RCARD-4';
  if (kind === 'crisis' && t.content.isRefuge) return 'R-ES-84';
  if (kind === 'crisis' && survivor.crisis === 0) return 'ES-SKILL-6';
  return abilityHindrance(t, skillAddress(t, who, kind), who) === null ? null : 'R-ES-97';
}

export interface Skilled {
  who: Who;
  kind: SkillKind;
}

export const skill: Procedure<Endure, Skilled> = procedure<Endure, Skilled>()('skill', {
  announce: (t, f): Next<'pay'> =>
    activate(t, skillAddress(t, f.who, f.kind), f.who, t.survivors[f.who]!.seat, 'pay'),
  pay(t, f): Next<'after'> {
    const what = t.announced;
    if (what === null) return done;
    t.announced = null;
    const { who, kind } = f;
    const survivor = t.survivors[who]!;
    spendAction(t, who, 1);
    if (kind === 'active') survivor.usedActive = 1;
    else survivor.crisis = 0;
    const rule = kind === 'active' ? 'ES-SKILL-3' : 'ES-SKILL-6';
    if (t.told) t.told.push({ event: 'skillUsed', rule, who, skill: kind });
    return resolve(t, what, 'after') ?? 'after';
  },
  after: (t): Next<'end'> => after(t, 'end'),
  end: () => done,
});

/** Whom the Captain may order: not stunned survivors, nor pilots of an unpowered Loader (R-ES-97). */
export function canBeOrdered(t: Endure, who: Who): boolean {
  const { fate, stunned, pilot } = t.survivors[who]!;
  return fate === 'aboard' && stunned === 0 && (pilot === 0 || t.powered === 1);
}

export interface Ordered {
  who: Who;
  by: Who;
}

/** *Order*: another survivor makes one Move or Attack at once, free; its own seat decides. */
export const order: Procedure<Endure, Ordered, OrderOption, 'who' | 'by'> = procedure<
  Endure,
  Ordered,
  OrderOption
>()('order', ['who', 'by'], {
  begin(t, f): Next<'decide'> {
    if (t.told) t.told.push({ event: 'ordered', rule: 'R-ES-97', who: f.who, by: f.by });
    return 'decide';
  },
  decide: {
    kind: 'order',
    rule: 'R-ES-97',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options(t, f, options, why) {
      stepOptions(t, f.who, true, options, why as never);
      attackOptions(t, f.who, 'plain', options, why as never);
      stepsFirst(t, f.who, 'plain', options);
      options.push({ do: 'decline' });
    },
    chosen(t, f, option): Next<'end'> {
      const { who } = f;
      if (option.do === 'attack') {
        const { weapon, pair, zone, lane } = option;
        return call(attack, { ...attacking(who, 'plain', true), weapon, pair, zone, lane }, 'end');
      }
      if (option.do === 'stepFirst')
        return call(attack, { ...attacking(who, 'plain', true), stepTo: option.zone }, 'end');
      if (option.do === 'move')
        return call(move, { who, to: option.zone, left: 1, pays: false, isFree: true }, 'end');
      if (t.told) t.told.push({ event: 'declined', rule: 'R-ES-97', who });
      return done;
    },
  },
  end: () => done,
});

/** *Ghost Walk*: until the end of the round no enemy sees or attacks it, and its marks vanish. */
export function hide(t: Endure, who: Who): void {
  t.survivors[who]!.hidden = 1;
  const { marks } = t.foes;
  for (const foe of t.foes.live) marks[foe]! &= ~(1 << who);
  if (t.told) t.told.push({ event: 'hid', rule: 'R-ES-97', who });
}

/** *Override Card*: this turn closed and locked doors let it through (R-ES-55). */
export function passDoors(t: Endure, who: Who): void {
  t.survivors[who]!.passesDoors = 1;
  if (t.told) t.told.push({ event: 'doorsBypassed', rule: 'R-ES-55', who });
}
