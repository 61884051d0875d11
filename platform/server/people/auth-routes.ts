/** The door to sessions: what the page asks of it is let through to the library, and nothing else is. */
import { AUTH_PATH, type People } from '@weathergage/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseHarmful } from '../border/border.ts';
import { tooFast } from '../border/guard.ts';
import { addressKey, type RateLimits } from '../border/limits.ts';
import { Fault } from '../faults.ts';
import { visitorOf, webHeaders } from './visitor.ts';

const LOOKS = [
  'magic-link/verify',
  'verify-email',
  'passkey/generate-register-options',
  'passkey/generate-authenticate-options',
  'passkey/list-user-passkeys',
] as const;

const DEEDS = [
  'sign-up/email',
  'sign-in/email',
  'sign-in/magic-link',
  'sign-out',
  'send-verification-email',
  'request-password-reset',
  'reset-password',
  'change-password',
  'change-email',
  'revoke-other-sessions',
  'delete-user',
  'delete-anonymous-user',
  'passkey/verify-registration',
  'passkey/verify-authentication',
  'passkey/delete-passkey',
] as const;

/** Of these so many are tried for one account, from wherever they come: the rest of the world can't guess for ever. */
const GUESSED = new Set<string>(['sign-in/email', 'sign-in/magic-link', 'request-password-reset']);
const MINUTE_MS = 60_000;
const GUESSES = { most: 10, withinMs: 10 * MINUTE_MS } as const;
/** And of these so many come from one address: each costs the server a hash that is slow on purpose, or a letter. */
const COSTLY = new Set<string>([...GUESSED, 'sign-up/email', 'send-verification-email', 'reset-password']);

/** Where the library would send a browser afterwards: the page goes its own ways, and nobody else is to say where. */
const WAYS_OUT = ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL', 'redirectTo', 'redirectURL'];

export function addAuthRoutes(app: FastifyInstance, people: People, limits: RateLimits): void {
  const mayTry = async (...what: Parameters<People['tries']['take']>): Promise<void> => {
    if (!(await people.tries.take(...what))) throw tooFast();
  };
  for (const path of LOOKS)
    app.get(`/auth/${path}`, { schema: { hide: true } }, async (request, reply) => {
      refuseForeignLook(request);
      return passOn(people, path, request, reply);
    });
  for (const path of DEEDS)
    app.post(`/auth/${path}`, { schema: { hide: true } }, async (request, reply) => {
      const body = bodyOf(request);
      if (COSTLY.has(path))
        await mayTry('sign-in', addressKey(request.ip), limits.signInsPerMinute, MINUTE_MS);
      if (GUESSED.has(path) && typeof body.email === 'string')
        await mayTry('guess', body.email.toLowerCase(), GUESSES.most, GUESSES.withinMs);
      if (path === 'sign-up/email') await refuseName(people, body.name);
      return passOn(people, path, request, reply);
    });
}

function bodyOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Fault('malformed', 'An object is expected.');
  refuseHarmful(body);
  return body as Record<string, unknown>;
}

/** A look may sign somebody in; another's page must not have it done for a visitor. */
function refuseForeignLook({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin')
    throw new Fault('wrong-origin', 'Only the page itself asks for that.');
}

/** Said before anything is said about the address: what follows must not tell whether that is known. */
async function refuseName(people: People, name: unknown): Promise<void> {
  if (typeof name !== 'string' || !people.persons.isSound(name))
    throw new Fault('name-unsound', 'That name will not do: two to twenty-four letters and figures.');
  if (!(await people.persons.isNameFree(name)))
    throw new Fault('name-taken', 'Somebody has that name already.');
}

async function passOn(
  people: People,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const body = request.method === 'GET' ? null : bodyOf(request);
  const query = new URL(request.url, 'http://x').searchParams;
  if (WAYS_OUT.some((way) => query.has(way) || (body !== null && Object.hasOwn(body, way))))
    throw new Fault('malformed', 'Nobody is sent anywhere from here.');
  const auth = await people.auth();
  const response = await auth.handle(
    new Request(`${people.publicUrl}${AUTH_PATH}/${path}${query.size === 0 ? '' : `?${query}`}`, {
      method: request.method,
      headers: webHeaders(request),
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  );
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response, answer);
  if (path === 'passkey/verify-registration') {
    const person = await visitorOf(people, request);
    if (person !== null) await people.persons.promote(person);
  }
  return answer ?? {};
}

/** The library's codes in our form of them: `INVALID_TOKEN` is `invalid-token`. Some it says by sending one away. */
function refusalOf({ status, headers }: Response, answer: unknown): Fault {
  const { code, message } = (answer ?? {}) as { code?: string; message?: string };
  if (status === 429) return tooFast();
  if (status >= 500) return new Fault('internal', 'Something went wrong on the server; nothing was changed.');
  const sentAway = new URL(headers.get('location') ?? '/', 'http://x').searchParams.get('error');
  const ours = code ?? sentAway ?? (status === 401 ? 'not-signed-in' : 'refused');
  return new Fault(ours.toLowerCase().replaceAll('_', '-'), message ?? 'That was refused.');
}
