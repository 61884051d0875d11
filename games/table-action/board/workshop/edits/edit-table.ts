/** Changes to the table itself: its size, coasts and shoals, the sides and seats, and what wins. */
import { freeId } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import type { Point } from '../../../rules/geometry/point.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import type { Victory, VictoryType } from '../../../rules/table/victory-language.ts';
import type { Edit } from './bench.ts';
import { withoutKey } from './edit-forces.ts';
import { shipsOf } from './places.ts';

export type Ground = Scenario['terrain'][number];
export type GroundKind = Ground['kind'];
type Side = Scenario['sides'][number];

/** As many corners as the scenario's schema takes. */
const MOST_CORNERS = 60;

export const setFrame =
  (change: Partial<Scenario>): Edit =>
  (scenario) => ({ ...scenario, ...change });

export const addGround =
  (kind: GroundKind, points: readonly Point[]): Edit =>
  (scenario) => {
    const count = scenario.terrain.filter((ground) => ground.kind === kind).length;
    const name = `${kind === 'land' ? 'Coast' : 'Shoal'} ${count + 1}`;
    const polygon = points.map(({ x, y }): [number, number] => [Math.round(x), Math.round(y)]);
    return { ...scenario, terrain: [...scenario.terrain, { kind, name, polygon }] };
  };

const changeGround =
  (index: number, change: (ground: Ground) => Ground): Edit =>
  (scenario) => ({
    ...scenario,
    terrain: scenario.terrain.map((ground, at) => (at === index ? change(ground) : ground)),
  });

export const setGround = (
  index: number,
  { name, kind }: { readonly name?: string; readonly kind?: GroundKind },
): Edit =>
  changeGround(index, (ground) => ({
    ...withoutKey(ground, 'name'),
    ...(kind === undefined ? {} : { kind }),
    ...((name ?? ground.name) ? { name: name ?? ground.name! } : {}),
  }));

export const moveGround = (index: number, { x, y }: Point): Edit =>
  changeGround(index, (ground) => ({
    ...ground,
    polygon: ground.polygon.map(([left, top]): [number, number] => [
      Math.round(left + x),
      Math.round(top + y),
    ]),
  }));

export const moveCorner = (index: number, corner: number, { x, y }: Point): Edit =>
  changeGround(index, (ground) => ({
    ...ground,
    polygon: ground.polygon.map((point, at) => (at === corner ? [Math.round(x), Math.round(y)] : point)),
  }));

/** Half way between a corner and the next. */
export const insertCorner = (index: number, after: number): Edit =>
  changeGround(index, (ground) => {
    const { polygon } = ground;
    const [from, to] = [polygon[after], polygon[(after + 1) % polygon.length]];
    if (from === undefined || to === undefined || polygon.length >= MOST_CORNERS) return ground;
    const middle: [number, number] = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
    return { ...ground, polygon: polygon.toSpliced(after + 1, 0, middle) };
  });

/** A polygon keeps three corners at the least. */
export const removeCorner = (index: number, corner: number): Edit =>
  changeGround(index, (ground) =>
    ground.polygon.length > 3 ? { ...ground, polygon: ground.polygon.toSpliced(corner, 1) } : ground,
  );

export const removeGround =
  (index: number): Edit =>
  (scenario) => ({ ...scenario, terrain: scenario.terrain.toSpliced(index, 1) });

export const setSide =
  (id: string, change: Partial<Pick<Side, 'name' | 'nation' | 'seats'>>): Edit =>
  (scenario) => ({
    ...scenario,
    sides: scenario.sides.map((side) => (side.id === id ? { ...side, ...change } : side)),
  });

export const addSeat =
  (side: string): Edit =>
  (scenario) => {
    const info = scenario.sides.find(({ id }) => id === side)!;
    const taken = scenario.sides.flatMap(({ seats }) => seats.map(({ id }) => id));
    const seat = { id: freeId(`${side}-1`, taken), name: `${info.name}, seat ${info.seats.length + 1}` };
    return setSide(side, { seats: [...info.seats, seat] })(scenario);
  };

/** What the seat commanded falls to the first seat of its side. */
export const removeSeat =
  (seat: string): Edit =>
  (scenario) => {
    const freed = <T extends { seat?: string }>(each: T): T | Omit<T, 'seat'> =>
      each.seat === seat ? withoutKey(each, 'seat') : each;
    return {
      ...scenario,
      sides: scenario.sides.map((side) => ({ ...side, seats: side.seats.filter(({ id }) => id !== seat) })),
      squadrons: scenario.squadrons.map(
        (squadron) =>
          freed({ ...squadron, ships: squadron.ships.map(freed) }) as Scenario['squadrons'][number],
      ),
      batteries: scenario.batteries.map((battery) => freed(battery) as Scenario['batteries'][number]),
    };
  };

/** A victory test with numbers to begin with: one's own ships where they must live, the enemy's where they must not. */
export function newVictory(scenario: Scenario, type: VictoryType): Victory {
  const [one, other] = scenario.sides.map(({ id }) => id) as [string, string];
  const of = (side: string): string[] =>
    scenario.squadrons
      .filter((squadron) => squadron.side === side)
      .flatMap(({ ships }) => ships.map(({ id }) => id));
  switch (type) {
    case 'points':
      return { type, margin: 1 };
    case 'capture':
    case 'sink':
    case 'strike':
      return { type, side: one, ships: of(other), atLeast: 1 };
    case 'exit':
      return { type, side: one, ships: of(one), atLeast: 1, edge: 'east' };
    case 'hold':
      return {
        type,
        side: one,
        x: Math.round(scenario.table.width / 2),
        y: Math.round(scenario.table.height / 2),
      };
    case 'survive':
      return { type, side: one, ships: of(one), atLeast: 1, untilTurn: scenario.turnLimit };
    case 'battery':
      return { type, side: one, batteries: scenario.batteries.map(({ id }) => id), atLeast: 1 };
    case 'flagship': {
      const flag = scenario.sides[1]?.flagship ?? shipsOf(scenario)[0]?.id;
      return { type, side: one, ships: flag === undefined ? [] : [flag] };
    }
    case 'fractionCrippled':
      return { type, side: one, of: other, percent: 50 };
  }
}
