/** What the Enemy phase would bring if it began now: damage to be expected for each survivor, and what is coming this way. */
import { RADAR } from '../printed.ts';
import { attentionOf } from '../rules/ai.ts';
import { saveOf } from '../rules/armour.ts';
import { holding } from '../rules/board.ts';
import { FAR } from '../rules/ship.ts';
import { sightFor } from '../rules/sight.ts';
import type { Endure } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** Damage expected, by survivor; used again at every look. */
const EXPECTED = new Float64Array(8);

/** Damage a boss's card deals on average to somebody within reach. */
const BOSS_DAMAGE = 1.8;

export function danger(t: Endure): number {
  const { foes, survivors, content } = t;
  const { ship, enemies } = content;
  const { walk } = sightFor(ship, t.doorKey);
  const event = holding(t, content);
  EXPECTED.fill(0);
  let worth = 0;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    const row = foes.zone[foe]! * ship.size;
    let nearest = -1;
    let steps = FAR;
    for (let who = 0; who < survivors.length; who++) {
      const { zone, hidden } = survivors[who]!;
      if (zone < 0 || hidden === 1) continue;
      const away = walk[row + zone]!;
      if (away < steps) {
        steps = away;
        nearest = who;
      }
    }
    const isNear = steps <= 4;
    const type = foes.type[foe]!;
    if (type === RADAR) {
      if (nearest >= 0 && isNear) worth -= WEIGHTS.tokenNear * (5 - steps) * 0.25;
      if (attentionOf(t, content, foe).why !== 'none') worth -= WEIGHTS.token * (isNear ? 1 : 0.5);
      continue;
    }
    const enemy = enemies[type]!;
    const closeness = isNear ? 1 : WEIGHTS.far;
    worth -= (WEIGHTS.foe + WEIGHTS.foeDamage * (enemy.boss ? BOSS_DAMAGE : enemy.damage)) * closeness;
    if (nearest < 0 || foes.stun[foe] === 1) continue;
    const { why } = attentionOf(t, content, foe);
    if (why === 'none' || why === 'lure') continue;
    const pace = event === 'gravity' ? 2 : 1;
    const reach = enemy.boss ? enemy.actions * pace + 1 : (enemy.actions - 1) * pace + enemy.range;
    if (steps > (event === 'blackout' ? Math.min(reach, 2) : reach)) continue;
    const save = saveOf(t, content, nearest as never);
    EXPECTED[nearest]! += ((enemy.boss ? BOSS_DAMAGE : enemy.damage) * (Math.min(7, save) - 1)) / 6;
  }
  for (let who = 0; who < survivors.length; who++) {
    const expected = EXPECTED[who]!;
    if (expected === 0) continue;
    const { life } = survivors[who]!;
    worth -= WEIGHTS.threat * Math.min(expected, life + 2);
    if (expected >= life) worth -= WEIGHTS.doomed;
    else if (expected >= life - 1) worth -= WEIGHTS.doomed * 0.4;
  }
  return worth;
}
