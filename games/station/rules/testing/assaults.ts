/** What Red’s Fleet does against Ports and trade, and all that is told of it. */
import { expect } from 'vitest';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { inWords, toldLines } from './lines.ts';
import { atWar, doing, playOut, tasking, taskOrder } from './search.ts';
import type { Put, Stated } from './station.ts';

export const before = (at: string, stated: Stated = {}, more: Partial<Put> = {}): State =>
  atWar({
    ...stated,
    put: [
      {
        id: 'red-gf',
        at,
        squadrons: 'red-a',
        auxiliaries: 'red-bomb-1 red-marine-1 red-fire-1 red-fleet-1',
        ...more,
      },
      ...(stated.put ?? []),
    ],
  });

export const task = (kind: TaskOrder['task'], aux: string, at: string, against?: string): TaskOrder =>
  taskOrder(kind, aux, at, against === undefined ? {} : { against });

/** All that is told once Red has declared, every die fallen. */
export const told = (world: State, dice: readonly number[], order: TaskOrder): string[] => {
  const umpire = tasking(world, ...dice);
  const from = umpire.context.happenings.length;
  playOut(umpire.answer(doing(order)));
  expect(umpire.context.left).toBe(0);
  return toldLines({ happenings: umpire.context.happenings.slice(from) });
};

export const squadron = (world: State, id: string) => inWords(forcesOf(world, 'blue').squadrons[id]);
