/** Those who are measured beside one another: this house on one store or another, an older checkout, and a peer. */
import type { BenchDatabase } from '../database.ts';
import type { Contender } from './contest.ts';
import type { Load } from './fares.ts';
import { PlayerThreads } from './player-threads.ts';
import type { PlayersTask } from './player-worker.ts';
import { benchPeer, type MeasuredServer, measuredScript, measuredServer } from './server-process.ts';

/**
 * Of ours, two play at once in each; of the peer's, who take turns, one, and so it has twice as many. With forty matches no
 * server was ever at work all the time: each answer waits for its sync, and there were too few others meanwhile.
 */
const MATCHES = 120;

/** Players at one or several servers, and what all of those use; players of the same match sit at the same one. */
async function contender(
  name: string,
  servers: readonly MeasuredServer[],
  ours: PlayersTask['ours'],
  database?: BenchDatabase,
): Promise<Contender> {
  const addresses = servers.map(({ address }) => address);
  const players = await PlayerThreads.seated({ addresses, ours }, ours === null ? 2 * MATCHES : MATCHES);
  const sum = (all: readonly (number | null)[]): number | null =>
    all.includes(null) ? null : all.reduce<number>((total, one) => total + one!, 0);
  return {
    name,
    players,
    cpuSeconds: () =>
      sum([
        ...servers.map((server) => server.cpuSeconds()),
        database === undefined ? 0 : database.cpuSeconds(),
      ]),
    threadSeconds: () => sum(servers.map((server) => server.threadSeconds())),
    stop: async () => {
      await players.close();
      for (const server of servers) await server.stop();
    },
  };
}

/** As the page greets a server of today. */
const PATCHES = { patches: true };

export const onSqlite = async (load: Load): Promise<Contender> =>
  contender('one node on SQLite', [await measuredServer()], { load, home: null, hello: PATCHES });

/** What its database takes of the processors is counted with them, where that can be known. */
export const onPostgres = async (load: Load, database: BenchDatabase): Promise<Contender> => {
  const store = database.url;
  const nodes = [await measuredServer({ store }), await measuredServer({ store })];
  return contender('two nodes on PostgreSQL', nodes, { load, home: null, hello: PATCHES }, database);
};

/** The checkout that BENCH_PEER names; null if it names none. */
export async function olderCheckout(load: Load): Promise<Contender | null> {
  const home = benchPeer();
  if (home === null) return null;
  return contender('BENCH_PEER', [await measuredServer({ home })], { load, home, hello: {} });
}

export const boardgameServer = async (): Promise<Contender> =>
  contender('boardgame.io', [await measuredScript(new URL('./boardgame-server.ts', import.meta.url))], null);
