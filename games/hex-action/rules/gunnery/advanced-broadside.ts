/** From a broadside and its target to dice on the hit tables, by the Advanced Game's tables (16.1, 24.0). */
import {
  ADVANCED_HIT_DETERMINATION,
  ADVANCED_RANGES,
  FULL_SAIL_HITS,
  HEAVY_WEATHER,
  LOW_POWDER,
} from '../../data/tables-advanced.ts';
import { alongRow, inFields, isBattery, pointsAt, rangeTo, type Target } from '../bearing/fields.ts';
import { carriesMortars, type GunSection, squaresIn } from '../bearing/gun-sections.ts';
import { advancedFaces, advancedRow, showsFullSail, splitTables } from '../bearing/hit-row.ts';
import { fireModifiers } from '../damage/fires.ts';
import { mastModifiers } from '../damage/loss-of-rigging.ts';
import { firesFromAnchor } from '../sailing/anchoring.ts';
import type { ShotKind } from '../sea/advanced-log.ts';
import { areBound } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { hexesOf, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import { modifier } from '../sea/throw.ts';
import { type Hits, type Modifier, NO_HITS } from '../sea/told.ts';
import { type Aim, BROADSIDES, type Broadside } from '../sea/words.ts';
import { type Laid, sectionsLost } from './broadside.ts';
import { sectionsElsewhere } from './gunners.ts';
import { atLowPowder, effectOf, SHOT_WORDS } from './shot.ts';

export interface ShotOptions {
  readonly aim: Aim;
  /** What is fired; what is loaded if not said, roundshot where the load column is closed. */
  readonly shot?: ShotKind;
  /** Which section alone; the whole broadside if not said. */
  readonly section?: GunSection | null;
}

/** All that decides a shot before the dice fall. */
export interface AdvancedLaid extends Omit<Laid, 'faces'> {
  /** Of a rake the number in parentheses. */
  readonly base: number;
  /** After modifiers; null below zero, which misses. Of grape the crew squares it takes. */
  readonly table: number | null;
  /** A die on each; none for grape. */
  readonly tables: readonly number[];
  readonly sternRake: boolean;
  readonly shot: ShotKind;
  readonly section: GunSection | null;
  /** For each die, what its faces score on this target, a full-sail target's extra hits included. */
  readonly faces: readonly (readonly Hits[])[];
  /** What grape takes without a die. */
  readonly certain: Hits;
  /** The mean of all dice. */
  readonly expected: Hits;
  readonly fullSail: boolean;
  readonly lowPowder: boolean;
  /** Reconstructed tables that have a say. */
  readonly reconstructed: readonly string[];
}

/** 11.2.5, 11.2.8: as in the Basic Game; a battery has no rigging, and grape is for the decks. */
export function advancedAims(sea: Sea, ship: Ship, target: Target, shot: ShotKind): Aim[] {
  const hullReached = rangeTo(ship, target) <= ADVANCED_RANGES.data.hull;
  if (isBattery(target) || shot === 'G') return hullReached ? ['hull'] : [];
  if (!hullReached) return ['rigging'];
  return areBound(sea, ship.id, target.id) ? ['hull'] : ['hull', 'rigging'];
}

/** 11.2.2: gun squares that bear and reach, with what a scenario keeps from firing. */
function squaresFiring(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  target: Target,
  section: GunSection | null,
) {
  const range = rangeTo(ship, target);
  const left = squaresIn(ship, side, section ?? undefined);
  let guns = left.guns;
  const near = range <= ADVANCED_RANGES.data.carronades && !carriesMortars(sea, ship);
  let carronades = near ? left.carronades : 0;
  const special = sea.advanced.special;
  for (const { ships, minVelocity } of specialOf(special, 'lower-ports-shut'))
    if (ships.includes(ship.id) && sea.advanced.velocity >= minVelocity) guns = Math.ceil(guns / 2);
  for (const rule of specialOf(special, 'under-the-guns')) {
    if (rule.firer !== ship.id || rule.target !== target.id || range > rule.rangeHalf) continue;
    const none = range <= rule.rangeNone;
    [guns, carronades] = none ? [0, 0] : [Math.floor(guns / 2), Math.floor(carronades / 2)];
  }
  return { guns, carronades };
}

/** Whether any gun square that bears reaches the target with such a shot, and may be aimed at something there. */
export function anyGunReaches(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  target: Target,
  shot: ShotKind,
  section: GunSection | null,
): boolean {
  if (rangeTo(ship, target) > ADVANCED_RANGES.data.shot[shot]) return false;
  const { guns, carronades } = squaresFiring(sea, ship, side, target, section);
  return guns + carronades > 0 && advancedAims(sea, ship, target, shot).length > 0;
}

/**
 * 24.4: she lies on the row of hexes that bow or stern of the target points along, within five hexes, and can't be
 * answered; in the very next hex with her whole broadside even if she can.
 */
export function rakeFrom(
  ship: Ship,
  side: Broadside,
  target: Target,
  section: GunSection | null,
): GunSection | null {
  // 24.4.4: within five hexes.
  if (isBattery(target) || rangeTo(ship, target) > ADVANCED_RANGES.data.rake) return null;
  if (!inFields(ship, side, target)) return null;
  // 24.4.1: from a hex that her bow or stern points at.
  const on = hexesOf(ship).find((hex) => pointsAt(target, hex) !== null);
  if (on === undefined) return null;
  const answered = BROADSIDES.some((other) => inFields(target, other, ship));
  // 24.4.2: from the very next one with all her guns, answered or not.
  const across =
    section === null &&
    hexesOf(ship).some((hex) => pointsAt(target, hex) !== null && alongRow(target, hex) === 1);
  return answered && !across ? null : pointsAt(target, on);
}

/** The broadside that the wind presses down; neither before the wind or in its eye. */
const leeSide = (sea: Sea, ship: Ship): Broadside | null => {
  const steps = (sea.wind - ship.heading + 6) % 6;
  return steps === 1 || steps === 2 ? 'R' : steps === 4 || steps === 5 ? 'L' : null;
};

function modifiersOf(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  squares: number,
  shot: ShotKind,
  sternRake: boolean,
): Modifier[] {
  const row = advancedRow(squares);
  const advanced = sea.advanced;
  const wound = (ship.advanced.wounds.broadside ?? [])
    .filter((each) => each.side === side && sea.turn <= each.until)
    .reduce((sum, each) => sum + each.by, 0);
  const lee = specialOf(advanced.special, 'lee-ports').find(
    (rule) => rule.side === ship.side && advanced.velocity >= rule.minVelocity && leeSide(sea, ship) === side,
  );
  const powder = atLowPowder(ship) ? LOW_POWDER.data[advanced.rules.tables.lowPowder](row) : 0;
  const weather = HEAVY_WEATHER.data[advanced.velocity]?.[ship.spec.class] ?? 0;
  const down = sectionsLost(ship) + sectionsElsewhere(sea, ship);
  return [
    // 16.1.1.2, 24.4.3: one more into the stern.
    ...modifier('stern rake', sternRake ? ADVANCED_HIT_DETERMINATION.data.sternRake : 0, '24.4.3'),
    ...modifier('crew quality', row.quality[ship.quality], '11.3.1'),
    ...(ship.captured
      ? modifier('captured ship', row.captured, '11.3.5')
      : modifier('crew sections lost or away', down * row.crewSectionLost, '11.3.3')),
    ...modifier('initial broadside', ship.initial[side] ? row.initial : 0, '24.1.4'),
    ...modifier(SHOT_WORDS[shot].word, row.shot[shot], SHOT_WORDS[shot].rule),
    ...modifier('anchored', firesFromAnchor(ship) ? row.anchored : 0, '20.3.5'),
    ...modifier('low powder', powder, '16.1.2.3.1'),
    ...modifier(
      advanced.velocity === 5 ? 'gale' : 'storm',
      weather,
      advanced.velocity === 5 ? '18.2.2.4' : '18.2.2.5',
    ),
    ...modifier('broadside damaged', -wound, '16.1.2.2'),
    ...modifier('lee ports', lee?.tableShift ?? 0, 'lee-ports'),
    ...mastModifiers(sea, ship, squares),
    ...fireModifiers(sea, ship),
  ];
}

const cache = new Map<string, readonly Hits[]>();

/** Faces of one die as this shot makes them; there are few of them, and they are asked for all the time. */
function facesFor(
  table: number,
  aim: Aim,
  chain: boolean,
  fullSail: keyof typeof FULL_SAIL_HITS.data | null,
) {
  const key = `${table} ${aim} ${chain} ${fullSail}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const faces = advancedFaces(table, aim).map((hits) => {
    // 20.1.3: full sails lose more rigging.
    const extra = fullSail === null ? 0 : FULL_SAIL_HITS.data[fullSail](hits.R);
    // 24.2.2: chain tears rigging, and nothing of hull and guns.
    return effectOf(chain ? 'C' : 'R', { ...hits, R: hits.R + extra });
  });
  cache.set(key, faces);
  return faces;
}

/** What each face of a die on one table does to a target: its sails and the kind of shot bear on it. */
export const facesAgainst = (
  sea: AdvancedState,
  target: Target,
  table: number,
  aim: Aim,
  shot: ShotKind,
): readonly Hits[] => {
  const fullSail = aim === 'rigging' && showsFullSail(sea, target);
  return facesFor(table, aim, shot === 'C', fullSail ? sea.advanced.rules.tables.fullSailHits : null);
};

/** 24.2.4, 24.2.4.2, 24.2.7: grape takes as many crew squares as the table has, one more if she has parties formed. */
const grapeHits = (table: number | null, target: Target): Hits => {
  const squares = table ?? 0;
  const parties = !isBattery(target) && target.parties.length > 0;
  return squares > 0 ? { ...NO_HITS, C: squares + (parties ? 1 : 0) } : NO_HITS;
};

const LETTERS = ['H', 'G', 'C', 'R'] as const;

function meanOf(faces: readonly (readonly Hits[])[], certain: Hits): Hits {
  const mean = { ...certain };
  for (const die of faces)
    for (const hits of die) for (const letter of LETTERS) mean[letter] += hits[letter] / die.length;
  return mean;
}

/** Null if nothing of that broadside reaches the target so. Whether she may be fired at is `bearingsOf`'s matter. */
export function computeAdvanced(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  target: Target,
  { aim, shot: stated, section = null }: ShotOptions,
): AdvancedLaid | null {
  const shot = stated ?? ship.advanced.shot?.[side] ?? 'R';
  const range = rangeTo(ship, target);
  const { guns, carronades } = squaresFiring(sea, ship, side, target, section);
  // 24.2.6: carronades fire the shot of their broadside.
  const squares = guns + carronades;
  if (squares === 0 || range > ADVANCED_RANGES.data.shot[shot]) return null;
  const row = advancedRow(squares);
  const raked = rakeFrom(ship, side, target, section);
  // 16.1.1.1: a rake reads the number in parentheses.
  const base = (raked === null ? row.byRange : row.rakeByRange)[range - 1]!;
  const modifiers = modifiersOf(sea, ship, side, squares, shot, raked === 'stern');
  const sum = modifiers.reduce((total, each) => total + each.by, base);
  const table = sum < 0 ? null : sum;
  const grape = shot === 'G';
  const tables = grape ? [] : splitTables(sum);
  const fullSail = !grape && aim === 'rigging' && showsFullSail(sea, target);
  const lowPowder = atLowPowder(ship);
  const certain = grape ? grapeHits(table, target) : NO_HITS;
  const faces = tables.map((each) => facesAgainst(sea, target, each, aim, shot));
  return {
    range,
    guns,
    carronades,
    base,
    modifiers,
    table,
    tables,
    rake: raked !== null,
    sternRake: raked === 'stern',
    shot,
    section,
    aims: advancedAims(sea, ship, target, shot),
    faces,
    certain,
    expected: meanOf(faces, certain),
    fullSail,
    lowPowder,
    reconstructed: [...(fullSail ? ['fullSailHits'] : []), ...(lowPowder ? ['lowPowder'] : [])],
  };
}
