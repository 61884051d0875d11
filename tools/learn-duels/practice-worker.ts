/** A thread that practises duels with the nets as they are. */
import { parentPort, workerData } from 'node:worker_threads';
import { netsOn, type Practice, practiseOne } from './practice-duels.ts';

export interface PracticeOrder extends Practice {
  readonly from: number;
  readonly to: number;
}

const nets = netsOn(workerData.sailed, workerData.begun);
parentPort!.on('message', ({ from, to, ...practice }: PracticeOrder) => {
  const found = [];
  for (let number = from; number < to; number++) found.push(practiseOne(number, nets, practice));
  parentPort!.postMessage(found);
});
