/** A thread that plays matches for their lessons. */
import { parentPort } from 'node:worker_threads';
import type { PairWeights } from '../../games/table-action/bot/vice-admiral/pair-network.ts';
import type { Scenario } from '../../games/table-action/rules/scenario/scenario.ts';
import { playLessons } from './lessons.ts';

export interface LessonOrder {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly weights: PairWeights;
  readonly from: number;
  readonly to: number;
}

parentPort!.on('message', ({ scenario, seed, weights, from, to }: LessonOrder) => {
  const found = [];
  for (let number = from; number < to; number++) found.push(...playLessons(scenario, number, seed, weights));
  parentPort!.postMessage(found);
});
