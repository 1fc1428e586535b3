/** Some tests do a little of what `npm run test:long` does in full. */
export const IS_LONG = process.env.TABLEE_LONG !== undefined;

export function howMany({ short, long }: { short: number; long: number }): number {
  return IS_LONG ? long : short;
}
