/**
 * The one way out for what people's settings make the server send. A name is resolved once, and the line goes to that very
 * address: whatever it resolves to a moment later is not asked. Nobody is followed elsewhere, waited for long or listened to.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInner } from './inner.ts';

/** Why an address is none that is written to. */
export type TargetFlaw = 'not-https' | 'not-an-address' | 'inner-address';

export class Refused extends Error {
  readonly flaw: TargetFlaw;
  constructor(flaw: TargetFlaw) {
    super(flaw);
    this.flaw = flaw;
  }
}

export interface OutboundTerms {
  /** For hosts who want to be able to write to their own net, and for tests: plain lines are taken then, too. */
  readonly allowInner: boolean;
  readonly resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>;
  readonly request?: typeof httpsRequest;
  readonly waitMs?: number;
}

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const WAIT_MS = 10_000;
/** Of a reply nothing is read but its head; so much of the rest is let by before the line is cut. */
const MOST_BYTES = 64 * 1024;

/** What can be said of an address before anything is sent: most that is wrong with one is told to whoever typed it. */
export function targetOf(text: string, allowInner: boolean): URL {
  if (!URL.canParse(text)) throw new Refused('not-an-address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowInner && url.protocol === 'http:')) throw new Refused('not-https');
  if (url.username + url.password !== '' || url.hostname === '') throw new Refused('not-an-address');
  const host = url.hostname.replace(/\.$/, '');
  const isLocal = /^localhost$|\.(?:localhost|local|internal|home\.arpa)$/i.test(host);
  if (!allowInner && (isLocal || (isLiteral(host) && isInner(host)))) throw new Refused('inner-address');
  return url;
}

const isLiteral = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/** Sends one parcel, and says with what status it was taken; throws where there is no such status. */
export async function sendOut(parcel: Parcel, terms: OutboundTerms): Promise<number> {
  const url = targetOf(parcel.url, terms.allowInner);
  const lookup = await settledLookup(url.hostname, terms);
  const make = terms.request ?? (url.protocol === 'http:' ? httpRequest : httpsRequest);
  return new Promise((resolve, reject) => {
    const outgoing = make(
      url,
      {
        method: 'POST',
        headers: { ...parcel.headers, 'content-length': Buffer.byteLength(parcel.body) },
        agent: false,
        signal: AbortSignal.timeout(terms.waitMs ?? WAIT_MS),
        ...(lookup === null ? {} : { lookup }),
      },
      (reply) => resolve(statusOf(reply)),
    );
    outgoing.on('error', reject);
    outgoing.end(parcel.body);
  });
}

function statusOf(reply: IncomingMessage): number {
  let read = 0;
  reply.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_BYTES) reply.destroy();
  });
  reply.on('error', () => {});
  return reply.statusCode ?? 0;
}

/** Null for a literal address, which has been looked at already. */
async function settledLookup(host: string, terms: OutboundTerms): Promise<LookupFunction | null> {
  if (isLiteral(host)) return null;
  const resolve = terms.resolve ?? ((name: string) => systemLookup(name, { all: true }));
  const found = await resolve(host);
  // One inner address among several is reason enough: which of them answers is not ours to choose.
  if (!terms.allowInner && found.some(({ address }) => isInner(address))) throw new Refused('inner-address');
  const [first] = found;
  if (first === undefined) throw new Error(`nothing is called ${host}`);
  return (_, options, done) => {
    if (options.all) done(null, [first]);
    else done(null, first.address, first.family);
  };
}
