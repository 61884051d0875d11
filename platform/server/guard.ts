/** What stands before every route: security headers, where a request may come from, and how many of them. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from './faults.ts';
import type { RateLimits } from './limits.ts';

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

export async function addRateLimit(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => tooFast(),
  });
}

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

function isSameHost(origin: string, request: FastifyRequest): boolean {
  // The scheme is left out: behind a proxy this server does not know its own.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
