/** What every rig has: yards braced to the wind, jibs and a driver, and masts that go as the rigging goes. */
import type { ReactNode } from 'react';
import { FallenMast } from './canvas.tsx';
import { alongAt, type HullLines } from './hull-lines.ts';

export interface Mast {
  readonly name: 'fore' | 'main' | 'mizzen';
  /** Where along the hull, 0 the stem and 1 the stern. */
  readonly at: number;
  /** Half the length of her lower yard. */
  readonly yard: number;
}

/** How far the yards are swung, and how the canvas stands. */
export interface Trim {
  readonly brace: number;
  /** 1 full and drawing, negative when the sails are aback. */
  readonly belly: number;
  /** The side that is to leeward: 1 starboard, -1 larboard. */
  readonly lee: 1 | -1;
}

/** By what angles to the wind a game tells its ways of sailing. */
export interface Reaches {
  /** Up to here off the wind's own way she runs with every sail full. */
  readonly running: number;
  /** Beyond this the wind is in her teeth. */
  readonly aback: number;
  /** How her yards and her canvas stand then. */
  readonly taken: { readonly brace: number; readonly belly: number };
}

/** `wind` is the way from her heading to where the wind blows, in degrees clockwise. */
export function trimFor(wind: number, { running, aback, taken }: Reaches): Trim {
  const lee = wind < 0 ? -1 : 1;
  const off = Math.abs(wind);
  if (off > aback) return { brace: lee * taken.brace, belly: taken.belly, lee };
  return { brace: lee * Math.min(48, off * 0.46), belly: off < running ? 1 : off < 90 ? 0.95 : 0.72, lee };
}

/** Masts go as the rigging goes: mizzen first, then fore, the main with the last of it. */
const FALLS_AT: Readonly<Record<Mast['name'], number>> = { mizzen: 0.55, fore: 0.8, main: 1 };

export const mastStands = (mast: Mast['name'], riggingLost: number): boolean => riggingLost < FALLS_AT[mast];

interface JibProps {
  readonly lines: HullLines;
  readonly masts: readonly Mast[];
  readonly lee: number;
  /** Where her foremost stay comes down. */
  readonly tack: number;
}

/** The sail on her foremost stay. */
export function Jib({ lines: { half }, lines, masts, lee, tack }: JibProps): ReactNode {
  const fore = alongAt(lines, masts[0]!.at);
  return <path d={`M0 ${tack}Q${lee * 6.5} ${-half * 0.82} ${lee * 2.5} ${fore - 6}L0 ${fore - 4}Z`} />;
}

/** The fore-and-aft sail on her aftermost mast. */
const Driver = ({ half, lee }: { readonly half: number; readonly lee: number }): ReactNode => (
  <g className="sea-sail sea-sail-jib">
    <path d={`M0 1Q${lee * 7.5} ${half * 0.2} ${lee * 5.5} ${half * 0.44}L0 2Z`} />
    <line className="sea-yard" x2={lee * 5.8} y1={1} y2={half * 0.46} />
  </g>
);

interface MastsProps<M extends Mast> {
  readonly id: string;
  readonly lines: HullLines;
  readonly masts: readonly M[];
  readonly riggingLost: number;
  readonly lee: number;
  /** The stumps alone: her spars were never stepped. */
  readonly bare?: boolean;
  /** Whether she sets a driver on this mast, her last. */
  driver(mast: M, index: number): boolean;
  /** A mast that stands, with its canvas. */
  standing(mast: M, index: number): ReactNode;
}

export function Masts<M extends Mast>(props: MastsProps<M>): ReactNode {
  const { id, lines, masts, riggingLost, lee, bare = false } = props;
  return masts.map((mast, i) => {
    const fallen = !mastStands(mast.name, riggingLost);
    const last = i === masts.length - 1;
    return (
      <g key={mast.name} transform={`translate(0 ${alongAt(lines, mast.at)})`}>
        {last && !fallen && props.driver(mast, i) && <Driver half={lines.half} lee={lee} />}
        {!fallen ? (
          props.standing(mast, i)
        ) : bare ? (
          <circle className="sea-mast" r={2.1} />
        ) : (
          <FallenMast mast={mast} lee={lee} id={id} />
        )}
      </g>
    );
  });
}
