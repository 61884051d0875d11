/** A Rover in his den, in a Summer in which he may be roused, and Auxiliaries on Station against him. */
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { stationAt } from './station.ts';

export const SUMMER = { start: { year: 1741, turn: 9 } };
export const withRover = (prestige: readonly [number, number], world: Partial<State> = {}): State =>
  stationAt({
    ports: { den: 'rover-1' },
    scenario: { ...SUMMER, prestige: { red: prestige[0], blue: prestige[1] } },
    world: { impulse: 1, ...world },
  });
export const stationed = (world: State, side: string, aux: string, at: string): void => {
  const marker = `m-${aux}`;
  forcesOf(world, side).auxiliaries[aux] = { in: 'station', at, marker };
  world.markers.push({ id: marker, side, kind: 'station', at, class: null });
};
