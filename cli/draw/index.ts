/** The games' tables drawn for the terminal. */
import type { Drawing, Page } from './drawing.ts';
import { plain } from './plain.ts';
import { drawPlunder } from './plunder.ts';
import { PLUNDER_PAGES } from './plunder-pages.ts';
import { drawSoeurs } from './soeurs.ts';
import { SOEURS_PAGES } from './soeurs-pages.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = { plunder: drawPlunder, soeurs: drawSoeurs };
const PAGES: Readonly<Record<string, readonly Page[]>> = { plunder: PLUNDER_PAGES, soeurs: SOEURS_PAGES };

export function drawingOf(game: string): Drawing {
  return DRAWINGS[game] ?? plain;
}

export function pagesOf(game: string): readonly Page[] {
  return PAGES[game] ?? [];
}
