/** What a marker on the chart stands for. */
import type { Squadron } from '../world/squadron.ts';
import type { State } from '../world/state.ts';

export const markerNamed = (world: State, token: string) => world.markers.find((one) => one.token === token);
export const squadronNamed = (world: State, token: string): Squadron =>
  [...world.forces.english.squadrons, ...world.forces.european.squadrons].find((one) => one.token === token)!;
export const shipsOf = (world: State, token: string): string[] =>
  squadronNamed(world, token).stacks.flatMap((stack) => stack.map(({ ship }) => ship));
