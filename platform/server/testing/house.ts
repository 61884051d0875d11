/** A server on a store of its own, for tests; it can be stopped and opened again over the same store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CarryOn, hashOf } from '@weathergage/kernel';
import type {
  CreatedReply,
  CreateMatch,
  DeedReply,
  DeedRequest,
  ErrorBody,
} from '@weathergage/kernel/protocol.ts';
import { loadMatch, SqliteStore, type Store } from '@weathergage/store';
import { type PowderTypes, powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import type { ServedGame } from '../catalogue.ts';
import { createServer, type GameServer, type GameServerOptions } from '../server.ts';
import { http, type Reply } from './client.ts';

export const powderEntry: ServedGame<PowderTypes> = {
  game: powderGame,
  scenarios: [powderScenario(3), powderScenario(50), powderScenario(100_000)],
  bots: {
    first: (view, ask) => [...powderGame.choices(view, ask)][0]!,
    slow: async (view, ask) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return [...powderGame.choices(view, ask)].at(-1)!;
    },
    broken: () => {
      throw new Error('no idea');
    },
    cheat: () => ({ powder: 99 }),
  },
};

/** One keg a volley and the red flag, until powder runs low, the other hits, or the flag is to be chosen. */
export const powderCarryOn: CarryOn<PowderTypes> = {
  stops: [
    { id: 'low', words: 'powder runs low', usual: true },
    { id: 'hit', words: 'another has hit', usual: false },
    { id: 'flag', words: 'a signal is to be made', usual: false },
  ],
  says: '',
  carry: ({ since, now, told, asks }, ticked) => {
    if (ticked.has('low') && (now.keg ?? 0) <= 3)
      return { halt: { stop: 'low', words: `${now.keg} kegs are left of ${since.keg}`, at: null } };
    const hit = told.find(({ kind, dice }) => kind === 'volley' && dice![0]! === 6);
    if (ticked.has('hit') && hit !== undefined)
      return { halt: { stop: 'hit', words: `${hit.seat} has hit`, at: hit.seat } };
    if (ticked.has('flag') && asks.some(({ kind }) => kind === 'signal'))
      return { halt: { stop: 'flag', words: 'A signal is to be made', at: null } };
    return {
      answers: asks.map(({ kind }) =>
        kind === 'signal' ? { flag: 'red' } : kind === 'load' ? { powder: 1 } : { at: 'low' },
      ),
    };
  },
};

export const ROOMY = {
  requestsPerMinute: 1e6,
  matchesPerMinute: 1e6,
  guestsPerMinute: 1e6,
  signInsPerMinute: 1e6,
  programPerMinute: 1e6,
  deedsPerSecond: 1e6,
  deedsAtOnce: 1e6,
  matchesPerDay: 1e6,
};

export class House {
  readonly directory = mkdtempSync(join(tmpdir(), 'weathergage-server-'));
  readonly #options: Partial<GameServerOptions>;
  server!: GameServer;
  store!: Store;
  address = '';

  private constructor(options: Partial<GameServerOptions>) {
    this.#options = options;
  }

  static async open(options: Partial<GameServerOptions> = {}): Promise<House> {
    const house = new House(options);
    await house.start();
    return house;
  }

  /** For options that want the folder. */
  static async openWith(make: (directory: string) => Promise<Partial<GameServerOptions>>): Promise<House> {
    const house = new House({});
    await house.start(await make(house.directory));
    return house;
  }

  async start(more: Partial<GameServerOptions> = {}, port = 0): Promise<void> {
    this.store = more.store ?? this.#options.store ?? new SqliteStore({ directory: this.directory });
    this.server = await createServer({
      games: [powderEntry],
      limits: ROOMY,
      ...this.#options,
      ...more,
      store: this.store,
    });
    this.address = await this.server.listen({ port });
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.directory, { recursive: true, force: true });
  }

  async create(request: Partial<CreateMatch> = {}): Promise<CreatedReply> {
    const { status, body } = await http<CreatedReply>(this.address, 'POST', '/api/matches', {
      body: { game: 'powder', scenario: 'powder-3', ...request },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  /** A match with all seats taken. */
  async begin(request: Partial<CreateMatch> = {}): Promise<CreatedReply & { id: string }> {
    const created = await this.create(request);
    const { id } = created.match;
    for (const [seat, token] of Object.entries(created.tokens)) {
      const body = { nonce: `nonce-of-${seat}` };
      const { status } = await http(this.address, 'POST', `/api/matches/${id}/join`, { token, body });
      if (status !== 200) throw new Error(`${seat} could not join`);
    }
    return { ...created, id };
  }

  deed(id: string, token: string | undefined, deed: DeedRequest): Promise<Reply<DeedReply & ErrorBody>> {
    return http(this.address, 'POST', `/api/matches/${id}/deeds`, {
      body: deed,
      ...(token === undefined ? {} : { token }),
    });
  }

  post<B>(path: string, token: string, body: unknown): Promise<Reply<B>> {
    return http<B>(this.address, 'POST', path, { token, body });
  }

  get<B>(path: string, token?: string): Promise<Reply<B>> {
    return http<B>(this.address, 'GET', path, token === undefined ? {} : { token });
  }

  /** All that a refused request must leave as it was, read past the server. */
  async trace(id: string): Promise<{ record: unknown; entries: unknown; state: string | null }> {
    const reader = new SqliteStore({ directory: this.directory, readOnly: true });
    try {
      const record = await reader.findMatch(id);
      const loaded =
        record === null || record.status === 'gathering' ? null : await loadMatch(reader, powderGame, record);
      return {
        record,
        entries: await reader.entries(id, 0),
        state: loaded === null ? null : hashOf(loaded.match.snapshot()),
      };
    } finally {
      await reader.close();
    }
  }
}

export const deedSaying = (ask: string, answer: unknown): DeedRequest => ({
  type: 'answer',
  answers: [{ ask, answer }],
});
export const fireDeed = (round: number, seat: string, powder = 1, at = 'low'): DeedRequest => ({
  type: 'answer',
  answers: [
    { ask: `${round}/load/${seat}`, answer: { powder: powder } },
    { ask: `${round}/aim/${seat}`, answer: { at } },
  ],
});
