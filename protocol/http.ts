/** The few things asked over HTTP: who I am, opening a table, taking a seat, the record of a finished game. JSON both ways. */
import { BOT_IDS } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import { z } from 'zod';
import type { Phase, Sitting } from './messages.ts';

export const PATHS = {
  /**
   * GET: who I am (`Account`, or null); PUT with an `Account`: my name from now on. The first PUT makes a guest of me.
   * DELETE: my seats are given up, my name is taken out of every table, and I am forgotten.
   */
  me: '/api/me',
  /** GET: everything that is kept of me, as a file. */
  mine: '/api/me/data',
  /** POST: every other browser that was me is nobody from now on. */
  signOut: '/api/me/sign-out',
  /** GET: `MyTable[]`, those I have a seat at, last changed first; POST with a `NewTable`: `Opened`. */
  tables: '/api/tables',
  /** GET with the invite in its header: `InviteInfo`. */
  table: (id: string): string => `/api/tables/${id}`,
  /** POST with a `Claim`: `Claimed`. */
  seats: (id: string): string => `/api/tables/${id}/seats`,
  /** GET, once the game is over: the record as plain text. */
  record: (id: string): string => `/api/tables/${id}/record`,
  /** POST, once the game is over, by somebody who played: `Opened`. Everybody has a seat there already. */
  rematch: (id: string): string => `/api/tables/${id}/rematch`,
} as const;

/**
 * Carries the invite where there is no body. An invite link has it behind a `#`, so that it gets into no log, history of
 * a proxy or `Referer`: `/en-ligne/<table>#<invite>`.
 */
export const INVITE_HEADER = 'x-tablee-invite';

export const LONGEST_NAME = 40;

/** As others see me. */
const name = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST_NAME)
      // Neither control nor formatting characters (a name must not turn the line it stands in) nor letters that show nothing
      // (two names that look alike must be alike); the one that makes a heart red may stay.
      .regex(/^(?:[^\p{C}\p{Default_Ignorable_Code_Point}\u2800]|\uFE0F)+$/u)
      // And something to be seen: not accents alone.
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
  );

export const account = z.strictObject({ name });
export type Account = z.infer<typeof account>;

/** In characters of JSON. A deck is a short list. */
const MOST_BROUGHT = 8_000;
/** What one brings to the game, as the game's `brings` describes it; nobody else sees it before the end. */
export const brings = z
  .json()
  .refine((brought) => JSON.stringify(brought).length <= MOST_BROUGHT, 'too much is brought');

/** In characters of JSON: a campaign is carried along with its cards and its story. */
const MOST_CARRIED = 24_000;
const isCarried = (campaign: unknown): boolean => JSON.stringify(campaign).length <= MOST_CARRIED;

const wantedSeat = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('me'), brings: brings.optional() }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), bot: z.enum(BOT_IDS), brings: brings.optional() }),
]);
export type WantedSeat = z.infer<typeof wantedSeat>;

/** One setting: a word, a number, yes or no, or a short list of words and numbers (who leads which hero). */
const word = z.string().max(64);
const settingValue = z.union([word, z.number(), z.boolean(), z.array(z.union([word, z.number()])).max(32)]);

export const newTable = z.strictObject({
  game: z.string().min(1).max(64),
  /** The game's own settings; it checks them. */
  config: z
    .object({ campaign: z.json().refine(isCarried, 'too much is carried over').optional() })
    .catchall(settingValue)
    .refine(
      (config) => Object.keys(config).every((key) => key.length <= 64),
      'a name is too long',
    ) as z.ZodType<Record<string, z.core.util.JSONType>>,
  /** One of them is `me`. */
  seats: z
    .array(wantedSeat)
    .min(1)
    .max(16)
    .refine((seats) => seats.filter(({ who }) => who === 'me').length === 1, 'one seat is mine'),
  /** Others may look on, and see what somebody passing by would. */
  watch: z.boolean(),
  /** Players may ask a bot what it would do; off unless the host wants it. */
  hints: z.boolean().default(false),
  clock: z.strictObject({ seconds: z.int().min(5).max(604_800) }).nullable(),
});
export type NewTable = z.infer<typeof newTable>;
/** As a page may write it. */
export type WantedTable = z.input<typeof newTable>;

export interface Opened {
  readonly table: string;
  readonly invite: string;
}

export const claim = z.strictObject({
  invite: z.string().min(1).max(64),
  /** Null: whichever is open. */
  seat: z.int().min(0).max(15).nullable(),
  brings: brings.optional(),
});
export type Claim = z.infer<typeof claim>;

export interface Claimed {
  readonly seat: Seat;
}

/** What somebody who was invited may know before sitting down. */
export interface InviteInfo {
  readonly table: string;
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly people: readonly Sitting[];
  readonly watch: boolean;
  readonly clock: { readonly seconds: number } | null;
  /** I have a seat already. */
  readonly seat: Seat | null;
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly people: readonly Sitting[];
  readonly seat: Seat;
  readonly yourTurn: boolean;
  /** Everybody who is being asked something. */
  readonly waitingFor: readonly Seat[];
  readonly result: { readonly winners: readonly Seat[]; readonly how: string } | null;
  readonly rematch: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}
