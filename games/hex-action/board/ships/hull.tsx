/** The hull from above: wale, stripe, rail and deck, her guns run out, and the scars she has. */
import { alongAt, breadthAt, hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode, useId } from 'react';
import type { Nation } from '../../rules/sea/ship.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
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
  Ottoman: '#3f7d5a',
  Russian: '#e6dcc0',
  Swedish: '#e2c044',
  Portuguese: '#5f86b3',
  Venetian: '#b5562f',
  Barbary: '#8d6b2f',
};

function Guns({ look, shape }: { readonly look: ShipLook; readonly shape: Shape }): ReactNode {
  const ports = portsOf(shape);
  return BROADSIDES.map((side) => {
    const sign = side === 'L' ? -1 : 1;
    const standing = Math.round(ports.length * (1 - look.gunsLost[side]));
    return (
      <g key={side}>
        {ports.map(({ x, y }, i) => {
          // Guns go from the middle of the side outwards, not in a tidy row from one end.
          const rank = [...ports.keys()]
            .sort((a, b) => steady(look.id, side, a) - steady(look.id, side, b))
            .indexOf(i);
          return rank < standing ? (
            <rect
              key={i}
              className="sea-gun"
              x={sign > 0 ? x - 1.6 : -x - 1.9}
              y={y - 0.6}
              width={3.5}
              height={1.2}
              rx={0.4}
            />
          ) : (
            <path
              key={i}
              className="sea-scar"
              d={`M${sign * (x - 1.8)} ${y - 1.1}L${sign * (x + 0.2)} ${y - 0.5}L${sign * (x - 0.4)} ${y + 0.4}L${sign * (x - 1.6)} ${y + 1.1}Z`}
            />
          );
        })}
      </g>
    );
  });
}

/** Shot holes and sprung planks: more of them as squares go, always in the same places. */
function Scars({ look, shape }: { readonly look: ShipLook; readonly shape: Shape }): ReactNode {
  const count = Math.round(look.hullLost * 14);
  return (
    <g className="sea-scars">
      {Array.from({ length: count }, (_, i) => {
        const t = 0.12 + steady(look.id, 'scar', i) * 0.78;
        const side = steady(look.id, 'side', i) < 0.5 ? -1 : 1;
        const deep = steady(look.id, 'deep', i) * 0.55;
        const x = side * breadthAt(shape, t) * (1 - deep);
        const y = alongAt(shape, t);
        const size = 1.2 + steady(look.id, 'size', i) * 1.9;
        return (
          <g
            key={i}
            transform={`translate(${x} ${y}) rotate(${steady(look.id, 'turn', i) * 180}) scale(${size})`}
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
  const planks: string[] = [];
  for (let x = -beam; x <= beam; x += 2.2) planks.push(`M${x.toFixed(1)} ${-half}V${half}`);
  const inner = shape.decks === 3 ? 3.4 : shape.decks === 2 ? 3 : 2.6;
  const breadth = (t: number): number => breadthAt(shape, t, inner);
  const step = (t: number): string => `M${-breadth(t)} ${alongAt(shape, t)}H${breadth(t)}`;
  const large = shape.oars === 0 && half > 40;
  return (
    <>
      <clipPath id={clip}>
        <path d={hullPath(shape, inner)} />
      </clipPath>
      <path className="sea-deck" d={hullPath(shape, inner)} />
      <g clipPath={`url(#${clip})`}>
        <rect className="sea-deck-high" x={-beam} width={beam * 2} y={alongAt(shape, 0.66)} height={half} />
        {large && (
          <rect className="sea-deck-high" x={-beam} width={beam * 2} y={-half} height={half * 0.62} />
        )}
        {large && (
          <rect className="sea-deck-poop" x={-beam} width={beam * 2} y={alongAt(shape, 0.85)} height={half} />
        )}
        <path className="sea-plank sea-fine" d={planks.join('')} />
        {large && (
          <>
            <rect
              className="sea-waist"
              x={-beam * 0.48}
              width={beam * 0.96}
              y={alongAt(shape, 0.335)}
              height={half * 0.26}
              rx={1}
            />
            <rect
              className="sea-boat"
              x={-beam * 0.33}
              width={beam * 0.28}
              y={alongAt(shape, 0.345)}
              height={half * 0.22}
              rx={beam * 0.14}
            />
            <rect
              className="sea-boat"
              x={beam * 0.05}
              width={beam * 0.28}
              y={alongAt(shape, 0.345)}
              height={half * 0.22}
              rx={beam * 0.14}
            />
            <rect
              className="hx-grating sea-fine"
              x={-beam * 0.22}
              width={beam * 0.44}
              y={alongAt(shape, 0.57)}
              height={half * 0.1}
            />
            <circle className="hx-grating sea-fine" cx={0} cy={alongAt(shape, 0.7)} r={beam * 0.13} />
            <path className="sea-ladder" d={step(0.31) + step(0.66) + step(0.85)} />
          </>
        )}
        {shape.oars > 0 && (
          <path
            className="sea-ladder sea-fine"
            d={Array.from({ length: shape.oars }, (_, i) => step(0.34 + (0.5 * i) / shape.oars)).join('')}
          />
        )}
      </g>
    </>
  );
}

function Oars({ shape }: { readonly shape: Shape }): ReactNode {
  const d = Array.from({ length: shape.oars }, (_, i) => {
    const t = 0.32 + (0.5 * i) / shape.oars;
    const [x, y] = [breadthAt(shape, t), alongAt(shape, t)];
    return `M${x} ${y}l11 4M${-x} ${y}l-11 4`;
  }).join('');
  return <path className="hx-oar" d={d} />;
}

export const Hull = memo(function Hull({
  look,
  shape,
}: {
  readonly look: ShipLook;
  readonly shape: Shape;
}): ReactNode {
  const streaks = shape.decks === 3 ? [1.1, 2.5] : shape.decks === 2 ? [1.1, 2.2] : [1.2];
  return (
    <g className="sea-hull">
      {shape.oars > 0 && <Oars shape={shape} />}
      <Guns look={look} shape={shape} />
      <path className="sea-wale" d={hullPath(shape)} />
      {streaks.map((inset) => (
        <path key={inset} className="sea-streak" d={hullPath(shape, inset)} stroke={STREAK[look.nation]} />
      ))}
      <Deck shape={shape} />
      <path
        className="sea-gallery"
        d={`M${-breadthAt(shape, 1) * 0.8} ${shape.half * 1.005}Q0 ${shape.half * 1.05} ${breadthAt(shape, 1) * 0.8} ${shape.half * 1.005}`}
        stroke={STREAK[look.nation]}
      />
      <Scars look={look} shape={shape} />
    </g>
  );
});
