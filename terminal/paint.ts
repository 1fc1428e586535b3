/** Colours for a terminal that has them; plain text for one that hasn't. */

export const INKS = ['blue', 'green', 'purple', 'orange', 'red', 'yellow', 'cyan', 'grey'] as const;
export type Ink = (typeof INKS)[number];

export interface Paint {
  ink(ink: Ink, text: string): string;
  /** Dark text on a ground of that colour. */
  ground(ink: Ink, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

/** Colours of the 256 that nearly every terminal knows. */
const CODES: Readonly<Record<Ink, number>> = {
  blue: 75,
  green: 77,
  purple: 141,
  orange: 215,
  red: 203,
  yellow: 221,
  cyan: 80,
  grey: 244,
};

export const PLAIN: Paint = {
  ink: (_, text) => text,
  ground: (_, text) => text,
  bold: (text) => text,
  dim: (text) => text,
};

export const COLOURED: Paint = {
  ink: (ink, text) => `\x1b[38;5;${CODES[ink]}m${text}\x1b[39m`,
  ground: (ink, text) => `\x1b[48;5;${CODES[ink]};38;5;16m${text}\x1b[49;39m`,
  bold: (text) => `\x1b[1m${text}\x1b[22m`,
  dim: (text) => `\x1b[2m${text}\x1b[22m`,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
const ESCAPES = /\x1b\[[0-9;]*m/g;

/** How many columns a text takes on screen: escape codes take none. */
export function widthOf(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
