/** Worlds for tests of Tasks, in the middle of an Impulse and at war, and what is declared in them. */
import type { Refusal } from '@weathergage/kernel';
import { checkTask } from '../tasks/task-check.ts';
import { tasksStep } from '../tasks/tasks.ts';
import type { AnswerTo, TaskOrder } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { testModule } from './module.ts';
import { type Put, type Stated, stationAt, Umpire } from './station.ts';

/** Third Increment of the first Impulse of a Summer Turn; the war is declared. */
export const atWar = ({ world, scenario, ...stated }: Stated): State =>
  stationAt({
    events: 'war',
    ...stated,
    scenario: { start: { year: 1741, turn: 9 }, ...scenario },
    world: { step: 'tasks', impulse: 1, increment: 3, clock: 3, ...world },
  });

/** Red's Grand Fleet with a Squadron and Auxiliaries. */
export const redWith = (at: string, auxiliaries: string, more: Partial<Put> = {}): Put => ({
  id: 'red-gf',
  at,
  squadrons: 'red-a',
  auxiliaries,
  ...more,
});
/** Azure's flag with a Squadron. */
export const azureAt = (at: string, more: Partial<Put> = {}): Put => ({
  id: 'azure-flag',
  at,
  squadrons: 'azure-a',
  ...more,
});

/** The little sea with a Rover of the Fleet Class, who could do all that such Auxiliaries do if he were no pirate. */
export const fleetRover: typeof testModule = {
  ...testModule,
  auxiliaries: testModule.auxiliaries.map((one) => (one.id === 'rover-1' ? { ...one, class: 'Fleet' } : one)),
};

/** The Tasks of an Increment, player A asked first. */
export const tasking = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, tasksStep, ...faces);

export const taskOrder = (
  task: TaskOrder['task'],
  aux: string,
  at: string,
  more: Partial<TaskOrder> = {},
): TaskOrder => ({ task, aux, at, ...more });
export const search = (aux: string, at: string): TaskOrder => taskOrder('Search', aux, at);
export const doing = (...orders: readonly TaskOrder[]): AnswerTo<'tasks'> => ({ tasks: [...orders] });
export const noTasks: AnswerTo<'tasks'> = { tasks: [] };

/** All rounds to their end with nothing more declared by anybody. */
export function playOut(umpire: Umpire): Umpire {
  while (umpire.progress === 'waits') {
    const [ask] = umpire.asks;
    if (ask?.kind === 'tasks') umpire.answer(noTasks);
    else if (ask?.kind === 'screen') umpire.answer({ aux: null });
    else umpire.answer({ shadow: false });
  }
  return umpire;
}

export interface JudgedTask {
  readonly put?: readonly Put[];
  readonly stated?: Stated;
  readonly task: TaskOrder | ((world: State) => TaskOrder);
  readonly side?: 'red' | 'blue';
  readonly change?: (world: State) => void;
}

/** What is said of a single Task. */
export function judgeTask({ put, stated, task, side = 'red', change }: JudgedTask): Refusal | null {
  const world = atWar({ ...stated, ...(put === undefined ? {} : { put }) });
  change?.(world);
  return checkTask(world, side, typeof task === 'function' ? task(world) : task);
}
