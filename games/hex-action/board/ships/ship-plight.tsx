/** What befalls a ship and lasts: cable and anchor, the shoal she sits on, wreckage over the side, fire, the end near. */
import { alongAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { memo, type ReactNode } from 'react';
import type { ShipPart } from './ship-look.ts';
import type { Shape } from './ship-shape.ts';
import './ship-plight.css';

/** One cable for a plain anchor, two for springs; from the end she is held by. */
function Cable({ shape, held }: { readonly shape: Shape; readonly held: 'A' | 'AB' | 'AS' }): ReactNode {
  const { half } = shape;
  const end = held === 'AS' ? 1 : -1;
  const from = end * half * 0.95;
  const to = end * (half + 40);
  const hook = `M0 ${to}v${end * 9}M-6 ${to + end * 5}q6 ${end * 8} 12 0M-4 ${to + end * 1.5}h8`;
  return (
    <g className="hx-cable">
      <path d={`M0 ${from}Q5 ${(from + to) / 2} 0 ${to}`} />
      {held !== 'A' && (
        <path d={`M${shape.beam * 0.8} ${-end * half * 0.4}Q${shape.beam * 1.8} ${from} 0 ${to}`} />
      )}
      <path className="hx-anchor" d={hook} />
    </g>
  );
}

function Flames({ shape }: { readonly shape: Shape }): ReactNode {
  return (
    <g className="hx-flames">
      {[0.25, 0.5, 0.75].map((at, i) => {
        const y = alongAt(shape, at);
        const x = (i - 1) * 3;
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <path className="sea-flame hx-flame" d="M-7 8C-10 -2 -2 -5 -2 -15C4 -9 9 -2 7 8Z" />
            <path className="sea-flame hx-flame hx-flame-core" d="M-3 8C-5 2 0 0 0 -7C3 -3 5 2 3 8Z" />
          </g>
        );
      })}
    </g>
  );
}

const Wreck = ({ shape, side }: { readonly shape: Shape; readonly side: 'L' | 'R' }): ReactNode => {
  const out = side === 'L' ? -1 : 1;
  const { beam, half } = shape;
  return (
    <g className="hx-wreckage">
      <path
        className="hx-wreck-sail"
        d={`M${out * beam * 0.6} ${-half * 0.15}L${out * (beam + 34)} ${-half * 0.42}L${out * (beam + 30)} ${half * 0.1}Z`}
      />
      <path className="hx-wreck-spar" d={`M${out * beam * 0.3} 0L${out * (beam + 40)} ${-half * 0.2}`} />
    </g>
  );
};

/** Drawn under the hull. */
export const PlightBelow = memo(function PlightBelow({ look, shape }: ShipPart): ReactNode {
  return (
    <>
      {look.aground && (
        <ellipse className="hx-aground" rx={shape.beam * 2.5} ry={shape.half * 1.12}>
          <title>Aground</title>
        </ellipse>
      )}
      {look.doom === 'sinking' && (
        <g className="hx-sinking">
          <ellipse className="hx-ripple" rx={shape.beam * 2.2} ry={shape.half * 1.05} />
          <ellipse className="hx-ripple" rx={shape.beam * 3} ry={shape.half * 1.25} />
        </g>
      )}
      {look.anchored !== null && <Cable shape={shape} held={look.anchored} />}
      {look.wreckage.map((side, i) => (
        <Wreck key={side + i} shape={shape} side={side} />
      ))}
    </>
  );
});

/** Drawn over everything. */
export const PlightAbove = memo(function PlightAbove({ look, shape }: ShipPart): ReactNode {
  return (
    <>
      {look.doom === 'exploding' && (
        <path
          className="hx-magazine"
          d={Array.from({ length: 22 }, (_, i) => {
            const r = i % 2 === 0 ? shape.beam * 2.1 : shape.beam * 1.2;
            const a = (i * Math.PI) / 11;
            return `${i === 0 ? 'M' : 'L'}${Math.sin(a) * r} ${-Math.cos(a) * r}`;
          })
            .join('')
            .concat('Z')}
        />
      )}
      {look.burning && <Flames shape={shape} />}
    </>
  );
});
