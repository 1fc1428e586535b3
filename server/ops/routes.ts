/** For whoever keeps the server running: is it well, and how much does it do. */
import { createServer, type Server } from 'node:http';
import { Refused } from '@tablee/kernel';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../identity/draw.ts';
import type { Online } from '../online.ts';
import { Unwell } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

/** Who may read the figures; without any of it nobody may. */
export interface MetricsOptions {
  /** At `/metrics` for whoever brings it: `Authorization: Bearer …`. */
  readonly token?: string | undefined;
  /** To everybody who gets to this port, which is not the one of the players. */
  readonly port?: number | undefined;
  /** Loopback unless told otherwise. */
  readonly host?: string | undefined;
}

const LOOPBACK = '127.0.0.1';

export function addOps(server: FastifyInstance, { storage, metrics }: Online, options: MetricsOptions): void {
  // Anybody may ask, however often: the database is asked by one of them at a time.
  let checking: Promise<void> | null = null;
  const check = (): Promise<void> => {
    checking ??= storage.check().finally(() => {
      checking = null;
    });
    return checking;
  };
  server.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof Unwell)) throw error;
      return reply.code(503).send({ ok: false, why: error.message });
    }
  });

  const { token } = options;
  if (!token) return;
  server.get('/metrics', async ({ headers }, reply) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text());
  });
}

/** The figures on a port of their own, and nothing else. */
export async function openMetricsPort(
  metrics: Metrics,
  { port, host = LOOPBACK }: MetricsOptions,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Refused(
          `The figures can't be shown on ${host}, port ${port}: ${code}. Choose another with --metrics.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  return server.unref();
}
