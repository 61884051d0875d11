/** Notices to browsers, encrypted for each of them and signed with this house's own key (RFC 8291, RFC 8292). */
import { createHash } from 'node:crypto';
import type { Subscription } from '@weathergage/kernel/people/notice-protocol.ts';
import type { Parcel } from './outbound.ts';
import { linkOf, sayingOf, type Told } from './words.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Loaded when the first key is needed. */
const library = async () => (await import('web-push')).default;

export const drawVapidKeys = async (): Promise<VapidKeys> => (await library()).generateVAPIDKeys();

/** Null where they would not do, or do not belong together. */
export async function vapidFlaw({ publicKey, privateKey }: VapidKeys): Promise<string | null> {
  try {
    (await library()).getVapidHeaders(
      'https://push.example',
      'mailto:a@b.example',
      publicKey,
      privateKey,
      'aes128gcm',
    );
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** As long as this a push service keeps what it can't deliver. */
const KEEP_S = 3 * 86_400;

export async function pushParcel(
  { endpoint, p256dh, auth }: Subscription,
  told: Told,
  house: { publicUrl: string; keys: VapidKeys; zone: string },
): Promise<Parcel> {
  const { head, text } = sayingOf(told, house.zone);
  // The page is found by its own address, whatever the world calls it.
  const path = linkOf('', told);
  // A later notice of one match takes the place of an earlier one that was not delivered yet.
  const tag = createHash('sha256')
    .update(`${told.kind === 'talk' ? 'talk' : ''}${told.match}`)
    .digest('base64url')
    .slice(0, 24);
  const { headers, body } = (await library()).generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ head, text, path, tag }),
    {
      vapidDetails: { subject: subjectOf(house.publicUrl), ...house.keys },
      TTL: KEEP_S,
      topic: tag,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const plain = Object.fromEntries(
    Object.entries(headers as Record<string, string | number>)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
  return { url: endpoint, headers: plain, body: body! };
}

/** Where the services may complain. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:host@${new URL(publicUrl).hostname}.invalid`;
