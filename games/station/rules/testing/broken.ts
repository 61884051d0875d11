/** A sound world to be broken, and what is found wrong with it. */
import { expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import type { Formation, Squadron } from '../world/forces.ts';
import type { State, Token } from '../world/state.ts';
import { stationAt } from './station.ts';

/** t1 is Red's fleet at sea with a Flotilla under it, t2 Blue's at anchor, t3 Red's Squadron alone. */
export const sound = (): State =>
  stationAt({
    put: [
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-b' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a' },
      { id: 'red-e', at: 'y' },
    ],
    fittingOut: { 'kings-port': 'red-c' },
  });

export const red = (world: State) => world.forces.red!;

export const formation = (world: State, id: string) => red(world).formations[id]!;

export const squadron = (world: State, id: string) => red(world).squadrons[id]!;

export const token = (world: State, id: string) =>
  world.tokens.find((one) => one.id === formation(world, id).token)!;

type Change = (world: State) => unknown;

export type Broken = readonly [rule: string, change: Change, faults: readonly string[]];

/** Whatever a change breaks, and nothing that it leaves whole. */
export const itFinds = (cases: readonly Broken[]): void =>
  it.each(
    cases.map(([rule, change, faults]) => ({ rule, change, faults, first: faults[0] ?? 'nothing wrong' })),
  )('[$rule] $first', ({ change, faults }) => {
    const world = sound();
    change(world);
    expect(invariants(world)).toEqual(faults);
  });

/** Changes that make a Squadron, a Formation of Red's or its counter other than it is. */
export const squadronIs =
  (id: string, change: Partial<Squadron>): Change =>
  (world) =>
    Object.assign(squadron(world, id), change);

export const formationIs =
  (id: string, change: Partial<Formation>): Change =>
  (world) =>
    Object.assign(formation(world, id), change);

export const tokenIs =
  (id: string, change: Partial<Token>): Change =>
  (world) =>
    Object.assign(token(world, id), change);
