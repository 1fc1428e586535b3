/** Online play, put together: storage, tables, bots, lines to the pages. */
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { GAMES } from '@tablee/games';
import type { Game } from '@tablee/kernel';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { Declined } from './declined.ts';
import { addApi } from './http/api.ts';
import { answerErrors } from './http/errors.ts';
import { isSocketFromHere } from './http/same-origin.ts';
import { COOKIE_SECRET, guestOf } from './identity/cookie.ts';
import { clientAt, type Limits, USUAL_LIMITS } from './limits.ts';
import { Metrics } from './ops/metrics.ts';
import { addOps } from './ops/routes.ts';
import { LARGEST_MESSAGE, type Message, SOCKET_PATH } from './protocol/index.ts';
import { Lines } from './sockets/lines.ts';
import { openStorage, type Place, type Storage } from './storage/storage.ts';
import { Tables } from './tables/tables.ts';

export interface Online {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly lines: Lines;
  readonly metrics: Metrics;
  readonly limits: Limits;
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
}

/** Bots answer at this pace: slow enough to follow, the same whatever they hold. */
const BOT_PAUSE = 600;

/** Adds online play to the server. Closing the server closes it too: what was begun is written, everybody is told. */
export async function addOnline(server: FastifyInstance, options: OnlineOptions): Promise<Online> {
  const storage = await openStorage(options);
  const { now = Date.now, botPause = BOT_PAUSE, games = GAMES } = options;
  const bots = new BotPool();
  const metrics = new Metrics({ sockets: () => lines.open, tables: () => tables.live });
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
    askBot: (who, bot, view) => bots.ask(who, bot, view),
    botPause,
    now,
    tellGuest,
    counted: (what) => metrics.counted(what),
    wentWrong,
  });
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const online: Online = {
    storage,
    tables,
    metrics,
    limits,
    now,
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

  server.addHook('preClose', async () => {
    lines.deafen();
    await tables.close();
    await lines.close();
    await bots.close();
    await storage.close();
  });
  await server.register(cookie, { secret: await storage.secret(COOKIE_SECRET) });
  await server.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, clientTracking: false } });
  addOps(server, online);
  await server.register(async (api) => {
    answerErrors(api);
    addApi(api, online);
  });
  await server.register(async (sockets) => {
    answerErrors(sockets);
    sockets.get<{ Querystring: { v?: string } }>(
      SOCKET_PATH,
      {
        websocket: true,
        preValidation: async (request) => {
          if (!isSocketFromHere(request)) throw new Declined('otherSite', OTHER_SITE);
        },
      },
      (socket, request) => lines.accept(socket, guestOf(request), clientAt(request.ip), request.query.v),
    );
  });
  return online;
}

const OTHER_SITE = {
  fr: 'Cette connexion vient d’un autre site.',
  en: 'This connection comes from another site.',
};
