/** The enemy phase (OV-ENEMY, OV-AI-1 to -5): in reading order on the board as it is, each exactly once, line by line. */
import { call, callAt, done, type Next, procedure, type RuleId } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import { ENEMY, type Enemy, type Line, NOBODY, type Veiel } from '../types.ts';
import { type Intent, intentOf, stillCovered } from './ai.ts';
import { bossTurn, reactions, someReactionWaits } from './boss.ts';
import type { Lines } from './calls.ts';
import { isFightOver } from './goal.ts';
import { hasInterruption, interrupting } from './interruption.ts';
import { walk } from './move.ts';
import { finished } from './settle.ts';
import { endTurnStatuses, endUnit } from './status.ts';
import { enemyOf, hasStatus, isOnBoard, pieceOf, seatOfFigure, shownFigure } from './table.ts';

/** OV-ENEMY-3: the first in reading order that has not acted; −1 when all have. */
export function nextEnemy(t: Veiel): number {
  const { kind, square, acted } = t.figures;
  let next = NOBODY;
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] !== ENEMY || square[figure]! < 0 || acted[figure] !== 0) continue;
    if (next === NOBODY || square[figure]! < square[next]!) next = figure;
  }
  return next;
}

export const enemyPhase = procedure<Veiel, object, never>()('enemyPhase', {
  begin: (t) => {
    t.phase = 'enemies';
    t.figures.kind.forEach((kind, figure) => {
      if (kind === ENEMY) t.figures.acted[figure] = 0;
    });
    t.told?.push({ event: 'enemyPhaseBegan', round: t.round, rule: 'OV-ENEMY-1' });
    return 'next';
  },
  next: (t) => {
    if (isFightOver(t)) return done;
    const figure = nextEnemy(t);
    if (figure === NOBODY) return done;
    t.figures.acted[figure] = 1;
    return callAt(enemyTurn, { does: 'enemyTurn', at: 'begin', figure }, 'next');
  },
});

/** Why it acts now: summoned a moment ago, a boss, or its place in reading order. */
function ruleOfTurn(t: Veiel, figure: number): RuleId {
  if (t.flow.some((frame) => frame.does === 'summon'))
    return t.phase === 'enemies' ? 'OV-SUMMON-4' : 'OV-SUMMON-8';
  return enemyOf(t, figure).boss ? 'OV-ENEMY-5' : 'OV-ENEMY-2';
}

/** A stunned enemy loses its turn (OV-AI-3); a boss plays Action cards (OV-ENEMY-5). */
export const enemyTurn = procedure<Veiel, { readonly figure: number }, never>()('enemyTurn', ['figure'], {
  begin: (t, { figure }) => {
    if (!isOnBoard(t, figure)) return done;
    if (hasStatus(t, figure, 'etourdi')) {
      t.told?.push({ event: 'stunned', who: shownFigure(t, figure), rule: 'OV-AI-3' });
      return 'end';
    }
    t.told?.push({ event: 'enemyActs', who: shownFigure(t, figure), rule: ruleOfTurn(t, figure) });
    const { boss } = enemyOf(t, figure);
    return boss
      ? call(bossTurn, { figure, left: 2 }, 'end')
      : callAt(lines, { does: 'lines', at: 'next', figure, action: NOBODY, next: 0 }, 'end');
  },
  end: (t, { figure }) => {
    endTurnStatuses(t, figure);
    return finished(t, 'over');
  },
  over: () => done,
});

function linesOf(enemy: Enemy, action: number): readonly Line[] {
  return action < 0 ? enemy.lines : enemy.boss!.actions[action]!.lines;
}

/** Top to bottom (OV-ENEMY-4); if the enemy dies its remaining lines are dropped (OV-AI-5). A line of its own card is a unit. */
export const lines = procedure<Veiel, Lines, never>()('lines', {
  next: (t, f) => {
    if (!isOnBoard(t, f.figure) || isFightOver(t)) return done;
    const index = f.next++;
    const line = linesOf(enemyOf(t, f.figure), f.action)[index];
    if (!line) return done;
    const { figure, action } = f;
    return callAt(
      attackLine,
      { does: 'line', at: 'begin', figure, action, index, targets: [], turn: NOBODY },
      'unit',
    );
  },
  unit: (t, f) => {
    if (f.action >= 0 || !isOutermost(t)) return 'next';
    endUnit(t);
    return someReactionWaits(t) ? call(reactions, {}, 'next') : 'next';
  },
});

/** Procedures that are units when nothing encloses them (R-OV-47). */
const UNITS: readonly string[] = ['play', 'trigger', 'ally', 'stride', 'bossAction', 'passive', 'line'];

/** Whether no unit is under way round the frame that asks. */
export function isOutermost(t: Veiel): boolean {
  for (let i = t.flow.length - 2; i >= 0; i--) if (UNITS.includes(t.flow[i]!.does)) return false;
  return true;
}

