/** How many turns a ship needs to a place or to an edge: worked out backwards from there over all ways to lie. */
import { keptByWord } from '@weathergage/kernel';
import { columnOf, DIRECTIONS, type Hex, rowOf } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Pose } from '../bearing.ts';
import { type Reach, reachOf } from '../courses.ts';
import { type Aim, wayTo } from './aims.ts';

/** Turns to go by where and how a ship may lie; UNKNOWN where no way was found. */
export interface Passage {
  readonly turns: Uint8Array;
  readonly rows: number;
}

const UNKNOWN = 255;
const FARTHEST = 60;
/** Turns for each hex of a way that no passage leads along. */
const CROW = 0.3;

/** Passages hang on the rig, the wind and the aim, and are asked for again every turn. */
const KNOWN = keptByWord<Passage>(200);
const NUMBERS = new WeakMap<Reach, number>();
let numbered = 0;

function numberOf(reach: Reach): number {
  const known = NUMBERS.get(reach);
  if (known !== undefined) return known;
  NUMBERS.set(reach, ++numbered);
  return numbered;
}

export function passageOf(sea: Sea, ship: Ship, aim: Aim): Passage {
  const reach = DIRECTIONS.map((heading) => reachOf(sea, ship, heading));
  const { columns, rows } = sea.board;
  const where = aim.kind === 'exit' ? aim.edge : `${aim.hex.q},${aim.hex.r}`;
  const key = `${sea.scenario}/${columns}x${rows}/${sea.land.length}/${where}/${reach.map(numberOf).join()}`;
  return KNOWN(key, () => backwards(sea, reach, aim));
}

/** Turns from where she would lie; a little less for less of a way, so that of two equals the nearer one is taken. */
export function turnsFrom(sea: Sea, { turns, rows }: Passage, aim: Aim, pose: Pose): number {
  const way = wayTo(sea, pose, aim);
  const known = onBoard(sea.board, pose) ? turns[indexOf(pose, rows, pose.heading)]! : UNKNOWN;
  return known === UNKNOWN ? FARTHEST + CROW * way : known + 0.01 * way;
}

/** The board as drawn, whether or not a ship may sail on beyond it: passages are not worked out farther. */
const onBoard = ({ columns, rows }: Sea['board'], hex: Hex): boolean => {
  const column = columnOf(hex);
  const row = rowOf(hex);
  return column >= 0 && column < columns && row >= 1 && row <= rows - (column % 2);
};

const indexOf = (hex: Hex, rows: number, heading: number): number =>
  (columnOf(hex) * rows + rowOf(hex) - 1) * 6 + heading - 1;

interface Step extends Hex {
  readonly from: number;
}

function backwards(sea: Sea, reach: readonly Reach[], aim: Aim): Passage {
  const { columns, rows } = sea.board;
  const turns = new Uint8Array(columns * rows * 6).fill(UNKNOWN);
  const barred = new Uint8Array(columns * rows * 6);
  for (const hex of sea.land)
    if (onBoard(sea.board, hex)) for (const each of DIRECTIONS) barred[indexOf(hex, rows, each)] = 1;
  const into = DIRECTIONS.map((last): Step[] =>
    DIRECTIONS.flatMap((from) =>
      reach[from - 1]!.filter(({ heading }) => heading === last).map(({ q, r }) => ({ q, r, from })),
    ),
  );
  let wave = aim.kind === 'reach' ? at(sea, aim.hex) : lastTurns(sea, reach, aim);
  let turn = aim.kind === 'reach' ? 0 : 1;
  for (const pose of wave) turns[indexOf(pose, rows, pose.heading)] = turn;
  for (turn++; wave.length > 0 && turn <= FARTHEST; turn++) {
    const next: Pose[] = [];
    for (const end of wave)
      for (const { q, r, from } of into[end.heading - 1]!) {
        const hex = { q: end.q - q, r: end.r - r };
        if (!onBoard(sea.board, hex)) continue;
        const index = indexOf(hex, rows, from);
        if (turns[index] !== UNKNOWN || barred[index] === 1) continue;
        turns[index] = turn;
        next.push({ ...hex, heading: from as Pose['heading'] });
      }
    wave = next;
  }
  return { turns, rows };
}

const at = (sea: Sea, { q, r }: Hex): Pose[] =>
  onBoard(sea.board, { q, r }) ? DIRECTIONS.map((heading) => ({ q, r, heading })) : [];

/** All poses from which one more turn takes her over the edge. */
function lastTurns(sea: Sea, reach: readonly Reach[], aim: Aim): Pose[] {
  const { board } = sea;
  const found: Pose[] = [];
  for (let q = 0; q < board.columns; q++)
    for (let row = 1; row <= board.rows; row++) {
      const here = { q, r: row - Math.floor(q / 2) };
      for (const heading of DIRECTIONS)
        if (
          reach[heading - 1]!.some((end) => {
            const there = { q: here.q + end.q, r: here.r + end.r };
            return !onBoard(board, there) && wayTo(sea, there, aim) <= 0;
          })
        )
          found.push({ ...here, heading });
    }
  return found;
}
