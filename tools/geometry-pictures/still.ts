// Pictures of what is asked of ships at rest: where they are, how they lie, what they reach.

import { arcLines, inArc, SIDES } from '../../games/table-action/rules/geometry/arc.ts';
import {
  type Base,
  corners,
  gap,
  insideTable,
  offTable,
} from '../../games/table-action/rules/geometry/base.ts';
import {
  clearCorridor,
  corridorBlockers,
  corridorCorners,
} from '../../games/table-action/rules/geometry/corridor.ts';
import {
  along,
  bearing,
  distanceBetween,
  type Point,
} from '../../games/table-action/rules/geometry/point.ts';
import { baseMeets, contains } from '../../games/table-action/rules/geometry/polygon.ts';
import { rakes } from '../../games/table-action/rules/geometry/rake.ts';
import { disposition } from '../../games/table-action/rules/geometry/wind.ts';
import {
  BRASS,
  dot,
  drawPath,
  drawShape,
  drawShip,
  ground,
  INK,
  picture,
  RED,
  SEA,
  words,
} from './drawing.ts';

export const base = (x: number, y: number, heading = 0, length = 3000, width = 1000): Base => ({
  at: { x, y },
  heading,
  length,
  width,
});

const origin: Point = { x: 0, y: 0 };

function grid(left: number, top: number, right: number, bottom: number, step: number): Point[] {
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += step) for (let x = left; x <= right; x += step) points.push({ x, y });
  return points;
}

export function headings(): string {
  const parts = Array.from({ length: 36 }, (_, index) => {
    const way = index * 100;
    const mark = way % 300 === 0;
    return (
      drawPath([along(origin, way, mark ? 3600 : 3800), along(origin, way, 4000)]) +
      (mark ? words(along({ x: 0, y: 140 }, way, 4600), String(way)) : '')
    );
  });
  const target = { x: 1900, y: -2300 };
  parts.push(drawPath([origin, target], { line: BRASS }), dot(origin), dot(target, BRASS));
  parts.push(words({ x: 1500, y: 500 }, `bearing ${bearing(origin, target)}`, BRASS));
  parts.push(words({ x: 1500, y: 1000 }, `distance ${distanceBetween(origin, target)}`, BRASS));
  return picture('Headings in tenths of a degree', -5600, -5400, 11_200, 10_800, parts);
}

export function bases(): string {
  const [one, other] = [base(0, 0, 300), base(4600, -300, 1150, 2500, 900)];
  const names = ['larboard bow', 'starboard bow', 'starboard quarter', 'larboard quarter'];
  const parts = [drawShip(one), drawShip(other)];
  corners(one).forEach((corner, index) => {
    const left = index === 0 || index === 3;
    parts.push(dot(corner, BRASS));
    parts.push(
      words(
        { x: corner.x + (left ? -150 : 150), y: corner.y + (index < 2 ? -150 : 400) },
        names[index]!,
        BRASS,
        left ? 'end' : 'start',
      ),
    );
  });
  parts.push(
    words({ x: 2900, y: 2600 }, `gap ${gap(one, other)}, centres ${distanceBetween(one.at, other.at)}`),
  );
  return picture('Corners of a base, and the gap to another', -4200, -2400, 11_600, 5500, parts);
}

export function tablePicture(): string {
  const size = { width: 9000, height: 6000 };
  const ships = [
    base(5200, 3400, 600),
    base(8600, 1700, 3300),
    base(900, -300, 450),
    base(-900, 5200, 450),
    base(7300, 6700, 900),
  ];
  const parts = [
    drawShape([origin, { x: 9000, y: 0 }, { x: 9000, y: 6000 }, { x: 0, y: 6000 }], { fill: '#e3eeec' }),
  ];
  for (const one of ships) {
    const word = insideTable(one, size) ? 'inside' : offTable(one, size) ? 'off' : 'across the edge';
    parts.push(drawShip(one, { line: word === 'inside' ? INK : word === 'off' ? RED : BRASS }));
    parts.push(words({ x: one.at.x, y: one.at.y + (one.heading % 900 === 0 ? 1000 : 1900) }, word));
  }
  return picture('Inside the table, across its edge, off it', -2800, -2200, 14_000, 11_200, parts);
}

