/** The HTTP side of online play: who I am, opening a table, taking a seat, records. */

import { Readable } from 'node:stream';
import { account, claim, INVITE_HEADER, newTable, PATHS } from '@tablee/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { Declined, MALFORMED, NO_SUCH_TABLE, TOO_MANY } from '../declined.ts';
import { forgetCookie, guestOf, rememberGuest } from '../identity/cookie.ts';
import { drawGuestId } from '../identity/draw.ts';
import { Buckets, clientAt } from '../limits.ts';
import type { Online } from '../online.ts';
import type { GuestRow } from '../storage/schema.ts';
import { isNestedTooDeep } from './nesting.ts';
import { isFromHere } from './same-origin.ts';

const AN_HOUR = 3600;
const SWEEP = 60_000;
/** Milliseconds until what is under way is done. */
const ONE_MORE = 1_000;

export function addApi(server: FastifyInstance, online: Online): void {
  const { storage, tables, limits, upkeep, now } = online;
  const calls = new Buckets(limits.calls);
  /** Guests who are just being sent all that is kept of them: that is much work, once at a time is enough. */
  const exporting = new Set<string>();
  const newGuests = new Buckets({ atOnce: limits.guestsAnHour, perSecond: limits.guestsAnHour / AN_HOUR });
  const sweeping = setInterval(() => {
    calls.sweep(now());
    newGuests.sweep(now());
  }, SWEEP).unref();
  server.addHook('onClose', async () => clearInterval(sweeping));

  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedTooDeep(String(body))) done(new Declined('malformed', MALFORMED));
    else parse(request, String(body), done);
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isFromHere(request)) throw new Declined('otherSite', OTHER_SITE);
    const client = clientAt(request.ip);
    if (!calls.take(client, now())) throw new Declined('tooMany', TOO_MANY, null, calls.wait(client, now()));
  });

  server.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'call',
    );
  });

  const who = (request: FastifyRequest): Promise<GuestRow | null> => guestOf(request, storage, now());
  const known = async (request: FastifyRequest): Promise<GuestRow> => {
    const guest = await who(request);
    if (!guest) throw new Declined('notYours', NAME_FIRST);
    return guest;
  };

  server.get(PATHS.me, async (request, reply) => {
    const guest = await who(request);
    return reply.send(guest ? { name: guest.name } : null);
  });

  server.put(PATHS.me, async (request, reply) => {
    const { name } = read(account, request.body);
    const before = await who(request);
    const client = clientAt(request.ip);
    if (before === null && !newGuests.take(client, now()))
      throw new Declined('tooMany', TOO_MANY, null, newGuests.wait(client, now()));
    const id = before?.id ?? drawGuestId();
    await storage.keepGuest({ id, name, created: now() });
    rememberGuest(request, reply, { id, epoch: before?.epoch ?? 0 });
    return { name };
  });

  server.delete(PATHS.me, async (request, reply) => {
    const { id } = await known(request);
    const count = await upkeep.deleteGuest(id);
    online.signOut(id);
    forgetCookie(reply);
    return { tables: count };
  });

  server.get(PATHS.mine, async (request, reply) => {
    const { id } = await known(request);
    if (exporting.has(id)) throw new Declined('tooMany', TOO_MANY, null, ONE_MORE);
    exporting.add(id);
    reply.header('content-disposition', 'attachment; filename="tablee.json"');
    const text = Readable.from(upkeep.exportOf(id)).once('close', () => exporting.delete(id));
    return reply.type('application/json; charset=utf-8').send(text);
  });

  server.post(PATHS.signOut, async (request, reply) => {
    const { id } = await known(request);
    rememberGuest(request, reply, { id, epoch: await storage.nextEpoch(id) });
    online.signOut(id);
    return reply.code(204).send();
  });

  server.get(PATHS.tables, async (request) => {
    const guest = await who(request);
    return guest === null ? [] : tables.mine(guest.id);
  });

  server.post(PATHS.tables, async (request, reply) => {
    const host = await known(request);
    reply.code(201);
    return tables.open(read(newTable, request.body), host, limits.tablesADay);
  });

  server.get<OfTable>(PATHS.table(':id'), async (request) => {
    const invite = request.headers[INVITE_HEADER];
    return tables.info(
      tableId(request),
      (await who(request))?.id ?? null,
      typeof invite === 'string' ? invite : null,
    );
  });

  server.post<OfTable>(PATHS.seats(':id'), async (request) => {
    const wanted = read(claim, request.body);
    return { seat: await tables.claim(tableId(request), await known(request), wanted) };
  });

  server.get<OfTable>(PATHS.record(':id'), async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return tables.record(tableId(request), (await who(request))?.id ?? null);
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
