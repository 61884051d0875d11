/** The hull from above: wale, stripe, rail and deck, and the scars she has. What is run out of it, her game draws. */
import { type ReactNode, useId } from 'react';
import type { Nation } from './ensign.tsx';
import { alongAt, breadthAt, type HullLines, hullPath } from './hull-lines.ts';
import { steady } from './steady.ts';

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

interface ScarsProps {
  readonly id: string;
  readonly lines: HullLines;
  readonly hullLost: number;
}

/** Shot holes and sprung planks: more of them as her hull goes, always in the same places. */
const Scars = ({ id, lines, hullLost }: ScarsProps): ReactNode => (
  <g className="sea-scars">
    {Array.from({ length: Math.round(hullLost * 14) }, (_, i) => {
      const t = 0.12 + steady(id, 'scar', i) * 0.78;
      const hand = steady(id, 'side', i) < 0.5 ? -1 : 1;
      const x = hand * breadthAt(lines, t) * (1 - steady(id, 'deep', i) * 0.55);
      const size = 1.2 + steady(id, 'size', i) * 1.9;
      return (
        <g
          key={i}
          transform={`translate(${x} ${alongAt(lines, t)}) rotate(${steady(id, 'turn', i) * 180}) scale(${size})`}
        >
          <path d="M-1 -.3L-.4 -.8L.2 -.5L.9 -.7L.8 .2L1.1 .6L.2 .6L-.3 .9L-.8 .5Z" />
          <path className="sea-splinter" d="M.9 -.7L1.7 -1M-.8 .5L-1.5 .8M.2 .6L.4 1.4" />
        </g>
      );
    })}
  </g>
);

/** A line across the deck at `t`, for ladders and thwarts. */
export function acrossAt(lines: HullLines, t: number, inset: number): string {
  const breadth = breadthAt(lines, t, inset);
  return `M${-breadth} ${alongAt(lines, t)}H${breadth}`;
}

interface DeckProps {
  readonly lines: HullLines;
  /** How far the rail stands in from the wale. */
  readonly inset: number;
  readonly forecastle: boolean;
  readonly poop: boolean;
  /** What stands on it, no broader than the deck. */
  readonly children?: ReactNode;
}

/** The planked deck inside the rail, a quarterdeck on every ship, a forecastle and a poop where there are any. */
export function Deck({ lines, inset, forecastle, poop, children }: DeckProps): ReactNode {
  const clip = useId();
  const { half, beam } = lines;
  const planks: string[] = [];
  for (let x = -beam; x <= beam; x += 2.2) planks.push(`M${x.toFixed(1)} ${-half}V${half}`);
  const whole = { x: -beam, width: beam * 2 };
  return (
    <>
      <clipPath id={clip}>
        <path d={hullPath(lines, inset)} />
      </clipPath>
      <path className="sea-deck" d={hullPath(lines, inset)} />
      <g clipPath={`url(#${clip})`}>
        <rect className="sea-deck-high" {...whole} y={alongAt(lines, 0.66)} height={half} />
        {forecastle && <rect className="sea-deck-high" {...whole} y={-half} height={half * 0.62} />}
        {poop && <rect className="sea-deck-poop" {...whole} y={alongAt(lines, 0.85)} height={half} />}
        <path className="sea-plank sea-fine" d={planks.join('')} />
        {children}
      </g>
    </>
  );
}

/** The open waist amidships, with two boats stowed in it. */
export const Waist = ({ lines }: { readonly lines: HullLines }): ReactNode => (
  <>
    <rect
      className="sea-waist"
      x={-lines.beam * 0.48}
      width={lines.beam * 0.96}
      y={alongAt(lines, 0.335)}
      height={lines.half * 0.26}
      rx={1}
    />
    {[-0.33, 0.05].map((x) => (
      <rect
        key={x}
        className="sea-boat sea-fine"
        x={lines.beam * x}
        width={lines.beam * 0.28}
        y={alongAt(lines, 0.345)}
        height={lines.half * 0.22}
        rx={lines.beam * 0.14}
      />
    ))}
  </>
);

interface HullProps extends ScarsProps {
  readonly nation: Nation;
  /** How far in from the wale each painted streak runs. */
  readonly streaks: readonly number[];
  /** What is run out over the side, drawn below the wale: guns, oars. */
  readonly outboard: ReactNode;
  readonly deck: ReactNode;
  /** What hangs on her stern. */
  readonly children?: ReactNode;
}

export function Hull({
  id,
  lines,
  hullLost,
  nation,
  streaks,
  outboard,
  deck,
  children,
}: HullProps): ReactNode {
  const { half } = lines;
  const stern = breadthAt(lines, 1) * 0.8;
  const stroke = STREAK[nation];
  return (
    <g className="sea-hull">
      {outboard}
      <path className="sea-wale" d={hullPath(lines)} />
      {streaks.map((inset) => (
        <path key={inset} className="sea-streak" d={hullPath(lines, inset)} stroke={stroke} />
      ))}
      {deck}
      <path
        className="sea-gallery"
        d={`M${-stern} ${half * 1.005}Q0 ${half * 1.05} ${stern} ${half * 1.005}`}
        stroke={stroke}
      />
      {children}
      <Scars id={id} lines={lines} hullLost={hullLost} />
    </g>
  );
}
