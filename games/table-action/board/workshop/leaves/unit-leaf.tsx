/** What is known of the one thing chosen, and everything that can be changed about it. */
import type { Dispatch, ReactNode } from 'react';
import type { Bench, Deed } from '../edits/bench.ts';
import { BatteryCard } from './battery-on-bench.tsx';
import { GroundCard } from './ground-card.tsx';
import { ShipCard } from './ship-on-bench.tsx';

export function UnitLeaf({
  bench,
  dispatch,
}: {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
}): ReactNode {
  const { now: scenario, chosen } = bench;
  if (chosen?.kind === 'ship') {
    const squadron = scenario.squadrons.find(({ ships }) => ships.some(({ id }) => id === chosen.id))!;
    const ship = squadron.ships.find(({ id }) => id === chosen.id)!;
    return <ShipCard key={ship.id} ship={ship} squadron={squadron} scenario={scenario} dispatch={dispatch} />;
  }
  if (chosen?.kind === 'battery') {
    const battery = scenario.batteries.find(({ id }) => id === chosen.id)!;
    return <BatteryCard key={battery.id} battery={battery} scenario={scenario} dispatch={dispatch} />;
  }
  if (chosen?.kind === 'ground')
    return <GroundCard key={chosen.index} chosen={chosen} scenario={scenario} dispatch={dispatch} />;
  return (
    <div className="ws-card">
      <p>Press a ship, a battery or a coast on the table to change it.</p>
      <ul className="ws-hints">
        <li>Drag a ship to move her; drag the knob ahead of her bow to turn her.</li>
        <li>
          <kbd>Arrows</kbd> move by half an inch, with <kbd>Shift</kbd> by a tenth; <kbd>Q</kbd> and{' '}
          <kbd>E</kbd> turn.
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>Z</kbd> takes back, <kbd>Ctrl</kbd> <kbd>Y</kbd> does it again.
        </li>
        <li>Ships are added under Forces, coasts and shoals under Table.</li>
      </ul>
    </div>
  );
}
