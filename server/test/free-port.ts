/**
 * A port for a server that goes away and comes back at the same one. Below those that machines give to outgoing lines:
 * while the server is gone, somebody who tries to reach it could be given its very port, and it would stay taken.
 */
import { createServer } from 'node:net';

const [FIRST, LAST] = [10_000, 30_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
