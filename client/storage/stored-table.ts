/** A table as it is kept between two visits: how it began, who sits where, and every choice. The rest is replayed. */
import { BOT_IDS } from '@tablee/bots';
import type { Choice, Result, Start } from '@tablee/kernel';
import { z } from 'zod';

/** Who sits there: whoever this browser belongs to or a friend round the same screen, each with a name; or a bot. */
const sitting = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('person'), name: z.string().min(1).max(40) }),
  /** `for`: somebody's place, until they take it back. */
  z.strictObject({
    who: z.literal('bot'),
    bot: z.enum(BOT_IDS),
    for: z.string().min(1).max(40).optional(),
  }),
]);
export type Sitting = z.infer<typeof sitting>;

/** What came back from the browser's storage may be of an older version, or damaged: nothing is trusted unread. */
export const storedTable = z.object({
  id: z.string().min(1).max(64),
  game: z.string().min(1).max(64),
  /** The version of the game's rules. */
  version: z.int(),
  start: z.object({
    seats: z.int().min(1).max(16),
    seed: z.string().min(1),
    config: z.record(z.string(), z.unknown()),
    position: z.unknown().optional(),
    dice: z.array(z.int()).optional(),
    brings: z.array(z.unknown()).optional(),
    pack: z.object({ file: z.string(), data: z.unknown() }).optional(),
  }),
  sitting: z.array(sitting).min(1),
  choices: z.array(z.object({ seat: z.int().min(0), says: z.string() })),
  /** The fingerprint of the content it is played with. Tables of old have none. */
  content: z.string().optional(),
  /** After how many choices, which hash: whether the table can go on after a change of rules or cards is seen by them. */
  hashes: z.array(z.tuple([z.int().min(0), z.string()])).optional(),
  /** Choices taken back beyond what the rules of undo allow. */
  takenBack: z.int().min(0),
  /** Milliseconds since 1970. */
  created: z.number(),
  changed: z.number(),
  result: z.object({ winners: z.array(z.int()), rule: z.string(), how: z.string() }).nullable(),
  /** The finished game is already in the player's history: it counts once, whatever is taken back and played again. */
  counted: z.boolean(),
  /** The campaign it belongs to, by its id in this browser. */
  campaign: z.string().min(1).max(64).optional(),
  /** A line for the list of tables: how far it has come. Both languages. */
  stands: z.object({ fr: z.string(), en: z.string() }).nullable(),
});

export interface StoredTable extends Omit<z.infer<typeof storedTable>, 'start' | 'choices' | 'result'> {
  readonly start: Start & { readonly config: Readonly<Record<string, unknown>> };
  readonly choices: readonly Choice[];
  readonly result: Result | null;
}
