/** What the hand can be on, and the bench that it lies on. */

import {
  type Bench as AnyBench,
  type Deed as AnyDeed,
  type ChosenUnit,
  workOn,
} from '@weathergage/web/toolkit/workshop/history.ts';
import type { Dispatch } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';

export type Chosen =
  | ChosenUnit
  /** A place in the line of a fleet that is chosen by points. */
  | { readonly kind: 'berth'; readonly muster: number; readonly at: number };

export type Bench = AnyBench<Scenario, Chosen>;
export type Deed = AnyDeed<Scenario, Chosen>;
export type Edit = (scenario: Scenario) => Scenario;

export type ScenarioShip = Scenario['ships'][number];
export type ScenarioBattery = NonNullable<Scenario['batteries']>[number];
export type ScenarioSide = Scenario['sides'][number];
export type Muster = NonNullable<Scenario['muster']>[number];
export type Berth = Muster['berths'][number];

function stillThere(scenario: Scenario, chosen: Chosen): Chosen | null {
  if (chosen.kind === 'berth')
    return scenario.muster?.[chosen.muster]?.berths[chosen.at] === undefined ? null : chosen;
  const among = chosen.kind === 'ship' ? scenario.ships : (scenario.batteries ?? []);
  return among.some(({ id }) => id === chosen.id) ? chosen : null;
}

export const workChosen = workOn(stillThere);

/** A copy without what a file leaves unsaid. */
export function withoutKeys<T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> {
  const rest = { ...from };
  for (const key of keys) delete rest[key];
  return rest;
}

/** A change where `undefined` means that it is left unsaid. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Written into a copy, and out of it where it is undefined. */
export function changed<T extends object>(from: T, change: Change<T>): T {
  const copy = { ...from } as Record<string, unknown>;
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) delete copy[key];
    else copy[key] = value;
  }
  return copy as T;
}

export const setFrame =
  (change: Change<Scenario>): Edit =>
  (scenario) =>
    changed(scenario, change);

/** What every leaf beside the bench is given. */
export interface LeafProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
}
