/** A ship as she looks from above: wake, hull, rig, colours. One drawing for every class, nation and state. */
import { hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { Colours, GhostLines, mainAt } from '@weathergage/web/toolkit/at-sea/ship-drawing.tsx';
import { type Mark, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { memo, type ReactNode } from 'react';
import { angleOf } from '../look/geometry.ts';
import { ShipHull } from './hull.tsx';
import { Rig } from './rig.tsx';
import type { ShipLook } from './ship-look.ts';
import { PlightAbove, PlightBelow } from './ship-plight.tsx';
import { type Shape, shapeOf } from './ship-shape.ts';

/** Foam at the bow and a fan of it astern, longer the faster she went. */
function Wake({ shape, way }: { readonly shape: Shape; readonly way: number }): ReactNode {
  const { half, beam } = shape;
  const long = 26 + way * 24;
  const end = half + long;
  return (
    <g className="hx-wake">
      <path
        className="hx-wake-fan"
        d={`M${-beam * 0.7} ${half * 0.8}Q${-beam * 0.9} ${half + long * 0.5} ${-beam * 1.9} ${end}L${beam * 1.9} ${end}Q${beam * 0.9} ${half + long * 0.5} ${beam * 0.7} ${half * 0.8}Z`}
      />
      <path
        className="sea-foam"
        d={`M0 ${-half - 2}Q${-beam * 1.35} ${-half * 0.7} ${-beam * 1.3} ${half * 0.1}M0 ${-half - 2}Q${beam * 1.35} ${-half * 0.7} ${beam * 1.3} ${half * 0.1}`}
      />
      <path
        className="sea-foam hx-foam-astern"
        d={`M${-beam * 0.5} ${half}Q${-beam * 0.7} ${half + long * 0.5} ${-beam * 1.6} ${end}M${beam * 0.5} ${half}Q${beam * 0.7} ${half + long * 0.5} ${beam * 1.6} ${end}M0 ${half + 4}V${half + long * 0.7}`}
      />
    </g>
  );
}

/** A thread of smoke to leeward from a hull that is badly hurt. */
function Smoulder({ wind, hullLost }: { readonly wind: number; readonly hullLost: number }): ReactNode {
  const puffs = hullLost > 0.8 ? 5 : hullLost > 0.6 ? 4 : 3;
  return (
    <g className="hx-smoulder" transform={`rotate(${wind})`}>
      {Array.from({ length: puffs }, (_, i) => (
        <circle
          key={i}
          cx={Math.sin(i * 2.1) * 4}
          cy={-8 - i * 11}
          r={4 + i * 2.6}
          opacity={0.8 - i * 0.12}
        />
      ))}
    </g>
  );
}

interface ShipDrawingProps {
  readonly look: ShipLook;
  readonly mark: Mark;
}

/** Bow up, centred on the hexside she lies across; turned and placed by whoever draws her. */
export const ShipDrawing = memo(function ShipDrawing({ look, mark }: ShipDrawingProps): ReactNode {
  const shape = shapeOf(look);
  return (
    <g className={`hx-ship-drawing${look.struck ? ' sea-struck' : ''}`}>
      <PlightBelow look={look} shape={shape} />
      {look.way > 0 && !look.struck && <Wake shape={shape} way={look.way} />}
      <path className="sea-shadow" d={hullPath(shape)} transform="translate(2.5 3.5)" />
      <ShipHull look={look} shape={shape} />
      {look.hullLost >= 0.5 && <Smoulder wind={look.wind} hullLost={look.hullLost} />}
      <Rig look={look} shape={shape} />
      <Colours
        {...look}
        lines={shape}
        angle={angleOf(look.heading)}
        pennantAt={look.dismasted ? 0.5 : mainAt(shape.masts)}
        scale={0.85}
        mark={mark}
        size={shape.half > 40 ? 11 : 9}
      >
        {look.flagship && !look.struck && (
          <rect className="hx-admiral" x={19} y={-7} width={17} height={13} fill={mark.colour} />
        )}
      </Colours>
      <PlightAbove look={look} shape={shape} />
    </g>
  );
});

/** From far out: a hull in her side's colour with the cut of her pennant, nothing finer. */
export const ShipSilhouette = memo(function ShipSilhouette({ look, mark }: ShipDrawingProps): ReactNode {
  const shape = shapeOf(look);
  const { half, beam } = shape;
  return (
    <g className={`sea-silhouette${look.struck ? ' sea-struck' : ''}`}>
      <path
        d={`M0 ${-half * 1.15}Q${beam * 1.7} ${-half * 0.4} ${beam * 1.5} ${half * 0.9}L0 ${half * 0.62}L${-beam * 1.5} ${half * 0.9}Q${-beam * 1.7} ${-half * 0.4} 0 ${-half * 1.15}Z`}
        fill={mark.colour}
      />
      <g transform={`rotate(${look.wind - 90}) translate(2 -10)`}>
        <Streamer mark={mark} scale={2} />
      </g>
      <PlightAbove look={look} shape={shape} />
    </g>
  );
});

/** A faint hull: where she would lie. */
export const ShipGhost = memo(function ShipGhost({
  look,
}: {
  readonly look: Pick<ShipLook, 'class' | 'rated' | 'wind'>;
}): ReactNode {
  const shape = shapeOf(look);
  return (
    <g className="sea-ghost hx-ghost">
      <GhostLines lines={shape} masts={shape.masts} />
    </g>
  );
});
