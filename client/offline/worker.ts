/**
 * The service worker: keeps the whole app in the browser, so that it opens and plays with the server gone.
 *
 * Everything is fetched when a version is installed, and a page gets its files from the version that runs it. A new
 * version waits until a page asks for it, or until no page of the old one is open.
 */

/** What a page may ask of a version that waits. */
export type OfflineMessage = 'take over';

/** The build puts its version and the paths of all its files here. */
declare const __BUILT__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __BUILT__;
const OURS = 'tablee ';
const CACHE = OURS + version;
/** The version before stays, for pages of it that are still open in other tabs. */
const KEPT_VERSIONS = 2;
const PAGE = '/index.html';
/** Files that bear a hash in their names never change. */
const HASHED_FILES = '/assets/';
/** Addresses that the server answers itself. */
const SERVER_PATHS = ['/healthz', '/api/'];
const KNOWN = new Set(files);

const worker = self as unknown as OfflineWorker;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === ('take over' satisfies OfflineMessage)) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (SERVER_PATHS.some((path) => pathname.startsWith(path))) return;
  if (KNOWN.has(pathname) || pathname.startsWith(HASHED_FILES)) event.respondWith(file(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(file(new Request(PAGE), PAGE));
});

/** All or nothing: a version with a hole in it is not installed, and tried again at the next visit. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (path) => {
      const known = path.startsWith(HASHED_FILES) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${path} could not be kept: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/** Kept in the order in which they came: the last are the newest. */
async function forgetOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(
    ours.slice(0, Math.max(0, ours.length - KEPT_VERSIONS + 1)).map((name) => caches.delete(name)),
  );
}

/** From this version, then from the one before, then from the server; what was missing is kept. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(path)) ?? (path === PAGE ? undefined : await caches.match(path));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && KNOWN.has(path)) await cache.put(path, response.clone());
  return response;
}

/** The little of a service worker that is used here: its types and those of a page can't be had in one project. */
interface OfflineWorker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(what: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
