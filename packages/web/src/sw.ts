/// <reference lib="webworker" />
import type { Notice } from '@pharos/protocol';
import { NetworkFirst, Serwist, type PrecacheEntry } from 'serwist';

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

/** Puzzles of a game are kept once they were opened, or a page has asked for it. */
const PUZZLES = /^\/puzzles\/\w+\.json$/;
const PUZZLE_CACHE = 'puzzles';

/** Keeps the client itself for days without a network: games against bots and on one device go on. */
const worker = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  skipWaiting: true,
  clientsClaim: true,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
  },
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && PUZZLES.test(url.pathname),
      handler: new NetworkFirst({ cacheName: PUZZLE_CACHE, networkTimeoutSeconds: 3 }),
    },
  ],
});

worker.addEventListeners();

self.addEventListener('message', (event) => {
  const { puzzles = [] } = event.data as { puzzles?: readonly string[] };
  event.waitUntil(keepPuzzles(puzzles.filter((file) => PUZZLES.test(file))));
});
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json() as Notice)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Pick<Notice, 'path'>).path));
});

/** Those that are not there yet, one after the other; the others are fetched anew when somebody opens them. */
async function keepPuzzles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(PUZZLE_CACHE);
  for (const file of files) {
    // Without a network they come another time.
    if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined);
  }
}

/** A message that came twice has the same tag: it takes the place of the first one, without a sound. */
async function showNotice({ id, title, text, path, waiting }: Notice): Promise<void> {
  const { icon, badge } = { icon: '/icon-192.png', badge: '/icon-192.png' };
  await self.registration.showNotification(title, { body: text, tag: id, icon, badge, data: { path } });
  await self.navigator.setAppBadge?.(waiting).catch(() => undefined);
}

/** Where the page is open already, that one is shown. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
