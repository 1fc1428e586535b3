/** Bosses (OV-BOSS, OV-AI-40 to -47): two Action cards a turn, and for every life lost the passive and one Action card more. */
import { call, done, procedure, shuffle } from '@tablee/kernel';
import { perform } from '@tablee/kernel/effect';
import { type ActionPile, ENEMY, NOBODY, type Veiel } from '../types.ts';
import { LINES } from './calls.ts';
import { isFightOver } from './goal.ts';
import { finished } from './settle.ts';
import { endUnit } from './status.ts';
import { enemyOf, isOnBoard, pieceOf, seatOfFigure, shownFigure } from './table.ts';

export const bossTurn = procedure<Veiel, { readonly figure: number; left: number }, never>()('bossTurn', {
  next: (t, f) => {
    if (f.left === 0 || !isOnBoard(t, f.figure) || isFightOver(t)) return done;
    f.left--;
    return call(bossAction, { figure: f.figure, reaction: false }, 'unit');
  },
  unit: (t) => {
    endUnit(t);
    return someReactionWaits(t) ? call(reactions, {}, 'next') : 'next';
  },
});

interface BossAction {
  readonly figure: number;
  readonly reaction: boolean;
}

export const bossAction = procedure<Veiel, BossAction, never>()('bossAction', ['figure', 'reaction'], {
  draw: (t, f) => {
    const action = drawAction(t, f.figure);
    const { id } = enemyOf(t, f.figure).boss!.actions[action]!;
    const rule = f.reaction ? 'OV-BOSS-5' : 'OV-BOSS-6';
    t.told?.push({
      event: 'actionDrawn',
      who: shownFigure(t, f.figure),
      action: id,
      reaction: f.reaction,
      rule,
    });
    return call(LINES, { figure: f.figure, action, next: 0 }, 'over');
  },
  over: () => done,
});

/** OV-AI-41: the used cards are shuffled when one is needed and there is none. */
function drawAction(t: Veiel, figure: number): number {
  const actions = pileOf(t, figure);
  if (actions.pile.length === 0) {
    actions.pile = actions.used;
    actions.used = [];
    shuffle(t, actions.pile);
    t.told?.push({ event: 'actionsShuffled', who: shownFigure(t, figure), rule: 'OV-BOSS-4' });
  }
  const action = actions.pile.pop()!;
  actions.used.push(action);
  return action;
}

function pileOf(t: Veiel, figure: number): ActionPile {
  return t.actions.find((each) => each.figure === figure)!;
}

/** Its own pile, shuffled when it comes onto the board (R-OV-49). */
export function dealActions(t: Veiel, figure: number): void {
  const pile = enemyOf(t, figure).boss!.actions.map((_, action) => action);
  shuffle(t, pile);
  t.actions.push({ figure, pile, used: [] });
}

/** The first boss in reading order with lives it has not answered (OV-AI-43). */
function nextToReact(t: Veiel): number {
  const { kind, square, pending } = t.figures;
  let next = NOBODY;
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] !== ENEMY || pending[figure] === 0 || square[figure]! < 0) continue;
    if (next === NOBODY || square[figure]! < square[next]!) next = figure;
  }
  return next;
}
export function someReactionWaits(t: Veiel): boolean {
  const { pending } = t.figures;
  for (let figure = 0; figure < pending.length; figure++) if (pending[figure]! > 0) return true;
  return false;
}

/** Whether a boss has something to answer, and a fight to answer in: asked wherever a unit ends. */
export function mustReact(t: Veiel): boolean {
  return someReactionWaits(t) && !isFightOver(t);
}

/** At the end of a unit: for each life lost, the passive, then one Action card; lives lost meanwhile queue behind (OV-BOSS-9, -12). */
export const reactions = procedure<Veiel, { figure?: number }, never>()('reactions', ['figure'], {
  next: (t, f) => {
    const figure = isFightOver(t) ? NOBODY : nextToReact(t);
    if (figure === NOBODY) return done;
    f.figure = figure;
    t.figures.pending[figure]!--;
    return enemyOf(t, figure).boss!.onLifeLost === '' ? 'action' : call(passive, { figure }, 'action');
  },
  action: (t, f) => {
    endUnit(t);
    if (!isOnBoard(t, f.figure!) || isFightOver(t)) return 'next';
    return call(bossAction, { figure: f.figure!, reaction: true }, 'unit');
  },
  unit: (t) => {
    endUnit(t);
    return 'next';
  },
});

/** OV-BOSS-11: the part of the passive that a lost life sets off. */
export const passive = procedure<Veiel, { readonly figure: number }, never>()('passive', ['figure'], {
  begin: (t, { figure }) => {
    t.told?.push({ event: 'passive', who: shownFigure(t, figure), rule: 'OV-BOSS-5' });
    return perform(enemyOf(t, figure).boss!.onLifeLost, seatOfFigure(t, NOBODY), pieceOf(figure), 'over');
  },
  over: (t) => finished(t, 'done'),
  done: () => done,
});
