/** Going through data of whatever shape. */

/** Every object in it, from the outside in, with the way there: `cards[0].effects[1]`. */
export function* objectsIn(
  data: unknown,
  path = '',
): Generator<{ readonly path: string; readonly part: Readonly<Record<string, unknown>> }> {
  if (Array.isArray(data)) {
    for (const [n, each] of data.entries()) yield* objectsIn(each, `${path}[${n}]`);
  } else if (typeof data === 'object' && data !== null) {
    yield { path, part: data as Readonly<Record<string, unknown>> };
    for (const [key, value] of Object.entries(data)) yield* objectsIn(value, `${path}.${key}`);
  }
}
