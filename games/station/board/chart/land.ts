/** The land of a theatre as one path, engraved once. Natural Earth's coasts, 1:50 million, or coasts of our own. */
import { oncePer } from '@weathergage/web/toolkit/once-per.ts';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-50m.json' with { type: 'json' };
import { INVENTED, roughened } from './invented-coasts.ts';
import { onSheet, type Sheet, WIDTH } from './projection.ts';

/** Drawn a little beyond the sheet, so that its edge is no coast. */
const BLEED = 60;

function ofTheWorld(sheet: Sheet): string {
  const world = topology as unknown as Parameters<typeof feature>[0];
  const projection = geoMercator()
    .rotate([-sheet.west, 0])
    .scale(sheet.radius)
    .center([0, sheet.north])
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [-BLEED, -BLEED],
      [WIDTH + BLEED, sheet.height + BLEED],
    ]);
  return geoPath(projection).digits(1)(feature(world, world.objects.land!)) ?? '';
}

export const landOf = oncePer(
  (sheet: Sheet): string =>
    INVENTED[sheet.module]
      ?.map((coast) => {
        const points = roughened(coast).map(([lon, lat]) => onSheet(sheet, lon, lat));
        return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
      })
      .join('') ?? ofTheWorld(sheet),
);
