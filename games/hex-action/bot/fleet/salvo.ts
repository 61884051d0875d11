/** What a broadside of one ship into another is worth at every range, for whole broadsides and sections, rakes or none. */
import { RANGES } from '../../data/tables.ts';
import { ADVANCED_HIT_DETERMINATION, ADVANCED_RANGES, HEAVY_WEATHER } from '../../data/tables-advanced.ts';
import { isCovered } from '../../rules/afloat/surrender.ts';
import { squaresIn } from '../../rules/bearing/gun-sections.ts';
import { advancedFaces, advancedRow } from '../../rules/bearing/hit-row.ts';
import { fireModifiers } from '../../rules/damage/fires.ts';
import { mastModifiers } from '../../rules/damage/loss-of-rigging.ts';
import { facesAgainst } from '../../rules/gunnery/advanced-broadside.ts';
import { facesOf, sectionsLost } from '../../rules/gunnery/broadside.ts';
import { sectionsElsewhere } from '../../rules/gunnery/gunners.ts';
import { firesFromAnchor } from '../../rules/sailing/anchoring.ts';
import type { ShotKind } from '../../rules/sea/advanced-log.ts';
import {
  type AdvancedShip,
  type AdvancedState,
  isAdvanced,
  isAdvancedShip,
} from '../../rules/sea/edition.ts';
import { dismasted, gunsLeft, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { tableFor } from '../gunnery.ts';
import { DEFEAT, worthOf } from '../worth.ts';

const ROW = RANGES.data.guns + 1;
/** Whole broadside, bow section, stern section; no rake, over the bow, over the stern; by range. */
export const salvoAt = (side: number, section: number, rake: number, range: number): number =>
  ((side * 3 + section) * 3 + rake) * ROW + range;
const SIZE = salvoAt(2, 0, 0, 0);
const SECTIONS = [undefined, 'bow', 'stern'] as const;

/** What the sums of one table do to a ship, by aim and kind of shot. */
export interface Marks {
  readonly hull: readonly number[];
  readonly rigging: readonly number[];
  readonly chain: readonly number[];
  readonly grape: readonly number[];
}

/** The highest sum that can come up: a three-decker's stern rake with everything in its favour. */
const SUMS = 21;

export function marksOn(sea: Sea, target: Ship): Marks {
  const { highest } = ADVANCED_HIT_DETERMINATION.data;
  const means = (
    faces: (table: number) => readonly { H: number; G: number; C: number; R: number }[],
  ): number[] => {
    const list: number[] = [];
    for (let sum = 0; sum < SUMS; sum++)
      list.push(
        sum > highest
          ? list[highest]! + list[sum - highest]!
          : faces(sum).reduce((all, hits) => all + worthOf(target, hits), 0) / 6,
      );
    return list;
  };
  if (!isAdvanced(sea)) {
    const basic = (aim: 'hull' | 'rigging') => means((table) => facesOf(Math.min(8, table), aim));
    return { hull: basic('hull'), rigging: basic('rigging'), chain: [], grape: [] };
  }
  return {
    hull: means((table) => advancedFaces(table, 'hull')),
    rigging: means((table) => facesAgainst(sea, target, table, 'rigging', 'R')),
    chain: means((table) => facesAgainst(sea, target, table, 'rigging', 'C')),
    grape: Array.from({ length: SUMS }, (_, squares) =>
      squares === 0 ? 0 : worthOf(target, { H: 0, G: 0, C: squares, R: 0 }),
    ),
  };
}

/** All that bears on every shot of a broadside alike, worked out once. */
export interface Standing {
  readonly down: number;
  readonly fixed: number;
  readonly anchored: boolean;
}

export function standingOf(sea: AdvancedState, firer: Ship, side: Broadside): Standing {
  let fixed = HEAVY_WEATHER.data[sea.advanced.velocity]?.[firer.spec.class] ?? 0;
  for (const { by } of fireModifiers(sea, firer)) fixed += by;
  for (const wound of firer.advanced?.wounds.broadside ?? [])
    if (wound.side === side && sea.turn <= wound.until) fixed -= wound.by;
  const down = sectionsLost(firer) + sectionsElsewhere(sea, firer);
  return { down, fixed, anchored: firesFromAnchor(firer) };
}

interface Laying {
  readonly section: number;
  readonly range: number;
  readonly rake: number;
  readonly initial: boolean;
}

/** 16.1.1: the sum of a shot that is not yet laid, or null for one that can't be fired. */
export function advancedSum(
  sea: AdvancedState,
  firer: AdvancedShip,
  side: Broadside,
  { section, range, rake, initial }: Laying,
  shot: ShotKind,
  { down, fixed, anchored }: Standing,
): number | null {
  if (range < 1 || range > ADVANCED_RANGES.data.shot[shot]) return null;
  const left = squaresIn(firer, side, SECTIONS[section]);
  const mortars = firer.spec.advanced.mortars > 0;
  const squares = left.guns + (range <= ADVANCED_RANGES.data.carronades && !mortars ? left.carronades : 0);
  if (squares === 0) return null;
  const row = advancedRow(squares);
  let sum = (rake === 0 ? row.byRange : row.rakeByRange)[range - 1]! + row.quality[firer.quality] + fixed;
  sum += firer.captured ? row.captured : down * row.crewSectionLost;
  sum += row.shot[shot] + (initial ? row.initial : 0);
  if (rake === 2) sum += ADVANCED_HIT_DETERMINATION.data.sternRake;
  if (anchored) sum += row.anchored;
  if (sea.advanced.rules.lossOfRigging) for (const { by } of mastModifiers(sea, firer, squares)) sum += by;
  return sum;
}

/** How likely a broadside is loaded: known of one's own, and of others as far as everybody can work it out. */
export function loadedness(ship: Ship, side: Broadside): number {
  if (ship.loaded !== null) return ship.loaded[side] ? 1 : 0;
  if (ship.initial[side] || ship.empty === 0) return ship.empty === 2 ? 0 : 1;
  const other = side === 'L' ? 'R' : 'L';
  return ship.empty === 2 || ship.initial[other] ? 0 : 0.5;
}

/** The best that a loaded broadside can do with one sum for each kind of shot. */
function bestOf(
  sea: AdvancedState,
  firer: AdvancedShip,
  side: Broadside,
  marks: Marks,
  laid: Laying,
  loaded: ShotKind,
  standing: Standing,
): number {
  const sumOf = (shot: ShotKind): number =>
    Math.min(SUMS - 1, advancedSum(sea, firer, side, laid, shot, standing) ?? -1);
  const near = laid.range <= ADVANCED_RANGES.data.hull;
  const shot = loaded === 'D' && laid.range > 1 ? 'R' : loaded;
  const sum = sumOf(shot);
  if (sum < 0) return 0;
  if (shot === 'G') return marks.grape[sum]!;
  if (shot === 'C') return marks.chain[sum]!;
  let best = Math.max(marks.rigging[sum]!, near ? marks.hull[sum]! : 0);
  if (loaded === 'R' && laid.range === 1) best = Math.max(best, marks.grape[Math.max(0, sumOf('G'))]!);
  return best;
}

/** Doubleshot is loaded at once by a full crew (24.2.3.3), so that later at one hex it may well be in the guns. */
const DOUBLE_LATER = 0.5;

/** What a broadside that holds `loaded` is worth as it is laid. */
function advancedWorth(
  sea: AdvancedState,
  firer: AdvancedShip,
  side: Broadside,
  marks: Marks,
  loaded: ShotKind,
  when: 'now' | 'later',
): (laid: Laying) => number {
  const standing = standingOf(sea, firer, side);
  const best = (laid: Laying, shot: ShotKind) => bestOf(sea, firer, side, marks, laid, shot, standing);
  return (laid) => {
    const worth = best(laid, loaded);
    if (when === 'now' || laid.range !== 1) return worth;
    return worth + DOUBLE_LATER * Math.max(0, best(laid, 'D') - worth);
  };
}

/** By side, section, rake and range. `now` with the broadsides as they are loaded, `later` loaded again. */
export function salvoTable(
  sea: Sea,
  firer: Ship,
  target: Ship,
  marks: Marks,
  when: 'now' | 'later',
): Float64Array {
  const table = new Float64Array(SIZE);
  const yields = !isCovered(sea, target, firer);
  const gunless = gunsLeft(target) === 0 && yields;
  const helpless = dismasted(target) && yields;
  for (const [index, side] of BROADSIDES.entries()) {
    const chance = when === 'now' ? loadedness(firer, side) : 1;
    if (chance === 0 || firer.guns[side] + firer.carronades[side] === 0) continue;
    const initial = when === 'now' && firer.initial[side];
    const loaded: ShotKind = when === 'now' ? (firer.advanced?.shot?.[side] ?? 'R') : 'R';
    const advanced = isAdvanced(sea) && isAdvancedShip(firer);
    const worthOfLaid = advanced
      ? advancedWorth(sea, firer, side, marks, loaded, when)
      : (laid: Laying) => basicWorth(firer, side, marks, laid);
    for (let section = 0; section < (advanced ? 3 : 1); section++)
      for (let rake = 0; rake < 3; rake++)
        for (let range = 1; range <= RANGES.data.guns; range++) {
          if (advanced && rake > 0 && range > ADVANCED_RANGES.data.rake) continue;
          let worth = worthOfLaid({ section, range, rake, initial });
          if (worth > 0 && ((gunless && range === 1) || (helpless && rake > 0))) worth += DEFEAT;
          table[salvoAt(index, section, rake, range)] = chance * worth;
        }
  }
  return table;
}

function basicWorth(firer: Ship, side: Broadside, marks: Marks, { range, rake, initial }: Laying): number {
  const table = tableFor(firer, side, { range, rake: rake > 0, initial, away: 0 });
  if (table === null) return 0;
  return Math.max(marks.rigging[table]!, range < RANGES.data.riggingOnly ? marks.hull[table]! : 0);
}
