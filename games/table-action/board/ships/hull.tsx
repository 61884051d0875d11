/** The hull from above: wale, stripe, rail and deck, her guns run out, and the scars she has. */

import { alongAt, breadthAt, hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode, useId } from 'react';
import type { Nation } from '../../data/words.ts';
import type { ShipLook } from './ship-look.ts';
import { portsOf, type Shape } from './ship-shape.ts';

/** The painted streak along the ports, as the navies had it. */
const STREAK: Readonly<Record<Nation, string>> = {
  British: '#d9a441',
  French: '#a8472f',
  Spanish: '#c0392b',
  American: '#efe6d0',
  Dutch: '#c9772f',
  Danish: '#e0b765',
};

const Guns = ({ shape }: { readonly shape: Shape }): ReactNode => (
  <path
    className="sea-gun"
    d={portsOf(shape)
      .flatMap(({ x, y }) =>
        [1, -1].map((hand) => `M${hand * (x - 1.6)} ${y - 0.6}h${hand * 3.4}v1.2h${hand * -3.4}Z`),
      )
      .join('')}
  />
);

/** Shot holes and sprung planks: more of them as points go, always in the same places. */
function Scars({ look, shape }: { readonly look: ShipLook; readonly shape: Shape }): ReactNode {
  return (
    <g className="sea-scars">
      {Array.from({ length: Math.round(look.hullLost * 14) }, (_, i) => {
        const t = 0.12 + steady(look.id, 'scar', i) * 0.78;
        const hand = steady(look.id, 'side', i) < 0.5 ? -1 : 1;
        const x = hand * breadthAt(shape, t) * (1 - steady(look.id, 'deep', i) * 0.55);
        const size = 1.2 + steady(look.id, 'size', i) * 1.9;
        return (
          <g
            key={i}
            transform={`translate(${x} ${alongAt(shape, t)}) rotate(${steady(look.id, 'turn', i) * 180}) scale(${size})`}
          >
            <path d="M-1 -.3L-.4 -.8L.2 -.5L.9 -.7L.8 .2L1.1 .6L.2 .6L-.3 .9L-.8 .5Z" />
            <path className="sea-splinter" d="M.9 -.7L1.7 -1M-.8 .5L-1.5 .8M.2 .6L.4 1.4" />
          </g>
        );
      })}
    </g>
  );
}

function Deck({ shape }: { readonly shape: Shape }): ReactNode {
  const clip = useId();
  const { half, beam } = shape;
  const inner = 1.8 + shape.decks * 0.5;
  const breadth = (t: number): number => breadthAt(shape, t, inner);
  const step = (t: number): string => `M${-breadth(t)} ${alongAt(shape, t)}H${breadth(t)}`;
  const planks: string[] = [];
  for (let x = -beam; x <= beam; x += 2.2) planks.push(`M${x.toFixed(1)} ${-half}V${half}`);
  const across = { x: -beam, width: beam * 2 };
  return (
    <>
      <clipPath id={clip}>
        <path d={hullPath(shape, inner)} />
      </clipPath>
      <path className="sea-deck" d={hullPath(shape, inner)} />
      <g clipPath={`url(#${clip})`}>
        <rect className="sea-deck-high" {...across} y={alongAt(shape, 0.66)} height={half} />
        <rect className="sea-deck-high" {...across} y={-half} height={half * 0.62} />
        {shape.decks > 1 && (
          <rect className="sea-deck-poop" {...across} y={alongAt(shape, 0.85)} height={half} />
        )}
        <path className="sea-plank sea-fine" d={planks.join('')} />
        <rect
          className="sea-waist"
          x={-beam * 0.48}
          width={beam * 0.96}
          y={alongAt(shape, 0.335)}
          height={half * 0.26}
          rx={1}
        />
        {[-0.33, 0.05].map((x) => (
          <rect
            key={x}
            className="sea-boat sea-fine"
            x={beam * x}
            width={beam * 0.28}
            y={alongAt(shape, 0.345)}
            height={half * 0.22}
            rx={beam * 0.14}
          />
        ))}
        <path className="sea-ladder" d={step(0.31) + step(0.66) + (shape.decks > 1 ? step(0.85) : '')} />
      </g>
    </>
  );
}

interface HullProps {
  readonly look: ShipLook;
  readonly shape: Shape;
}

export const Hull = memo(function Hull({ look, shape }: HullProps): ReactNode {
  const streaks = [1.1, 2.2, 3.2].slice(0, Math.min(2, shape.decks));
  const stern = breadthAt(shape, 1) * 0.8;
  return (
    <g className="sea-hull">
      <Guns shape={shape} />
      <path className="sea-wale" d={hullPath(shape)} />
      {streaks.map((inset) => (
        <path key={inset} className="sea-streak" d={hullPath(shape, inset)} stroke={STREAK[look.nation]} />
      ))}
      <Deck shape={shape} />
      <path
        className="sea-gallery"
        d={`M${-stern} ${shape.half * 1.005}Q0 ${shape.half * 1.05} ${stern} ${shape.half * 1.005}`}
        stroke={STREAK[look.nation]}
      />
      {look.rudder && (
        <path className="ta-rudder-gone" d={`M-3 ${shape.half + 2}l6 6m0 -6l-6 6`}>
          <title>Rudder damaged</title>
        </path>
      )}
      <Scars look={look} shape={shape} />
    </g>
  );
});
