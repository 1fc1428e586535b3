/** Radar tokens (RADAR): turned up in sight, replaced by figures, and back into the pool (R-ES-28, R-ES-36, R-ES-45). */
import { type RuleId, shuffle } from '@tablee/kernel';
import { RADAR } from '../printed.ts';
import type { Endure } from '../types.ts';
import { count } from './ach.ts';
import { inTurnOrder, sees } from './board.ts';
import { addTest } from './due.ts';
import { placeFigures, removeFoe } from './full.ts';
import { bits, whoLeavesNoMark } from './look.ts';
import { loseResolve } from './resolve.ts';
import { solomonComes, solomonType } from './solomon.ts';

/** The token shows its enemies: figures take its place, in its state (ES-AI-7), and whoever sees it makes tests. */
export function turnUp(t: Endure, foe: number, rule: RuleId = 'ES-RADAR-2'): void {
  const { foes, content } = t;
  if (foes.zone[foe]! < 0 || foes.type[foe] !== RADAR) return;
  const zone = foes.zone[foe]!;
  const token = foes.token[foe]!;
  const { faction, figures, boss } = content.tokens[token]!;
  if (t.told) t.told.push({ event: 'turnedUp', rule, foe, token, zone });
  const inherited = { active: foes.active[foe]!, done: foes.done[foe]!, heads: foes.heads[foe]! };
  removeFoe(t, foe);
  if (!boss) {
    t.pool.push(token);
    shuffle(t, t.pool);
  }
  const types = solomonComes(t, faction) ? [...figures, solomonType(content, faction)] : figures;
  const placed = placeFigures(t, types, zone);
  for (const figure of placed) {
    foes.active[figure] = inherited.active;
    foes.done[figure] = inherited.done;
    foes.heads[figure] = inherited.heads;
    foes.token[figure] = token;
  }
  reactions(t, zone, placed);
  if (t.phase === 'survivors') count(t, t.turn, 'tokenTurnedUp');
}

/**
 * R-ES-28: with the token's zone in sight at least one test, one for each type not seen before; with only an overflow zone in
 * sight, one for each new type there. A boss first takes 1 Resolve from everybody who sees it (ES-BOSS-2, R-ES-77).
 */
function reactions(t: Endure, zone: number, placed: readonly number[]): void {
  const { foes, content } = t;
  const order = inTurnOrder(t);
  for (const foe of placed) {
    if (!content.enemies[foes.type[foe]!]!.boss) continue;
    for (const who of order)
      if (sees(t, content, t.survivors[who]!.zone, foes.zone[foe]!)) loseResolve(t, who, 1, 'ES-BOSS-2');
  }
  // Marked at once: a test may drive a survivor out of sight before the next look (R-ES-37).
  const unmarkable = t.phase === 'survivors' ? whoLeavesNoMark(t) : -1;
  for (const who of order) {
    const survivor = t.survivors[who]!;
    let types = 0;
    for (const foe of placed) {
      if (!sees(t, content, survivor.zone, foes.zone[foe]!)) continue;
      types |= 1 << foes.type[foe]!;
      foes.marks[foe]! |= (1 << who) & ~unmarkable;
    }
    const fresh = bits(types & ~survivor.sees);
    survivor.sees |= types;
    const tests = sees(t, content, survivor.zone, zone) ? Math.max(1, fresh) : fresh;
    if (tests > 0) addTest(t, who, tests);
  }
}

/** Everybody sees what is on the token; it is not turned up (*Scanner Helm*). */
export function lookAt(t: Endure, foe: number): void {
  t.foes.known[foe] = 1;
  if (t.told) t.told.push({ event: 'looked', rule: 'R-ES-15', foe, token: t.foes.token[foe]! });
}
