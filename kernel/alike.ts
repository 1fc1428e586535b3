/** Things of one kind with the same fields in the same order. */

/**
 * Copies of them that all have every field any of them has, `undefined` where it was not given. Content is written with the
 * fields it needs; looked at in play, a card that has the same form as every other is found ready, one by one they are searched.
 */
export function alike<T extends object>(things: readonly T[]): T[] {
  const blank: Record<string, undefined> = {};
  for (const thing of things) for (const field of Object.keys(thing)) blank[field] = undefined;
  return things.map((thing) => Object.assign({ ...blank }, thing));
}
