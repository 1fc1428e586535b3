/** The games' tables drawn for the terminal. */
import type { Drawing } from './drawing.ts';
import { plain } from './plain.ts';
import { drawPlunder } from './plunder.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = { plunder: drawPlunder };

export function drawingOf(game: string): Drawing {
  return DRAWINGS[game] ?? plain;
}
