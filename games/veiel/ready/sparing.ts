/**
 * Whatever an enemy does to heroes is an attack (OV-WOUND-10): those it may not attack are left out of it, of what its passive gives
 * all the time too (OV-WOUND-11, -12). The printed words stay the same.
 */
type Data = Readonly<Record<string, unknown>>;

/** Where a word says to whom, and a constant part whom it is about. What is only listened to or asked about is left alone. */
const VICTIMS: readonly string[] = ['to', 'who', 'a', 'b', 'each', 'from'];

export function sparing<Said>(said: Said): Said {
  return spared(said, false) as Said;
}

function spared(said: unknown, isVictim: boolean): unknown {
  if (Array.isArray(said)) return said.map((each) => spared(each, isVictim));
  if (!isData(said)) return said;
  if (isVictim) return said.type === 'hero' && !('in' in said) ? { ...said, attackable: true } : said;
  return Object.fromEntries(
    Object.entries(said).map(([field, part]) => [field, spared(part, isOfVictims(said, field))]),
  );
}

function isOfVictims(said: Data, field: string): boolean {
  return VICTIMS.includes(field) || (field === 'of' && 'gets' in said);
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
