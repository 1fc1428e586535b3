/** Both sets of handlers on one element, the first one's first. */
export function bothHandlers(first: object, second: object): object {
  const both: Record<string, unknown> = { ...first };
  for (const [name, handler] of Object.entries(second)) {
    const before = both[name] as ((event: unknown) => void) | undefined;
    both[name] = before
      ? (event: unknown) => {
          before(event);
          (handler as (event: unknown) => void)(event);
        }
      : handler;
  }
  return both;
}
