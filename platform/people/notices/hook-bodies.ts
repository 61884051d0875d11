/** How a notice looks at the other end of a hook. */
import { createHmac } from 'node:crypto';
import type { HookKind } from '@weathergage/kernel/people/notice-protocol.ts';
import { sayingOf, type Told } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What Discord would make bold, a link, a mention or a quotation of. */
const unmarked = (text: string): string => text.replaceAll(/[\\*_~`|>#@[\]()<:-]/g, (sign) => `\\${sign}`);

const BODIES: Readonly<Record<HookKind, (told: Told, link: string, zone: string, id: string) => object>> = {
  discord: (told, link, zone) => {
    const { head, text } = sayingOf(told, zone);
    return {
      content: `**${unmarked(head)}**\n${unmarked(text)}\n<${link}>`,
      allowed_mentions: { parse: [] },
    };
  },
  slack: (told, link, zone) => {
    const { head, text } = sayingOf(told, zone);
    return { text: `*${escaped(head)}*\n${escaped(text)}\n<${link}>`, unfurl_links: false };
  },
  json: (told, link, zone, id) => {
    const { head, text } = sayingOf(told, zone);
    const { kind, match, seat, again, words } = told;
    const { title, by = null, result = null, deadline = null } = words;
    return { id, kind, match, seat, again, title, by, result, deadline, head, text, link };
  },
};

export interface HookParcel {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Signed where the receiver can know the secret: by time and body, so that neither an old nor a changed one passes. */
export function hookParcel(
  { kind, secret }: { kind: HookKind; secret: string },
  told: Told,
  { id, link, zone, now }: { id: string; link: string; zone: string; now: number },
): HookParcel {
  const body = JSON.stringify(BODIES[kind](told, link, zone, id));
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'Weathergage',
    'idempotency-key': id,
  };
  if (kind === 'json') {
    const at = Math.floor(now / 1000);
    const mark = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    headers['weathergage-signature'] = `t=${at},v1=${mark}`;
  }
  return { headers, body };
}
