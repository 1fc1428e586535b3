/** What the server answers: the files of the built app, and the app's first page for every address within it. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type LogLevel, loggerFor } from './ops/log.ts';
import { OVER_TLS, SECURITY_HEADERS, trusted } from './security.ts';

export interface ApplicationOptions {
  /** Absent: nothing is logged. */
  readonly log?: LogLevel | undefined;
  /** The proxies in front, as addresses or networks: only what these say in `X-Forwarded-…` is believed. */
  readonly behindProxy?: readonly string[] | undefined;
  readonly patience?: Patience | undefined;
}

/** Files whose name changes with what is in them. */
const HASHED_FILES = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: the page and the service worker name all the other files. */
const ASKED_EACH_TIME = 'no-cache';

/** In bytes. What a page sends over HTTP is short; larger bodies are refused unread. */
const LARGEST_BODY = 16_384;

/** Milliseconds. */
export interface Patience {
  /** Until a request has come in whole, headers and body. */
  readonly request: number;
  /** Until something moves on a connection: a file is read on, another request comes. */
  readonly connection: number;
}

export const USUAL_PATIENCE: Patience = { request: 15_000, connection: 60_000 };
/** How often it is looked for requests that take too long: a part of what they may take. */
const LOOKS = 5;

/** The server for the app built in this folder; it listens nowhere yet. */
export function application(folder: string, options: ApplicationOptions = {}): FastifyInstance {
  const patience = options.patience ?? USUAL_PATIENCE;
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: patience.request,
    connectionTimeout: patience.connection,
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.request / LOOKS },
    bodyLimit: LARGEST_BODY,
    // The files of the app are of no interest; what is asked of online play is logged there.
    logController: new LogController({ disableRequestLogging: true }),
    logger: options.log ? loggerFor(options.log) : false,
    trustProxy: trusted(options.behindProxy ?? []),
  });
  server.removeContentTypeParser('text/plain');

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.headers(OVER_TLS);
  });

  server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.slice(folder.length).split(sep).join('/').startsWith(HASHED_FILES);
      response.setHeader('cache-control', isHashed ? FOR_EVER : ASKED_EACH_TIME);
      response.setHeader('vary', 'accept-encoding');
    },
  });

  server.setNotFoundHandler(async (request, reply) => {
    if (isNavigation(request)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
  });
  return server;
}

/** Somebody follows a link or reloads a page of the app; a missing file must stay missing instead. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.startsWith(HASHED_FILES) || url.startsWith('/api/')) return false;
  return headers.accept?.includes('text/html') ?? false;
}
