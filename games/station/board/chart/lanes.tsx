/** Lanes between Spaces: the prevailing wind in white chevrons, a seasonal one in its colour where it blows now. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import type { Link } from '../../rules/module/map.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { OnSheet } from './eye.ts';
import { angleOf, distance, pointBetween, pointOf, type Sheet } from './projection.ts';
import { windColour } from './wind-colours.ts';

export const CHEVRON = 'M-5 -5L1 0L-5 5';
const SPACING = 26;
const GAP = 17;

/** What a Lane is like at this moment (5.232, 5.233): a wind that helps one way, or none that one can count on. */
export function stateOf(
  link: Link,
  blowing: readonly string[],
): { readonly wind: string | null; readonly dir: 'ab' | 'ba' | null } {
  const seasonal = link.seasonal.find(({ wind }) => blowing.includes(wind));
  if (seasonal !== undefined) return { wind: seasonal.wind, dir: seasonal.dir };
  return { wind: null, dir: link.prevailing };
}

function Lane({
  link,
  sheet,
  blowing,
  names,
  unit,
}: {
  readonly link: Link;
  readonly sheet: Sheet;
  readonly blowing: readonly string[];
  readonly names: readonly string[];
  readonly unit: number;
}): ReactNode {
  const { wind, dir } = stateOf(link, blowing);
  const [a, b] = [pointOf(sheet, link.a), pointOf(sheet, link.b)];
  const length = distance(a, b);
  const turn = angleOf(a, b) + (dir === 'ba' ? 180 : 0);
  const gap = GAP * unit;
  const marks = Math.max(1, Math.floor((length - 2 * gap) / (SPACING * unit)));
  const look = wind === null ? (dir === null ? 'calm' : 'prevailing') : 'seasonal';
  return (
    <g className="st-lane" style={wind === null ? undefined : windColour(names, wind)} data-look={look}>
      <path
        className="st-lane-line"
        d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`}
      />
      {dir !== null &&
        length > 2 * gap &&
        Array.from({ length: marks }, (_, i) => {
          const { x, y } = pointBetween(a, b, (gap + (length - 2 * gap) * ((i + 0.5) / marks)) / length);
          return (
            <path
              key={i}
              className="st-chevron"
              d={CHEVRON}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${unit.toFixed(3)})`}
            />
          );
        })}
      {link.small !== null && (
        <circle
          className="st-small"
          cx={pointOf(sheet, link.small).x}
          cy={pointOf(sheet, link.small).y}
          r={5 * unit}
        />
      )}
    </g>
  );
}

export const Lanes = memo(function Lanes({
  view,
  sheet,
  eye,
}: OnSheet & { readonly view: Pick<View, 'scenario' | 'blowing'> }): ReactNode {
  const { module } = theatreOf(view);
  const names = module.winds.map(({ id }) => id);
  return (
    <g className="st-lanes" {...DECOR}>
      {module.links.map((link) => (
        <Lane
          key={`${link.a}~${link.b}`}
          link={link}
          sheet={sheet}
          blowing={view.blowing}
          names={names}
          unit={eye.unit}
        />
      ))}
    </g>
  );
});
