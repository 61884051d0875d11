/** How two ships lie to each other, looked up: range, the fields each broadside has the other in, and rakes (11.1, 24.1). */
import { inField, isRake } from '../../rules/bearing/field-of-fire.ts';
import { fieldAt, inFields } from '../../rules/bearing/fields.ts';
import { rakeFrom } from '../../rules/gunnery/advanced-broadside.ts';
import { type Direction, neighbour, opposite } from '../../rules/sea/hex.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

/** What the guns of a ship are laid by: the Basic Game's one field, five fields, or a heavy gun ahead or astern. */
export const MOUNTS = { basic: 0, broadside: 1, bow: 2, stern: 3 } as const;
export type Mount = (typeof MOUNTS)[keyof typeof MOUNTS];

export function mountOf(sea: Sea, ship: Ship): Mount {
  if (!sea.advanced) return MOUNTS.basic;
  const traits = ship.spec.advanced?.traits ?? [];
  return traits.includes('bow-gun')
    ? MOUNTS.bow
    : traits.includes('stern-gun')
      ? MOUNTS.stern
      : MOUNTS.broadside;
}

/** The parts of a relation: range, a bit for each field of the left and the right broadside, and the rakes. */
export const RANGE = 31;
export const LEFT = 5;
export const RIGHT = 10;
export const FIELD_BITS = 31;
/** No rake, over the bow, over the stern: of the whole broadside, and of one of its sections. */
export const WHOLE_RAKE = 15;
export const SECTION_RAKE = 17;
export const RAKE_BITS = 3;
/** Too far apart for any gun. */
export const APART = 31;

const REACH = 13;
const SPAN = 2 * REACH + 1;
const UNKNOWN = -1;
const KNOWN = new Map<number, Int32Array>();

/** Turns the sea so that a ship heading 1, 2 … 6 heads up the board: new q and r by old q and r. */
const TURNS = Int8Array.from([
  1, 0, 0, 1, 1, 1, -1, 0, 0, 1, -1, -1, -1, 0, 0, -1, -1, -1, 1, 0, 0, -1, 1, 1,
]);

export const kindOf = (firer: Mount, target: Mount): number => firer * 4 + target;

/** From the bow of the firing ship to the bow of the other. */
export function relation(kind: number, dq: number, dr: number, heading: number, other: number): number {
  const at = (heading - 1) * 4;
  const q = dq * TURNS[at]! + dr * TURNS[at + 1]!;
  const r = dq * TURNS[at + 2]! + dr * TURNS[at + 3]!;
  if (q < -REACH || q > REACH || r < -REACH || r > REACH) return APART;
  let known = KNOWN.get(kind);
  if (known === undefined) {
    known = new Int32Array(SPAN * SPAN * 6).fill(UNKNOWN);
    KNOWN.set(kind, known);
  }
  const turn = (other - heading + 6) % 6;
  const index = ((q + REACH) * SPAN + r + REACH) * 6 + turn;
  if (known[index] === UNKNOWN) known[index] = workedOut(kind, q, r, (turn + 1) as Direction);
  return known[index]!;
}

const TRAITS = [[], [], ['bow-gun'], ['stern-gun']] as const;
const dummy = (mount: number, q: number, r: number, heading: Direction): Ship =>
  ({ bow: { q, r }, heading, spec: { advanced: { traits: TRAITS[mount]! } } }) as unknown as Ship;

function workedOut(kind: number, q: number, r: number, heading: Direction): number {
  const mount = kind >> 2;
  const firer = dummy(mount, 0, 0, 1);
  const target = dummy(kind & 3, q, r, heading);
  let found = Math.min(rangeBetween(firer, target), APART);
  for (const [side, shift] of [
    ['L', LEFT],
    ['R', RIGHT],
  ] as const) {
    const fields =
      mount === MOUNTS.basic ? basicField(firer, side, target) : fieldsOf(firer, mount, side, target);
    if (fields === 0) continue;
    found |= fields << shift;
    if (mount === MOUNTS.basic) {
      if (isRake(firer, side, target)) found |= 1 << WHOLE_RAKE;
      continue;
    }
    found |= rakeBits(rakeFrom(firer, side, target, null)) << WHOLE_RAKE;
    found |= rakeBits(rakeFrom(firer, side, target, 'bow')) << SECTION_RAKE;
  }
  return found;
}

const rakeBits = (over: 'bow' | 'stern' | null): number => (over === null ? 0 : over === 'bow' ? 1 : 2);

const endsOf = (ship: Ship) => [ship.bow, neighbour(ship.bow, opposite(ship.heading))];

const basicField = (firer: Ship, side: 'L' | 'R', target: Ship): number =>
  endsOf(target).some((hex) => inField(firer, side, hex)) ? 1 : 0;

function fieldsOf(firer: Ship, mount: number, side: 'L' | 'R', target: Ship): number {
  if (mount !== MOUNTS.broadside) return inFields(firer, side, target) ? 1 : 0;
  let bits = 0;
  for (const hex of endsOf(target)) {
    const field = fieldAt(firer, side, hex);
    if (field !== null) bits |= 1 << (field - 1);
  }
  return bits;
}
