/** What is drawn alike of every ship: her colours in the wind, and the faint lines of one that is not there yet. */
import type { ReactNode } from 'react';
import { Ensign, type Nation } from './ensign.tsx';
import { alongAt, type HullLines, hullPath } from './hull-lines.ts';
import type { Mast } from './rig.tsx';
import { type Mark, Streamer } from './side-mark.tsx';

interface Bearing {
  /** Her heading in degrees, clockwise from up. */
  readonly angle: number;
  /** Degrees from her heading to where the wind blows, clockwise; 0 is from dead astern. */
  readonly wind: number;
}

/**
 * How an ensign hangs: upright on the chart, since a tricolour turned on its side is another nation's, but with its
 * fly to leeward.
 */
export function flyOf({ angle, wind }: Bearing): string {
  const towards = ((angle + wind) * Math.PI) / 180;
  const left = Math.sin(towards) < -0.01;
  return `rotate(${-angle})${left ? ' scale(-1 1)' : ''} rotate(${(-Math.cos(towards) * 14).toFixed(1)})`;
}

/** Where the mainmast stands, or the only one. */
export const mainAt = (masts: readonly Mast[]): number =>
  (masts.find(({ name }) => name === 'main') ?? masts[0]!).at;

interface ColoursProps extends Bearing {
  readonly lines: HullLines;
  /** Where along the hull the pennant flies, and how large. */
  readonly pennantAt: number;
  readonly scale: number;
  readonly mark: Mark;
  readonly nation: Nation;
  /** The nation whose flag flies over her own. */
  readonly prizeOf: Nation | null;
  readonly struck: boolean;
  /** The height of her ensign. */
  readonly size: number;
  /** What else streams from the masthead, along the pennant. */
  readonly children?: ReactNode;
}

/** The pennant streams down the wind; the ensign is flown so that it can be read. */
export function Colours(props: ColoursProps): ReactNode {
  const { lines, mark, nation, prizeOf, size } = props;
  const masthead = `translate(0 ${alongAt(lines, props.pennantAt)}) rotate(${props.wind - 90})`;
  return (
    <>
      <g transform={masthead}>
        <g transform="translate(1 -4)">
          <Streamer mark={mark} scale={props.scale} />
        </g>
        {props.children}
      </g>
      <g transform={`translate(0 ${lines.half * 0.97})`}>
        {props.struck ? (
          <g transform="rotate(78) translate(-4 2) skewX(-18) scale(0.6 0.5)" opacity={0.85}>
            <Ensign nation={nation} height={size} />
          </g>
        ) : (
          <g transform={flyOf(props)}>
            <g transform={`translate(0 ${prizeOf === null ? -size / 2 : -size - 0.5})`}>
              <Ensign nation={prizeOf ?? nation} height={size} />
            </g>
            {prizeOf !== null && (
              <g transform="translate(0 0.5)">
                <Ensign nation={nation} height={size * 0.62} />
              </g>
            )}
          </g>
        )}
        <circle className="sea-staff" r={1.3} />
      </g>
    </>
  );
}

interface GhostProps {
  readonly lines: HullLines;
  readonly masts: readonly Mast[];
}

/** A hull and her yards in outline: where she would lie. */
export const GhostLines = ({ lines, masts }: GhostProps): ReactNode => (
  <>
    <path d={hullPath(lines)} />
    {masts.map(({ name, yard, at }) => (
      <line key={name} x1={-yard} x2={yard} y1={alongAt(lines, at)} y2={alongAt(lines, at)} />
    ))}
  </>
);
