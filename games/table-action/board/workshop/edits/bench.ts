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
  /** A coast or a shoal, or one corner of it. */
  | { readonly kind: 'ground'; readonly index: number; readonly corner: number | null };

export type Bench = AnyBench<Scenario, Chosen>;
export type Deed = AnyDeed<Scenario, Chosen>;
export type Edit = (scenario: Scenario) => Scenario;

function stillThere(scenario: Scenario, chosen: Chosen): Chosen | null {
  if (chosen.kind === 'ground') {
    const ground = scenario.terrain[chosen.index];
    if (ground === undefined) return null;
    return chosen.corner !== null && chosen.corner >= ground.polygon.length
      ? { ...chosen, corner: null }
      : chosen;
  }
  const among =
    chosen.kind === 'ship' ? scenario.squadrons.flatMap(({ ships }) => ships) : scenario.batteries;
  return among.some(({ id }) => id === chosen.id) ? chosen : null;
}

export const workChosen = workOn(stillThere);

/** What every leaf beside the bench is given. */
export interface LeafProps {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
}
