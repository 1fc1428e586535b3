/** The tables in the pictures: fixed seeds, played by bots up to a moment worth looking at. */
import { GAMES } from '@tablee/games';
import type { Game, Table } from '@tablee/kernel';
import { isAsked, type Sitter, type TablePlan, type TableRow, tableRow } from '../tables.ts';

const ADA: Sitter = { who: 'person', name: 'Ada' };
const NOE: Sitter = { who: 'person', name: 'Noé' };
const BOT: Sitter = { who: 'bot', bot: 'greedy' };

export const TABLES: readonly TableRow[] = [
  plunder('plunder-placing', [ADA, BOT], 'b', (t) => isAsked(t, 'placeHeroes') && t.choices.length > 2),
  plunder('plunder-turn', [ADA, BOT], 'b', (t) => isAsked(t, 'act') && t.choices.length > 110),
  plunder('plunder-pay', [ADA, BOT], 'a', (t) => isAsked(t, 'payMore') && t.choices.length > 60),
  plunder('plunder-defence', [ADA, BOT], 'a', (t) => isAsked(t, 'defend')),
  plunder('plunder-four', [ADA, BOT, BOT, BOT], 'b', (t) => isAsked(t, 'act') && t.choices.length > 220),
  plunder('plunder-curtain', [ADA, NOE], 'b', (t) => isAsked(t, 'act') && t.choices.length > 60),
  plunder('plunder-end', [ADA, BOT], 'b', isOver),
  soeurs('soeurs-die', 'a', (t) => isAsked(t, 'chooseDie') && t.choices.length > 60),
  soeurs('soeurs-move', 'a', (t) => isAsked(t, 'step') && t.choices.length > 60),
  soeurs('soeurs-trap', 'b', (t) => isAsked(t, 'rollTrap')),
  soeurs('soeurs-treasure', 'b', (t) => isAsked(t, 'rollTreasure')),
  soeurs('soeurs-fight', 'a', (t) => isAsked(t, 'act') && t.choices.length > 120),
  soeurs('soeurs-boss', 'a', (t) => isAsked(t, 'act') && t.choices.length > 206),
  soeurs('soeurs-won', 'a', isOver),
  soeurs('soeurs-lost', 'b', isOver),
];

function isOver(table: Table): boolean {
  return table.state.result !== null;
}

function plunder(id: string, sitting: TablePlan['sitting'], seed: string, until: (table: Table) => boolean) {
  return tableRow({ id, game: gameNamed('plunder'), sitting, seed, until });
}

function soeurs(id: string, seed: string, until: (table: Table) => boolean): TableRow {
  return tableRow({ id, game: gameNamed('soeurs'), sitting: [ADA], seed, until });
}

function gameNamed(id: string): Game {
  return GAMES.find((game) => game.id === id)!;
}
