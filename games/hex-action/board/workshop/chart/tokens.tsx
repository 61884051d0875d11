/** Ships, berths and batteries under the hand: each is a button, dragged to move, red where it may not lie. */

import { hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { pressedByKeys } from '@weathergage/web/toolkit/press-keys.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { asToken } from '@weathergage/web/toolkit/workshop/token.ts';
import { useDrag } from '@weathergage/web/toolkit/workshop/use-drag.ts';
import { type Dispatch, type ReactNode, type RefObject, useRef } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { type Hex, hexName } from '../../../rules/sea/hex.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import type { Sea } from '../../../rules/sea/state.ts';
import { angleOf, centreOf, hexPath, hexUnder } from '../../look/geometry.ts';
import { poseOf } from '../../ships/pose.ts';
import { ShipDrawing, ShipGhost, ShipSilhouette } from '../../ships/ship-drawing.tsx';
import { spokenOf } from '../../ships/ship-layer.tsx';
import { lookOf, type ShipLook } from '../../ships/ship-look.ts';
import { shapeOf } from '../../ships/ship-shape.ts';
import type { Chosen, Deed } from '../edits/chosen.ts';
import { moveCompany, moveTo } from '../edits/edit-ships.ts';
import { bowOf } from '../edits/places.ts';

interface LayerProps {
  readonly scenario: Scenario;
  readonly sea: Sea;
  readonly chosen: Chosen | null;
  /** Keys of what may not lie as it does. */
  readonly wrong: ReadonlySet<string>;
  readonly far: boolean;
  readonly dispatch: Dispatch<Deed>;
  readonly stage: RefObject<StageHandle | null>;
}

export const keyOf = (chosen: Chosen): string =>
  chosen.kind === 'berth' ? `berth-${chosen.muster}-${chosen.at}` : chosen.id;

interface TokenProps extends Pick<LayerProps, 'dispatch' | 'stage'> {
  readonly chosen: Chosen;
  readonly bow: Hex;
  readonly heading: Ship['heading'];
  readonly label: string;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly outline: string;
  readonly children: ReactNode;
}

/** Pressed it is chosen, dragged it goes from hex to hex. */
function Token(props: TokenProps): ReactNode {
  const { chosen, bow, heading, label, selected, wrong, outline, dispatch, stage, children } = props;
  const key = keyOf(chosen);
  const choose = (): void => dispatch({ type: 'choose', chosen });
  const drag = useDrag(stage, {
    start: () => {
      choose();
      return centreOf(bow);
    },
    move: (to, { shiftKey }) => {
      const move = shiftKey ? moveCompany : moveTo;
      dispatch({ type: 'edit', edit: move(chosen, hexUnder(to)), stroke: `move ${key}` });
    },
    end: () => dispatch({ type: 'lift' }),
  });
  const { x, y, angle } = poseOf({ bow, heading });
  return (
    <g
      className="sea-ship hx-ship ws-token"
      {...asToken(wrong ? `${label}; she cannot lie here` : label, selected, choose)}
      data-testid={`unit-${key}`}
      data-bow={hexName(bow)}
      data-heading={heading}
      data-wrong={wrong || undefined}
      transform={`translate(${x} ${y})`}
      {...drag}
    >
      <g transform={`rotate(${angle})`}>
        <path className="sea-ring hx-ring" d={outline} />
        <path className="hx-hit" d={outline} />
        {children}
        {wrong && <path className="ws-wrong" d={outline} />}
      </g>
    </g>
  );
}

/** The same look again for a ship that looks the same: her drawing stays as it is while another is dragged. */
function useSteadyLooks(sea: Sea): (ship: Ship) => ShipLook {
  const known = useRef(new Map<string, { readonly text: string; readonly look: ShipLook }>());
  return (ship) => {
    const look = lookOf(ship, sea);
    const text = JSON.stringify(look);
    const before = known.current.get(ship.id);
    if (before?.text === text) return before.look;
    known.current.set(ship.id, { text, look });
    return look;
  };
}

export function ShipTokens({ sea, chosen, wrong, far, dispatch, stage }: LayerProps): ReactNode {
  const Drawing = far ? ShipSilhouette : ShipDrawing;
  const lookFor = useSteadyLooks(sea);
  return sea.ships.map((ship) => {
    const look = lookFor(ship);
    const due = ship.presence === 'due';
    return (
      <Token
        key={ship.id}
        chosen={{ kind: 'ship', id: ship.id }}
        bow={ship.bow}
        heading={ship.heading}
        label={due ? `${spokenOf(ship, sea)}; enters on turn ${ship.entryTurn}` : spokenOf(ship, sea)}
        selected={chosen?.kind === 'ship' && chosen.id === ship.id}
        wrong={wrong.has(ship.id)}
        outline={hullPath(shapeOf(look))}
        dispatch={dispatch}
        stage={stage}
      >
        <g className={due ? 'hw-due' : undefined}>
          <Drawing look={look} mark={markOf(sea, ship.side)} />
        </g>
      </Token>
    );
  });
}

/** Ships that enter later, with the turn they are due. */
export const EntryTurns = ({ sea }: { readonly sea: Sea }): ReactNode =>
  sea.ships
    .filter(({ presence }) => presence === 'due')
    .map((ship) => {
      const { x, y } = centreOf(ship.bow);
      return (
        <g key={ship.id} className="hw-entry" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g className="hx-upright">
            <circle r={13} />
            <text textAnchor="middle" y={5}>
              {ship.entryTurn}
            </text>
          </g>
        </g>
      );
    });

/** A plain two-decker stands for whatever the fleet will bring. */
const ANY_SHIP = { class: 2, rated: 74 } as const;

export function BerthTokens(props: LayerProps): ReactNode {
  const { scenario, sea, chosen, wrong, dispatch, stage } = props;
  const outline = hullPath(shapeOf(ANY_SHIP));
  return (scenario.muster ?? []).flatMap(({ side, berths }, muster) =>
    berths.map((berth, at) => {
      const here: Chosen = { kind: 'berth', muster, at };
      const heading = berth.heading;
      return (
        <Token
          key={keyOf(here)}
          chosen={here}
          bow={bowOf(berth)}
          heading={heading}
          label={`Berth ${at + 1} of ${scenario.sides.find(({ id }) => id === side)?.name ?? side}, bow at ${berth.bow}, heading ${heading}`}
          selected={chosen?.kind === 'berth' && chosen.muster === muster && chosen.at === at}
          wrong={wrong.has(keyOf(here))}
          outline={outline}
          dispatch={dispatch}
          stage={stage}
        >
          <ShipGhost look={{ ...ANY_SHIP, wind: 0 }} />
          <g className="hw-berth" transform={`rotate(${-angleOf(heading)})`}>
            <circle r={17} fill={markOf(sea, side).colour} />
            <text textAnchor="middle" y={6}>
              {at + 1}
            </text>
          </g>
        </Token>
      );
    }),
  );
}

/** The ground of a battery can be pressed; it is moved with the brush. */
export function BatteryTokens({ scenario, sea, chosen, wrong, dispatch }: LayerProps): ReactNode {
  return (sea.advanced?.batteries ?? []).map((battery) => {
    const choose = (): void => dispatch({ type: 'choose', chosen: { kind: 'battery', id: battery.id } });
    const path = battery.hexes.map((hex) => hexPath(hex, 4)).join('');
    const side = scenario.sides.find(({ id }) => id === battery.side)?.name ?? battery.side;
    return (
      <g
        key={battery.id}
        className="sea-ship hx-ship"
        role="button"
        tabIndex={0}
        aria-pressed={chosen?.kind === 'battery' && chosen.id === battery.id}
        aria-label={`${battery.name}, battery of ${side}, ${battery.guns} guns, at ${battery.hexes.map(hexName).join(', ')}`}
        data-testid={`unit-${battery.id}`}
        data-wrong={wrong.has(battery.id) || undefined}
        onClick={(event) => {
          event.preventDefault();
          choose();
        }}
        onKeyDown={pressedByKeys(choose)}
      >
        <path className="sea-ring hx-ring" d={path} />
        <path className="hx-hit" d={path} />
        {wrong.has(battery.id) && <path className="ws-wrong" d={path} />}
      </g>
    );
  });
}
