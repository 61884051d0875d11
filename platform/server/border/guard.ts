/** What stands before every route: security headers, where a request may come from, and how many of them. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../faults.ts';
import { AddressCounts, addressKey, RateBuckets, type RateLimits } from './limits.ts';

export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // No code from strings: schemas are interpreted in the page where the server compiles them.
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        // Bundlers inline small pictures and fonts; workers may be started from a blob.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the world reaches this server by TLS is known to the proxy before it, and is its to promise.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Counted by a clock that is never put back, whatever becomes of the machine's own. */
export function addRateLimit(app: FastifyInstance, limits: RateLimits): void {
  const requests = new RateBuckets(limits.requestsPerMinute / 60, limits.requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    const key = addressKey(request.ip);
    if (requests.take(key)) return;
    reply.header('retry-after', requests.secondsUntilOne(key));
    throw tooFast();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is made there is kept: it is counted for whoever makes it. */
    readonly keeps?: true;
  }
}

/** The account that a request comes from; null for none. */
export type AccountOf = (request: FastifyRequest) => Promise<string | null>;

/**
 * What new matches draw on: how many there are, and how much is brought along to be kept. Counted for the address, and for
 * the account from however many addresses.
 */
export function addNewMatchLimit(app: FastifyInstance, limits: RateLimits, accountOf: AccountOf): void {
  const aMinute = new RateBuckets(limits.matchesPerMinute / 60, limits.matchesPerMinute);
  const aDay = new RateBuckets(limits.matchesPerDay / DAY_S, limits.matchesPerDay);
  const bytes = new RateBuckets(limits.bytesPerDay / DAY_S, limits.bytesPerDay);
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.keeps !== true) return;
    const account = await accountOf(request);
    const keys = [addressKey(request.ip), ...(account === null ? [] : [`account ${account}`])];
    const now = performance.now();
    for (const key of keys) {
      if (!aMinute.take(key, now)) {
        reply.header('retry-after', aMinute.secondsUntilOne(key, now));
        throw tooFast();
      }
      if (!aDay.take(key, now) || !bytes.take(key, now, bytesOf(request)))
        throw new Fault(
          'too-many',
          'That is all that one address, or one account, may leave here in a day. Come back tomorrow.',
        );
    }
  });
}

/** As long as it says it is, which Node holds it to; what comes in pieces does not say. */
function bytesOf({ headers, body }: FastifyRequest): number {
  const said = headers['content-length'];
  return said === undefined ? JSON.stringify(body ?? null).length : Number(said);
}

/** As many sockets for an account, from wherever, as for an address. */
export function addAccountSockets(
  app: FastifyInstance,
  { socketsAtOnce }: RateLimits,
  accountOf: AccountOf,
): void {
  const sockets = new AddressCounts(socketsAtOnce);
  app.addHook('preHandler', async (request) => {
    if (!request.ws) return;
    const account = await accountOf(request);
    if (account === null) return;
    const giveBack = sockets.take(account);
    if (giveBack === null) throw new Fault('too-many', 'That is all that one account may have open at once.');
    const { socket } = request.raw;
    socket.once('close', giveBack);
    if (socket.destroyed) giveBack();
  });
}

const DAY_S = 86_400;

export const tooFast = (): Fault => new Fault('too-fast', 'Too many requests. Wait a while.');

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other people's pages from acting in a visitor's name. A browser always says where a socket or a change comes
 * from; a program that is no browser says nothing and has no visitor to act for.
 */
export function addOriginCheck(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (HARMLESS.has(request.method) && !request.ws) return;
    const { origin } = request.headers;
    const foreign =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'cross-site'
        : !allowed.includes(origin) && !isSameHost(origin, request);
    if (foreign) throw new Fault('wrong-origin', 'Requests from that page are not taken.');
  });
}

/** By the host that the request itself names: a proxy is to hand that on, and what it says beside it may be anybody's. */
function isSameHost(origin: string, request: FastifyRequest): boolean {
  // The scheme is left out: behind a proxy this server does not know its own.
  return URL.canParse(origin) && new URL(origin).host === request.headers.host?.toLowerCase();
}
