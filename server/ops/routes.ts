/** For whoever keeps the server running: is it well, and how much does it do. */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Online } from '../online.ts';

export function addOps(server: FastifyInstance, { storage, metrics }: Online): void {
  server.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await storage.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });

  server.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text());
  });
}

/** From this machine or the network behind it: figures are nobody else's business. */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  if (isIP(plain) === 4) return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(plain);
  return plain === '::1' || /^f[cd]/i.test(plain);
}
