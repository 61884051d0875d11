/** The five fields of a broadside (24.1): which of its sections bear on a target, and what lies in the way. */
import { RANGES } from '../../data/tables.ts';
import type { Battery } from '../sea/advanced-sea.ts';
import { distance, type Hex, hexKey } from '../sea/hex.ts';
import { hexesOf, rangeBetween, type Ship, sternHex } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Broadside } from '../sea/words.ts';
import { isSilenced } from './battery.ts';
import { fromBow, hexesAway } from './field-of-fire.ts';
import type { GunSection } from './gun-sections.ts';

export const FIELDS = [1, 2, 3, 4, 5] as const;
export type Field = (typeof FIELDS)[number];
type Lying = Pick<Ship, 'bow' | 'heading'>;

/** What can be fired at. */
export type Target = Ship | Battery;
export const isBattery = (target: Target): target is Battery => 'hexes' in target;
export const hexesOfTarget = (target: Target): readonly Hex[] =>
  isBattery(target) ? target.hexes : hexesOf(target);

/** Hexes by the shortest way between a ship and what she fires at (24.1.6): no field has a say in it. */
export const rangeTo = (ship: Ship, target: Target): number =>
  isBattery(target)
    ? Math.min(...target.hexes.map((hex) => hexesAway(ship, hex)))
    : rangeBetween(ship, target);

/** How the guns of a ship are mounted: in broadsides, or one heavy gun that bears ahead or astern. */
const mounting = (ship: Ship): 'broadside' | 'bow-gun' | 'stern-gun' => {
  const traits = ship.spec.advanced?.traits ?? [];
  return traits.includes('bow-gun') ? 'bow-gun' : traits.includes('stern-gun') ? 'stern-gun' : 'broadside';
};

/**
 * 24.1.1: the rows abeam are numbered outwards from one to ten; row n has n + 2 hexes. Its first and last hex, two from
 * the fifth row and three from the ninth on, belong to one section; between them a middle hex is field 1.
 */
export function fieldAt(ship: Lying, side: Broadside, hex: Hex): Field | null {
  const { q, r } = fromBow(ship, hex);
  const row = side === 'R' ? q : -q;
  // Counted from the after end of the row.
  const place = side === 'R' ? 1 - r : row + 1 - r;
  if (row < 1 || row > RANGES.data.guns || place < 0 || place > row + 1) return null;
  const edge = Math.ceil(row / 4);
  if (place < edge) return 4;
  if (place > row + 1 - edge) return 5;
  if (2 * place === row + 1) return 1;
  return 2 * place < row + 1 ? 2 : 3;
}

/** The sector of sixty degrees ahead of the bow or astern of the stern, its limits included. */
function inSector(ship: Lying, mount: 'bow-gun' | 'stern-gun', hex: Hex): boolean {
  const { q, r } = fromBow(ship, hex);
  // From the stern hex and turned about, astern is ahead.
  const [x, z] = mount === 'bow-gun' ? [q, r] : [-q, 1 - r];
  return z < 0 && z <= x && 2 * x <= -z && hexesAway(ship, hex) <= RANGES.data.guns;
}

/** All that may lie in a hex for a ship that fires: a heavy gun's sector counts as field 1. */
const fieldFor = (ship: Ship, side: Broadside): ((hex: Hex) => Field | null) => {
  const mount = mounting(ship);
  if (mount === 'broadside') return (hex) => fieldAt(ship, side, hex);
  return (hex) => (inSector(ship, mount, hex) ? 1 : null);
};

/** All hexes of the fields of a broadside, for the chart. */
export function fieldHexes(ship: Ship, side: Broadside): { readonly hex: Hex; readonly field: Field }[] {
  const fieldOf = fieldFor(ship, side);
  const found: { hex: Hex; field: Field }[] = [];
  const reach = RANGES.data.guns + 1;
  for (let q = ship.bow.q - reach; q <= ship.bow.q + reach; q++)
    for (let r = ship.bow.r - reach; r <= ship.bow.r + reach; r++) {
      const field = fieldOf({ q, r });
      if (field !== null) found.push({ hex: { q, r }, field });
    }
  return found;
}

/** Something in the fields of a broadside. */
interface Occupant {
  readonly what: Ship | Hex;
  /** A battery's hex is land with a target in it. */
  readonly target: Target | null;
  readonly range: number;
  readonly fields: readonly Field[];
}

/** What a broadside may be fired at, with which of its sections. */
export interface Bearing {
  readonly target: Target;
  readonly range: number;
  /** The lowest field she occupies. */
  readonly field: Field;
  /** Null for the whole broadside. */
  readonly section: GunSection | null;
}

/** Why what lies in the fields may not be fired at. */
export interface Barred {
  readonly target: Target;
  readonly by: readonly (Ship | Hex)[];
}

export interface Bearings {
  readonly bearings: readonly Bearing[];
  readonly barred: readonly Barred[];
}

