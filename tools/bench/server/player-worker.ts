/** Some of the players at a measured server, in a thread of their own. What they have seen is told when it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { PeerPlayers } from './boardgame-players.ts';
import { faresFor, type Load } from './fares.ts';
import { newMeter, Players } from './players.ts';

/** Which matches are begun, and where: match `i` is the fare `i` at the server `i`, over and over. */
export interface PlayersTask {
  readonly addresses: readonly string[];
  readonly matches: readonly number[];
  /** Ours or an older checkout's; null for boardgame.io's own. */
  readonly ours: { readonly load: Load; readonly home: string | null; readonly hello: object } | null;
}

export type PlayersWord = 'go' | 'hold' | 'count' | 'tell' | 'close';

export interface PlayersTold {
  readonly latencies: Float64Array;
  readonly failed: string | null;
}

const { addresses, matches, ours } = workerData as PlayersTask;
const meter = newMeter();
const houses =
  ours === null
    ? addresses.map((address) => new PeerPlayers(address, meter))
    : addresses.map((address) => new Players(address, meter, { hello: ours.hello }));
for (const players of houses) players.hold();
const fares = ours === null ? [] : await faresFor(ours.load, ours.home);
for (const i of matches) {
  const players = houses[i % houses.length]!;
  if (players instanceof PeerPlayers) players.begin(`match-${i}`);
  else await players.begin(fares[i % fares.length]!);
}

const port = parentPort!;
port.on('message', (word: PlayersWord) => {
  if (word === 'count') meter.counting = true;
  else if (word === 'tell') tell();
  else for (const players of houses) players[word]();
  if (word === 'close') port.close();
});
port.postMessage('seated');

function tell(): void {
  meter.counting = false;
  const latencies = Float64Array.from(meter.latencies.splice(0));
  const told: PlayersTold = { latencies, failed: meter.failed?.message ?? null };
  port.postMessage(told, [latencies.buffer]);
}
