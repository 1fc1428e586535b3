/** What a game's box can load, but this part of the app never asks for, is left out of it: bots need no screen. */
import type { Plugin } from 'vite';

const NOTHING = '\0left-out';
const BOX = /\/games\/[^/]+\/box\.ts$/;

/** Of the rooms in a game's folder: `table`, `terminal`. */
export function leftOut(...rooms: readonly string[]): Plugin {
  return {
    name: 'tablee-left-out',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && BOX.test(importer) && rooms.some((room) => source.startsWith(`./${room}/`))
        ? NOTHING
        : null,
    load: (id) =>
      id === NOTHING
        ? `throw new Error('This part of the app was built without ${rooms.join(' and ')}.')`
        : null,
  };
}
