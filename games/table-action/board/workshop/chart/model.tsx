/** A ship of the roster as her model stands on the table, under battle sail with the wind on her quarter. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { memo, type ReactNode } from 'react';
import { scenarioCard } from '../../../data/expand.ts';
import type { RosterShip } from '../../../data/roster.ts';
import { ShipDrawing } from '../../ships/ship-drawing.tsx';
import { shipSeen } from '../edits/looks.ts';
import { emptyTable } from '../edits/starts.ts';

export const Model = memo(function Model({ ship }: { readonly ship: RosterShip }): ReactNode {
  const table = { ...emptyTable(), wind: { toward: 1300 } };
  const entry = { ...scenarioCard(ship, false), x: 0, y: 0, heading: 900, sail: 'battle' as const };
  const squadron = { id: 'model', name: ship.name, side: 'first', nation: ship.nation, ships: [entry] };
  const { look } = shipSeen(table, squadron, entry);
  return (
    <svg className="tw-model" viewBox="-110 -44 200 88" aria-hidden="true">
      <g transform={`rotate(${look.angle})`}>
        <ShipDrawing look={look} mark={markOf(table, 'first')} />
      </g>
    </svg>
  );
});
