/** What a word that stands nowhere in the book may have meant: the book's own words that are a slip of the finger away. */

/** A short word a letter away is another word; a long one may have two letters wrong. */
const FORGIVEN_FROM = 4;
const FORGIVEN_TWICE_FROM = 8;

/** Each word of a search as it is looked for: itself where the texts have it, else what may have been meant. */
export function meant(word: string, texts: readonly string[]): readonly string[] {
  if (word.length < FORGIVEN_FROM || texts.some((text) => text.includes(word))) return [word];
  const vocabulary = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const most = word.length >= FORGIVEN_TWICE_FROM ? 2 : 1;
  for (let slips = 1; slips <= most; slips++) {
    const near = [...vocabulary].filter((known) => isNear(word, known, slips));
    if (near.length > 0) return near;
  }
  return [word];
}

/** The word, or its beginning (one may still be typing), with so many slips. */
function isNear(word: string, known: string, slips: number): boolean {
  if (known.length < word.length - slips) return false;
  for (let length = word.length - slips; length <= word.length + slips; length++) {
    if (length <= known.length && distance(word, known.slice(0, length)) <= slips) return true;
  }
  return false;
}

/** Letters wrong, missing, too many, or two that changed places. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
