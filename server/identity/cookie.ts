/** Who a request comes from: a guest's id in a signed cookie that no script can read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

export const COOKIE = 'tablee';
/** The name under which the key of the signatures is kept. */
export const COOKIE_SECRET = 'cookie';
/** Seconds. Browsers keep none longer. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;
/** Milliseconds: that somebody came is noted once a day. */
const DAY = 86_400_000;

/**
 * The guest; null for somebody we have never seen or have forgotten, who made the cookie up, or who has signed out
 * everywhere since it was given.
 */
export async function guestOf(
  request: FastifyRequest,
  storage: Pick<Storage, 'guest' | 'sawGuest'>,
  now: number,
): Promise<GuestRow | null> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  // Cookies from before there were epochs are of the first.
  const [, id, epoch = '0'] = (valid && /^([0-9a-f]{32})(?:\.(\d{1,9}))?$/.exec(value)) || [];
  const guest = id === undefined ? undefined : await storage.guest(id);
  if (guest === undefined || Number(guest.epoch) !== Number(epoch)) return null;
  if (now - guest.seen > DAY) await storage.sawGuest(guest.id, now);
  return guest;
}

export function rememberGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, epoch }: Pick<GuestRow, 'id' | 'epoch'>,
): void {
  reply.setCookie(COOKIE, `${id}.${epoch}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: FOUR_HUNDRED_DAYS,
    secure: request.protocol === 'https',
  });
}

export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
