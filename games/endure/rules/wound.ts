/** Wounds (WOUND): head, body, legs, one token each at the most. */
import { roll } from '@tablee/kernel';
import { type Endure, type Who, WOUNDS, type Wound } from '../types.ts';
import { count } from './ach.ts';
import { d6, tellRoll } from './dice.ts';
import { loseLife } from './dmg.ts';

/** Six faces: 1 to 3 blank, then head, body, legs (R-ES-9). */
const BLANKS = 3;

export const bitOf = (wound: Wound): number => 1 << WOUNDS.indexOf(wound);

/** Rolled once per attack suffered, whatever the damage (ES-DMG-2). */
export function woundDie(t: Endure, who: Who): void {
  const die = roll(t, 6);
  tellRoll(t, 'R-ES-9', 'wound', [die], 0, { who });
  if (die <= BLANKS) {
    if (t.told) t.told.push({ event: 'woundSpared', rule: 'ES-WOUND-2', who, wound: 'blank' });
    return;
  }
  wound(t, who, WOUNDS[die - BLANKS - 1]!);
}

/** A place already wounded stays as it is (ES-WOUND-9). */
export function wound(t: Endure, who: Who, where: Wound): void {
  const survivor = t.survivors[who]!;
  if ((survivor.wounds & bitOf(where)) !== 0) {
    if (t.told) t.told.push({ event: 'woundSpared', rule: 'ES-WOUND-9', who, wound: where });
    return;
  }
  survivor.wounds |= bitOf(where);
  if (t.told) t.told.push({ event: 'wounded', rule: WOUND_RULES[where], who, wound: where });
}
const WOUND_RULES = { head: 'ES-WOUND-3', body: 'ES-WOUND-4', legs: 'ES-WOUND-5' } as const;

/** Treated by a Medic, a Med Kit or the Infirmary (ES-WOUND-8, R-ES-84). */
export function treat(t: Endure, who: Who, where: Wound, by: Who): void {
  const survivor = t.survivors[who]!;
  if ((survivor.wounds & bitOf(where)) === 0) return;
  survivor.wounds &= ~bitOf(where);
  if (t.told) t.told.push({ event: 'treated', rule: 'ES-WOUND-8', who, wound: where });
  if (by >= 0) count(t, by, 'treated');
}

/** At the start of the turn: 1 to 3 costs 1 Life (ES-WOUND-4). */
export function bodyWound(t: Endure, who: Who): void {
  const die = d6(t);
  tellRoll(t, 'ES-WOUND-4', 'body', [die], 4, { who });
  if (die <= 3) loseLife(t, who, 1, 'body', 'ES-WOUND-4');
}
