/** A ship as she looks from above: base, wake, hull, rig, colours, fire and water. One drawing for every rate and state. */

import { alongAt, breadthAt, hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { Colours, GhostLines, mainAt } from '@weathergage/web/toolkit/at-sea/ship-drawing.tsx';
import type { Mark } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode } from 'react';
import { ShipHull } from './hull.tsx';
import { Rig } from './rig.tsx';
import type { ShipLook } from './ship-look.ts';
import { basePath, type Shape, shapeOf } from './ship-shape.ts';
import { Wake } from './wake.tsx';

/** Flames along the deck, one for each fire, and a column of smoke down the wind. */
function Fires({ look, shape }: { readonly look: ShipLook; readonly shape: Shape }): ReactNode {
  const puffs = 3 + look.fires * 2;
  return (
    <g className="ta-fires">
      <g transform={`rotate(${look.wind})`}>
        {Array.from({ length: puffs }, (_, i) => (
          <circle
            key={i}
            className="ta-fire-smoke"
            cx={Math.sin(i * 2.1) * (4 + i)}
            cy={-8 - i * 13}
            r={7 + i * 3.4}
            opacity={Math.max(0.12, 0.85 - i * 0.09)}
          />
        ))}
      </g>
      {Array.from({ length: look.fires }, (_, i) => {
        const t = 0.2 + ((i * 0.37 + steady(look.id, 'fire') * 0.3) % 0.62);
        const x = (steady(look.id, 'flame', i) - 0.5) * breadthAt(shape, t);
        return (
          <g key={i} transform={`translate(${x} ${alongAt(shape, t)}) rotate(${-look.angle})`}>
            <g className="sea-flame ta-flame" style={{ animationDelay: `${-i * 0.37}s` }}>
              <path d="M0 6C-7 5 -7 -3 -2 -8C-2 -4 1 -4 1 -11C7 -6 8 4 0 6Z" />
              <path className="ta-flame-heart" d="M0 5C-4 4 -3 -1 0 -4C1 -2 4 2 0 5Z" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Water about a leaking hull, and the list she takes. */
const Leaks = ({ shape, leaks }: { readonly shape: Shape; readonly leaks: number }): ReactNode => (
  <path
    className="ta-leak"
    strokeWidth={1 + leaks * 0.8}
    d={hullPath({ ...shape, beam: shape.beam + 3, half: shape.half + 2 })}
  />
);

interface ShipDrawingProps {
  readonly look: ShipLook;
  readonly mark: Mark;
}

/** Bow up, centred on her base; turned and placed by whoever draws her. */
export const ShipDrawing = memo(function ShipDrawing({ look, mark }: ShipDrawingProps): ReactNode {
  const shape = shapeOf(look.spec);
  const list = look.leaks === 0 ? '' : `skewX(${Math.min(9, look.leaks * 2.2)})`;
  return (
    <g className={look.struck ? 'ta-drawing sea-struck' : 'ta-drawing'}>
      {look.underWay && look.sail !== null && <Wake shape={shape} sail={look.sail} acted={look.acted} />}
      <path className="ta-base" d={basePath(look.spec)} style={{ stroke: mark.colour }} />
      {look.leaks > 0 && <Leaks shape={shape} leaks={look.leaks} />}
      <g {...(list === '' ? {} : { transform: list })}>
        <path className="sea-shadow" d={hullPath(shape)} transform="translate(2.5 3.5)" />
        <ShipHull look={look} shape={shape} />
        <Rig look={look} shape={shape} />
      </g>
      {look.anchored && (
        <path
          className="ta-cable"
          d={`M0 ${-shape.half}l0 -14m-5 -3a5 5 0 0 0 10 0m-5 5v-12m-3 3h6`}
          transform={`translate(0 -4)`}
        />
      )}
      <Colours
        {...look}
        lines={shape}
        pennantAt={mainAt(shape.masts)}
        scale={look.flagship ? 1.15 : 0.85}
        mark={mark}
        size={8 + shape.half * 0.1}
      />
      {look.fires > 0 && <Fires look={look} shape={shape} />}
    </g>
  );
});

/** From far out: a hull in her side's colour with the cut of her pennant, nothing finer. */
export const ShipSilhouette = memo(function ShipSilhouette({ look, mark }: ShipDrawingProps): ReactNode {
  const shape = shapeOf(look.spec);
  const { half, beam } = shape;
  return (
    <g className={look.struck ? 'sea-silhouette sea-struck' : 'sea-silhouette'}>
      <path
        d={`M0 ${-half * 1.25}Q${beam * 2} ${-half * 0.4} ${beam * 1.8} ${half}L0 ${half * 0.66}L${-beam * 1.8} ${half}Q${-beam * 2} ${-half * 0.4} 0 ${-half * 1.25}Z`}
        fill={mark.colour}
      />
      {look.underWay && look.sail !== null && (
        <Wake shape={{ ...shape, beam: shape.beam * 1.5 }} sail={look.sail} acted={look.acted} />
      )}
      {look.fires > 0 && <circle className="ta-fire-dot" r={14} />}
    </g>
  );
});

/** A faint hull on her base: where she would lie. */
export const ShipGhost = memo(function ShipGhost({ spec }: { readonly spec: ShipLook['spec'] }): ReactNode {
  const shape = shapeOf(spec);
  return (
    <g className="sea-ghost ta-ghost">
      <path className="ta-ghost-base" d={basePath(spec)} />
      <GhostLines lines={shape} masts={shape.masts} />
    </g>
  );
});
