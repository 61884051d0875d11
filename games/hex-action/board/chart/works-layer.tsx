/** What the Advanced Game puts on the chart beside ships: soundings, shore batteries with their arcs, and booms. */

import { type Mark, markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { memo, type ReactNode } from 'react';
import type { Battery } from '../../rules/sea/advanced-sea.ts';
import { type Direction, type Hex, hexKey, neighbour } from '../../rules/sea/hex.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { angleOf, centreOf, HEX, hexPath, outwards, type Point, STEP } from '../look/geometry.ts';
import './works-layer.css';

const hexOfKey = (key: string): Hex => {
  const [q, r] = key.split(',').map(Number);
  return { q: q ?? 0, r: r ?? 0 };
};

/** Shallows in three washes: dry at low water, dangerous to all, dangerous to the deep. */
const washOf = (depth: number): 'drying' | 'shoal' | 'bank' =>
  depth <= 6 ? 'drying' : depth <= 13 ? 'shoal' : 'bank';

const Soundings = memo(function Soundings({
  depths,
}: {
  readonly depths: Readonly<Record<string, number>>;
}): ReactNode {
  const all = Object.entries(depths).map(([key, depth]) => ({ key, depth, hex: hexOfKey(key) }));
  return (
    <g className="hx-soundings">
      {(['bank', 'shoal', 'drying'] as const).map((wash) => (
        <path
          key={wash}
          className={`hx-depth hx-depth-${wash}`}
          d={all
            .filter(({ depth }) => washOf(depth) === wash)
            .map(({ hex }) => hexPath(hex, -0.4))
            .join('')}
        />
      ))}
      {all.map(({ key, depth, hex }) => {
        const { x, y } = centreOf(hex);
        return (
          <text key={key} className="hx-sounding" x={x} y={y + HEX * 0.72} textAnchor="middle">
            {depth}
          </text>
        );
      })}
    </g>
  );
});

/** How far the limits of an arc are drawn: to where guns tell on a hull. */
const ARC = 5.5 * STEP;

/** Each run of sectors as one wedge from the middle of the work. */
function wedges(arc: readonly Direction[], from: Point): string {
  return arc
    .map((direction) => {
      const angle = angleOf(direction);
      const left = outwards(from, angle - 30, ARC);
      const right = outwards(from, angle + 30, ARC);
      return `M${from.x} ${from.y}L${left.x} ${left.y}A${ARC} ${ARC} 0 0 1 ${right.x} ${right.y}Z`;
    })
    .join('');
}

function Work({
  battery,
  mark,
  asked,
}: {
  readonly battery: Battery;
  readonly mark: Mark;
  readonly asked: boolean;
}): ReactNode {
  const points = battery.hexes.map(centreOf);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const silenced = battery.hull <= 0 || battery.crew <= 0;
  const state = silenced
    ? 'silenced'
    : `hull ${battery.hull} of ${battery.total.hull}, crew ${battery.crew} of ${battery.total.crew}`;
  return (
    <g className="hx-work" data-testid={`battery-${battery.id}`}>
      <title>{`${battery.name}: ${battery.guns} guns, ${state}`}</title>
      {!silenced && <path className="hx-arc" d={wedges(battery.arc, middle)} />}
      {battery.hexes.map((hex) => (
        <path
          key={hexKey(hex)}
          className={silenced ? 'hx-wall hx-wall-silenced' : asked ? 'hx-wall hx-wall-asked' : 'hx-wall'}
          d={hexPath(hex, 9)}
        />
      ))}
      {!silenced &&
        battery.arc.map((direction) => {
          const at = outwards(middle, angleOf(direction), HEX * 0.42);
          const to = outwards(middle, angleOf(direction), HEX * 0.86);
          return <line key={direction} className="hx-muzzle" x1={at.x} y1={at.y} x2={to.x} y2={to.y} />;
        })}
      <circle cx={middle.x} cy={middle.y} r={9} fill={mark.colour} />
      <g style={{ transform: `translate(${middle.x}px, ${middle.y - HEX * 0.95}px)` }}>
        <text className="hx-name hx-work-name" textAnchor="middle">
          {battery.name}
          {silenced ? ', silenced' : ''}
        </text>
      </g>
    </g>
  );
}

/** Logs and chain across the water, joined where boom hexes touch. */
const Booms = memo(function Booms({ booms }: { readonly booms: readonly Hex[] }): ReactNode {
  const keys = new Set(booms.map(hexKey));
  const joined = booms.flatMap((hex) => {
    const from = centreOf(hex);
    const ends = ([1, 2, 3] as const)
      .map((direction) => neighbour(hex, direction))
      .filter((other) => keys.has(hexKey(other)))
      .map(centreOf);
    return ends.length > 0
      ? ends.map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      : [`M${from.x - HEX * 0.6} ${from.y}H${from.x + HEX * 0.6}`];
  });
  if (booms.length === 0) return null;
  return (
    <g className="hx-boom">
      <title>Boom</title>
      <path className="hx-boom-chain" d={joined.join('')} />
      <path className="hx-boom-logs" d={joined.join('')} />
    </g>
  );
});

interface WorksLayerProps {
  readonly sea: Sea;
  readonly asked: ReadonlySet<string>;
}

export const WorksLayer = memo(function WorksLayer({ sea, asked }: WorksLayerProps): ReactNode {
  const { advanced } = sea;
  if (advanced === undefined) return null;
  return (
    <g className="hx-works">
      <Soundings depths={advanced.depths} />
      <Booms booms={advanced.booms} />
      {advanced.batteries.map((battery) => (
        <Work
          key={battery.id}
          battery={battery}
          mark={markOf(sea, battery.side)}
          asked={asked.has(battery.id)}
        />
      ))}
    </g>
  );
});
