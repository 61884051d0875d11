/** Names of areas in the period face, and what each is worth in a year, on a small roundel. */
import { memo, type ReactNode } from 'react';
import { AREAS, type Area } from '../../data/areas.ts';
import { project } from './projection.ts';

const LEADING = 1.02;
/** A letter of the period face is about so wide, in parts of its size. */
const LETTER = 0.5;

function AreaName({
  area,
  worth,
  held,
}: {
  readonly area: Area;
  readonly worth: number;
  readonly held: boolean;
}): ReactNode {
  const { x, y } = project(area.label);
  const { labelLines, labelSize: size } = area;
  const first = y - ((labelLines.length - 1) * size * LEADING) / 2;
  const last = labelLines.at(-1)!;
  const radius = Math.min(13, Math.max(5, size * 0.46));
  const roundelX = x + (last.length * size * LETTER) / 2 + radius + size * 0.2;
  const roundelY = first + (labelLines.length - 1) * size * LEADING;
  return (
    <g>
      <text className="sp-area-name" x={x} y={first} fontSize={size} textAnchor="middle">
        {labelLines.map((line, i) => (
          <tspan key={line} x={x} dy={i === 0 ? '0.34em' : `${LEADING}em`}>
            {line}
          </tspan>
        ))}
      </text>
      {worth > 0 && (
        <g
          className="sp-worth"
          data-held={held || undefined}
          transform={`translate(${roundelX} ${roundelY})`}
        >
          <circle r={radius} />
          <circle r={radius * 0.8} className="sp-worth-ring" />
          <text y="0.36em" fontSize={radius * 1.12} textAnchor="middle">
            {worth}
          </text>
        </g>
      )}
    </g>
  );
}

export const AreaNames = memo(function AreaNames({
  worth,
  control,
}: {
  readonly worth: ReadonlyMap<string, number>;
  readonly control: readonly string[];
}): ReactNode {
  return (
    <g id="sp-names">
      {AREAS.map((area) => (
        <AreaName
          key={area.id}
          area={area}
          worth={worth.get(area.id) ?? area.points}
          held={control.includes(area.id)}
        />
      ))}
    </g>
  );
});
