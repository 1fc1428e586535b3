/** Online play, put together: storage, tables, bots, lines to the pages. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { GAMES } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import { LARGEST_MESSAGE, type Message, SOCKET_PATH } from '@tablee/protocol';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { every, realClock } from './clock.ts';
import { Declined } from './declined.ts';
import { addApi } from './http/api.ts';
import { answerErrors } from './http/errors.ts';
import { isSocketFromHere } from './http/same-origin.ts';
import { COOKIE_SECRET, guestOf } from './identity/cookie.ts';
import { clientAt, type Limits, USUAL_LIMITS } from './limits.ts';
import { openControl } from './ops/control.ts';
import { Metrics } from './ops/metrics.ts';
import { addOps, type MetricsOptions, openMetricsPort } from './ops/routes.ts';
import { type Retention, Upkeep, USUAL_RETENTION } from './ops/upkeep.ts';
import { Lines } from './sockets/lines.ts';
import type { GuestRow } from './storage/schema.ts';
import { openStorage, type Place, type Storage } from './storage/storage.ts';
import { Tables } from './tables/tables.ts';

export interface Online {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly lines: Lines;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly upkeep: Upkeep;
  /** Cuts every line of the guest: those whose cookie still holds come again. */
  signOut(guest: string): void;
  now(): number;
  /** Noted for whoever keeps the server running; clients hear nothing of it. */
  wentWrong(where: string, error: unknown): void;
}

export interface OnlineOptions extends Place {
  readonly limits?: Partial<Limits> | undefined;
  /** Milliseconds before a bot answers. */
  readonly botPause?: number | undefined;
  readonly now?: (() => number) | undefined;
  /** What can be played; all games of the house unless told otherwise. Bots know only those. */
  readonly games?: readonly Game[] | undefined;
  readonly metrics?: MetricsOptions | undefined;
  /** How long what is kept, where it is not as usual. */
  readonly keep?: Partial<Retention> | undefined;
  /** Milliseconds within which the server stops, whatever is still under way. */
  readonly stopWithin?: number | undefined;
}

/** Bots answer at this pace: slow enough to follow, the same whatever they hold. */
const BOT_PAUSE = 600;
const STOP_WITHIN = 10_000;
/** Milliseconds until pages whose line was cut come again. */
const COME_AGAIN = 400;
/** Milliseconds after which something that was due is late. */
const OVERDUE = 10_000;
/** How often it is looked for what is older than it is kept. */
const SWEEPS = 3_600_000;
/** Milliseconds until a socket that became no line is closed. */
const NO_LINE = 10_000;
const STOPPED =
  'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n';

const LINE_OPTIONS = {
  maxPayload: LARGEST_MESSAGE,
  // A message has one part; more only to wear us out.
  maxFragments: 8,
  // One frame at a time, then the others have their turn: what one read brings in may be thousands of small ones, of many lines.
  allowSynchronousEvents: false,
  // Answered by the line, which counts them.
  autoPong: false,
  clientTracking: false,
  // Milliseconds for the other side to agree that it is over.
  closeTimeout: 2_000,
};

