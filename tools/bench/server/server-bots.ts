/**
 * How long a person waits for his acknowledgement while a hundred matches of the strongest bots are under way, all games
 * mixed, each looked at by somebody; how long he waits at the same server before they begin; and what those bots get done.
 */
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import type { WebSocket } from 'ws';
import { type Figure, rounded } from '../figure.ts';
import { faresFor } from './fares.ts';
import { type Fare, newMeter, Players, post, socketAt } from './players.ts';
import { duelAmong, onTheClock, type Waits } from './server-load.ts';
import { measuredServer } from './server-process.ts';

const BOT_MATCHES = 100;
const PEOPLE = 4;
const THINKS_MS = 40;
const TIMES = { warmMs: 3000, forMs: 15_000 };

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

interface Measured extends Waits {
  /** What he waited before there were any. */
  readonly idle: Waits;
  readonly told: number;
  readonly taken: number;
}

/** People at duels, for a while; another load beside them or none. */
async function waitsOf<R>(address: string, person: Fare, read: () => R) {
  const meter = newMeter();
  const players = new Players(address, meter, { pauseMs: THINKS_MS });
  try {
    for (let i = 0; i < PEOPLE; i++) await players.begin(person);
    return await onTheClock(meter, TIMES, read);
  } finally {
    players.close();
  }
}

async function measured(): Promise<Measured> {
  const fares = await faresFor('mixed', null);
  const person = duelAmong(fares);
  const { address, stop } = await measuredServer();
  const told = { count: 0 };
  const sockets: WebSocket[] = [];
  try {
    const idle = await waitsOf(address, person, () => null);
    for (let i = 0; i < BOT_MATCHES; i++)
      sockets.push(await botMatch(address, fares[i % fares.length]!, told));
    const { half, most, taken, seconds, first, last } = await waitsOf(address, person, () => told.count);
    return { half, most, idle, taken, told: (last - first) / seconds };
  } finally {
    for (const socket of sockets) socket.close();
    await stop();
  }
}

export async function serverBots(): Promise<Figure[]> {
  const { half, most, idle, taken, told } = await measured();
  const beside = (what: string, value: number, still: number): Figure => ({
    name: `server-bots-${what}`,
    value: rounded(value),
    unit: 'ms',
    n: taken,
    ratio: rounded(value / still),
    peer: 'the same server without bots',
  });
  return [
    beside('p50', half, idle.half),
    { ...beside('p99', most, idle.most), target: '< 50, or ratio < 3' },
    { name: 'server-bots-told', value: rounded(told), unit: 'desks/s' },
  ];
}
