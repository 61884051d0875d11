/**
 * The page where there is no network: all its parts are fetched once and kept until a newer page is asked for. It is built
 * apart from the page, into `sw.js`, with the list of those parts. What the server says (`/api`) is never kept.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerCalls } from './calls.ts';
import { CHANGE_OVER, type PagePart } from './parts.ts';

/** Written in when it is built. */
declare const PAGE_PARTS: PagePart[];

/** As much as is used of what a service worker stands in. */
const worker = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

answerCalls();
precacheAndRoute(PAGE_PARTS);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/(?:api|assets)(?:\/|$)/] }),
);

// The first time: whoever has just opened the page may lose the network before he opens it again.
addEventListener('activate', (event) => {
  (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(worker.clients.claim());
});

// A newer page waits for the player's word, and never takes the place of the one he is playing in.
addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === CHANGE_OVER) void worker.skipWaiting();
});
