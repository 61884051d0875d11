/**
 * Keeps the page for when there is no network, and looks whether there is a newer one. It is fetched beside the one that is
 * played in, and takes its place only when the player says so.
 */

import type { VersionReply } from '@weathergage/kernel/protocol.ts';
import { PROTOCOL_VERSION } from '@weathergage/kernel/protocol-version.ts';
import { Workbox } from 'workbox-window';
import { useVersion } from './page-version.ts';

/** How often a page that stays open looks. */
const EVERY_MS = 3_600_000;
/** And one that could not reach the server: a browser does not always say that there is a network again. */
const UNHEARD_MS = 12_000;

let workbox: Workbox | null = null;
let asked = false;
let unheard = false;

const { found } = useVersion.getState();

/** Not where the player's line is dear: what is kept is some two million bytes. */
const maySpend = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;

export function watchPage(): void {
  if ('serviceWorker' in navigator && maySpend()) {
    const own = new Workbox('/sw.js', { scope: '/' });
    own.addEventListener('waiting', () => found('newer'));
    own.addEventListener('controlling', ({ isUpdate }) => {
      if (asked) location.reload();
      else if (isUpdate === true) found('changed');
    });
    own.register({ immediate: true }).then(
      () => {
        workbox = own;
      },
      // A browser that keeps nothing plays all the same, as long as it has a network.
      () => {},
    );
  }
  setInterval(look, EVERY_MS);
  setInterval(() => unheard && look(), UNHEARD_MS);
  addEventListener('online', look);
  // What came while nobody looked is looked for when somebody does.
  document.addEventListener('visibilitychange', look);
  void compareVersions();
}

function look(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  void seekNewer();
  void compareVersions();
}

/** A line that is said to be back may take a while until it carries anything. */
const AGAIN_MS = [1000, 5000, 20_000] as const;

async function seekNewer(tries = 0): Promise<void> {
  try {
    await workbox?.update();
  } catch {
    const ms = AGAIN_MS[tries];
    if (ms !== undefined) setTimeout(() => seekNewer(tries + 1), ms);
  }
}

/** The page's main script, whose name has a hash of all that it leads to. */
const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '';

/** Asks the server which page it hands out, and which protocol it speaks. One that does not say is left in peace. */
export async function compareVersions(): Promise<void> {
  try {
    const response = await fetch('/api/version', { cache: 'no-store' });
    unheard = false;
    if (!response.ok) return;
    const { protocol, page } = (await response.json()) as VersionReply;
    if (protocol !== PROTOCOL_VERSION) found('needed');
    // Where a service worker keeps the page it says itself when the newer one is there, whole.
    else if (page !== null && page !== ownScript()) {
      if (workbox === null) found('newer');
      else await workbox.update();
    }
  } catch {
    // No network: there is nothing to compare with.
    unheard = true;
  }
}

/** The newer page takes the place of this one. Where none waits, whatever is kept is thrown away and fetched anew. */
export async function changeOver(): Promise<void> {
  asked = true;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting != null && workbox !== null) {
    workbox.messageSkipWaiting();
    return;
  }
  await registration?.unregister();
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  location.reload();
}
