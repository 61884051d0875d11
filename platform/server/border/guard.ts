/** What stands before every route: security headers, where a request may come from, and how many of them. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../faults.ts';
import { addressKey, RateBuckets, type RateLimits } from './limits.ts';

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

/** What a new match draws on: how many an address makes, and how much it brings along to be kept. */
export function newMatchLimit(limits: RateLimits): (request: FastifyRequest, reply: FastifyReply) => void {
  const aMinute = new RateBuckets(limits.matchesPerMinute / 60, limits.matchesPerMinute);
  const aDay = new RateBuckets(limits.matchesPerDay / DAY_S, limits.matchesPerDay);
  const bytes = new RateBuckets(limits.bytesPerDay / DAY_S, limits.bytesPerDay);
  return (request, reply) => {
    const key = addressKey(request.ip);
    const much = Number(request.headers['content-length'] ?? 0);
    if (!aMinute.take(key)) {
      reply.header('retry-after', aMinute.secondsUntilOne(key));
      throw tooFast();
    }
    const now = performance.now();
    if (!aDay.take(key, now) || !bytes.take(key, now, much))
      throw new Fault(
        'too-many',
        'That is all that one address may leave here in a day. Come back tomorrow.',
      );
  };
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