/** Adds online play to the server. Closing the server closes it too: what was begun is written, everybody is told. */
export async function addOnline(server: FastifyInstance, options: OnlineOptions): Promise<Online> {
  const { botPause = BOT_PAUSE, games = GAMES } = options;
  const clock = realClock(options.now);
  const storage = await openStorage(options, clock);
  const bots = new BotPool({ now: clock.now, isEven: botPause > 0 });
  const metrics = new Metrics({
    sockets: () => lines.open,
    tables: () => tables.live,
    linesWaiting: () => lines.waiting,
    entriesWaiting: () => storage.waiting,
    botsWaiting: () => bots.waiting,
    overdue: () => storage.housekeeping.overdue(clock.now() - OVERDUE),
  });
  const wentWrong = (where: string, error: unknown): void => {
    metrics.wentWrong(where);
    // A table that can't be read is the asker's business; it is told so.
    if (!(error instanceof Declined)) server.log.error({ where, err: error }, 'something went wrong');
  };
  const tellGuest = (guest: string, message: Message): void => {
    lines.tell(guest, message);
    if (!storage.isShared) return;
    storage
      .tell([{ kind: 'guest', guest, message: JSON.stringify(message) }])
      .catch((error) => wentWrong('news', error));
  };
  const tables = new Tables({
    storage,
    gameById: (wanted) => games.find(({ id }) => id === wanted),
    askBot: (who, bot, view, asker) => bots.ask(who, bot, view, asker),
    botPause,
    clock,
    tellGuest,
    counted: (what) => metrics.counted(what),
    wentWrong,
  });
  const upkeep = new Upkeep(storage, tables, clock.now, { ...USUAL_RETENTION, ...options.keep });
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const online: Online = {
    storage,
    tables,
    metrics,
    limits,
    upkeep,
    signOut: (guest) => tellGuest(guest, { type: 'closing', why: SIGNED_OUT, again: COME_AGAIN }),
    now: clock.now,
    wentWrong,
    get lines() {
      return lines;
    },
  };
  const lines = new Lines(online);
  storage.listen(
    (news) => {
      if (news.kind === 'guest') lines.tell(news.guest, JSON.parse(news.message));
      else tables.heard(news);
    },
    () => tables.reread(),
  );

  const { metrics: shown = {}, stopWithin = STOP_WITHIN } = options;
  let figures: Server | null = null;
  let control: Server | null = null;
  // Whoever asks for a line and is not given one is not left hanging; a line that is given lifts this.
  server.server.on('upgrade', (_, socket: Socket) => {
    socket.setTimeout(NO_LINE, giveUp);
  });
  const sweeping = every(clock, SWEEPS, () => {
    upkeep.sweep().catch((error) => wentWrong('sweep', error));
  });
  server.addHook('preClose', async () => {
    sweeping.cancel();
    metrics.close();
    lines.deafen();
    server.server.removeAllListeners('upgrade').on('upgrade', (_, socket: Socket) => {
      socket.end(STOPPED, () => socket.destroy());
    });
    for (const side of [figures, control]) side?.close().closeAllConnections();
    // A database that does not answer must not keep us: what was not answered may be asked again.
    await atMost(stopWithin / 2, tables.close());
    await lines.close();
    await bots.close();
    await atMost(stopWithin / 4, storage.close());
  });
  if (options.data !== null && !options.databaseUrl)
    control = await openControl(options.data, upkeep, (error) => wentWrong('order', error));
  if (shown.port !== undefined) figures = await openMetricsPort(metrics, shown);
  await server.register(cookie, { secret: await storage.secret(COOKIE_SECRET) });
  await server.register(websocket, { options: LINE_OPTIONS });
  addOps(server, online, shown);
  await server.register(async (api) => {
    answerErrors(api, (code) => metrics.refused(code));
    addApi(api, online);
  });
  await server.register(async (sockets) => {
    sockets.decorateRequest('guest', null);
    sockets.decorateRequest('unanswered', null);
    answerErrors(sockets, (code) => metrics.refused(code));
    sockets.get<{ Querystring: { v?: string } }>(
      SOCKET_PATH,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          request.unanswered = reply.raw;
          if (!isSocketFromHere(request)) throw new Declined('otherSite', OTHER_SITE);
          lines.admit(clientAt(request.ip));
          request.guest = await guestOf(request, storage, clock.now());
        },
      },
      (socket, request) => {
        // The library would hold on to request and answer for as long as the line is open: 3 kB.
        request.unanswered?.detachSocket(request.raw.socket);
        request.raw.socket.off('timeout', giveUp);
        socket.removeAllListeners('error');
        const { guest, ip, query } = request;
        lines.accept(socket, request.raw.socket, guest?.id ?? null, clientAt(ip), query.v);
      },
    );
  });
  return online;
}

function giveUp(this: Socket): void {
  this.destroy();
}

/** Waits until it is done, but not longer than so many milliseconds. */
async function atMost(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([done.catch(() => {}), late]);
  clearTimeout(timer);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks for a line. */
    guest: GuestRow | null;
    /** What would have been said, had it not become one. */
    unanswered: ServerResponse | null;
  }
}

const SIGNED_OUT = {
  fr: 'Ce compte a été déconnecté partout.',
  en: 'This account was signed out everywhere.',
};
const OTHER_SITE = {
  fr: 'Cette connexion vient d’un autre site.',
  en: 'This connection comes from another site.',
};
