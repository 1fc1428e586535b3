/** The actions of a turn: spent, gained, lost (ACT). */
import type { Endure, Who } from '../types.ts';

/** Each survivor has 3 actions per turn (ES-ACT-1); a pilot of a powered Loader 4 (ES-EXO-10). */
export const ACTIONS = 3;
export const LOADER_ACTIONS = 4;

export function spendAction(t: Endure, who: Who, n: number): void {
  const survivor = t.survivors[who]!;
  survivor.actions = Math.max(0, survivor.actions - n);
  survivor.spent += n;
  if (survivor.refusedBy.length > 0) survivor.refusedBy = [];
}

/** Actions granted by an effect are usable in that turn only (R-ES-97); they raise the allowance (R-ES-16). */
export function grantActions(t: Endure, who: Who, n: number): void {
  const survivor = t.survivors[who]!;
  survivor.actions += n;
  survivor.gained += n;
  if (t.told) t.told.push({ event: 'actionsGained', rule: 'R-ES-97', who, n });
}

/** One action fewer in its next turn. */
export function tire(t: Endure, who: Who): void {
  t.survivors[who]!.losesAction++;
  if (t.told) t.told.push({ event: 'actionsLost', rule: 'ES-RCARD-3', who, n: 1 });
}
