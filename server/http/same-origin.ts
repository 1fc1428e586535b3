/** Whether a request comes from a page of ours. A foreign page can send a guest's cookie along, but not hide where it comes from. */
import type { FastifyRequest } from 'fastify';

/** For what changes something: browsers say where it comes from; programs that don't have no cookie of anybody else. */
export function isFromHere(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers.origin !== undefined) return isOrigin(headers.origin, request);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** For sockets, where browsers always say it. */
export function isSocketFromHere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && isOrigin(origin, request);
}

/** Scheme, host and port: a page that came over http, where anybody on the way may have changed it, is not a page of the https one. */
function isOrigin(origin: string, { protocol, host }: FastifyRequest): boolean {
  const own = `${protocol}://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin;
}
