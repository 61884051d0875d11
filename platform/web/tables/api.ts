/** The server's HTTP side, as the page uses it. Every failure becomes one error with a sentence that helps. */
import type { Journal } from '@weathergage/kernel';
import type {
  CreatedReply,
  CreateMatch,
  ErrorBody,
  JoinedReply,
  MatchInfo,
  WitnessReply,
} from '@weathergage/kernel/protocol.ts';

export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const NO_SERVER =
  'The server does not answer. Check the connection and try again; matches on this screen work without it.';

async function call<R>(path: string, init: RequestInit, token: string | null): Promise<R> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (init.body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers });
  } catch {
    throw new ApiError('no-server', NO_SERVER);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as R;
  const error = body as Partial<ErrorBody> | null;
  if (typeof error?.code !== 'string') throw new ApiError('no-server', NO_SERVER);
  throw new ApiError(error.code, error.message ?? 'The server refused without saying why.');
}

const match = (id: string, more = ''): string => `matches/${encodeURIComponent(id)}${more}`;
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

export const serverApi = {
  create: (request: CreateMatch) => call<CreatedReply>('matches', post(request), null),
  /** The witnesses that a match made at this server may name. */
  witnesses: async () => (await call<WitnessReply>('witness', {}, null)).witnesses,
  info: (id: string, token: string | null) => call<MatchInfo>(match(id), {}, token),
  join: (id: string, token: string, nonce: string) =>
    call<JoinedReply>(match(id, '/join'), post({ nonce }), token),
  journal: (id: string, token: string | null) => call<Journal>(match(id, '/journal'), {}, token),
};

export const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/${match(id, '/socket')}`;
