/** Those who are measured beside one another: this house on one store or another, an older checkout, and a peer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameEntry, ScenarioHead } from '@weathergage/kernel';
import { GAMES } from '../../../games/index.ts';
import type { BenchDatabase } from '../database.ts';
import { PeerPlayers } from './boardgame-players.ts';
import type { Contender } from './contest.ts';
import { type Fare, fareOf, newMeter, Players } from './players.ts';
import { duelAmong } from './server-load.ts';
import { benchPeer, type MeasuredServer, measuredScript, measuredServer } from './server-process.ts';

/** Of ours, two play at once in each; of the peer's, who take turns, one, and so it has twice as many. */
const MATCHES = 40;

export type Load = 'duels' | 'mixed';

/** The games as the server of that checkout knows them: its players go by its own rules. */
async function gamesOf(home: string | null): Promise<readonly GameEntry[]> {
  if (home === null) return GAMES;
  const list = join(home, 'games/index.ts');
  if (existsSync(list)) return ((await import(list)) as { GAMES: readonly GameEntry[] }).GAMES;
  // Before the games had a list of their own.
  const { loadAllGames } = (await import(join(home, 'platform/cli/games.ts'))) as {
    loadAllGames(): Promise<{ game: Game; scenarios: ScenarioHead[]; bots: object }[]>;
  };
  return (await loadAllGames()).map(
    ({ game, scenarios, bots }) =>
      ({
        id: game.id,
        rules: async () => game,
        scenarios: async () => scenarios,
        bots: async () => bots,
      }) as never,
  );
}

/** What is played at the server of that checkout; at this one where none is named. */
export async function faresFor(load: Load, home: string | null): Promise<readonly Fare[]> {
  const all = await Promise.all((await gamesOf(home)).map(fareOf));
  return load === 'mixed' ? all : [duelAmong(all)];
}

/** Matches at one or several servers; the players of each match sit at one of them. */
async function contender(
  name: string,
  servers: readonly MeasuredServer[],
  fares: readonly Fare[],
  hello: object,
  database?: BenchDatabase,
): Promise<Contender> {
  const meter = newMeter();
  const all = servers.map(({ address }) => new Players(address, meter, { hello }));
  for (const players of all) players.hold();
  for (let i = 0; i < MATCHES; i++) await all[i % all.length]!.begin(fares[i % fares.length]!);
  const sum = (all: readonly (number | null)[]): number | null =>
    all.includes(null) ? null : all.reduce<number>((total, one) => total + one!, 0);
  return {
    name,
    meter,
    go: () => {
      for (const players of all) players.go();
    },
    hold: () => {
      for (const players of all) players.hold();
    },
    cpuSeconds: () =>
      sum([
        ...servers.map((server) => server.cpuSeconds()),
        database === undefined ? 0 : database.cpuSeconds(),
      ]),
    threadSeconds: () => sum(servers.map((server) => server.threadSeconds())),
    stop: async () => {
      for (const players of all) players.close();
      for (const server of servers) await server.stop();
    },
  };
}

export const onSqlite = async (load: Load): Promise<Contender> =>
  contender('one node on SQLite', [await measuredServer()], await faresFor(load, null), { patches: true });

/** What its database takes of the processors is counted with them, where that can be known. */
export const onPostgres = async (load: Load, database: BenchDatabase): Promise<Contender> => {
  const store = database.url;
  const nodes = [await measuredServer({ store }), await measuredServer({ store })];
  return contender('two nodes on PostgreSQL', nodes, await faresFor(load, null), { patches: true }, database);
};

/** The checkout that BENCH_PEER names; null if it names none. */
export async function olderCheckout(load: Load): Promise<Contender | null> {
  const home = benchPeer();
  if (home === null) return null;
  return contender('BENCH_PEER', [await measuredServer({ home })], await faresFor(load, home), {});
}

export async function boardgameServer(): Promise<Contender> {
  const server = await measuredScript(new URL('./boardgame-server.ts', import.meta.url));
  const meter = newMeter();
  const players = new PeerPlayers(server.address, meter);
  for (let i = 0; i < 2 * MATCHES; i++) players.begin(`match-${i}`);
  return {
    name: 'boardgame.io',
    meter,
    go: () => players.go(),
    hold: () => players.hold(),
    cpuSeconds: () => server.cpuSeconds(),
    threadSeconds: () => server.threadSeconds(),
    stop: async () => {
      players.close();
      await server.stop();
    },
  };
}
