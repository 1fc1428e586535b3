/** The tables in the pictures: fixed seeds, played by bots up to a moment worth looking at. */
import { GAMES } from '@tablee/games/rules';
import type { Game, Table } from '@tablee/kernel';
import { type Sitter, type TablePlan, type TableRow, tableRow, whenAsked } from '../tables.ts';

const ADA: Sitter = { who: 'person', name: 'Ada' };
const NOE: Sitter = { who: 'person', name: 'Noé' };
const BOT: Sitter = { who: 'bot', bot: 'greedy' };

export const TABLES: readonly TableRow[] = [
  plunder('plunder-placing', [ADA, BOT], 'b', whenAsked('placeHeroes')),
  plunder('plunder-turn', [ADA, BOT], 'e', whenAsked('act', { choices: 150, options: 20 })),
  plunder('plunder-pay', [ADA, BOT], 'f', whenAsked('payMore', { options: 5 })),
  plunder('plunder-defence', [ADA, BOT], 'f', whenAsked('defend', { options: 4 })),
  plunder('plunder-three', [ADA, BOT, BOT], 'a', whenAsked('act', { choices: 300, options: 20 })),
  plunder('plunder-four', [ADA, BOT, BOT, BOT], 'b', whenAsked('act', { choices: 120, options: 20 })),
  plunder('plunder-curtain', [ADA, NOE], 'b', whenAsked('act', { choices: 60 })),
  plunder('plunder-end', [ADA, BOT], 'c', isOver),
  soeurs('soeurs-die', 'e', whenAsked('chooseDie', { choices: 30 })),
  soeurs('soeurs-move', 'e', whenAsked('step', { choices: 30, options: 3 })),
  soeurs('soeurs-trap', 'b', whenAsked('rollTrap')),
  soeurs('soeurs-treasure', 'c', whenAsked('rollTreasure')),
  soeurs('soeurs-fight', 'f', whenAsked('act', { options: 12 })),
  soeurs('soeurs-target', 'f', whenAsked('target', { options: 3 })),
  soeurs('soeurs-boss', 'a', whenAsked('act', { choices: 206, options: 4 })),
  soeurs('soeurs-won', 'c', isOver),
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
