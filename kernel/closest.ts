/** What was meant by a word that isn’t known. */

/** ` (did you mean "simulate"?)` when one of the known words is near, else nothing. */
export function closest(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.far - b.far)[0];
  return near ? ` (did you mean "${near.candidate}"?)` : '';
}

/** How many letters must be added, taken away or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
