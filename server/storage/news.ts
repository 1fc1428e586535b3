/** What one server process tells the others. Small: whoever wants to know more reads the database. */
import { PHRASES } from '@tablee/protocol';
import { z } from 'zod';

/** Where, in the database, it is said. */
export const CHANNEL = 'tablee';

const news = z.discriminatedUnion('kind', [
  /** A table has entries up to this one. */
  z.object({ kind: z.literal('entry'), table: z.string(), seq: z.int() }),
  /** Who has a page open at the table, as far as one process knows. */
  z.object({
    kind: z.literal('here'),
    table: z.string(),
    process: z.string(),
    guests: z.array(z.string()).readonly(),
  }),
  /** Somebody at the table said a phrase. */
  z.object({ kind: z.literal('said'), table: z.string(), seat: z.int(), phrase: z.enum(PHRASES) }),
  /** A table is no longer as its entries said, or no longer there: whoever has it in mind reads it anew. */
  z.object({ kind: z.literal('altered'), table: z.string() }),
  /** A line for the pages of one guest, wherever they are connected. */
  z.object({ kind: z.literal('guest'), guest: z.string(), message: z.string() }),
]);
export type News = Readonly<z.infer<typeof news>>;

/** A process speaking to itself, to know whether it still hears. */
const beat = z.object({ kind: z.literal('beat'), number: z.int() });
const said = z.object({ from: z.string() }).and(z.union([news, beat]));
export type Said = News | z.infer<typeof beat>;

export function writeNews(item: Said, from: string): string {
  return JSON.stringify({ ...item, from });
}

/** Null for what is none of ours: anybody who may use the database may say something on our channel. */
export function readNews(payload: string | undefined): (Said & { from: string }) | null {
  try {
    return said.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}