export function windPicture(): string {
  const toward = 1800;
  const colours = { aback: RED, beating: BRASS, reaching: SEA, running: INK };
  const parts: string[] = [
    drawPath([
      { x: 0, y: -6300 },
      { x: 0, y: -5200 },
      { x: -200, y: -5500 },
      { x: 0, y: -5200 },
      { x: 200, y: -5500 },
    ]),
    words({ x: 900, y: -5700 }, 'wind'),
  ];
  for (let way = 0; way < 3600; way += 50) {
    const point = disposition(way, toward);
    parts.push(
      drawPath([along(origin, way, way % 450 === 0 ? 1700 : 2000), along(origin, way, 4000)], {
        line: colours[point],
      }),
    );
  }
  for (const way of [0, 680, 1120, 1600, 2920, 2480, 2000])
    parts.push(
      words(
        along({ x: 0, y: 140 }, way, way === 0 ? 4350 : 4900),
        disposition(way, toward),
        colours[disposition(way, toward)],
      ),
    );
  return picture('Points of sailing by the heading of the bow', -6600, -6500, 13_200, 12_300, parts);
}

export function arc(): string {
  const firer = base(0, 0, 200);
  const parts: string[] = [];
  for (const point of grid(-7500, -4800, 7500, 4800, 600)) {
    const side = SIDES.find((each) => inArc(firer, each, point));
    if (side) parts.push(dot(point, side === 'larboard' ? BRASS : SEA, 50));
  }
  for (const side of SIDES)
    for (const line of Object.values(arcLines(firer, side)))
      parts.push(drawPath([line.from, along(line.from, line.heading, 7000)]));
  parts.push(drawShip(firer));
  return picture('Where the larboard and the starboard broadside bear', -7800, -5000, 15_600, 10_000, parts);
}

export function rake(): string {
  const target = base(0, 0, 0);
  const [larboard, starboard] = corners(target);
  const strip = [larboard.x, starboard.x].map((x) =>
    drawPath(
      [
        { x, y: -9400 },
        { x, y: 8600 },
      ],
      { dashed: true },
    ),
  );
  const firers = [
    base(200, -4600, 960),
    base(-300, 4600, 2650),
    base(-400, -7800, 1120),
    base(4000, -1500, 900),
    base(2600, 7200, 900),
  ];
  const parts = [...strip, drawShip(target)];
  for (const firer of firers) {
    const end = rakes(firer, target);
    parts.push(drawShip(firer, { line: end ? RED : INK }));
    parts.push(
      words(
        { x: Math.max(firer.at.x, 2700), y: firer.at.y - 800 },
        end ? `rakes the ${end}` : 'no rake',
        end ? RED : INK,
      ),
    );
  }
  return picture('Raking: square across, in the strip of the base', -3200, -9400, 10_400, 18_000, parts);
}

export function coast(): string {
  const land = [
    { x: 0, y: 0 },
    { x: 9000, y: 0 },
    { x: 3200, y: 3000 },
    { x: 8000, y: 6400 },
    { x: 0, y: 6400 },
  ];
  const parts = [ground('land', land)];
  for (const point of grid(-800, -800, 10_000, 7200, 800))
    parts.push(dot(point, contains(land, point) ? BRASS : SEA, 60));
  for (const one of [
    base(6300, 3000, 800),
    base(9600, 1300, 3400),
    base(7000, 5200, 500),
    base(2000, 2600, 1500),
  ])
    parts.push(drawShip(one, { line: baseMeets(land, one) ? RED : INK }));
  return picture('Points on land and off it, bases that meet it', -1200, -1200, 12_400, 8800, parts);
}

export function corridor(): string {
  const [firer, target] = [base(0, 0, 3500), base(17_000, -3600, 200)];
  const others = [
    base(6000, 2600, 700),
    base(11_500, 1800, 300),
    base(12_500, -6500, 2100),
    base(18_800, -2800, 100),
  ];
  const land = {
    kind: 'land',
    points: [
      { x: 3000, y: -5500 },
      { x: 6400, y: -7000 },
      { x: 2000, y: -7400 },
    ],
  } as const;
  const half = 3000;
  const blocked = corridorBlockers(firer.at, target.at, half, others, [land]);
  const open = clearCorridor(firer.at, target.at, half, others, [land]);
  const parts = [
    ground('land', land.points),
    drawShape(corridorCorners(firer.at, target.at, half)!, { fill: '#fffaf0', dashed: true }),
    drawPath([firer.at, target.at], { dashed: true }),
    drawShip(firer),
    drawShip(target),
    ...others.map((one, index) => drawShip(one, { line: blocked.bases.includes(index) ? RED : SEA })),
    words({ x: 8500, y: 4600 }, open ? 'clear' : `blocked by ${blocked.bases.length} of ${others.length}`),
  ];
  return picture(
    'The corridor from centre to centre, square at its ends',
    -2200,
    -8600,
    23_400,
    14_000,
    parts,
  );
}
