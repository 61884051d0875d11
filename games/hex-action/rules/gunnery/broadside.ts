/** From a broadside and its target to a hit table: range, gun squares, base and modifiers (11.2, 11.3). */
import { type FireRow, HIT_DETERMINATION, HIT_TABLES, RANGES } from '../../data/tables.ts';
import { availableSections, sectionsUsed } from '../afloat/parties.ts';
import { isRake } from '../bearing/field-of-fire.ts';
import { hitsOf } from '../bearing/hit-row.ts';
import { areBound } from '../sea/bonds.ts';
import { canWork, rangeBetween, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { modifier } from '../sea/throw.ts';
import { type Hits, type Modifier, NO_HITS } from '../sea/told.ts';
import type { Aim, Broadside } from '../sea/words.ts';

const FACES = HIT_TABLES.data.map(({ hull, rigging }) => ({
  hull: hull.split(' ').map(hitsOf),
  rigging: rigging.split(' ').map(hitsOf),
}));

/** 11.2.6: what each face of the die scores; six misses for no table. */
export const facesOf = (table: number | null, aim: Aim): readonly Hits[] =>
  table === null ? Array.from({ length: 6 }, () => NO_HITS) : FACES[table]![aim];

/** 11.2.2: gun squares that bear at a range; carronades only close by (11.1.9). */
export const squaresAt = (
  ship: Ship,
  side: Broadside,
  range: number,
): { guns: number; carronades: number } => ({
  guns: ship.guns[side],
  carronades: range <= RANGES.data.carronades ? ship.carronades[side] : 0,
});

/** 11.3.3: sections as printed that are wiped out or used for boarding. */
export function sectionsLost(ship: Ship): number {
  const used = sectionsUsed(ship);
  return ship.sections.filter(
    (section) =>
      section.no <= ship.spec.crew.length &&
      section.total > 0 &&
      (section.left === 0 || used.has(section.no)),
  ).length;
}

/** 10.2.5, 11.3.3: somebody must be left at the guns. 9.1.9: being grappled is no hindrance. */
export const canFire = (ship: Ship, turn: number): boolean =>
  canWork(ship, turn) && !ship.allBoarding && availableSections(ship, turn).length > 0;

/** What may be aimed at: only rigging from six hexes on (11.2.5), never the rigging of a ship bound to her (11.2.8). */
export function aimsAt(sea: Sea, ship: Ship, target: Ship): Aim[] {
  if (rangeBetween(ship, target) >= RANGES.data.riggingOnly) return ['rigging'];
  return areBound(sea, ship.id, target.id) ? ['hull'] : ['hull', 'rigging'];
}

const rowFor = (squares: number): FireRow => HIT_DETERMINATION.data.rows.find((row) => squares <= row.upTo)!;

function modifiersOf(ship: Ship, side: Broadside, row: FireRow, rake: boolean): Modifier[] {
  const { crewSectionLost, captured } = HIT_DETERMINATION.data;
  return [
    ...modifier('crew quality', row.quality[ship.quality], '11.3.1'),
    ...modifier('rake', rake ? row.rake : 0, '11.3.2'),
    ...(ship.captured
      ? modifier('captured ship', captured, '11.3.5')
      : modifier('crew sections lost or boarding', sectionsLost(ship) * crewSectionLost, '11.3.3')),
    ...modifier('initial broadside', ship.initial[side] ? row.initial : 0, '11.3.4'),
  ];
}

/** All that decides a shot before the die falls. */
export interface Laid {
  readonly range: number;
  readonly guns: number;
  readonly carronades: number;
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  /** After modifiers, never above 8; null for a sum below 0, which misses without a die. */
  readonly table: number | null;
  readonly rake: boolean;
  /** What may be aimed at. */
  readonly aims: readonly Aim[];
  /** What each face of the die would score with this aim. */
  readonly faces: readonly Hits[];
}

/** Null if no gun square of that broadside reaches the target. Whether she may be fired at is `targetsFor`'s matter. */
export function computeBroadside(sea: Sea, ship: Ship, side: Broadside, target: Ship, aim: Aim): Laid | null {
  const range = rangeBetween(ship, target);
  const { guns, carronades } = squaresAt(ship, side, range);
  if (guns + carronades === 0 || range > RANGES.data.guns) return null;
  // 11.2.3: by gun squares and range.
  const row = rowFor(guns + carronades);
  const base = row.byRange[range - 1]!;
  const rake = isRake(ship, side, target);
  const modifiers = modifiersOf(ship, side, row, rake);
  const sum = modifiers.reduce((total, each) => total + each.by, base);
  // 11.2.4: below 0 a miss, above 8 the highest.
  const table = sum < 0 ? null : Math.min(sum, HIT_DETERMINATION.data.highest);
  const aims = aimsAt(sea, ship, target);
  return { range, guns, carronades, base, modifiers, table, rake, aims, faces: facesOf(table, aim) };
}
