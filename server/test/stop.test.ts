/** The server stops when it is asked to, whatever comes in meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, SOCKET_PATH } from '@tablee/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { emptyFolder, house } from './house.ts';
import { greedily, playTogether, seated } from './play.ts';
import { Visitor } from './visitor.ts';

const PROGRAM = fileURLToPath(new URL('./process.js', import.meta.url));

test('a server that stops says goodbye, and what it answered is there when it opens again', async () => {
  const data = emptyFolder();
  const first = await house({ data });
  const people = [await Visitor.arrive(first.address, 'Anne'), await Visitor.arrive(first.address, 'Bruno')];
  const { table } = await seated(people);
  const isEnough = ({ choices }: { choices: number }): boolean => choices >= 20;
  await playTogether(people, table, (who) => greedily(`${who}`), isEnough);
  await expect.poll(() => people.some((person) => person.isAsked(table))).toBe(true);
  const asked = people.find((person) => person.isAsked(table))!;
  const before = asked.told(table).choices;
  const answer = asked.choose(table, 0);
  await first.close();
  const answered = await answer;
  expect(people.map(({ closing }) => closing?.again)).toEqual([1000, 1000]);

  const second = await house({ data, port: first.port });
  for (const person of people) await person.connect();
  for (const person of people) await person.sit(table);

  const { at, choices } = asked.told(table);
  expect(choices).toBeGreaterThanOrEqual(before + (answered.type === 'done' ? 1 : 0));
  if (answered.type === 'done') expect(at).toBeGreaterThanOrEqual(answered.at!);
  expect(people[0]!.told(table).view!.waitingFor).toEqual(people[1]!.told(table).view!.waitingFor);
  await second.close();
});

test('sockets that come in while it stops are closed, and the process ends with 0', async () => {
  const child = fork(PROGRAM, ['0', emptyFolder()], { execArgv: [] });
  const [address] = (await once(child, 'message')) as [string];
  const knock = (): Promise<WebSocket | null> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?v=${PROTOCOL}`, {
        headers: { origin: address },
      });
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
    });
  // Somebody who never hangs up keeps the server waiting as long as it ever waits.
  const first = await knock();
  (first as unknown as { _socket: import('node:net').Socket })._socket.pause();
  let isOver = false;
  const sockets: WebSocket[] = [];
  const coming = (async () => {
    while (!isOver) {
      const socket = await knock();
      if (socket) sockets.push(socket);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();

  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  isOver = true;
  await coming;

  expect({ code, signal }).toEqual({ code: 0, signal: null });
  // By itself: nobody had to pull the plug.
  expect(said).toEqual(['closed']);
  for (const socket of sockets) if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  first?.terminate();
});

test('somebody who asks for a line meanwhile is told that it stops', async () => {
  const { Lines } = await import('../sockets/lines.ts');
  const { USUAL_LIMITS } = await import('../limits.ts');
  const lines = new Lines({ limits: USUAL_LIMITS, now: () => 0 } as never);
  lines.admit('192.0.2.1');

  lines.deafen();

  expect(() => lines.admit('192.0.2.1')).toThrow('The server stops for a moment');
  await lines.close();
});
