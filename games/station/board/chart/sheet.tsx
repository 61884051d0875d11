/** The paper: sea, graticule, land, margins, the title where there is land to write on. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { northing } from '@weathergage/web/toolkit/theatre/mercator.ts';
import { memo, type ReactNode } from 'react';
import type { Sheet } from './projection.ts';
import { WIDTH } from './projection.ts';

function graticule({ west, radius, north, height }: Sheet): string {
  const lines: string[] = [];
  const degree = (radius * Math.PI) / 180;
  for (let lon = Math.ceil(west / 2) * 2; (lon - west) * degree < WIDTH; lon += 2)
    lines.push(`M${((lon - west) * degree).toFixed(1)} 0V${height.toFixed(1)}`);
  for (let lat = Math.floor(north / 2) * 2; ; lat -= 2) {
    const y = radius * (northing(north) - northing(lat));
    if (y > height) break;
    lines.push(`M0 ${y.toFixed(1)}H${WIDTH}`);
  }
  return lines.join('');
}

export const Paper = memo(function Paper({
  sheet,
  land,
}: {
  readonly sheet: Sheet;
  readonly land: string | null;
}): ReactNode {
  const { height } = sheet;
  return (
    <g className="st-paper" {...DECOR}>
      <rect className="st-table" x={-4000} y={-4000} width={WIDTH + 8000} height={height + 8000} />
      <rect className="st-sea" width={WIDTH} height={height} />
      <path className="st-graticule" d={graticule(sheet)} />
      {land !== null && (
        <g clipPath="url(#st-sheet)">
          <path className="st-shallows st-shallows-3" d={land} />
          <path className="st-shallows st-shallows-2" d={land} />
          <path className="st-shallows st-shallows-1" d={land} />
          <path className="st-land" d={land} />
        </g>
      )}
      <rect className="st-neat" width={WIDTH} height={height} />
      <rect className="st-neat st-neat-outer" x={-14} y={-14} width={WIDTH + 28} height={height + 28} />
    </g>
  );
});

export const SheetDefs = ({ sheet }: { readonly sheet: Sheet }): ReactNode => (
  <>
    <clipPath id="st-sheet">
      <rect width={WIDTH} height={sheet.height} />
    </clipPath>
    <marker
      id="st-head"
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="5"
      markerHeight="5"
      orient="auto-start-reverse"
    >
      <path d="M0 0L10 5L0 10L3 5Z" className="st-head" />
    </marker>
  </>
);
