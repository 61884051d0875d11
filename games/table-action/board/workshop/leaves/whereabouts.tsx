/** Where a ship or a battery of the bench stands. */
import type { ReactNode } from 'react';
import type { Scenario, ScenarioBattery, ScenarioShip } from '../../../rules/scenario/scenario.ts';
import type { Edit } from '../edits/bench.ts';
import { moveUnit } from '../edits/edit-forces.ts';
import { InchField } from './measures.tsx';

export function Whereabouts({
  unit,
  scenario,
  edit,
}: {
  readonly unit: ScenarioShip | ScenarioBattery;
  readonly scenario: Scenario;
  edit(change: Edit, stroke?: string): void;
}): ReactNode {
  const { id, x, y } = unit;
  return (
    <>
      <InchField
        label="From the left"
        value={x}
        least={0}
        most={scenario.table.width}
        testId="unit-x"
        onChange={(to) => edit(moveUnit(id, { x: to, y }), `x ${id}`)}
      />
      <InchField
        label="From the top"
        value={y}
        least={0}
        most={scenario.table.height}
        testId="unit-y"
        onChange={(to) => edit(moveUnit(id, { x, y: to }), `y ${id}`)}
      />
    </>
  );
}
