/** Where ships lie and where there is room for one more. */
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import {
  columnOf,
  type Direction,
  distance,
  type Hex,
  hexAt,
  hexKey,
  hexName,
  neighbour,
  opposite,
  parseHex,
  rowOf,
} from '../../../rules/sea/hex.ts';
import { hexesOf } from '../../../rules/sea/ship.ts';
import { onBoard } from '../../../rules/sea/waters.ts';
import type { Berth } from './chosen.ts';
import { readRuns } from './hex-sets.ts';

type Lying = Pick<Berth, 'bow' | 'heading'>;

export const bowOf = (lying: Pick<Lying, 'bow'>): Hex => parseHex(lying.bow) ?? hexAt(0, 1);

const hexesUnder = (lying: Lying): readonly Hex[] => hexesOf({ bow: bowOf(lying), heading: lying.heading });

/** Everything that already holds a hex: land, ships, berths. */
function takenHexes(scenario: Scenario): Set<string> {
  const berths = (scenario.muster ?? []).flatMap((muster) => muster.berths);
  return new Set([
    ...readRuns(scenario.land).keys(),
    ...[...scenario.ships, ...berths].flatMap(hexesUnder).map(hexKey),
  ]);
}

function isFree(scenario: Scenario, taken: ReadonlySet<string>, bow: Hex, heading: Direction): boolean {
  const { columns, rows } = scenario.board;
  return hexesOf({ bow, heading }).every(
    (hex) => !taken.has(hexKey(hex)) && onBoard({ columns, rows, fixed: true }, hex),
  );
}

/** Where a side's first ship is put: the first side to the left of the middle, the second to the right. */
export const homeOf = ({ board, sides }: Scenario, side: string): Hex =>
  hexAt(Math.round((board.columns * (sides[0]?.id === side ? 1 : 2)) / 3), Math.round(board.rows / 2));

/** Next astern of a ship if there is water there, else the free water nearest to a hex. */
export function freePlace(scenario: Scenario, heading: Direction, near: Hex, after?: Lying): string {
  const taken = takenHexes(scenario);
  if (after !== undefined) {
    const back = opposite(after.heading);
    const astern = neighbour(neighbour(bowOf(after), back), back);
    if (after.heading === heading && isFree(scenario, taken, astern, heading)) return hexName(astern);
  }
  let best: Hex | null = null;
  for (let column = 0; column < scenario.board.columns; column++)
    for (let row = 1; row <= scenario.board.rows; row++) {
      const hex = hexAt(column, row);
      if (
        (best === null || distance(hex, near) < distance(best, near)) &&
        isFree(scenario, taken, hex, heading)
      )
        best = hex;
    }
  return hexName(best ?? near);
}

/** Land that has no battery yet, as near to the side as there is; else open water, which becomes land. */
export function batteryPlace(scenario: Scenario, side: string): Hex {
  const near = homeOf(scenario, side);
  const built = new Set((scenario.batteries ?? []).flatMap(({ hexes }) => hexes));
  const [ground] = [...readRuns(scenario.land).values()]
    .filter((hex) => !built.has(hexName(hex)))
    .toSorted((a, b) => distance(a, near) - distance(b, near));
  return ground ?? bowOf({ bow: freePlace(scenario, 1, near) });
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** On a board with real edges a ship stays on it, as far as her bow goes; the open sea goes on for some way. */
export function keptOn({ board }: Scenario, hex: Hex): Hex {
  const room = board.fixed ? 0 : 40;
  const column = clamp(columnOf(hex), -room, board.columns - 1 + room);
  const low = board.rows - (board.fixed ? Math.abs(column % 2) : 0);
  return hexAt(column, clamp(rowOf(hex), 1 - room, low + room));
}

/** The next hex by an arrow key: up and down the column, or to the next column in the same row. */
export function stepped(hex: Hex, key: string): Hex | null {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  if (key === 'ArrowUp') return hexAt(column, row - 1);
  if (key === 'ArrowDown') return hexAt(column, row + 1);
  if (key === 'ArrowLeft') return hexAt(column - 1, row);
  return key === 'ArrowRight' ? hexAt(column + 1, row) : null;
}
