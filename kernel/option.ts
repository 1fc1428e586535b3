/** When two options say the same. */
import type { Option } from './state.ts';

/** Options are flat, plain data: the same when every field says the same, in whatever order. */
export function isSameOption(a: Option | null | undefined, b: Option | null | undefined): boolean {
  // Nothing is not the same as nothing: there is no option to speak of.
  if (!a || !b) return false;
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const [one, other] = [a as unknown as Fields, b as unknown as Fields];
  let fields = 0;
  for (const key in one) {
    if (!isSameField(one[key], other[key])) return false;
    fields++;
  }
  return fields === Object.keys(other).length;
}
type Fields = Readonly<Record<string, unknown>>;

/** A field is a number or a word; a few hold a short list or a pair of them. */
function isSameField(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
