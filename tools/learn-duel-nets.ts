/**
 * Teaches the nets by which the post-captain fights a duel (`games/hex-action/bot/duel`), from duels imagined in plain
 * numbers against captains.
 *
 *   node tools/learn-duel-nets.ts [--hasty 57600] [--duels 90000] [--seed 1] [--workers 2] [--until N] [--from FILE] [--write [--into FILE]]
 *
 * The first duels are hasty: captains go by tables that are kept for many turns. In the others every captain's table is
 * worked out anew. `--until` stops sooner, and `--from` goes on from nets that were kept. The same arguments give the same nets, however many threads share the work; --write keeps them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Dice, looseDice } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { ChanceNet } from '../games/hex-action/bot/duel/chance-net.ts';
import { keepNet, netFrom } from '../games/hex-action/bot/duel/kept-nets.ts';
import { NetTeacher } from './learn-duels/net-teacher.ts';
import { CELLS, netsOn, type Practised } from './learn-duels/practice-duels.ts';
import type { PracticeOrder } from './learn-duels/practice-worker.ts';

const { values } = parseArgs({
  options: {
    hasty: { type: 'string', default: '57600' },
    duels: { type: 'string', default: '90000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    until: { type: 'string', default: '1000000' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
    into: {
      type: 'string',
      default: fileURLToPath(new URL('../games/hex-action/bot/duel/net-weights.ts', import.meta.url)),
    },
  },
});
const numbers = [values.hasty, values.duels, values.seed, values.workers, values.until].map(Number);
const [hasty, duels, seed, threads, until] = numbers as [number, number, number, number, number];

/** Duels between two lessons. */
const ROUND = 96;
/** Rounds between two lines that say how it goes. */
const SAID = 20;
/** How fast is learnt, by how far it has gone. */
function rateAt(duel: number): number {
  if (duel < hasty) return duel < 0.5 * hasty ? 0.003 : 0.0015;
  const gone = (duel - hasty) / (duels - hasty);
  return gone < 0.4 ? 0.0015 : gone < 0.75 ? 0.0007 : 0.00025;
}

function beginNet({ lieCells, logCells, out }: ChanceNet, dice: Dice): void {
  const within = (spread: number): number =>
    ((dice.below(256) * 256 + dice.below(256)) / 65536 - 0.5) * spread;
  for (let i = 0; i < logCells.length; i++) logCells[i] = within(0.5);
  for (let i = 0; i < lieCells.length; i++) lieCells[i] = within(0.3);
  for (let i = 0; i < out.length; i++) out[i] = within(0.3);
}

const shared = (cells: number): SharedArrayBuffer => new SharedArrayBuffer(4 * ChanceNet.sizeOf(cells));
const memory = { sailed: shared(CELLS.sailed), begun: shared(CELLS.begun) };
const nets = netsOn(memory.sailed, memory.begun);
const first = looseDice(seedFor(seed, 777));
beginNet(nets.sailed, first);
beginNet(nets.begun, first);
if (values.from !== undefined) {
  const { NET_WEIGHTS } = await import(pathToFileURL(values.from).href);
  nets.sailed.block.set(netFrom(NET_WEIGHTS.sailed).block);
  nets.begun.block.set(netFrom(NET_WEIGHTS.begun).block);
}
const teachers = { sailed: new NetTeacher(nets.sailed), begun: new NetTeacher(nets.begun) };
const workers = Array.from(
  { length: threads },
  () => new Worker(new URL('./learn-duels/practice-worker.ts', import.meta.url), { workerData: memory }),
);

function practised(worker: Worker, order: PracticeOrder): Promise<readonly Practised[]> {
  return new Promise((resolve, reject) => {
    worker.once('message', (found) => {
      worker.off('error', reject);
      resolve(found);
    });
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

let results: number[] = [];
for (let at = 0; at < Math.min(duels, until); at += ROUND) {
  const share = Math.ceil(ROUND / threads);
  const found = await Promise.all(
    workers.map((worker, i) =>
      practised(worker, {
        from: at + Math.min(ROUND, i * share),
        to: at + Math.min(ROUND, (i + 1) * share),
        seed,
        hasty: at < hasty,
      }),
    ),
  );
  for (const teacher of Object.values(teachers)) teacher.rate = rateAt(at);
  for (const { result, rival, sailed, begun } of found.flat()) {
    for (const lesson of sailed) teachers.sailed.teach(lesson);
    for (const lesson of begun) teachers.begun.teach(lesson);
    if (rival === 'captain') results.push(result);
  }
  if ((at / ROUND) % SAID !== SAID - 1) continue;
  const won = results.reduce((sum, each) => sum + each, 0) / results.length;
  const surprises = Object.values(teachers).map(({ surprise, lessons }) => (surprise / lessons).toFixed(4));
  console.log(`${at + ROUND} duels: ${won.toFixed(3)} against captains, surprise ${surprises.join(' and ')}`);
  results = [];
  keepNets();
  for (const teacher of Object.values(teachers)) teacher.surprise = teacher.lessons = 0;
}
for (const worker of workers) await worker.terminate();
keepNets();

function keepNets(): void {
  if (!values.write) return;
  const kept = { sailed: keepNet(nets.sailed), begun: keepNet(nets.begun) };
  const source = `/** What nets have learnt of duels imagined against captains (\`tools/learn-duel-nets.ts\`). */
export const NET_WEIGHTS = ${JSON.stringify(kept)};
`;
  writeFileSync(values.into, source);
}
