/** Land between a ship and where she would go, ahead of her, and under her lee. */
import { columnOf, DIRECTIONS, type Direction, type Hex, neighbour, rowOf } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { isLand, onBoard } from '../../rules/sea/waters.ts';
import type { Pose } from '../bearing.ts';

/** How many hexes longer the way round the land is than the straight one, for every hex of the board. */
export interface Detours {
  readonly hexes: Int16Array;
  readonly rows: number;
}

const UNKNOWN = -1;

/** To the nearest of the places; null where there is no land to sail round. */
export function detoursTo(sea: Sea, places: readonly Hex[]): Detours | null {
  if (sea.land.length === 0 || places.length === 0) return null;
  const round = wayTo(sea, places, true);
  const straight = wayTo(sea, places, false);
  const hexes = round.map((way, index) => (way === UNKNOWN ? 0 : way - straight[index]!));
  return { hexes, rows: sea.board.rows };
}

const indexOf = (hex: Hex, rows: number): number => columnOf(hex) * rows + rowOf(hex) - 1;
const inside = ({ columns, rows }: Sea['board'], hex: Hex): boolean =>
  columnOf(hex) >= 0 && columnOf(hex) < columns && rowOf(hex) >= 1 && rowOf(hex) <= rows;

function wayTo({ board, land }: Sea, places: readonly Hex[], byWater: boolean): Int16Array {
  const ways = new Int16Array(board.columns * board.rows).fill(UNKNOWN);
  let wave = places.filter((hex) => inside(board, hex));
  for (const hex of wave) ways[indexOf(hex, board.rows)] = 0;
  for (let way = 1; wave.length > 0; way++) {
    const next: Hex[] = [];
    for (const from of wave)
      for (const direction of DIRECTIONS) {
        const hex = neighbour(from, direction);
        if (!inside(board, hex)) continue;
        const index = indexOf(hex, board.rows);
        if (ways[index] !== UNKNOWN || (byWater && isLand(land, hex))) continue;
        ways[index] = way;
        next.push(hex);
      }
    wave = next;
  }
  return ways;
}

export const detourFrom = (detours: Detours | null, hex: Hex, board: Sea['board']): number =>
  detours === null || !inside(board, hex) ? 0 : detours.hexes[indexOf(hex, detours.rows)]!;

/** An edge or land close ahead leaves her few ways out, and land under her lee is where she will drift. */
export function hemmedIn(sea: Sea, ship: Ship, end: Pose): number {
  if (!sea.board.fixed && sea.land.length === 0) return 0;
  const ahead = hexesTo(sea, end, end.heading, ship.spec.battleSpeed + 1);
  const lee = hexesTo(sea, end, sea.wind, LEE);
  return (ahead === 0 ? 0 : AHEAD / ahead) + (lee === 0 ? 0 : ALEE / lee);
}

const AHEAD = 0.4;
const ALEE = 0.4;
const LEE = 2;

/** Hexes to the first that is no water, the way she heads or drifts; 0 if there is none within the reach. */
function hexesTo(sea: Sea, { q, r }: Pose, direction: Direction, reach: number): number {
  let hex: Hex = { q, r };
  for (let way = 1; way <= reach; way++) {
    hex = neighbour(hex, direction);
    if (!onBoard(sea.board, hex) || isLand(sea.land, hex)) return way;
  }
  return 0;
}
