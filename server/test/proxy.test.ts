/** Behind a proxy, and beside one: whose word is taken, and who may read the figures. */
import { PATHS } from '@tablee/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { type Served, type ServeOptions, serve } from '../index.ts';
import { house, METRICS_TOKEN, smallApp } from './house.ts';
import { Visitor } from './visitor.ts';

let served: Served;
const open = async (options: ServeOptions): Promise<string> => {
  served = await house(options);
  return served.address;
};
afterEach(() => served?.close());

const HOST = 'tablee.example';
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': HOST };

describe('what a proxy says', () => {
  const limits = { calls: { atOnce: 1, perSecond: 0.001 } };
  const statusFrom = async (address: string, ...clients: string[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const client of clients) {
      const headers = { 'x-forwarded-for': client };
      answers.push((await new Visitor(address).call('GET', PATHS.me, undefined, headers)).status);
    }
    return answers;
  };

  test('is believed when the operator named it', async () => {
    const address = await open({ behindProxy: ['127.0.0.1'], limits });

    expect(await statusFrom(address, '192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([200, 200, 429]);
  });

  test('is not believed of a hop that was not named: another address in front of it changes nothing', async () => {
    const address = await open({ behindProxy: ['127.0.0.1'], limits });

    expect(await statusFrom(address, '192.0.2.1, 192.0.2.9', '192.0.2.2, 192.0.2.9')).toEqual([200, 429]);
  });

  test('is not believed when it is none of those named', async () => {
    const address = await open({ behindProxy: ['10.0.0.0/8'], limits });

    expect(await statusFrom(address, '192.0.2.1', '192.0.2.2')).toEqual([200, 429]);
  });

  test.each(['proxy', '300.0.0.1', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.0/0'])(
    'can’t be believed of “%s”: the operator is told what was expected',
    async (hop) => {
      await expect(serve({ port: 0, app: smallApp(), behindProxy: [hop] })).rejects.toThrow(
        `"${hop}" is no address of a proxy`,
      );
    },
  );
});

describe('where a page comes from', () => {
  const put = async (address: string, headers: Record<string, string>): Promise<number> =>
    (await new Visitor(address).call('PUT', PATHS.me, { name: 'Eve' }, headers)).status;

  test('is compared with the scheme: a page that came over http is not one of the https server', async () => {
    const address = await open({ behindProxy: ['loopback'] });

    expect(await put(address, { ...FORWARDED, origin: `https://${HOST}` })).toBe(200);
    expect(await put(address, { ...FORWARDED, origin: `http://${HOST}` })).toBe(403);
    const eve = new Visitor(address);
    await expect(eve.connect({ ...FORWARDED, origin: `http://${HOST}` })).rejects.toThrow('403');
    await eve.connect({ ...FORWARDED, origin: `https://${HOST}` });
    eve.disconnect();
  });

  test('may be written with the usual port or without it', async () => {
    const address = await open({ behindProxy: ['loopback'] });

    const forwarded = { ...FORWARDED, 'x-forwarded-host': `${HOST}:443` };
    expect(await put(address, { ...forwarded, origin: `https://${HOST}` })).toBe(200);
  });
});

describe('https', () => {
  test('once used is kept to, when a trusted proxy says it was used', async () => {
    const address = await open({ behindProxy: ['loopback'] });
    const policy = async (headers: Record<string, string>): Promise<string | null> =>
      (await fetch(address, { headers })).headers.get('strict-transport-security');

    expect(await policy({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await policy({ 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await policy({})).toBeNull();
  });

  test('said by anybody else is not believed', async () => {
    const address = await open({});
    const { headers } = await fetch(address, { headers: { 'x-forwarded-proto': 'https' } });

    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('figures', () => {
  const read = (address: string, token?: string) =>
    fetch(`${address}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test('are for whoever brings the token', async () => {
    const address = await open({});

    const answer = await read(address, METRICS_TOKEN);

    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('tablee_sockets 0');
    expect(text).toContain('# TYPE tablee_kept_seconds histogram');
    expect((await read(address)).status).toBe(404);
    expect((await read(address, 'guessed')).status).toBe(404);
  });

  test('are nobody’s when there is no token, even from this machine', async () => {
    const address = await open({ metrics: {} });

    expect((await read(address)).status).toBe(404);
    expect((await read(address, '')).status).toBe(404);
    expect((await read(address, 'undefined')).status).toBe(404);
  });

  test('may have a port of their own, where there is nothing else', async () => {
    const { port, close } = await house();
    await close();
    const address = await open({ metrics: { port } });
    const figures = `http://127.0.0.1:${port}`;

    expect(await (await read(figures)).text()).toContain('tablee_sockets 0');
    expect((await fetch(`${figures}/api/me`)).status).toBe(404);
    expect((await read(address)).status).toBe(404);
  });

  test('on a port that is taken are refused in a sentence', async () => {
    const address = await open({});
    const { port } = new URL(address);

    await expect(house({ metrics: { port: Number(port) } })).rejects.toThrow(
      `The figures can't be shown on 127.0.0.1, port ${port}: EADDRINUSE. Choose another with --metrics.`,
    );
  });
});
