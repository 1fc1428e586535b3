/** Who a request comes from: a guest's id in a signed cookie that no script can read. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'tablee';
/** The name under which the key of the signatures is kept. */
export const COOKIE_SECRET = 'cookie';
/** Seconds. Browsers keep none longer. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

/** The guest's id; null for somebody we have never seen, or who made up the cookie. */
export function guestOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && /^[0-9a-f]{32}$/.test(value) ? value : null;
}

export function rememberGuest(request: FastifyRequest, reply: FastifyReply, guest: string): void {
  reply.setCookie(COOKIE, guest, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: FOUR_HUNDRED_DAYS,
    secure: request.protocol === 'https',
  });
}
