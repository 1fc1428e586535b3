/**
 * What a page may ask for over its socket. Everything that comes in is read with `request`; nothing else is trusted.
 *
 * `ref` is the page's own number for the request: the answer (`done` or `refused`) carries it. A request that changes a
 * table names the moment it speaks of (`at`, as in the last `table` message): after somebody went back behind that
 * moment, it is refused as late, so that a repeated or delayed request can do no harm.
 */
import { BOT_IDS } from '@tablee/bots';
import type { Option } from '@tablee/kernel';
import { z } from 'zod';
import { brings } from './http.ts';
import { PHRASES } from './phrases.ts';

/** Raised when old pages could no longer speak with the server; a page says it in the address: `/api/socket?v=1`. */
export const PROTOCOL = 1;
export const SOCKET_PATH = '/api/socket';
/** In bytes. Larger messages close the socket. */
export const LARGEST_MESSAGE = 16_384;
/** No action of a game takes more small choices than this. */
const LONGEST_LINE = 32;

const ref = z.int().min(0).max(0xffff_ffff);
const TABLE = /^[0-9a-z]{8,32}$/;
const table = z.string().regex(TABLE);

/** Whether a table can be called so: an address cut short names none. */
export function isTableId(word: string): boolean {
  return TABLE.test(word);
}

const at = z.int().min(0).max(0x7fff_ffff);
const count = z.int().min(0).max(0x7fff_ffff);
const seat = z.int().min(0).max(15);
/** The game's own plain data: compared with the options offered, and never used itself. */
const option: z.ZodType<Option> = z.looseObject({ do: z.string().max(64) });

/** Comes to the table, or back to it: answered with a `table` message, and with one more after every change. */
const sit = z.strictObject({
  type: z.literal('sit'),
  ref,
  table,
  /** The `at` of the last `table` message this page kept; null to be told everything. */
  after: at.nullable(),
});

/** Looks away: no more messages of this table. The seat stays whose it is. */
const rise = z.strictObject({ type: z.literal('rise'), ref, table });

/** Answers the open decision with the option of that number, and those that follow as long as they offer what is in `then`. */
const choose = z.strictObject({
  type: z.literal('choose'),
  ref,
  table,
  at,
  decision: z.int().min(0).max(0x7fff_ffff),
  option: z.int().min(0).max(65_535),
  then: z.array(option).max(LONGEST_LINE).optional(),
});

/** Takes back own choices until so many are left, as far as the rules of undo allow. */
const undo = z.strictObject({ type: z.literal('undo'), ref, table, at, to: count });

/** Asks everybody to go back to when so many choices had been made. */
const askBack = z.strictObject({ type: z.literal('askBack'), ref, table, at, to: count });
const answerBack = z.strictObject({ type: z.literal('answerBack'), ref, table, at, yes: z.boolean() });

const offerDraw = z.strictObject({ type: z.literal('offerDraw'), ref, table, at });
const answerDraw = z.strictObject({ type: z.literal('answerDraw'), ref, table, at, yes: z.boolean() });

const resign = z.strictObject({ type: z.literal('resign'), ref, table, at });

/**
 * Leaves the table. In play a bot plays on and the seat is kept; before the game begins the seat is open again. When the
 * host leaves before it begins, the table is closed.
 */
const leave = z.strictObject({ type: z.literal('leave'), ref, table });
const comeBack = z.strictObject({ type: z.literal('comeBack'), ref, table });

/** The host gives an open seat to a bot, or opens it again, before the game begins. */
const fill = z.strictObject({ type: z.literal('fill'), ref, table, seat, bot: z.enum(BOT_IDS).nullable() });

/** Before the game begins: I bring this, and am ready if I was still choosing. Null: what is usual. */
const bring = z.strictObject({ type: z.literal('bring'), ref, table, brings: brings.nullable() });

/** Says one of the phrases to everybody at the table. Nothing is kept of it. */
const say = z.strictObject({ type: z.literal('say'), ref, table, phrase: z.enum(PHRASES) });

/**
 * The host removes somebody from a seat: it is open again, or a bot plays on when the game has begun. The old invitation
 * holds no more.
 */
const remove = z.strictObject({ type: z.literal('remove'), ref, table, seat });

/** The host makes another invitation; the old one holds no more. */
const renewInvite = z.strictObject({ type: z.literal('renewInvite'), ref, table });

/** Answered at once with `done`: the connection lives. */
const ping = z.strictObject({ type: z.literal('ping'), ref });

export const request = z.discriminatedUnion('type', [
  sit,
  rise,
  choose,
  undo,
  askBack,
  answerBack,
  offerDraw,
  answerDraw,
  resign,
  leave,
  comeBack,
  fill,
  bring,
  say,
  remove,
  renewInvite,
  ping,
]);
export type Request = z.infer<typeof request>;

/** Reads what came in; null: nothing we know. */
export function readRequest(text: string): Request | null {
  try {
    const value: unknown = JSON.parse(text);
    return isChoice(value) ? value : (request.safeParse(value).data ?? null);
  } catch {
    return null;
  }
}

type Choose = z.infer<typeof choose>;

/** The commonest request, told at a glance: true only for what the schema lets pass as it is. False says nothing. */
function isChoice(value: unknown): value is Choose {
  if (typeof value !== 'object' || value === null) return false;
  const asked = value as Partial<Record<keyof Choose, unknown>>;
  return (
    asked.type === 'choose' &&
    isCount(asked.ref, 0xffff_ffff) &&
    typeof asked.table === 'string' &&
    TABLE.test(asked.table) &&
    isCount(asked.at, 0x7fff_ffff) &&
    isCount(asked.decision, 0x7fff_ffff) &&
    isCount(asked.option, 65_535) &&
    // These and no more.
    Object.keys(value).length === 6
  );
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
