/** The HTTP side of online play: who I am, opening a table, taking a seat, records. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { Declined, MALFORMED, NO_SUCH_TABLE, TOO_MANY } from '../declined.ts';
import { guestOf, rememberGuest } from '../identity/cookie.ts';
import { drawGuestId } from '../identity/draw.ts';
import { Buckets, clientAt } from '../limits.ts';
import type { Online } from '../online.ts';
import { account, claim, INVITE_HEADER, newTable, PATHS } from '../protocol/index.ts';
import type { GuestRow } from '../storage/schema.ts';
import { isFromHere } from './same-origin.ts';

const AN_HOUR = 3600;
const SWEEP = 60_000;

export function addApi(server: FastifyInstance, { storage, tables, limits, now }: Online): void {
  const calls = new Buckets(limits.calls);
  const newGuests = new Buckets({ atOnce: limits.guestsAnHour, perSecond: limits.guestsAnHour / AN_HOUR });
  const sweeping = setInterval(() => {
    calls.sweep(now());
    newGuests.sweep(now());
  }, SWEEP).unref();
  server.addHook('onClose', async () => clearInterval(sweeping));

  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isFromHere(request)) throw new Declined('otherSite', OTHER_SITE);
    if (!calls.take(clientAt(request.ip), now())) throw new Declined('tooMany', TOO_MANY);
  });

  server.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'call',
    );
  });

  const known = async (request: FastifyRequest): Promise<GuestRow> => {
    const id = guestOf(request);
    const guest = id === null ? undefined : await storage.guest(id);
    if (!guest) throw new Declined('notYours', NAME_FIRST);
    return guest;
  };

  server.get(PATHS.me, async (request, reply) => {
    const id = guestOf(request);
    const guest = id === null ? undefined : await storage.guest(id);
    return reply.send(guest ? { name: guest.name } : null);
  });

  server.put(PATHS.me, async (request, reply) => {
    const { name } = read(account, request.body);
    const id = guestOf(request);
    if (id === null && !newGuests.take(clientAt(request.ip), now())) throw new Declined('tooMany', TOO_MANY);
    const guest: GuestRow = { id: id ?? drawGuestId(), name, created: now() };
    await storage.keepGuest(guest);
    rememberGuest(request, reply, guest.id);
    return { name };
  });

  server.get(PATHS.tables, async (request) => {
    const id = guestOf(request);
    return id === null ? [] : tables.mine(id);
  });

  server.post(PATHS.tables, async (request, reply) => {
    const host = await known(request);
    reply.code(201);
    return tables.open(read(newTable, request.body), host, limits.tablesADay);
  });

  server.get<OfTable>(PATHS.table(':id'), async (request) => {
    const invite = request.headers[INVITE_HEADER];
    return tables.info(tableId(request), guestOf(request), typeof invite === 'string' ? invite : null);
  });

  server.post<OfTable>(PATHS.seats(':id'), async (request) => {
    const wanted = read(claim, request.body);
    return { seat: await tables.claim(tableId(request), await known(request), wanted) };
  });

  server.get<OfTable>(PATHS.record(':id'), async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return tables.record(tableId(request), guestOf(request));
  });

  server.post<OfTable>(PATHS.rematch(':id'), async (request, reply) => {
    const { id } = await known(request);
    reply.code(201);
    return tables.rematch(tableId(request), id);
  });
}

interface OfTable {
  Params: { id: string };
}

function tableId(request: FastifyRequest<OfTable>): string {
  const { id } = request.params;
  if (!/^[0-9a-z]{8,32}$/.test(id)) throw new Declined('noSuchTable', NO_SUCH_TABLE);
  return id;
}

function read<T>(schema: ZodType<T>, body: unknown): T {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new Declined('malformed', MALFORMED);
  return data;
}

const OTHER_SITE = {
  fr: 'Cette demande vient d’un autre site.',
  en: 'This request comes from another site.',
};
const NAME_FIRST = { fr: 'Dites d’abord votre nom.', en: 'Say your name first.' };
