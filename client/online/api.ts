/** The server's few HTTP questions. A refusal is thrown as `NotDone`, in both languages. */
import type { Text } from '@tablee/kernel';
import {
  type Account,
  type Claimed,
  INVITE_HEADER,
  type InviteInfo,
  type MyTable,
  type Opened,
  PATHS,
  type Refusal,
  type RefusalCode,
  type WantedTable,
} from '@tablee/protocol';

/** The server said no, or could not be reached (`code` is then `unreachable`). */
export class NotDone extends Error {
  readonly code: RefusalCode | 'unreachable';
  readonly why: Text;
  constructor(code: RefusalCode | 'unreachable', why: Text) {
    super(why.en);
    this.code = code;
    this.why = why;
  }
}

const UNREACHABLE: Text = {
  fr: 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.',
  en: 'The server does not answer. Check the connection, then try again.',
};

export const api = {
  /** Null: the server does not know me yet. */
  me: (): Promise<Account | null> => ask('GET', PATHS.me),
  callMe: (name: string): Promise<Account> => ask('PUT', PATHS.me, { name }),
  myTables: (): Promise<readonly MyTable[]> => ask('GET', PATHS.tables),
  open: (table: WantedTable): Promise<Opened> => ask('POST', PATHS.tables, table),
  invitation: (table: string, invite: string): Promise<InviteInfo> =>
    ask('GET', PATHS.table(table), undefined, { [INVITE_HEADER]: invite }),
  /** `brings`: null for what is usual. */
  claim: (table: string, invite: string, brings: unknown): Promise<Claimed> =>
    ask('POST', PATHS.seats(table), { invite, seat: null, ...(brings !== null && { brings }) }),
  record: (table: string): Promise<string> => askText(PATHS.record(table)),
  /** Everything the server keeps of me, as JSON. */
  mine: (): Promise<string> => askText(PATHS.mine),
  /** Every other browser that was me is nobody from now on. */
  signOut: (): Promise<void> => ask('POST', PATHS.signOut, {}),
  /** Answers at how many tables I had a seat. */
  forgetMe: (): Promise<{ readonly tables: number }> => ask('DELETE', PATHS.me),
  rematch: (table: string): Promise<Opened> => ask('POST', PATHS.rematch(table), {}),
} as const;

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await send(path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? (undefined as T) : answer.json();
}

async function askText(path: string): Promise<string> {
  return (await send(path, { method: 'GET' })).text();
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: 'same-origin' });
  } catch {
    throw new NotDone('unreachable', UNREACHABLE);
  }
  if (answer.ok) return answer;
  const refusal: Partial<Refusal> | null = await answer.json().catch(() => null);
  if (!refusal?.code || !refusal.why) throw new NotDone('unreachable', UNREACHABLE);
  throw new NotDone(refusal.code, refusal.why);
}
