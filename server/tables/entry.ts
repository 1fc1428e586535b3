/**
 * Everything that can happen to a table, as it is written down. What was written is never changed, so a kind of entry that
 * was once used must be readable for ever.
 */
import { BOT_IDS } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import { z } from 'zod';

const seat = z
  .int()
  .min(0)
  .max(15)
  .transform((number) => number as Seat);
const count = z.int().min(0);

const entry = z.discriminatedUnion('kind', [
  /** A guest takes an open seat, and brings what the game lets one bring. */
  z.strictObject({
    kind: z.literal('sat'),
    seat,
    guest: z.string(),
    name: z.string(),
    brings: z.json().optional(),
    /** Plays again, and will say what to bring this time: the game waits for it. */
    choosing: z.literal(true).optional(),
  }),
  /** Somebody who has a seat brings this now, or what is usual; only before the game begins. */
  z.strictObject({ kind: z.literal('brought'), seat, brings: z.json().optional() }),
  /** The seat is open again; only before the game begins. */
  z.strictObject({ kind: z.literal('freed'), seat }),
  /** An open seat goes to a bot, with what the host gave it to bring. */
  z.strictObject({ kind: z.literal('filled'), seat, bot: z.enum(BOT_IDS), brings: z.json().optional() }),
  /** The host left before the game began, or whoever runs the server put an end to it. */
  z.strictObject({ kind: z.literal('closed') }),
  /** The host removed somebody: the seat is open again, or a bot's when the game has begun. The invitation they knew is void. */
  z.strictObject({ kind: z.literal('removed'), seat, invite: z.string() }),
  /** From now on another invitation holds. */
  z.strictObject({ kind: z.literal('invited'), invite: z.string() }),
  /** One or more choices in a row, in the game's notation. */
  z.strictObject({ kind: z.literal('chose'), seat, says: z.array(z.string()).min(1) }),
  /** The clock ran out: back to so many choices, then this one. */
  z.strictObject({ kind: z.literal('outOfTime'), seat, to: count, says: z.string() }),
  z.strictObject({ kind: z.literal('undid'), seat, to: count }),
  z.strictObject({ kind: z.literal('askedBack'), seat, to: count }),
  z.strictObject({ kind: z.literal('answeredBack'), seat, yes: z.boolean() }),
  z.strictObject({ kind: z.literal('offeredDraw'), seat }),
  z.strictObject({ kind: z.literal('answeredDraw'), seat, yes: z.boolean() }),
  z.strictObject({ kind: z.literal('resigned'), seat }),
  z.strictObject({ kind: z.literal('left'), seat }),
  z.strictObject({ kind: z.literal('returned'), seat }),
  /** The same people play again at another table. */
  z.strictObject({ kind: z.literal('rematched'), table: z.string() }),
]);
export type Entry = z.infer<typeof entry>;
/** What somebody brings to a game, as it came; the game has checked it. */
export type Brought = z.infer<ReturnType<typeof z.json>>;

export function readEntry(body: string): Entry {
  return entry.parse(JSON.parse(body));
}

export function writeEntry(written: Entry): string {
  return JSON.stringify(written);
}
