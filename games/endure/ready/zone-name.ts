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

/** `Réacteur, couloir nord-est`: its middle decides. Two with the same middle are told apart by which is further north or west. */
export function corridorName(cells: readonly string[], letter: string, tile: Text): Text {
  const quarter = quarterOf(cells, letter);
  const alike = [...new Set(cells.join(''))].filter(
    (one) => /[a-z]/.test(one) && quarterOf(cells, one) === quarter,
  );
  const which = alike.length < 2 ? null : alike.indexOf(letter) === 0 ? ONE : OTHER;
  const [fr, en] = [
    which ? `${quarter.fr} ${which.fr}` : quarter.fr,
    which ? `${quarter.en} ${which.en}` : quarter.en,
  ];
  return { fr: `${tile.fr}, couloir ${fr}`, en: `${tile.en}, ${en} corridor` };
}
/** In reading order. */
const ONE: Text = { fr: 'supérieur', en: 'upper' };
const OTHER: Text = { fr: 'inférieur', en: 'lower' };

function quarterOf(cells: readonly string[], letter: string): Text {
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
  return QUARTERS[third(rows / count, cells.length)]![third(columns / count, cells.length)]!;
}

/** `Passage Réacteur – Soute 1`. */
export function joinedName(one: Text, other: Text): Text {
  return { fr: `Passage ${one.fr} – ${other.fr}`, en: `${one.en} – ${other.en} passage` };
}

function third(middle: number, side: number): number {
  return Math.min(2, Math.floor((3 * (middle + 0.5)) / side));
}
