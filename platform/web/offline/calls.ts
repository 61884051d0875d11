/** In the service worker: what the server calls somebody with is shown, and a press on it opens the match. */

/** As the server writes it. */
interface Call {
  readonly head: string;
  readonly text: string;
  /** The address within the page. */
  readonly path: string;
  readonly tag: string;
}

interface Window {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** As much as is used of what a service worker stands in. */
const worker = globalThis as unknown as {
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
};

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

/** No path but into our own page. */
const isOurs = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/#/');

const matchIn = (path: string): string => path.split('/')[3] ?? '';

async function show({ head, text, path, tag }: Call): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const match = matchIn(path);
  const looks = ({ url, visibilityState }: Window): boolean =>
    visibilityState === 'visible' && url.includes(match);
  // Who has the match before him need not be called.
  if (match !== '' && windows.some(looks)) return;
  await worker.registration.showNotification(head, {
    body: text,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

/** In a page that is open already, if there is one. */
async function open(path: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window' });
  if (window === undefined) {
    await worker.clients.openWindow(path);
    return;
  }
  await window.navigate(path);
  await window.focus().catch(() => undefined);
}

/** The browser's own service has changed its address: the server is told, as long as one is signed in here. */
async function renew(old: PushSubscription | null): Promise<void> {
  const applicationServerKey = old?.options.applicationServerKey ?? null;
  const fresh = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/people/me/notices/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
  });
}

export function answerCalls(): void {
  addEventListener('push', (event) => {
    const { data } = event as Event & { data: { json(): Call } | null };
    const call = data?.json();
    if (call !== undefined && isOurs(call.path)) (event as Lasting).waitUntil(show(call));
  });
  addEventListener('notificationclick', (event) => {
    const { notification } = event as Event & { notification: Notification };
    notification.close();
    const { path } = (notification.data ?? {}) as { path?: unknown };
    (event as Lasting).waitUntil(open(isOurs(path) ? path : '/'));
  });
  addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription = null } = event as Event & { oldSubscription?: PushSubscription | null };
    (event as Lasting).waitUntil(renew(oldSubscription));
  });
}