/** An enemy that falls in the middle of a line, or a boss of its passive, by thorns for one: the rest is lost (OV-AI-5). */
export function hasActorFallen(t: Veiel): boolean {
  const round = t.flow[t.flow.length - 2];
  if (round?.does !== 'line' && round?.does !== 'passive') return false;
  return !isOnBoard(t, (round as unknown as Pick<LineLocals, 'figure'>).figure);
}

interface LineLocals {
  readonly figure: number;
  readonly action: number;
  readonly index: number;
  targets: number[];
  /** How the pattern lies; −1 before it is aimed, and of a line without an icon. */
  turn: number;
}

export const attackLine = procedure<Veiel, LineLocals, never>()('line', ['figure', 'index', 'targets'], {
  begin: (t, f) => {
    const line = lineOf(t, f);
    if (line.icon === undefined && line.script !== '')
      return perform(line.script, seatOfFigure(t, NOBODY), pieceOf(f.figure), 'over');
    return windowOf(t, 'aim');
  },
  aim: (t, f) => {
    if (!isOnBoard(t, f.figure)) return done;
    const line = lineOf(t, f);
    const intent = intentOf(t, f.figure, line);
    tell(t, f, line, intent);
    if (intent.kind === 'skip') return done;
    if (intent.kind === 'attack') {
      f.targets = intent.targets.slice();
      f.turn = intent.turn;
    }
    return walk(t, f.figure, intent.road.slice(), 'arrived');
  },
  /** OV-AI-52: only those still covered from the square really reached are hit; one alone may be met by any turn. */
  arrived: (t, f) => {
    if (f.targets.length === 0 || !isOnBoard(t, f.figure)) return done;
    f.targets = covered(t, f, f.targets.length === 1 ? NOBODY : f.turn);
    return 'hit';
  },
  /** The pattern lies as it lay for those already hit. */
  again: (t, f) => {
    if (!isOnBoard(t, f.figure)) return done;
    f.targets = covered(t, f, f.turn);
    return 'hit';
  },
  /** All effects on one target before the next (OV-AI-22, R-OV-28). */
  hit: (t, f) => {
    if (!isOnBoard(t, f.figure)) return done;
    const target = f.targets.shift();
    if (target === undefined) return 'over';
    if (!isOnBoard(t, target)) return 'hit';
    const given = { facts: { piece: pieceOf(target) }, names: {}, numbers: {} };
    return perform(lineOf(t, f).script, seatOfFigure(t, target), pieceOf(f.figure), 'next', given);
  },
  /** Whoever steps out of the pattern by an Interruption is not hit any more. */
  next: (t, f) => (f.targets.length === 0 ? 'over' : windowOf(t, 'again')),
  over: (t) => finished(t, 'done'),
  done: () => done,
});

/** Before it aims, and between two of its targets, the hero whose turn it is may play an Interruption (OV-KW-60). */
function windowOf<Then extends 'aim' | 'again'>(t: Veiel, then: Then): Next<Then> {
  return hasInterruption(t) ? call(interrupting, {}, then) : then;
}

function covered(t: Veiel, f: LineLocals, turn: number): number[] {
  return stillCovered(t, f.figure, lineOf(t, f).area!, f.targets, turn);
}

function lineOf(t: Veiel, f: LineLocals): Line {
  return linesOf(enemyOf(t, f.figure), f.action)[f.index]!;
}

/** The log says which rule decided (V-11). */
function tell(t: Veiel, f: LineLocals, line: Line, { kind, targets, road, turn, rule }: Intent): void {
  if (t.told === null) return;
  const who = shownFigure(t, f.figure);
  if (kind === 'skip') t.told.push({ event: 'attackSkipped', who, rule: 'OV-ENEMY-8' });
  else if (kind === 'approach')
    t.told.push({ event: 'approached', who, toward: shownFigure(t, targets[0]!), road, line: f.index, rule });
  else {
    const heroes = targets.map((hero) => shownFigure(t, hero));
    t.told.push({
      event: 'aimed',
      who,
      icon: line.icon!,
      heroes,
      area: line.area!.name,
      turn,
      road,
      line: f.index,
      rule,
    });
  }
}

/**
 * OV-AI-48: what the enemy would do now, alone on the board as it stands; begun by `rehearsal`. Wounds, draws and summons are told
 * and not carried out. A boss has no such intent: its next Action card is not to be known (OV-AI-49).
 */
export const intent = procedure<Veiel, { readonly figure: number }, never>()('intent', {
  begin: (t, { figure }): Next<'over'> => {
    t.preview = true;
    return enemyOf(t, figure).boss ? done : call(enemyTurn, { figure }, 'over');
  },
  over: () => done,
});
