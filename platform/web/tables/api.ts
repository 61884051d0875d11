/** The server's HTTP side, as the page uses it. Every failure becomes one error with a sentence that helps. */
import type { Journal } from '@weathergage/kernel';
import type { RematchWantedReply } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { MeReply, SittersReply } from '@weathergage/kernel/people/people-protocol.ts';
import type { ResultsReply } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { Say } from '@weathergage/kernel/people/talk-protocol.ts';
import type {
  BattlesReply,
  CareersReply,
  ChairGiven,
  CreatedReply,
  CreateMatch,
  ErrorBody,
  ForkMatch,
  GiveChair,
  JoinedReply,
  MatchInfo,
  WitnessReply,
} from '@weathergage/kernel/protocol.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export async function callServer<R>(path: string, init: RequestInit, token: string | null): Promise<R> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (init.body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers });
  } catch {
    throw new ApiError('no-server', WORDS.noServer);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as R;
  const error = body as Partial<ErrorBody> | null;
  if (typeof error?.code !== 'string') throw new ApiError('no-server', WORDS.noServer);
  throw new ApiError(error.code, error.message ?? WORDS.refused);
}

const match = (id: string, more = ''): string => `matches/${encodeURIComponent(id)}${more}`;
export const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

export const serverApi = {
  create: (request: CreateMatch) => callServer<CreatedReply>('matches', post(request), null),
  /** The witnesses that a match made at this server may name. */
  witnesses: async () => (await callServer<WitnessReply>('witness', {}, null)).witnesses,
  /** What people made of the scenarios of a game. */
  results: async (game: string) =>
    (await callServer<ResultsReply>(`people/results/${encodeURIComponent(game)}`, {}, null)).scenarios,
  info: (id: string, token: string | null) => callServer<MatchInfo>(match(id), {}, token),
  join: (id: string, token: string, nonce: string) =>
    callServer<JoinedReply>(match(id, '/join'), post({ nonce }), token),
  /** The seat of the link belongs to whoever is signed in here; who is nobody yet is a guest from now on. */
  sitDown: (match: string, token: string) =>
    callServer<MeReply>('people/seats', post({ match, token }), null),
  /** Whether somebody looks at his match; it must go out even while the page is closed. */
  looking: (match: string, token: string, looking: boolean) =>
    callServer<{ ok: true }>('people/looking', { ...post({ match, token, looking }), keepalive: true }, null),
  /** Who wants the same again. */
  rematchWanted: (id: string, token: string) =>
    callServer<RematchWantedReply>(`people/${match(id, '/rematch')}`, {}, token),
  /** Who sits at a match, by seat. */
  sitters: async (id: string, token: string | null) =>
    (await callServer<SittersReply>(`people/${match(id)}`, {}, token)).sitters,
  fork: (id: string, token: string | null, request: ForkMatch) =>
    callServer<CreatedReply>(match(id, '/fork'), post(request), token),
  say: async (id: string, token: string | null, say: Say) => {
    await callServer<{ ok: true }>(match(id, '/talk'), post(say), token);
  },
  battles: (id: string, token: string | null) => callServer<BattlesReply>(match(id, '/battles'), {}, token),
  careers: async (id: string, token: string | null) =>
    (await callServer<CareersReply>(match(id, '/careers'), {}, token)).careers,
  giveChair: (id: string, token: string, chair: GiveChair) =>
    callServer<ChairGiven>(match(id, '/battles'), post(chair), token),
  journal: (id: string, token: string | null) => callServer<Journal>(match(id, '/journal'), {}, token),
};

export const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/${match(id, '/socket')}`;
