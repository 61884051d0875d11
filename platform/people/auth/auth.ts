/**
 * Sessions, passwords, passkeys and letters with links, by Better Auth on our own tables. It is loaded when the first
 * person is met: a server whose visitors play against the machine never needs it.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { PeopleDatabase } from '../records/database.ts';
import { guestName, NO_ADDRESS, nameKey, soundName } from '../records/names.ts';
import { LETTERS, type Letter } from './letters.ts';
import { ADDRESS_HEADER, AUTH_PATH, COOKIE_PREFIX } from './paths.ts';

export interface AuthTerms {
  readonly database: PeopleDatabase;
  readonly secret: string;
  /** The address that the world knows this server by. */
  readonly publicUrl: string;
  /** Null where no letters can be sent. */
  readonly post: ((letter: Letter) => Promise<void>) | null;
  /** Origins besides the server's own whose pages may act here. */
  readonly origins: readonly string[];
  /** A guest has become somebody: what was his is the other's. */
  readonly onLink: (guest: string, person: string) => Promise<void>;
  /** Before all that is known of a person goes. */
  readonly onErase: (person: string) => Promise<void>;
  readonly onTrouble: (text: string, error: unknown) => void;
}

export interface Auth {
  /** Answers what is asked under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** Who somebody is by his cookie; null if nobody. */
  sessionOf(headers: Headers): Promise<{ userId: string; sessionId: string } | null>;
  /** A guest, with the cookie that makes him one. */
  makeGuest(headers: Headers): Promise<{ userId: string; cookies: string[] }>;
}

const DAY_S = 86_400;
const PASSWORD = { least: 10, most: 200 } as const;

export function createAuth(terms: AuthTerms): Auth {
  const { database, publicUrl, post, secret } = terms;
  const letterLink = (place: string, token: string): string =>
    `${publicUrl}/#/account/${place}/${encodeURIComponent(token)}`;
  // Who asks is answered before the letter is on its way: how long it takes would tell whether the address is known.
  const send = (to: string, words: { subject: string; text: string }): void =>
    void post?.({ to, ...words }).catch((error: unknown) => terms.onTrouble('a letter was not sent', error));
  const auth = betterAuth({
    appName: 'Weathergage',
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: kyselyAdapter(database.db, { type: database.engine, transaction: true }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => ownOrigins(request, terms.origins),
    session: { expiresIn: 90 * DAY_S, updateAge: DAY_S, freshAge: DAY_S },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
    // The server counts by itself, by address and by account.
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        flag: { type: 'string', required: false, input: false },
        nameKey: { type: 'string', required: false, input: false, returned: false },
      },
      changeEmail: { enabled: true, updateEmailWithoutVerification: post === null },
      deleteUser: { enabled: true, beforeDelete: async ({ id }) => terms.onErase(id) },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
      requireEmailVerification: post !== null,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      ...(post === null
        ? {}
        : {
            sendResetPassword: async ({ user, token }) =>
              send(user.email, LETTERS.reset(letterLink('reset', token))),
            onExistingUserSignUp: async ({ user }) =>
              send(user.email, LETTERS.known(`${publicUrl}/#/account`)),
          }),
    },
    emailVerification: {
      sendOnSignUp: post !== null,
      sendOnSignIn: post !== null,
      autoSignInAfterVerification: true,
      expiresIn: DAY_S,
      ...(post === null
        ? {}
        : {
            sendVerificationEmail: async ({ user, token }) =>
              send(user.email, LETTERS.confirm(letterLink('confirm', token))),
          }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, ...named(user) } }),
        },
      },
    },
    plugins: [
      anonymous({
        generateRandomEmail: () => `${randomBytes(12).toString('hex')}${NO_ADDRESS}`,
        generateName: () => guestName(randomInt(1_000_000) / 1_000_000),
        onLinkAccount: async ({ anonymousUser, newUser }) =>
          terms.onLink(anonymousUser.user.id, newUser.user.id),
      }),
      ...(post === null
        ? []
        : [
            magicLink({
              expiresIn: 600,
              storeToken: 'hashed',
              sendMagicLink: async ({ email, token }) =>
                send(email, LETTERS.enter(letterLink('enter', token))),
            }),
          ]),
      passkey({ rpName: 'Weathergage', rpID: new URL(publicUrl).hostname }),
    ],
  });
  return {
    handle: (request) => auth.handler(request),
    sessionOf: async (headers) => {
      const found = await auth.api.getSession({ headers });
      return found === null ? null : { userId: found.user.id, sessionId: found.session.id };
    },
    makeGuest: async (headers) => {
      const response = await auth.api.signInAnonymous({ headers, asResponse: true });
      const { user } = (await response.json()) as { user: { id: string } };
      return { userId: user.id, cookies: response.headers.getSetCookie() };
    },
  };
}

/** A guest's name is nobody's own; every other has a key, and no two have the same. */
function named({ name, isAnonymous }: { name?: string; isAnonymous?: unknown }): {
  name: string;
  nameKey: string | null;
} {
  if (isAnonymous === true) return { name: name ?? guestName(0), nameKey: null };
  // Who comes by a letter has not said yet how he is called.
  if (name === undefined || name === '') {
    const given = `Sailor ${randomInt(100_000, 1_000_000)}`;
    return { name: given, nameKey: nameKey(given) };
  }
  const sound = soundName(name);
  if (sound === null)
    throw new APIError('BAD_REQUEST', { code: 'NAME_UNSOUND', message: 'That name will not do.' });
  return { name: sound, nameKey: nameKey(sound) };
}

/** A page acts here if it comes from here, by the host that the request itself names, or from where we were told. */
function ownOrigins(request: Request | undefined, origins: readonly string[]): string[] {
  const origin = request?.headers.get('origin');
  const own =
    origin && URL.canParse(origin) && new URL(origin).host === request?.headers.get('host')?.toLowerCase();
  return own ? [origin, ...origins] : [...origins];
}
