import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from '../sockets/frames.ts';

test('messages written in one go are read one by one, whatever their length', async () => {
  const texts = [0, 1, 125, 126, 127, 0xffff, 0x1_0000, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Les Sœurs de l’Alliance 🎲'.repeat(10));
  const lines = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) =>
    lines.handleUpgrade(request, socket, head, () => socket.write(framesOf(texts))),
  );
  await once(server, 'listening');
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

  const heard = await new Promise<string[]>((resolve) => {
    const all: string[] = [];
    page.on('message', (data) => {
      if (all.push(String(data)) === texts.length) resolve(all);
    });
  });

  expect(heard).toEqual(texts);
  page.terminate();
  server.close();
});
