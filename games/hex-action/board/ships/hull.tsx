/** Her hull as her log has it: guns run out or shot away, her decks, and a galley's oars. */
import { acrossAt, Deck, Hull, Waist } from '@weathergage/web/toolkit/at-sea/hull.tsx';
import { alongAt, breadthAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode } from 'react';
import { BROADSIDES } from '../../rules/sea/words.ts';
import type { ShipPart } from './ship-look.ts';
import { portsOf, type Shape } from './ship-shape.ts';

function Guns({ look, shape }: ShipPart): ReactNode {
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

/** How far the rail stands in, and where the painted streaks run, by the number of her decks. */
const INSETS: Readonly<Record<Shape['decks'], { readonly rail: number; readonly streaks: number[] }>> = {
  1: { rail: 2.6, streaks: [1.2] },
  2: { rail: 3, streaks: [1.1, 2.2] },
  3: { rail: 3.4, streaks: [1.1, 2.5] },
};

function Decks({ shape }: { readonly shape: Shape }): ReactNode {
  const { half, beam } = shape;
  const inset = INSETS[shape.decks].rail;
  const across = (t: number): string => acrossAt(shape, t, inset);
  const large = shape.oars === 0 && half > 40;
  return (
    <Deck lines={shape} inset={inset} forecastle={large} poop={large}>
      {large && (
        <>
          <Waist lines={shape} />
          <rect
            className="hx-grating sea-fine"
            x={-beam * 0.22}
            width={beam * 0.44}
            y={alongAt(shape, 0.57)}
            height={half * 0.1}
          />
          <circle className="hx-grating sea-fine" cx={0} cy={alongAt(shape, 0.7)} r={beam * 0.13} />
          <path className="sea-ladder" d={across(0.31) + across(0.66) + across(0.85)} />
        </>
      )}
      {shape.oars > 0 && (
        <path
          className="sea-ladder sea-fine"
          d={Array.from({ length: shape.oars }, (_, i) => across(0.34 + (0.5 * i) / shape.oars)).join('')}
        />
      )}
    </Deck>
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

export const ShipHull = memo(function ShipHull({ look, shape }: ShipPart): ReactNode {
  return (
    <Hull
      {...look}
      lines={shape}
      streaks={INSETS[shape.decks].streaks}
      outboard={
        <>
          {shape.oars > 0 && <Oars shape={shape} />}
          <Guns look={look} shape={shape} />
        </>
      }
      deck={<Decks shape={shape} />}
    />
  );
});
