/** Placing enemies by the black dice, and summoning (OV-SUMMON, OV-AI-29 to -32, R-OV-9 to -13). */
import { call, done, type Next, procedure, roll } from '@tablee/kernel';
import { type Context, note, raise } from '@tablee/kernel/effect';
import { ENEMY, NOBODY, SIDE, SQUARES, type Veiel } from '../types.ts';
import { addFigure, putOn } from './board.ts';
import { dealActions } from './boss.ts';
import { enemyTurn } from './enemy.ts';
import { settled } from './settle.ts';
import { caster, enemyOf, isFree, isOnBoard, pieceOf, shownFigure } from './table.ts';

/** R-OV-9: printed for two heroes; f = 0.6, 1, 1.4, 1.8, 2.2, rounded half up, at least 1. */
export function livesFor(lives: number | readonly number[], heroes: number): number {
  if (typeof lives !== 'number') return lives[heroes - 1]!;
  // In tenths: 2.5 must not become 2.4999.
  return Math.max(1, Math.floor((lives * (2 + 4 * heroes) + 5) / 10));
}

/** Dice on their starting values (OV-SETUP-13); off the board yet. */
export function newEnemy(t: Veiel, number: number, summoner = NOBODY): number {
  const figure = addFigure(t, ENEMY, number);
  const enemy = enemyOf(t, figure);
  t.figures.yellow[figure] = enemy.yellow;
  t.figures.red[figure] = livesFor(enemy.lives, t.heroes.length);
  t.figures.summoner[figure] = summoner;
  if (enemy.boss) dealActions(t, figure);
  return figure;
}

/** Two black dice, row and column (R-OV-10); a square that is not empty: both again (R-OV-11). −1 on a full board. */
export function rollSquare(t: Veiel, told: number[]): number {
  let free = 0;
  for (let square = 0; square < SQUARES; square++) if (isFree(t, square)) free++;
  if (free === 0) return NOBODY;
  for (;;) {
    const [row, column] = [roll(t, SIDE), roll(t, SIDE)];
    told.length = 0;
    told.push(row, column);
    const square = (row - 1) * SIDE + column - 1;
    if (isFree(t, square)) return square;
    t.told?.push({ event: 'squareTaken', dice: [row, column], rule: 'R-OV-11' });
  }
}

/** Placed by the dice, a boss like the others (OV-BOSS-1); with no empty square left it is not placed. */
export function placeByDice(t: Veiel, number: number): void {
  const figure = newEnemy(t, number);
  const dice: number[] = [];
  const square = rollSquare(t, dice);
  if (square === NOBODY) {
    t.told?.push({ event: 'notPlaced', who: shownFigure(t, figure), rule: 'R-OV-11' });
    return;
  }
  putOn(t, figure, square);
  t.told?.push({
    event: 'placed',
    who: shownFigure(t, figure),
    square,
    dice,
    rule: enemyOf(t, figure).boss ? 'OV-BOSS-1' : 'OV-SETUP-10',
  });
}

interface Summoning {
  readonly enemy: number;
  readonly summoner: number;
  left: number;
  figure: number;
}

/** The verb: the enemy summons n of another card, one by one; each plays as soon as it appears (OV-SUMMON-4, -5). */
export function summon(t: Veiel, c: Context, enemy: string, n: number): Next<'next'> | undefined {
  const number = t.content.by.enemy.get(enemy);
  if (number === undefined) throw new Error(`This content has no enemy ${enemy}.`);
  const summoner = caster(t, c);
  note(c, [], n);
  if (t.preview) {
    if (summoner >= 0)
      t.told?.push({
        event: 'intent',
        who: shownFigure(t, summoner),
        what: 'summon',
        amount: n,
        of: enemy,
        rule: 'OV-AI-49',
      });
    return undefined;
  }
  return call(summoning, { enemy: number, summoner, left: n, figure: NOBODY }, 'next');
}
export function canSummon(t: Veiel): boolean {
  return t.standing.includes(NOBODY);
}

export const summoning = procedure<Veiel, Summoning, never>()('summon', ['summoner', 'left'], {
  next: (t, f) => {
    const isGone = f.summoner >= 0 && !isOnBoard(t, f.summoner);
    if (f.left === 0 || isGone) return done;
    f.left--;
    const dice: number[] = [];
    const square = rollSquare(t, dice);
    if (square === NOBODY) {
      t.told?.push({ event: 'summonLost', enemy: t.content.enemies[f.enemy]!.id, rule: 'OV-AI-29' });
      return 'next';
    }
    f.figure = newEnemy(t, f.enemy, f.summoner);
    putOn(t, f.figure, square);
    t.told?.push({ event: 'summoned', who: shownFigure(t, f.figure), square, dice, rule: 'OV-SUMMON-1' });
    raise(t, 'summoned', { piece: pieceOf(f.figure), cause: f.summoner < 0 ? -1 : pieceOf(f.summoner) });
    return settled(t, 'play');
  },
  /** In the enemy phase it has then acted (OV-ENEMY-6); in the hero phase it acts again in the coming one (OV-SUMMON-8). */
  play: (t, f) => {
    if (t.phase === 'enemies') t.figures.acted[f.figure] = 1;
    return call(enemyTurn, { figure: f.figure }, 'next');
  },
});
