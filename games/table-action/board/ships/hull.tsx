/** Her hull as her card has it: her guns run out, her decks, and a rudder that is shot away. */
import { acrossAt, Deck, Hull, Waist } from '@weathergage/web/toolkit/at-sea/hull.tsx';
import { memo, type ReactNode } from 'react';
import type { ShipPart } from './ship-look.ts';
import { portsOf, type Shape } from './ship-shape.ts';

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

function Decks({ shape }: { readonly shape: Shape }): ReactNode {
  const inset = 1.8 + shape.decks * 0.5;
  const poop = shape.decks > 1;
  const ladders = poop ? [0.31, 0.66, 0.85] : [0.31, 0.66];
  return (
    <Deck lines={shape} inset={inset} forecastle poop={poop}>
      <Waist lines={shape} />
      <path className="sea-ladder" d={ladders.map((t) => acrossAt(shape, t, inset)).join('')} />
    </Deck>
  );
}

export const ShipHull = memo(function ShipHull({ look, shape }: ShipPart): ReactNode {
  return (
    <Hull
      {...look}
      lines={shape}
      streaks={[1.1, 2.2].slice(0, shape.decks)}
      outboard={<Guns shape={shape} />}
      deck={<Decks shape={shape} />}
    >
      {look.rudder && (
        <path className="ta-rudder-gone" d={`M-3 ${shape.half + 2}l6 6m0 -6l-6 6`}>
          <title>Rudder damaged</title>
        </path>
      )}
    </Hull>
  );
});
