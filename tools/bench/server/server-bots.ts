/**
 * How long a person waits for his acknowledgement while a hundred matches of the strongest bots are under way, all games
 * mixed, each looked at by somebody; and what those bots get done meanwhile.
 */
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { GAMES } from '../../../games/index.ts';
import type { Figure } from '../figure.ts';
import { type Fare, fareOf, newMeter, Players, post, socketAt } from './players.ts';
import { besidePeer, duelAmong, onTheClock } from './server-load.ts';
import { measuredServer } from './server-process.ts';

const BOT_MATCHES = 100;
const PEOPLE = 4;
const THINKS_MS = 40;
const TIMES = { warmMs: 3000, forMs: 6000 };

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
  const { address, stop } = await measuredServer({ home });
  const meter = newMeter();
  const players = new Players(address, meter, { pauseMs: THINKS_MS });
  const told = { count: 0 };
  const sockets: WebSocket[] = [];
  try {
    for (let i = 0; i < BOT_MATCHES; i++)
      sockets.push(await botMatch(address, fares[i % fares.length]!, told));
    for (let i = 0; i < PEOPLE; i++) await players.begin(person);
    const { half, most, seconds, first, last } = await onTheClock(meter, TIMES, () => told.count);
    return { half, most, told: (last - first) / seconds };
  } finally {
    players.close();
    for (const socket of sockets) socket.close();
    await stop();
  }
}

export async function serverBots(): Promise<Figure[]> {
  const fares = await Promise.all(GAMES.map(fareOf));
  const person = duelAmong(fares);
  const { figure, waits } = await besidePeer((home) => measureWithBots(fares, person, home));
  return [
    ...waits('server-bots'),
    ...figure({ name: 'server-bots-told', unit: 'desks/s' }, ({ told }) => told),
  ];
}
