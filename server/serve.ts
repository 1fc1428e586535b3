/** Opens the doors: where the server listens, and how it closes again. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refused } from '@tablee/kernel';
import type { FastifyInstance } from 'fastify';
import { type ApplicationOptions, application } from './app.ts';
import { addOnline, type OnlineOptions } from './online.ts';

export interface ServeOptions extends ApplicationOptions, Omit<OnlineOptions, 'data'> {
  /** 0 for any that is free. When absent: the usual one, or the next that is free. */
  readonly port?: number | undefined;
  /** Loopback unless told otherwise: nobody else on the network can come in. */
  readonly host?: string | undefined;
  /** The folder of the built app. */
  readonly app?: string | undefined;
  /** The folder where online tables are kept. When absent, and without a `databaseUrl`: in memory only. */
  readonly data?: string | undefined;
}

export interface Served {
  /** What to type into a browser: `http://127.0.0.1:8390`. */
  readonly address: string;
  readonly port: number;
  /** Finishes what is being written, says goodbye to whoever is connected and lets go of the port. */
  close(): Promise<void>;
}

const USUAL_PORT = 8390;
/** So many ports after the usual one are tried before giving up. */
const NEXT_PORTS = 20;
/** Milliseconds. */
const STOPS_WITHIN = 12_000;
const LINGERS = 500;
const LOOPBACK = '127.0.0.1';
const BUILT_APP = fileURLToPath(new URL('../client/dist', import.meta.url));

export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { port, host = LOOPBACK, app = BUILT_APP, data = null } = options;
  const folder = resolve(app);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Refused('The web app has not been built yet. Run npm start, which builds and serves it.');
  }
  const server = application(folder, options);
  try {
    await addOnline(server, { ...options, data: data === null ? null : resolve(data) });
  } catch (error) {
    await server.close();
    throw error;
  }
  const taken = await listen(server, host, port);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    close: () => server.close(),
  };
}

/**
 * Until the system asks the process to stop (Ctrl-C, SIGTERM): then the server is closed, and the process ends, whatever
 * may still hold on to it.
 */
export async function untilStopped(served: Served): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const limit = setTimeout(() => process.exit(0), STOPS_WITHIN);
  await served.close();
  clearTimeout(limit);
  // Mostly it ends by itself at once.
  setTimeout(() => process.exit(0), LINGERS).unref();
}

/** The port it listens on in the end. */
async function listen(server: FastifyInstance, host: string, port: number | undefined): Promise<number> {
  const last = port ?? USUAL_PORT + NEXT_PORTS;
  for (let wanted = port ?? USUAL_PORT; ; wanted++) {
    try {
      await server.listen({ port: wanted, host });
      return portOf(server);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && wanted < last) continue;
      await server.close();
      throw code === undefined ? error : new Refused(whyNot(code, host, wanted));
    }
  }
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('A server without a port.');
  return address.port;
}

function whyNot(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or choose another port with --port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Choose another with --host, or leave it out for ${LOOPBACK}.`;
    default:
      return `Can't listen on ${host}, port ${port}: ${code}.`;
  }
}
