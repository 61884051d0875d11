/**
 * A server of Weathergage as a program meets it: each call is one route of `/api`, with its own types, and what is refused
 * is thrown with its code. It needs nothing but `fetch` and `WebSocket`, so it runs in Node and in a browser alike.
 */
import type {
  LobbyReply,
  OpenTable,
  RematchReply,
  SatReply,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import type {
  MyMatch,
  MyMatchesReply,
  ProfileReply,
  Sitter,
  SittersReply,
} from '@weathergage/kernel/people/people-protocol.ts';
import type { ChoicesReply, ProgramSelfReply } from '@weathergage/kernel/people/program-protocol.ts';
import type { Say, TalkLine, TalkReply } from '@weathergage/kernel/people/talk-protocol.ts';
import type {
  ClockReply,
  CreatedReply,
  CreateMatch,
  DeedReply,
  DeedRequest,
  DeskReply,
  ErrorBody,
  GamesReply,
  JoinedReply,
  MatchInfo,
  ServerMessage,
  StepsReply,
} from '@weathergage/kernel/protocol.ts';
import { Refused } from './refused.ts';
import { streamOf } from './stream.ts';

const part = encodeURIComponent;

export class Weathergage {
  readonly #address: string;
  readonly #token: string | undefined;

  /** The address of the server, and a token made in the account; without one only what is public can be read. */
  constructor(address: string, token?: string) {
    this.#address = address.replace(/\/$/, '');
    this.#token = token;
  }

  /** The same by another token: that of a seat which was handed out, or the program's own with a seat after a `~`. */
  with(token: string): Weathergage {
    return new Weathergage(this.#address, token);
  }

  /** Whose program this is, and what it may do. */
  self = (): Promise<ProgramSelfReply> => this.#get('people/program');
  games = async (): Promise<GamesReply['games']> => (await this.#get<GamesReply>('games')).games;
  lobby = (): Promise<LobbyReply> => this.#get('people/lobby');
  person = (id: string): Promise<ProfileReply> => this.#get(`people/${part(id)}`);
  /** The matches of the person, those first in which he is asked. */
  matches = async (): Promise<MyMatch[]> => (await this.#get<MyMatchesReply>('people/me/matches')).matches;

  /** A match of people's, or of their programs; `SatReply.token` opens the seat. */
  openTable = (table: OpenTable): Promise<SatReply> => this.#post('people/tables', table);
  /** `also`: more seats of the same side; all of them, or none. */
  sit = (id: string, seat: string, also: readonly string[] = []): Promise<SatReply> =>
    this.#post(`people/tables/${part(id)}/sit`, also.length === 0 ? { seat } : { seat, also });
  leave = (id: string): Promise<unknown> => this.#post(`people/tables/${part(id)}/leave`);
  rematch = (id: string): Promise<RematchReply> => this.#post(`people/matches/${part(id)}/rematch`);
  /** A match by links: the secrets of its seats are told here and never again. */
  create = (match: CreateMatch): Promise<CreatedReply> => this.#post('matches', match);

  info = (id: string): Promise<MatchInfo> => this.#get(`matches/${part(id)}`);
  sitters = async (id: string): Promise<Sitter[]> =>
    (await this.#get<SittersReply>(`people/matches/${part(id)}`)).sitters;
  join = (id: string, nonce: string = crypto.randomUUID()): Promise<JoinedReply> =>
    this.#post(`matches/${part(id)}/join`, { nonce });
  desk = (id: string, lastSeen = 0): Promise<DeskReply> =>
    this.#get(`matches/${part(id)}/desk?lastSeen=${lastSeen}`);
  /** Some answers to an open question that the rules allow. */
  choices = (id: string, ask: string): Promise<ChoicesReply> =>
    this.#get(`matches/${part(id)}/choices?ask=${part(ask)}`);
  deed = (id: string, deed: DeedRequest): Promise<DeedReply> => this.#post(`matches/${part(id)}/deeds`, deed);
  steps = (id: string, before?: number): Promise<StepsReply> =>
    this.#get(`matches/${part(id)}/steps${before === undefined ? '' : `?before=${before}`}`);
  clock = (id: string): Promise<ClockReply> => this.#get(`matches/${part(id)}/clock`);
  journal = (id: string): Promise<unknown> => this.#get(`matches/${part(id)}/journal`);
  talk = async (id: string): Promise<TalkLine[]> =>
    (await this.#get<TalkReply>(`matches/${part(id)}/talk`)).lines;
  say = (id: string, say: Say): Promise<unknown> => this.#post(`matches/${part(id)}/talk`, say);

  /** What happens at a match from now on; a line that breaks is taken up again where it was. */
  watch(id: string, signal?: AbortSignal): AsyncGenerator<ServerMessage> {
    const url = `${this.#address.replace(/^http/, 'ws')}/api/matches/${part(id)}/socket`;
    return streamOf(url, this.#token, signal);
  }

  #get<R>(path: string): Promise<R> {
    return this.#call(path, {});
  }
  #post<R>(path: string, body: unknown = {}): Promise<R> {
    const headers = { 'content-type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #call<R>(path: string, init: RequestInit): Promise<R> {
    const headers = new Headers(init.headers);
    if (this.#token !== undefined) headers.set('authorization', `Bearer ${this.#token}`);
    const response = await fetch(`${this.#address}/api/${path}`, { ...init, headers });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body as R;
    if ((body as ErrorBody | null)?.code === 'too-fast') {
      // Nothing was done: it is asked again when there is room.
      const wait = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(1, wait)));
      return this.#call(path, init);
    }
    const nothing = { code: 'no-words', message: `The server said ${response.status}.` };
    throw new Refused(response.status, (body as ErrorBody | null) ?? nothing);
  }
}
