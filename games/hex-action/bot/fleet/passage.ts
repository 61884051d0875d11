/** How many turns a ship needs to a place or to an edge: worked out backwards from there over all ways to lie. */
import { keptByWord } from '@weathergage/kernel';
import { columnOf, DIRECTIONS, type Hex, rowOf } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Pose } from '../bearing.ts';
import { type Reach, reachOf } from '../courses.ts';
import { type Aim, wayTo } from './aims.ts';

/** Columns and rows that are looked at, the first of each included and the last not. */
interface Waters {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Turns to go by where and how a ship may lie; UNKNOWN where no way was found. */
export interface Passage {
  readonly turns: Uint8Array;
  readonly waters: Waters;
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
  const waters = watersFor(sea, ship, aim);
  const { left, right, top, bottom } = waters;
  const box = `${left}.${right}.${top}.${bottom}`;
  const where = aim.kind === 'exit' ? aim.edge : `${aim.hex.q},${aim.hex.r}`;
  const key = `${sea.scenario}/${box}/${sea.land.length}/${where}/${reach.map(numberOf).join()}`;
  return KNOWN(key, () => backwards(sea, waters, reach, aim));
}

/** Room to tack in beyond both ends of the way, and the steps in which it grows. */
const SEA_ROOM = 12;
const STEP = 8;

/**
 * The board as drawn; where the sea goes on beyond it, as much more as the way may need: who is carried over the edge of
 * the chart is not lost, and comes back as she went.
 */
function watersFor({ board }: Sea, { bow }: Ship, aim: Aim): Waters {
  const drawn = { left: 0, right: board.columns, top: 1, bottom: board.rows + 1 };
  if (board.fixed || aim.kind === 'exit') return drawn;
  const below = (least: number): number => STEP * Math.floor((least - SEA_ROOM) / STEP);
  const above = (most: number): number => STEP * Math.ceil((most + SEA_ROOM) / STEP);
  const columns = [columnOf(bow), columnOf(aim.hex)];
  const rows = [rowOf(bow), rowOf(aim.hex)];
  return {
    left: Math.min(drawn.left, below(Math.min(...columns))),
    right: Math.max(drawn.right, above(Math.max(...columns))),
    top: Math.min(drawn.top, below(Math.min(...rows))),
    bottom: Math.max(drawn.bottom, above(Math.max(...rows))),
  };
}

/** Turns from where she would lie; a little less for less of a way, so that of two equals the nearer one is taken. */
export function turnsFrom(sea: Sea, { turns, waters }: Passage, aim: Aim, pose: Pose): number {
  const way = wayTo(sea, pose, aim);
  const known = within(sea, waters, pose) ? turns[indexOf(pose, waters, pose.heading)]! : UNKNOWN;
  return known === UNKNOWN ? FARTHEST + CROW * way : known + 0.01 * way;
}

/** The lowest row of every other column of a board is cut off: that is an edge only where ships may not sail on. */
function within({ board }: Sea, { left, right, top, bottom }: Waters, hex: Hex): boolean {
  const column = columnOf(hex);
  const row = rowOf(hex);
  if (column < left || column >= right || row < top || row >= bottom) return false;
  return bottom > board.rows + 1 || row <= board.rows - (column % 2);
}

const indexOf = (hex: Hex, { left, top, bottom }: Waters, heading: number): number =>
  ((columnOf(hex) - left) * (bottom - top) + rowOf(hex) - top) * 6 + heading - 1;

interface Step extends Hex {
  readonly from: number;
}

function backwards(sea: Sea, waters: Waters, reach: readonly Reach[], aim: Aim): Passage {
  const size = (waters.right - waters.left) * (waters.bottom - waters.top) * 6;
  const turns = new Uint8Array(size).fill(UNKNOWN);
  const barred = new Uint8Array(size);
  for (const hex of sea.land)
    if (within(sea, waters, hex)) for (const each of DIRECTIONS) barred[indexOf(hex, waters, each)] = 1;
  const into = DIRECTIONS.map((last): Step[] =>
    DIRECTIONS.flatMap((from) =>
      reach[from - 1]!.filter(({ heading }) => heading === last).map(({ q, r }) => ({ q, r, from })),
    ),
  );
  let wave = aim.kind === 'reach' ? at(sea, waters, aim.hex) : lastTurns(sea, waters, reach, aim);
  let turn = aim.kind === 'reach' ? 0 : 1;
  for (const pose of wave) turns[indexOf(pose, waters, pose.heading)] = turn;
  for (turn++; wave.length > 0 && turn <= FARTHEST; turn++) {
    const next: Pose[] = [];
    for (const end of wave)
      for (const { q, r, from } of into[end.heading - 1]!) {
        const hex = { q: end.q - q, r: end.r - r };
        if (!within(sea, waters, hex)) continue;
        const index = indexOf(hex, waters, from);
        if (turns[index] !== UNKNOWN || barred[index] === 1) continue;
        turns[index] = turn;
        next.push({ ...hex, heading: from as Pose['heading'] });
      }
    wave = next;
  }
  return { turns, waters };
}

const at = (sea: Sea, waters: Waters, { q, r }: Hex): Pose[] =>
  within(sea, waters, { q, r }) ? DIRECTIONS.map((heading) => ({ q, r, heading })) : [];

/** All poses from which one more turn takes her over the edge. */
function lastTurns(sea: Sea, waters: Waters, reach: readonly Reach[], aim: Aim): Pose[] {
  const { board } = sea;
  const found: Pose[] = [];
  for (let q = 0; q < board.columns; q++)
    for (let row = 1; row <= board.rows; row++) {
      const here = { q, r: row - Math.floor(q / 2) };
      for (const heading of DIRECTIONS)
        if (
          reach[heading - 1]!.some((end) => {
            const there = { q: here.q + end.q, r: here.r + end.r };
            return !within(sea, waters, there) && wayTo(sea, there, aim) <= 0;
          })
        )
          found.push({ ...here, heading });
    }
  return found;
}
