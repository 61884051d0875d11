/** How long a ship sails from one place and heading to another, by wind alone: turns of the game, broken ones too. */
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  neighbour,
  opposite,
  type Position,
  turnedBy,
} from '../../rules/sea/hex.ts';
import { type Allowances, attitude } from '../../rules/sea/wind.ts';

/** So far the field reaches; what is farther is reckoned to its edge. */
const REACH = 16;
const SIZE = 2 * REACH + 1;
/** One turn in the field's own units: every allowance divides it. */
const TURN = 420;
/** Longer than this nobody reckons ahead. */
const LONGEST = 30 * TURN;

const placeIn = (q: number, r: number, heading: Direction): number =>
  ((q + REACH) * SIZE + r + REACH) * 6 + heading - 1;

/** What a hex ahead and a turn of sixty degrees cost in each heading; Infinity where the wind forbids it. */
function costsOf(allowances: Allowances, wind: Direction) {
  const ahead = DIRECTIONS.map((heading) => {
    const hexes = allowances[attitude(heading, wind)];
    return hexes > 0 ? Math.round(TURN / hexes) : Number.POSITIVE_INFINITY;
  });
  // In irons she falls off by one point a turn; few ships turn more than thrice.
  const turn = ahead.map((cost) => Math.min(TURN, Math.max(TURN / 3, cost)));
  return { ahead, turn };
}

/** Times from everywhere to the middle, arriving with the heading given: the wind's own map of detours. */
function fieldOf(allowances: Allowances, wind: Direction, arriving: Direction): Int32Array {
  const times = new Int32Array(SIZE * SIZE * 6).fill(LONGEST);
  const { ahead, turn } = costsOf(allowances, wind);
  const waiting: { readonly hex: Hex; readonly heading: Direction }[][] = [];
  const reach = (hex: Hex, heading: Direction, time: number): void => {
    if (time >= LONGEST || distance(hex, { q: 0, r: 0 }) > REACH) return;
    const place = placeIn(hex.q, hex.r, heading);
    if (times[place]! <= time) return;
    times[place] = time;
    waiting[time] ??= [];
    waiting[time].push({ hex, heading });
  };
  reach({ q: 0, r: 0 }, arriving, 0);
  for (let time = 0; time < LONGEST; time++)
    for (const { hex, heading } of waiting[time] ?? []) {
      if (times[placeIn(hex.q, hex.r, heading)]! < time) continue;
      reach(neighbour(hex, opposite(heading)), heading, time + ahead[heading - 1]!);
      for (const side of [1, -1]) {
        const before = turnedBy(heading, side);
        reach(hex, before, time + turn[before - 1]!);
      }
    }
  return times;
}

const FIELDS = new Map<string, Int32Array>();
/** Few pairs of sails and headings occur in a battle; a new wind makes new ones. */
const KEPT = 60;

function keptField(allowances: Allowances, wind: Direction, arriving: Direction): Int32Array {
  const { A, B, C, D } = allowances;
  const key = [A, B, C, D, wind, arriving].join();
  let field = FIELDS.get(key);
  if (field === undefined) {
    if (FIELDS.size >= KEPT) FIELDS.clear();
    field = fieldOf(allowances, wind, arriving);
    FIELDS.set(key, field);
  }
  return field;
}

/** A place no farther off than the field reaches, on the way to the one meant. */
function within(from: Hex, to: Hex, reach: number): Hex {
  const far = distance(from, to);
  if (far <= reach) return to;
  const part = reach / far;
  return {
    q: from.q + Math.round((to.q - from.q) * part),
    r: from.r + Math.round((to.r - from.r) * part),
  };
}

/** Room for the ship's own move this turn within the field. */
const OWN_MOVE = 8;

/** Sailing times from where a ship may end this turn to a place and heading; `near` is where she lies now. */
export function sailingTimes(
  allowances: Allowances,
  wind: Direction,
  near: Hex,
  to: Position,
): (from: Position) => number {
  const field = keptField(allowances, wind, to.heading);
  const aim = within(near, to.bow, REACH - OWN_MOVE);
  const beyond = distance(aim, to.bow);
  return ({ bow, heading }) => {
    const [q, r] = [bow.q - aim.q, bow.r - aim.r];
    const time = distance(bow, aim) > REACH ? LONGEST : field[placeIn(q, r, heading)]!;
    return time / TURN + beyond;
  };
}
