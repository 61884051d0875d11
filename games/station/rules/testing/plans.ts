/** Plans of Formations for tests. */
import type { LocationId } from '../module/vocabulary.ts';
import type { Plan } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { formationIn } from './station.ts';

export const withPlan = (world: State, id: string, what: Plan): State => {
  formationIn(world, id).plan = what;
  return world;
};
export const going = (...to: readonly LocationId[]): Plan => ({
  kind: 'steps',
  steps: to.map((one) => ({ do: 'go', to: one })),
});
export const voyageTo = (to: LocationId, arrive: 'hold' | 'put-in' = 'hold'): Plan => ({
  kind: 'voyage',
  to,
  arrive,
});
