/** Who stands behind a request, by the cookie of his session. */
import { ADDRESS_HEADER, COOKIE_PREFIX, type People } from '@weathergage/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../faults.ts';

/** As the library of sessions wants them: with our word for where it comes from, and nobody else's. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'content-length' || name.startsWith('x-forwarded-')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}

/** Null for nobody. Whoever has no cookie of ours costs nothing. */
async function sessionOf(people: People, request: FastifyRequest) {
  // A program is its person by its token alone, and has no session.
  if (request.program !== null) return null;
  if (!request.headers.cookie?.includes(`${COOKIE_PREFIX}.`)) return null;
  const auth = await people.auth();
  return auth.sessionOf(webHeaders(request));
}

export async function visitorOf(people: People, request: FastifyRequest): Promise<string | null> {
  return request.program?.person ?? (await sessionOf(people, request))?.userId ?? null;
}

export async function knownSession(
  people: People,
  request: FastifyRequest,
): Promise<{ userId: string; sessionId: string }> {
  const session = await sessionOf(people, request);
  if (session === null) throw new Fault('not-signed-in', 'Sign in first.');
  return session;
}

export const knownVisitor = async (people: People, request: FastifyRequest): Promise<string> =>
  request.program?.person ?? (await knownSession(people, request)).userId;

/** A guest, and the cookie that makes him one. */
export async function newGuest(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const auth = await people.auth();
  const { userId, cookies } = await auth.makeGuest(webHeaders(request));
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return userId;
}
