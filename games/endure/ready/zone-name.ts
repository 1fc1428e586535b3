/** What corridor zones are called: by where they lie on their tile, or by the two tiles they join. */
import type { Text } from '@tablee/kernel';

const QUARTERS: readonly (readonly Text[])[] = [
  [
    { fr: 'nord-ouest', en: 'north-west' },
    { fr: 'nord', en: 'north' },
    { fr: 'nord-est', en: 'north-east' },
  ],
  [
    { fr: 'ouest', en: 'west' },
    { fr: 'central', en: 'central' },
    { fr: 'est', en: 'east' },
  ],
  [
    { fr: 'sud-ouest', en: 'south-west' },
    { fr: 'sud', en: 'south' },
    { fr: 'sud-est', en: 'south-east' },
  ],
];

/** `Réacteur, couloir nord-est`: its middle decides. */
export function corridorName(cells: readonly string[], letter: string, tile: Text): Text {
  let rows = 0;
  let columns = 0;
  let count = 0;
  cells.forEach((letters, row) => {
    [...letters].forEach((one, column) => {
      if (one !== letter) return;
      rows += row;
      columns += column;
      count++;
    });
  });
  const quarter = QUARTERS[third(rows / count, cells.length)]![third(columns / count, cells.length)]!;
  return { fr: `${tile.fr}, couloir ${quarter.fr}`, en: `${tile.en}, ${quarter.en} corridor` };
}

/** `Passage Réacteur – Soute 1`. */
export function joinedName(one: Text, other: Text): Text {
  return { fr: `Passage ${one.fr} – ${other.fr}`, en: `${one.en} – ${other.en} passage` };
}

function third(middle: number, side: number): number {
  return Math.min(2, Math.floor((3 * (middle + 0.5)) / side));
}
