/** Winning and losing together (GOAL), objectives of every kind (R-ES-96), when it ends (R-ES-82). */
import { finish, type RuleId, seatsOf } from '@tablee/kernel';
import type { ReadyObjective } from '../printed.ts';
import type { Board, Endure, Who } from '../types.ts';

/** Objectives that must come first are done: it can be worked (R-ES-96). */
export function canBeWorked(b: Board, { after }: ReadyObjective): boolean {
  return after.every((other) => b.achieved[other] === 1);
}

/** So much more of an objective is done. */
export function advance(t: Endure, objective: number, n = 1): void {
  if (t.achieved[objective] === 1) return;
  t.progress[objective]! += n;
  const { count } = t.content.mission.objectives[objective]!;
  if (t.progress[objective]! >= count) achieve(t, objective);
}

function achieve(t: Endure, objective: number): void {
  t.achieved[objective] = 1;
  if (t.told) t.told.push({ event: 'objectiveDone', rule: 'R-ES-96', objective });
}

/** Of an enemy type that an objective asks for, one was killed. */
export function countKill(t: Endure, type: number): void {
  const { objectives } = t.content.mission;
  for (let n = 0; n < objectives.length; n++) {
    const objective = objectives[n]!;
    if (objective.kind === 'kill' && objective.enemy === type && canBeWorked(t, objective)) advance(t, n);
  }
}

/** Asked after every single change that could end the mission. Victory beats a simultaneous last death (R-ES-82). */
export function checkGoals(t: Endure): void {
  if (t.result !== null || t.content.isRefuge) return;
  let aboard = 0;
  let left = 0;
  for (const { fate } of t.survivors) {
    if (fate === 'aboard') aboard++;
    else if (fate === 'left') left++;
  }
  const { objectives } = t.content.mission;
  let isWon = true;
  for (let n = 0; n < objectives.length; n++) {
    const objective = objectives[n]!;
    if (
      t.achieved[n] === 0 &&
      objective.kind === 'exit' &&
      aboard === 0 &&
      left > 0 &&
      canBeWorked(t, objective)
    )
      achieve(t, n);
    if (t.achieved[n] === 0) isWon = false;
  }
  if (isWon) win(t);
  else if (aboard === 0) lose(t, left > 0 ? 'left-behind' : 'all-dead', left > 0 ? 'R-ES-82' : 'ES-GOAL-2');
}

function win(t: Endure): void {
  if (t.told) t.told.push({ event: 'ended', rule: 'ES-GOAL-1', won: true });
  // One shared result for all seats (ES-GOAL-3).
  finish(t, { winners: seatsOf(t.seats), rule: 'ES-GOAL-1', how: 'objectives' });
}

export function lose(t: Endure, how: string, rule: RuleId): void {
  if (t.told && t.result === null) t.told.push({ event: 'ended', rule, won: false });
  finish(t, { winners: [], rule, how });
}

/** A hold objective is broken as soon as nobody stands in its zones (R-ES-96). */
export function watchHolds(t: Endure): void {
  const { objectives } = t.content.mission;
  for (let n = 0; n < objectives.length; n++) {
    if (t.holding[n] === 1 && !isHeld(t, objectives[n]!)) t.holding[n] = 0;
  }
}

/** A new round: what is held now may be held to its end. */
export function beginHolds(t: Endure): void {
  const { objectives } = t.content.mission;
  for (let n = 0; n < objectives.length; n++) {
    const objective = objectives[n]!;
    t.holding[n] = objective.kind === 'hold' && canBeWorked(t, objective) && isHeld(t, objective) ? 1 : 0;
  }
}

/** Held from the start of the round to its end: it counts (R-ES-96). */
export function countHolds(t: Endure): void {
  for (let n = 0; n < t.holding.length; n++) if (t.holding[n] === 1) advance(t, n);
}

function isHeld(b: Board, { held }: ReadyObjective): boolean {
  return b.survivors.some(({ zone }) => zone >= 0 && held.includes(zone));
}

/** Things a survivor carries. */
export function carriedBy(b: Board, who: Who): number[] {
  const { carrier } = b.things;
  const list: number[] = [];
  for (let thing = 0; thing < carrier.length; thing++) if (carrier[thing] === who) list.push(thing);
  return list;
}
