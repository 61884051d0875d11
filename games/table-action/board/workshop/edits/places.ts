/** Where things lie on the table being laid out, and where there is room for one more. */
import { BASE_SIZES } from '../../../data/statistics.ts';
import type { Size } from '../../../data/words.ts';
import { type Base, insideTable, overlaps } from '../../../rules/geometry/base.ts';
import { along, type Point } from '../../../rules/geometry/point.ts';
import { baseMeets } from '../../../rules/geometry/polygon.ts';
import type { Scenario, ScenarioShip } from '../../../rules/scenario/scenario.ts';

export const shipsOf = (scenario: Scenario): readonly ScenarioShip[] =>
  scenario.squadrons.flatMap(({ ships }) => ships);

const baseAt = (size: Size, at: Point, heading: number): Base => ({ at, heading, ...BASE_SIZES.data[size] });

const baseOf = ({ size, x, y, heading }: ScenarioShip): Base => baseAt(size, { x, y }, heading);

function isFree(scenario: Scenario, base: Base): boolean {
  return (
    insideTable(base, scenario.table) &&
    !shipsOf(scenario).some((ship) => overlaps(baseOf(ship), base)) &&
    !scenario.terrain.some(({ polygon }) =>
      baseMeets(
        polygon.map(([x, y]) => ({ x, y })),
        base,
      ),
    )
  );
}

/** Ships whose middle is on the table but not the whole of their bases: the rules take them, few players mean it. */
export const overEdge = (scenario: Scenario): readonly ScenarioShip[] =>
  shipsOf(scenario).filter(
    (ship) =>
      !insideTable(baseOf(ship), scenario.table) &&
      ship.x <= scenario.table.width &&
      ship.y <= scenario.table.height,
  );

/** Ships that lie where no ship can begin: partly off the table, on each other, on land or shoal. */
export function misplaced(scenario: Scenario): ReadonlySet<string> {
  const all = shipsOf(scenario).map((ship) => ({ id: ship.id, base: baseOf(ship) }));
  const grounds = scenario.terrain.map(({ polygon }) => polygon.map(([x, y]) => ({ x, y })));
  const found = new Set<string>();
  for (const [index, { id, base }] of all.entries()) {
    if (!insideTable(base, scenario.table) || grounds.some((ground) => baseMeets(ground, base)))
      found.add(id);
    for (const other of all.slice(index + 1))
      if (overlaps(base, other.base)) {
        found.add(id);
        found.add(other.id);
      }
  }
  return found;
}

const [SPACING, GRID] = [6000, 3000];

/** Where a side's first ship is put: the first side above the middle of the table, the second below it. */
export const homeOf = ({ table, sides }: Scenario, side: string): Point => ({
  x: Math.round(table.width / 2),
  y: Math.round((table.height * (sides[0]?.id === side ? 1 : 3)) / 4),
});

/** Next astern of a ship if there is water there, else the nearest free water to a point. */
export function freePlace(
  scenario: Scenario,
  size: Size,
  heading: number,
  near: Point,
  after?: ScenarioShip,
): Point {
  if (after !== undefined) {
    const astern = along(after, (after.heading + 1800) % 3600, SPACING);
    if (isFree(scenario, baseAt(size, astern, heading))) return astern;
  }
  const { width, height } = scenario.table;
  const spots: Point[] = [];
  for (let x = GRID; x < width; x += GRID) for (let y = GRID; y < height; y += GRID) spots.push({ x, y });
  const far = ({ x, y }: Point): number => (x - near.x) ** 2 + (y - near.y) ** 2;
  spots.sort((a, b) => far(a) - far(b));
  return spots.find((spot) => isFree(scenario, baseAt(size, spot, heading))) ?? near;
}

/** Within the table, in whole thousandths. */
export const onTheTable = ({ table }: Scenario, { x, y }: Point): Point => ({
  x: Math.min(table.width, Math.max(0, Math.round(x))),
  y: Math.min(table.height, Math.max(0, Math.round(y))),
});
