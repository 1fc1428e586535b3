import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeFrames } from '../sockets/frames.ts';

test('messages written in one go are read one by one, whatever their length', async () => {
  const texts = [0, 1, 125, 126, 127, 0xffff, 0x1_0000, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Les Sœurs de l’Alliance 🎲'.repeat(10));
  const lines = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) =>
    lines.handleUpgrade(request, socket, head, () => writeFrames(socket as Socket, texts)),
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

test('what a slow reader has not taken stays as it was sent, in no more memory than it needs', () => {
  const wire = {
    writableLength: 0,
    sent: [] as Buffer[],
    write(bytes: Buffer) {
      this.sent.push(bytes);
      this.writableLength = this.isSlow ? bytes.length : 0;
    },
    isSlow: false,
  };
  const frame = (letter: string): string => `\x81\x03${letter.repeat(3)}`;
  const send = (letter: string): void => writeFrames(wire, [letter.repeat(3)]);
  wire.isSlow = true;
  send('a');
  send('b');
  wire.isSlow = false;
  wire.writableLength = 0;
  send('c');
  send('d');

  const [a, b, c, d] = wire.sent as [Buffer, Buffer, Buffer, Buffer];
  expect([a, b, d].map((bytes) => bytes.toString('latin1'))).toEqual([frame('a'), frame('b'), frame('d')]);
  expect(b.buffer.byteLength).toBe(b.length);
  // What was taken at once is written over.
  expect(c.buffer).toBe(d.buffer);
  expect(c.toString('latin1')).toBe(frame('d'));
});
