/** Worlds for tests of Tasks: in the middle of an Impulse, at war, with tokens found by what is behind them. */
import { tasksStep } from '../tasks/tasks.ts';
import type { AnswerTo, TaskOrder } from '../world/asks.ts';
import type { AuxPlace } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, Token } from '../world/state.ts';
import { testModule } from './module.ts';
import { formationIn, type Stated, stationAt, Umpire } from './station.ts';

/** Third Increment of the first Impulse of a Summer Turn; the war is declared. */
export const atWar = ({ world, scenario, ...stated }: Stated): State =>
  stationAt({
    events: 'war',
    ...stated,
    scenario: { start: { year: 1741, turn: 9 }, ...scenario },
    world: { step: 'tasks', impulse: 1, increment: 3, clock: 3, ...world },
  });

/** The little sea with a Rover of the Fleet Class, who could do all that such Auxiliaries do if he were no pirate. */
export const fleetRover: typeof testModule = {
  ...testModule,
  auxiliaries: testModule.auxiliaries.map((one) => (one.id === 'rover-1' ? { ...one, class: 'Fleet' } : one)),
};

/** The Tasks of an Increment, player A asked first. */
export const tasking = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, tasksStep, ...faces);

export function tokenBehind(world: State, formation: string): Token {
  const token = world.tokens.find(({ id }) => id === formationIn(world, formation).token);
  if (token === undefined) throw new Error(`${formation} has no token`);
  return token;
}

export const isUp = (world: State, formation: string): boolean => tokenBehind(world, formation).face !== null;

export const placeOfAux = (world: State, aux: string): AuxPlace =>
  (forcesOf(world, 'red').auxiliaries[aux]?.in !== 'future'
    ? forcesOf(world, 'red').auxiliaries[aux]
    : undefined) ??
  forcesOf(world, 'blue').auxiliaries[aux] ??
  forcesOf(world, 'red').auxiliaries[aux]!;

export const search = (aux: string, at: string): TaskOrder => ({ task: 'Search', aux, at });
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

/** Every face of a die, for odds by enumeration. */
export const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const oddsOf = (happens: (face: number) => boolean): number => FACES.filter(happens).length;
