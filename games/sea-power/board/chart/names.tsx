/** Names of areas in the period face, and what each is worth in a year, on a small roundel. */
import { memo, type ReactNode } from 'react';
import { AREAS, type Area, type AreaId } from '../../data/areas.ts';
import type { AreaLabel } from './labels.ts';

function AreaName({
  area,
  label: { x, y, size, leading, roundel },
  worth,
  held,
}: {
  readonly area: Area;
  readonly label: AreaLabel;
  readonly worth: number;
  readonly held: boolean;
}): ReactNode {
  return (
    <g>
      <text className="sp-area-name" x={x} y={y} fontSize={size} textAnchor="middle">
        {area.labelLines.map((line, i) => (
          <tspan key={line} x={x} dy={i === 0 ? '0.34em' : `${leading}em`}>
            {line}
          </tspan>
        ))}
      </text>
      {roundel !== null && (
        <g
          className="sp-worth"
          data-held={held || undefined}
          transform={`translate(${roundel.x} ${roundel.y})`}
        >
          <circle r={roundel.radius} />
          <circle r={roundel.radius * 0.8} className="sp-worth-ring" />
          <text y="0.36em" fontSize={roundel.radius * 1.12} textAnchor="middle">
            {worth}
          </text>
        </g>
      )}
    </g>
  );
}

export const AreaNames = memo(function AreaNames({
  labels,
  worth,
  control,
}: {
  readonly labels: ReadonlyMap<AreaId, AreaLabel>;
  readonly worth: ReadonlyMap<string, number>;
  readonly control: readonly string[];
}): ReactNode {
  return (
    <g id="sp-names">
      {AREAS.map((area) => {
        const label = labels.get(area.id);
        return label === undefined ? null : (
          <AreaName
            key={area.id}
            area={area}
            label={label}
            worth={worth.get(area.id) ?? area.points}
            held={control.includes(area.id)}
          />
        );
      })}
    </g>
  );
});
