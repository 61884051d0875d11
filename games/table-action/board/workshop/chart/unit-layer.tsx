/** Ships and forts as tokens under the hand: each is a button, dragged to move, red where it may not lie. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { asToken } from '@weathergage/web/toolkit/workshop/token.ts';
import type { Dispatch, ReactNode, RefObject } from 'react';
import type { Scenario, ScenarioBattery } from '../../../rules/scenario/scenario.ts';
import type { Ship } from '../../../rules/table/ship.ts';
import type { Table } from '../../../rules/table/state.ts';
import { arcPath, degrees, INCH, inchesText, onChart, outwards, pointText } from '../../look/chart-units.ts';
import { sideName } from '../../look/words.ts';
import { FortDrawing } from '../../ships/fort-drawing.tsx';
import { ShipDrawing } from '../../ships/ship-drawing.tsx';
import type { Pose } from '../../ships/ship-label.tsx';
import type { ShipLook } from '../../ships/ship-look.ts';
import { basePath } from '../../ships/ship-shape.ts';
import type { Chosen, Deed } from '../edits/bench.ts';
import { moveUnit } from '../edits/edit-forces.ts';
import { shipWords } from '../edits/flaw-place.ts';
import { fortSeen } from '../edits/looks.ts';
import { grained, useTableDrag } from './use-table-drag.ts';

export interface Placed {
  readonly ship: Ship;
  readonly look: ShipLook;
  readonly pose: Pose;
}

interface LayerProps {
  readonly scenario: Scenario;
  readonly table: Table;
  readonly placed: readonly Placed[];
  readonly chosen: Chosen | null;
  readonly wrong: ReadonlySet<string>;
  readonly dispatch: Dispatch<Deed>;
  readonly stage: RefObject<StageHandle | null>;
}

interface TokenProps {
  readonly chosen: Chosen;
  readonly at: { readonly x: number; readonly y: number };
  readonly label: string;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly dispatch: Dispatch<Deed>;
  readonly stage: RefObject<StageHandle | null>;
  readonly children: ReactNode;
}

function Token({
  chosen,
  at: place,
  label,
  selected,
  wrong,
  dispatch,
  stage,
  children,
}: TokenProps): ReactNode {
  const id = chosen.kind === 'ground' ? '' : chosen.id;
  const choose = (): void => dispatch({ type: 'choose', chosen });
  const drag = useTableDrag(stage, {
    start: () => {
      choose();
      return place;
    },
    move: (to) => dispatch({ type: 'edit', edit: moveUnit(id, grained(to)), stroke: `move ${id}` }),
    end: () => dispatch({ type: 'lift' }),
  });
  const { x, y } = onChart(place);
  return (
    <g
      className="sea-ship ta-ship ws-token"
      {...asToken(label, selected, choose)}
      data-testid={`unit-${id}`}
      data-wrong={wrong || undefined}
      transform={`translate(${x} ${y})`}
      {...drag}
    >
      <circle className="ta-hit" />
      {children}
    </g>
  );
}

/** Where a fort's guns bear, if not all round. */
function FortArc({ battery }: { readonly battery: ScenarioBattery }): ReactNode {
  if (battery.arc === undefined) return null;
  const middle = onChart(battery);
  const [from, to] = [degrees(battery.arc.from), degrees(battery.arc.to)];
  const reach = 4 * INCH;
  return (
    <path
      className="tw-arc"
      d={`${arcPath(middle, reach, from, to)}L${pointText(middle)}L${pointText(outwards(middle, from, reach))}`}
    />
  );
}

export function UnitLayer(props: LayerProps): ReactNode {
  const { scenario, table, placed, chosen, wrong, dispatch, stage } = props;
  const isChosen = (kind: string, id: string): boolean =>
    chosen !== null && chosen.kind === kind && 'id' in chosen && chosen.id === id;
  return (
    <>
      {scenario.batteries.map((battery) => (
        <g key={battery.id}>
          <FortArc battery={battery} />
          <Token
            chosen={{ kind: 'battery', id: battery.id }}
            at={battery}
            label={`${battery.name}, ${battery.nation} battery of ${battery.guns} guns, ${sideName(table, battery.side)}; at ${inchesText(battery.x)} from the left, ${inchesText(battery.y)} from the top`}
            selected={isChosen('battery', battery.id)}
            wrong={wrong.has(battery.id)}
            dispatch={dispatch}
            stage={stage}
          >
            <circle className="sea-ring ta-ring" r={50} />
            <FortDrawing battery={fortSeen(scenario, battery)} mark={markOf(table, battery.side)} />
          </Token>
        </g>
      ))}
      {placed.map(({ ship, look }) => (
        <Token
          key={ship.id}
          chosen={{ kind: 'ship', id: ship.id }}
          at={ship.at}
          label={`${ship.spec.name}, ${ship.spec.nation} ${shipWords(ship.spec)}, ${sideName(table, ship.side)}; at ${inchesText(ship.at.x)} from the left, ${inchesText(ship.at.y)} from the top, heading ${degrees(ship.heading)} degrees${wrong.has(ship.id) ? '; she cannot lie here' : ''}`}
          selected={isChosen('ship', ship.id)}
          wrong={wrong.has(ship.id)}
          dispatch={dispatch}
          stage={stage}
        >
          <g transform={`rotate(${look.angle})`}>
            <path className="sea-ring ta-ring" d={basePath(ship.spec)} />
            <ShipDrawing look={look} mark={markOf(table, ship.side)} />
            {wrong.has(ship.id) && <path className="ws-wrong" d={basePath(ship.spec)} />}
          </g>
        </Token>
      ))}
    </>
  );
}
