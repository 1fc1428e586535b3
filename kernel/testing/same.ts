/** Compares two values as text, to the letter, and shows where they part. */
export function same(one: unknown, two: unknown, what: string): void {
  if (isAlike(one, two)) return;
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  throw new Error(`${what}.\n  …${a.slice(from, at + 120)}\n  …${b.slice(from, at + 120)}`);
}

/** The fast way to say yes: of plain data that is alike in every key and their order the texts are the same too. */
export function isAlike(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(two) || one.length !== two.length) return false;
    for (let i = 0; i < one.length; i++) if (one[i] !== two[i] && !isAlike(one[i], two[i])) return false;
    return true;
  }
  if (Array.isArray(two)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(two);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (key !== others[i]) return false;
    if (!isAlike((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key])) return false;
  }
  return true;
}
