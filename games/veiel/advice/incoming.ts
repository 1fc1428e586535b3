/** What the enemies are about to do in their phase, as the board stands: wounds each hero would suffer, block counted. */
import { intentOf } from '../rules/ai.ts';
import { enemyOf, hasStatus, isEnemy, isHero, numberWith } from '../rules/table.ts';
import type { Line, Veiel } from '../types.ts';

/** By hero: wounds to come, and what riders are worth in wounds. */
export interface Incoming {
  readonly wounds: number[];
  readonly riders: number[];
}

/** How much less an enemy is feared that could still be felled before it acts. */
const FELLED = 0.85;

/** Damage and wounds by figure, before block. */
const DAMAGE: number[] = [];
const WOUNDS: number[] = [];

export function incoming(t: Veiel, falls: readonly number[]): Incoming {
  const { kind, square, acted, block, of } = t.figures;
  const into: Incoming = { wounds: t.heroes.map(() => 0), riders: t.heroes.map(() => 0) };
  if (t.phase !== 'heroes' && t.phase !== 'enemies' && t.phase !== 'deployment') return into;
  for (let figure = 0; figure < kind.length; figure++) {
    DAMAGE[figure] = 0;
    WOUNDS[figure] = 0;
  }
  for (let figure = 0; figure < kind.length; figure++) {
    if (!isEnemy(t, figure) || square[figure]! < 0) continue;
    if (t.phase === 'enemies' && acted[figure] !== 0) continue;
    if (hasStatus(t, figure, 'etourdi')) continue;
    const { lines, boss } = enemyOf(t, figure);
    const share = 1 - FELLED * falls[figure]!;
    for (const line of lines) strike(t, figure, line, share, into);
    if (boss) byActions(t, figure, share, into);
  }
  for (let figure = 0; figure < kind.length; figure++) {
    if (!isHero(t, figure)) continue;
    into.wounds[of[figure]!]! += Math.max(0, DAMAGE[figure]! - block[figure]!) + WOUNDS[figure]!;
  }
  return into;
}

/** Two of the Action cards not yet drawn, whichever they are (OV-AI-48): each as likely as the others. */
function byActions(t: Veiel, figure: number, share: number, into: Incoming): void {
  const { actions } = enemyOf(t, figure).boss!;
  const pile = t.actions.find((each) => each.figure === figure)?.pile ?? [];
  const left = pile.length >= 2 ? pile : actions.map((_, index) => index);
  for (const action of left)
    for (const line of actions[action]!.lines) strike(t, figure, line, (2 * share) / left.length, into);
}

function strike(t: Veiel, figure: number, line: Line, share: number, into: Incoming): void {
  if (line.icon === undefined || line.script === '') return;
  const intent = intentOf(t, figure, line);
  if (intent.kind !== 'attack') return;
  const { damage, wounds, riders } = line.harm;
  for (const target of intent.targets) {
    const dealt =
      damage === 0
        ? 0
        : Math.max(0, numberWith(t, figure, 'damageDealt', damage) - numberWith(t, figure, 'affaibli', 0)) +
          numberWith(t, target, 'vulnerable', 0);
    DAMAGE[target]! += dealt * share;
    WOUNDS[target]! += wounds * share;
    if (isHero(t, target)) into.riders[t.figures.of[target]!]! += riders * share;
  }
}
