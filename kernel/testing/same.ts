/** Compares two values as text, to the letter, and shows where they part. */
export function same(one: unknown, two: unknown, what: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  throw new Error(`${what}.\n  …${a.slice(from, at + 120)}\n  …${b.slice(from, at + 120)}`);
}
