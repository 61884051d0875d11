/** Where a ship or a battery of the bench stands. */
import type { ReactNode } from 'react';
import type { Scenario, ScenarioBattery, ScenarioShip } from '../../../rules/scenario/scenario.ts';
import type { Edit } from '../edits/bench.ts';
import { moveUnit } from '../edits/edit-forces.ts';
import { PlaceFields } from './measures.tsx';

export function Whereabouts({
  unit,
  scenario,
  edit,
}: {
  readonly unit: ScenarioShip | ScenarioBattery;
  readonly scenario: Scenario;
  edit(change: Edit, stroke?: string): void;
}): ReactNode {
  const { id } = unit;
  return (
    <PlaceFields
      at={unit}
      table={scenario.table}
      testId="unit"
      onChange={(at, along) => edit(moveUnit(id, at), `${along} ${id}`)}
    />
  );
}
