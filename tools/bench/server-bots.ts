/**
 * How long a person waits for his acknowledgement while a hundred matches of the strongest bots are under way, all games
 * mixed, each looked at by somebody; and what those bots get done meanwhile.
 */
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { GAMES } from '../../games/index.ts';
import { duelScenario } from './duel.ts';
import { type Figure, rounded } from './figure.ts';
import { percentile } from './measure.ts';
import { type Fare, fareOf, newMeter, Players, pause, post, socketAt } from './players.ts';
import { benchPeer, measuredServer } from './server-process.ts';

const BOT_MATCHES = 100;
const PEOPLE = 4;
const THINKS_MS = 40;
const WARM_MS = 3000;
const FOR_MS = 6000;

/** A match of machines with somebody who looks on. What he is told is counted and not read. */
async function botMatch(address: string, fare: Fare, told: { count: number }): Promise<WebSocket> {
  const { game, scenario, bots } = fare;
  const seats = Object.fromEntries(game.seats(scenario).map(({ id }) => [id, `bot:${bots.at(-1)}`]));
  const made = { game: game.id, scenario: scenario.id, seats };
  const { match, galleryToken } = (await post(`${address}/api/matches`, made)) as CreatedReply;
  const socket = socketAt(address, match.id);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: galleryToken, lastSeen: 0 }));
  socket.onmessage = () => {
    told.count++;
  };
  return socket;
}

async function measureWithBots(fares: readonly Fare[], person: Fare, home?: string) {
  const { address, stop } = await measuredServer(home);
  const meter = newMeter();
  const players = new Players(address, meter, THINKS_MS);
  const told = { count: 0 };
  const sockets: WebSocket[] = [];
  try {
    for (let i = 0; i < BOT_MATCHES; i++)
      sockets.push(await botMatch(address, fares[i % fares.length]!, told));
    for (let i = 0; i < PEOPLE; i++) await players.begin(person);
    await pause(WARM_MS);
    meter.counting = true;
    const before = told.count;
    await pause(FOR_MS);
    meter.counting = false;
    if (meter.failed !== null) throw meter.failed;
    if (meter.latencies.length === 0) throw new Error('nobody had an answer taken beside the bots');
    return {
      half: percentile(meter.latencies, 0.5),
      most: percentile(meter.latencies, 0.99),
      told: ((told.count - before) * 1000) / FOR_MS,
    };
  } finally {
    players.close();
    for (const socket of sockets) socket.close();
    await stop();
  }
}

export async function serverBots(): Promise<Figure[]> {
  const fares = await Promise.all(GAMES.map(fareOf));
  const person = {
    ...fares.find(({ game }) => game.id === 'hex-action')!,
    scenario: duelScenario,
    options: { turnLimit: 1000 },
  };
  const peer = benchPeer();
  const theirs = peer === null ? null : await measureWithBots(fares, person, peer);
  const ours = await measureWithBots(fares, person);
  const beside = (own: number, other: number | undefined) =>
    other === undefined ? {} : { ratio: rounded(own / other), peer: 'BENCH_PEER' };
  return [
    { name: 'server-bots-p50', value: rounded(ours.half), unit: 'ms', ...beside(ours.half, theirs?.half) },
    {
      name: 'server-bots-p99',
      value: rounded(ours.most),
      unit: 'ms',
      target: '< 100',
      ...beside(ours.most, theirs?.most),
    },
    {
      name: 'server-bots-told',
      value: rounded(ours.told),
      unit: 'desks/s',
      ...beside(ours.told, theirs?.told),
    },
  ];
}
