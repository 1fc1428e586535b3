/** Some tests do a little of what `npm run test:long` does in full. */
export const IS_LONG = process.env.TABLEE_LONG !== undefined;

/** `TABLEE_PART=2/10`: the second tenth of it alone, where nothing may run on end for so long. */
const [part = 1, parts = 1] = process.env.TABLEE_PART?.split('/').map(Number) ?? [];
if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts))
  throw new Error(`TABLEE_PART is ${process.env.TABLEE_PART}. Expected a part of all, such as 2/10.`);

/** Which part, from 0. */
export const PART = part - 1;

export function howMany({ short, long }: { short: number; long: number }): number {
  return IS_LONG ? long : short;
}

/** The same, of what can be done in parts: so many in this one. */
export function howManyHere(counts: { short: number; long: number }): number {
  return Math.ceil(howMany(counts) / parts);
}
