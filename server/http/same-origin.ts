/** Whether a request comes from a page of ours. A foreign page can send a guest's cookie along, but not hide where it comes from. */
import type { FastifyRequest } from 'fastify';

/** For what changes something: browsers say where it comes from; programs that don't have no cookie of anybody else. */
export function isFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin !== undefined) return isOrigin(origin, host);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** For sockets, where browsers always say it. */
export function isSocketFromHere({ headers, host }: FastifyRequest): boolean {
  return headers.origin !== undefined && isOrigin(headers.origin, host);
}

/** The scheme is left out: a proxy in front may speak another one. */
function isOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
