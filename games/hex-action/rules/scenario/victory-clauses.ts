/** The closed language in which a scenario asks about the sea: each test has a yes or a no. */
import { columnOf, type Hex, hexKey, parseHex, rowOf } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea, State } from '../sea/state.ts';
import type { VictoryTest } from '../sea/victory-language.ts';

type Leaf = Exclude<VictoryTest, { of: unknown }>;
type Whose = { readonly ships?: readonly string[]; readonly side?: string };

/** The ships a test speaks of: those named, or all that were built for the side. */
const chosen = (sea: Sea, { ships, side }: Whose): Ship[] =>
  sea.ships.filter((ship) => (ships ? ships.includes(ship.id) : ship.owner === side));

/** Removed from play otherwise than by sailing off. */
const isLost = (ship: Ship): boolean =>
  ship.presence === 'gone' && ship.advanced !== undefined && ship.advanced.end !== 'left';

export const isOut = (ship: Ship): boolean => ship.surrender !== null || ship.captured || isLost(ship);

const count = (ships: readonly Ship[], is: (ship: Ship) => boolean): number => ships.filter(is).length;

/** The edge by which a ship that has left went; null for one that has not. */
export function edgeLeftBy(sea: Sea, ship: Ship): '1' | '2-3' | '4' | '5-6' | null {
  if (ship.presence !== 'gone' || (ship.advanced && ship.advanced.end !== 'left')) return null;
  if (columnOf(ship.bow) < 0) return '5-6';
  if (columnOf(ship.bow) >= sea.board.columns) return '2-3';
  return rowOf(ship.bow) < 1 ? '1' : '4';
}

export function testHolds(sea: Sea, test: VictoryTest, points: Readonly<Record<string, number>>): boolean {
  if ('of' in test) {
    const each = (inner: (typeof test.of)[number]): boolean => testHolds(sea, inner as VictoryTest, points);
    if (test.test === 'all') return test.of.every(each);
    return test.test === 'any' ? test.of.some(each) : !each(test.of[0]!);
  }
  return leafHolds(sea, test, points);
}

function leafHolds(sea: Sea, test: Leaf, points: Readonly<Record<string, number>>): boolean {
  switch (test.test) {
    case 'reach':
      return hasReached(sea, test.ship, test.hexes, test.inOrder ?? false);
    case 'captured':
      return count(chosen(sea, test), (ship) => ship.captured && ship.side !== ship.owner) >= test.atLeast;
    case 'anySurrender':
      return count(chosen(sea, test), (ship) => ship.surrender !== null || ship.captured) >= test.atLeast;
    case 'surrenderedOrLost': {
      const ships = chosen(sea, test);
      return count(ships, isOut) >= (test.atLeast ?? ships.length);
    }
    case 'exit':
      return (
        count(chosen(sea, test), (ship) => {
          const edge = edgeLeftBy(sea, ship);
          if (edge === null || (test.notSurrendered && (ship.surrender !== null || ship.captured)))
            return false;
          return test.edge === 'any' || edge === test.edge;
        }) >= test.atLeast
      );
    case 'survive':
      return sea.turn >= test.untilTurn && !chosen(sea, test).some(isOut);
    case 'destroyed':
      return chosen(sea, test).every(
        (ship) =>
          isLost(ship) &&
          (test.by === 'any' || (test.by === 'land' ? ship.advanced?.end === 'wrecked' : isBurnt(ship))),
      );
    case 'aground':
      return count(chosen(sea, test), (ship) => isAground(ship)) >= test.atLeast;
    case 'batterySilenced': {
      const batteries = (sea.advanced?.batteries ?? []).filter(({ id }) => test.batteries.includes(id));
      const silent = batteries.filter(({ hull, crew }) => hull === 0 || crew === 0).length;
      return silent >= (test.atLeast ?? batteries.length);
    }
    case 'burnt':
      return count(chosen(sea, test), isBurnt) >= test.atLeast;
    case 'pointsAtLeast':
      return (points[test.side] ?? 0) >= test.points;
  }
}

const isBurnt = (ship: Ship): boolean => ship.advanced?.end === 'burnt' || ship.advanced?.end === 'exploded';
const isAground = (ship: Ship): boolean =>
  ship.presence === 'afloat' && ship.advanced !== undefined && ship.advanced.aground !== null;

const keyOf = (name: string): string => hexKey(parseHex(name) ?? { q: Number.NaN, r: Number.NaN });

function hasReached(sea: Sea, ship: string, hexes: readonly string[], inOrder: boolean): boolean {
  const visited = sea.advanced?.visited[ship] ?? [];
  if (!inOrder) return hexes.every((name) => visited.includes(keyOf(name)));
  let next = 0;
  for (const key of visited) if (next < hexes.length && key === keyOf(hexes[next]!)) next++;
  return next === hexes.length;
}

/** Every hex that a `reach` test of this scenario asks about. */
function watched(test: VictoryTest): string[] {
  if ('of' in test) return test.of.flatMap((inner) => watched(inner as VictoryTest));
  return test.test === 'reach' ? test.hexes.map(keyOf) : [];
}

/** Notes the watched hexes that a bow came into, in their order. */
export function noteVisits(sea: State, ship: Ship, bows: readonly Hex[]): void {
  if (!sea.advanced) return;
  const { victory } = sea;
  const tests =
    victory.type === 'special'
      ? victory.wins.map((win) => win.if)
      : victory.type === 'points'
        ? (victory.bonus ?? []).map((bonus) => bonus.if)
        : [];
  const keys = new Set(tests.flatMap(watched));
  if (keys.size === 0) return;
  const seen = bows.map(hexKey).filter((key) => keys.has(key));
  if (seen.length > 0) sea.advanced.visited[ship.id] = [...(sea.advanced.visited[ship.id] ?? []), ...seen];
}
