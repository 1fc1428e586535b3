/** Installs the service worker and knows whether a newer version of the app waits to take over. */
import type { OfflineMessage } from './worker.ts';

const WORKER = '/sw.js';
/** The browser looks for a new version whenever a page is opened; a tab that stays open looks now and then. */
const LOOK_AGAIN_MS = 30 * 60_000;

let waiting: ServiceWorker | null = null;
let started = false;
let lastLook = 0;
const listeners = new Set<() => void>();

/** Calls back when a version begins or ceases to wait; returns how to stop. The first call installs the worker. */
export function onUpdate(listener: () => void): () => void {
  if (!started) {
    started = true;
    void start();
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isUpdateWaiting(): boolean {
  return waiting !== null;
}

/** Lets the waiting version take over; the page is loaded anew when it has. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over' satisfies OfflineMessage);
}

async function start(): Promise<void> {
  // Beside the dev server the files change by themselves; some browsers have no worker at all, or not in a private window.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first page comes first: keeping the rest can wait until it is there.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    lastLook = Date.now();
    watch(registration);
  } catch {
    // The app plays on without; it only can't be opened again with the server gone.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // With no worker in charge this is the first visit: nothing older is on the page.
    const next = navigator.serviceWorker.controller ? registration.waiting : null;
    if (next === waiting) return;
    waiting = next;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  navigator.serviceWorker.addEventListener('controllerchange', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < LOOK_AGAIN_MS) return;
    lastLook = Date.now();
    // No network, no news.
    registration.update().catch(() => {});
  });
}
