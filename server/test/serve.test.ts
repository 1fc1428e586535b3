import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../index.ts';

const SCRIPT = 'console.log("table");\n'.repeat(100);
const PAGE = '<!doctype html><title>Tablée</title>';

/** A built app as small as can be. */
function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), '// offline');
  writeFileSync(join(folder, '.built'), 'secret');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  return folder;
}

describe('the server', () => {
  let served: Served;
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(served.address + path, { headers });

  beforeAll(async () => {
    served = await serve({ port: 0, app: builtApp() });
  });
  afterAll(() => served.close());

  test.each(['/', '/table/abc', '/regles/plunder/SDP-MOVE-3'])('answers %s with the app', async (path) => {
    const response = await get(path, { accept: 'text/html,*/*' });

    expect(await response.text()).toBe(PAGE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['a file that is not there', '/assets/gone-9z.js', 'text/html'],
    ['a file that is not there, asked for by a script', '/gone.json', '*/*'],
    ['a hidden file', '/.built', '*/*'],
    ['a file outside the app', '/..%2f..%2fpackage.json', '*/*'],
  ])('has nothing for %s', async (_, path, accept) => {
    const response = await get(path, { accept });

    expect([403, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('secret');
  });

  test.each(['br', 'gzip', 'identity'])('sends a script as %s, to be kept for ever', async (encoding) => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': encoding });

    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('vary')).toContain('accept-encoding');
  });

  test('the service worker is asked about each time', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/assets/main-1a2b.js', '/assets/gone.js', '/healthz'])(
    'forbids scripts and styles from elsewhere, at %s too',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy');

      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('says that it is well', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });
});

describe('a port', () => {
  test('asked for by name is used or refused', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };

    await expect(serve({ port, app: builtApp() })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  test('that is usual may be taken: the next free one is found, and let go again', async () => {
    const app = builtApp();
    const first = await serve({ app });
    const second = await serve({ app });

    expect(second.port).not.toBe(first.port);
    expect(second.address).toBe(`http://127.0.0.1:${second.port}`);
    await first.close();
    await second.close();
    await expect(fetch(second.address)).rejects.toThrow();
  });
});

test('an app that was never built is refused, with the way out', async () => {
  await expect(serve({ app: mkdtempSync(join(tmpdir(), 'tablee-app-')) })).rejects.toThrow('Run npm start');
});
