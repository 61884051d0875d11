/** Whether this browser may be called, and that it is: its own service, the page's service worker, and our server. */
import type { NoticesReply, Subscription } from '@weathergage/kernel/people/notice-protocol.ts';
import { noticeApi } from './notice-api.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The address by which the server would know this browser; null where it is not called. */
export const endpointHere = async (): Promise<string | null> =>
  isAble() ? ((await subscriptionHere())?.endpoint ?? null) : null;

export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionHere()) === null ? 'off' : 'on';
}

function wordsOf(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Asks for leave, if that has not been given yet, and has this browser called from now on. Null without leave. */
export async function beCalledHere(pushKey: string): Promise<NoticesReply | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // Where the player's line is dear nothing is kept of the page; to be called it has to be.
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One that was made with another key of the server's is of no use.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  return noticeApi.addDevice(wordsOf(subscription));
}

/** Whoever has signed in here since is the one who is called here. */
export async function renewHere(): Promise<void> {
  if (!isAble()) return;
  const subscription = await subscriptionHere().catch(() => null);
  if (subscription !== null) await noticeApi.addDevice(wordsOf(subscription)).catch(() => undefined);
}

export async function endHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
