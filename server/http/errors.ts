/** Errors as the browser gets them: words for people, never a stack. */

import type { RefusalCode } from '@tablee/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Declined, MALFORMED, refusalOf } from '../declined.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  late: 409,
  notAllowed: 409,
  notYours: 403,
  noSuchTable: 404,
  noSeat: 409,
  badInvite: 403,
  tooMany: 429,
  otherSite: 403,
  stopping: 503,
  trouble: 500,
};

/** `counted`: for the figures. */
export function answerErrors(server: FastifyInstance, counted: (code: RefusalCode) => void): void {
  server.setErrorHandler((error: FastifyError | Declined, request, reply) => {
    if (!(error instanceof Declined) && error.statusCode !== undefined && error.statusCode < 500) {
      // Fastify could not read the request: too large, not JSON.
      return reply.code(error.statusCode).send({ code: 'malformed', why: MALFORMED, rule: null });
    }
    const refusal = refusalOf(error);
    counted(refusal.code);
    // In whole seconds, and at least one.
    if (error instanceof Declined && error.after !== null)
      reply.header('retry-after', Math.max(1, Math.ceil(error.after / 1000)));
    if (refusal.code === 'trouble') request.log.error({ err: error }, 'a request went wrong');
    return reply.code(STATUS[refusal.code]).send(refusal);
  });
}
