/** A crowd in a public gallery: what it is told is counted and not read. */
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const { address, match, people, counter } = workerData as {
  readonly address: string;
  readonly match: string;
  readonly people: number;
  readonly counter: Int32Array;
};
/** So many come at a time. */
const AT_ONCE = 100;

/** Has come when he has been told something. */
function onlooker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
      perMessageDeflate: false,
    });
    socket.on('open', () => socket.send('{"type":"hello","lastSeen":0,"patches":true}'));
    socket.on('message', () => {
      Atomics.add(counter, 0, 1);
      resolve();
    });
    socket.on('error', reject);
  });
}

for (let come = 0; come < people; come += AT_ONCE)
  await Promise.all(Array.from({ length: AT_ONCE }, onlooker));
parentPort!.postMessage('all there');
