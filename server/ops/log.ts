/** One line of JSON for each thing worth knowing, on stderr. No names, no invites, no cookies, no cards. */
import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function loggerFor(level: LogLevel): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    redact: ['req.headers', 'res.headers'],
  };
}
