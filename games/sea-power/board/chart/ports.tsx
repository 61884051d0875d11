/** Ports as anchors: the ring is the owner's by hue and by shape, the number in it is the port's strength. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { Nation, Side, War } from '../../data/nations.ts';
import { sideOf } from '../../data/nations.ts';
import { PORTS, type Port } from '../../data/ports.ts';
import { holderOf, isNeutral } from '../../rules/chart/chart.ts';
import type { Open } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';
import { FlagMark } from '../look/flags.tsx';
import { type Eye, markSize } from './eye.ts';
import type { Labels } from './labels.ts';
import { leadOf, mooringOf } from './moorings.ts';
import { project } from './projection.ts';

export type PortLook = Side | 'neutral' | 'closed' | 'removed';

/** How a port is drawn: a nation that has not entered the war yet keeps a neutral port. */
export function lookOf(world: Readonly<Open>, port: Port): PortLook {
  const { owner } = world.ports[port.id]!;
  if (owner === 'Closed') return 'closed';
  if (owner === 'Removed') return 'removed';
  if (isNeutral(world, port.id)) return 'neutral';
  const holder = holderOf(world, port.id);
  return holder === null ? 'neutral' : sideOf(holder);
}

/** The ring of the anchor, round a number: a circle, a lozenge, a dashed circle. */
const RINGS: Readonly<Record<Exclude<PortLook, 'removed'>, ReactNode>> = {
  english: <circle r="7" />,
  european: <path d="M0 -9L9 0L0 9L-9 0Z" />,
  neutral: <circle r="6.6" />,
  closed: <path d="M-5.5 -5.5H5.5V5.5H-5.5Z" />,
};
const FLUKES =
  'M0 7V16M-7 11.5C-6 16.5 -3 17.5 0 17.5S6 16.5 7 11.5M-9 13L-7 10.6L-4.6 12.4M9 13L7 10.6L4.6 12.4';

/** An anchor with the number of its port; from far off its ring alone. */
export const PortMark = ({
  look,
  number,
}: {
  readonly look: keyof typeof RINGS;
  readonly number: number | null;
}): ReactNode => (
  <>
    {number !== null && <path className="sp-flukes" d={FLUKES} />}
    <g className="sp-ring">{RINGS[look]}</g>
    {number !== null && (
      <text className="sp-port-number" y="3.8" textAnchor="middle">
        {number}
      </text>
    )}
  </>
);

function Anchor({
  port,
  look,
  nation,
  war,
  eye,
}: {
  readonly port: Port;
  readonly look: PortLook;
  readonly nation: Nation | null;
  readonly war: War;
  readonly eye: Eye;
}): ReactNode {
  if (look === 'removed') return null;
  const { x, y } = mooringOf(port.id, eye);
  const near = eye.zoom === 'near';
  const size = markSize(eye) * (near ? 0.92 : eye.zoom === 'middle' ? 0.58 : 0.4);
  return (
    <g
      className="sp-port"
      data-look={look}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}
    >
      <PortMark look={look} number={near ? port.number : null} />
      {near && nation !== null && (
        <g transform="translate(-5 -18) scale(0.84)">
          <FlagMark nation={nation} war={war} />
        </g>
      )}
    </g>
  );
}

/** From an anchor that gave way to the place it is for. */
function Lead({
  port,
  look,
  eye,
}: {
  readonly port: Port;
  readonly look: PortLook;
  readonly eye: Eye;
}): ReactNode {
  if (look === 'removed' || leadOf(port.id, eye) === null) return null;
  const [from, to] = [mooringOf(port.id, eye), project(port.place)];
  const size = markSize(eye);
  return (
    <g>
      <path
        className="sp-lead-line"
        d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
        strokeWidth={1.2 * size}
      />
      <circle className="sp-lead-place" cx={to.x} cy={to.y} r={(eye.zoom === 'near' ? 2.6 : 1.4) * size} />
    </g>
  );
}

const nationHolding = (world: Readonly<Open>, port: Port): Nation | null => {
  const { owner } = world.ports[port.id]!;
  return owner === 'Neutral' || owner === 'Closed' || owner === 'Removed' ? null : owner;
};

/** Beside the anchors and over them: names are as large on the screen as they can be read. */
const PortNames = ({
  world,
  labels,
}: {
  readonly world: Readonly<Open>;
  readonly labels: Labels['ports'];
}): ReactNode =>
  PORTS.map((port) => {
    const label = labels.get(port.id);
    if (label === undefined || lookOf(world, port) === 'removed') return null;
    return (
      <text
        key={port.id}
        className="lettering sp-port-name"
        data-great={port.home || undefined}
        x={label.x}
        y={label.y}
        fontSize={label.size}
        textAnchor={label.anchor}
      >
        {port.name}
      </text>
    );
  });

/** Drawn anew only when a port changes hands or the eye comes nearer. */
export const PortLayer = memo(
  function PortLayer({
    world,
    eye,
    labels,
  }: {
    readonly world: Readonly<Open>;
    readonly eye: Eye;
    readonly labels: Labels['ports'];
  }): ReactNode {
    return (
      <g className="sp-ports" {...DECOR}>
        {PORTS.map((port) => (
          <Lead key={port.id} port={port} look={lookOf(world, port)} eye={eye} />
        ))}
        {PORTS.map((port) => (
          <Anchor
            key={port.id}
            port={port}
            look={lookOf(world, port)}
            nation={nationHolding(world, port)}
            war={warOf(world)}
            eye={eye}
          />
        ))}
        <PortNames world={world} labels={labels} />
      </g>
    );
  },
  (a, b) =>
    a.eye === b.eye &&
    a.labels === b.labels &&
    a.world.ports === b.world.ports &&
    a.world.year === b.world.year &&
    a.world.war === b.world.war,
);
