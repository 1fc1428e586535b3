import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PROTOCOL, SOCKET_PATH } from '@tablee/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { application } from '../app.ts';
import { addOnline } from '../online.ts';
import { smallApp } from './house.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('a line that is open holds on to nothing of the request that asked for it', async () => {
  const server = application(smallApp());
  await addOnline(server, { data: null });
  let asked: WeakRef<IncomingMessage> | undefined;
  let wire: Socket | undefined;
  server.server.once('upgrade', (request: IncomingMessage, socket: Socket) => {
    asked = new WeakRef(request);
    wire = socket;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const page = new WebSocket(`ws://${host}${SOCKET_PATH}?v=${PROTOCOL}`, { origin: `http://${host}` });
  await once(page, 'open');
  page.send(JSON.stringify({ type: 'ping', ref: 1 }));
  await once(page, 'message');

  for (let n = 0; n < 20 && asked!.deref(); n++) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }

  expect(asked!.deref()).toBeUndefined();
  // Nor does anybody wait any more for it to take too long.
  expect(wire!.listenerCount('timeout')).toBe(0);
  expect(page.readyState).toBe(WebSocket.OPEN);
  page.terminate();
  await server.close();
});