const mayBeFiredAt = (firer: Ship, other: Ship): boolean =>
  other.side !== firer.side && other.surrender === null;

function occupantsOf(sea: Sea, firer: Ship, side: Broadside): Occupant[] {
  const fieldOf = fieldFor(firer, side);
  const fieldsOf = (hexes: readonly Hex[]): Field[] => hexes.map(fieldOf).filter((field) => field !== null);
  const reach = RANGES.data.guns + 1;
  const near = (hex: Hex): boolean =>
    Math.abs(hex.q - firer.bow.q) <= reach && Math.abs(hex.r - firer.bow.r) <= reach;
  const found: Occupant[] = [];
  for (const other of sea.ships) {
    if (other.id === firer.id || other.presence !== 'afloat' || !(near(other.bow) || near(sternHex(other))))
      continue;
    const fields = fieldsOf(hexesOf(other));
    if (fields.length === 0) continue;
    const target = mayBeFiredAt(firer, other) ? other : null;
    found.push({ what: other, target, range: rangeBetween(firer, other), fields });
  }
  const batteries = new Map<string, Battery>();
  for (const battery of sea.advanced?.batteries ?? [])
    if (battery.side !== firer.side && !isSilenced(battery))
      for (const hex of battery.hexes) batteries.set(hexKey(hex), battery);
  for (const hex of sea.land) {
    if (!near(hex)) continue;
    const field = fieldOf(hex);
    if (field === null) continue;
    const target = batteries.size === 0 ? null : (batteries.get(hexKey(hex)) ?? null);
    found.push({ what: hex, target, range: hexesAway(firer, hex), fields: [field] });
  }
  return found;
}

/** 24.1.2: where the whole broadside bears; field 4 is the stern section's, field 5 the bow section's. */
const ENTIRE: readonly Field[] = [1, 2, 3];
const lies = (occupant: Occupant, fields: readonly Field[]): boolean =>
  occupant.fields.some((field) => fields.includes(field));

/** 24.1: the lawful targets of a broadside with the sections that may be fired at them; loads have no say in it. */
export function bearingsOf(sea: Sea, firer: Ship, side: Broadside): Bearings {
  const occupants = occupantsOf(sea, firer, side);
  const closerIn = (range: number, ...fields: Field[]): Occupant[] =>
    occupants.filter((other) => other.range < range && lies(other, fields));
  const bearings = new Map<string, Bearing>();
  const barred: Barred[] = [];
  for (const { target, range, fields } of occupants) {
    if (target === null || (bearings.get(target.id)?.range ?? Number.POSITIVE_INFINITY) <= range) continue;
    // 24.1.5.4: fired at in the lowest field she occupies, though in the way in both.
    const field = Math.min(...fields) as Field;
    const found = sectionsFor(field, fields, range, closerIn);
    if ('by' in found) barred.push({ target, by: found.by.map(({ what }) => what) });
    else bearings.set(target.id, { target, range, field, section: found.section });
  }
  return {
    bearings: [...bearings.values()],
    barred: barred.filter(({ target }) => !bearings.has(target.id)),
  };
}

function sectionsFor(
  field: Field,
  fields: readonly Field[],
  range: number,
  closerIn: (range: number, ...fields: Field[]) => Occupant[],
): { readonly section: GunSection | null } | { readonly by: readonly Occupant[] } {
  // 24.1.5.2, 24.1.5.3: a section is held up by what lies in its own field and the one beside it.
  if (field === 4 || field === 5) {
    const by = field === 4 ? closerIn(range, 2, 4) : closerIn(range, 3, 5);
    return by.length > 0 ? { by } : { section: field === 4 ? 'stern' : 'bow' };
  }
  // 24.1.5.1: the whole broadside is fired at the closest.
  const by = closerIn(range, ...ENTIRE);
  if (by.length > 0) return { by };
  // 24.1.5.4.1, 24.1.5.4.2: a straddling target loses the fire of the section whose own field holds something closer.
  if (field === 2 && fields.includes(4) && closerIn(range, 4).length > 0) return { section: 'bow' };
  if (field === 3 && fields.includes(5) && closerIn(range, 5).length > 0) return { section: 'stern' };
  return { section: null };
}

/** Whether a ship lies in any field of a broadside: in its play (11.3.2). */
export const inFields = (firer: Ship, side: Broadside, target: Target): boolean => {
  const fieldOf = fieldFor(firer, side);
  return hexesOfTarget(target).some((hex) => fieldOf(hex) !== null);
};

/** 24.4.1: a hex on the straight row that her bow or her stern points along; which of them, or neither. */
export function pointsAt(target: Lying, hex: Hex): GunSection | null {
  const { q, r } = fromBow(target, hex);
  return q !== 0 ? null : r < 0 ? 'bow' : r > 1 ? 'stern' : null;
}

/** How far along that row: 1 is the very next hex. */
export const alongRow = (target: Lying, hex: Hex): number =>
  Math.min(distance(target.bow, hex), distance(sternHex(target), hex));
