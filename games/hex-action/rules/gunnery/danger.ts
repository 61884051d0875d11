/** The most that all who may fire at a ship this turn could take from her hull: what a captain alongside may hope for. */
import { MORTARS } from '../../data/criticals.ts';
import { RANGES } from '../../data/tables.ts';
import { ADVANCED_HIT_DETERMINATION, ADVANCED_RANGES } from '../../data/tables-advanced.ts';
import { batteryTargets } from '../bearing/battery.ts';
import { advancedFaces, advancedRow, splitTables } from '../bearing/hit-row.ts';
import { firesFromAnchor } from '../sailing/anchoring.ts';
import { type AdvancedShip, type AdvancedState, isAdvanced } from '../sea/edition.ts';
import { canWork, gunsLeft, rangeBetween, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import type { Hits } from '../sea/told.ts';
import { BROADSIDES } from '../sea/words.ts';
import { batteryAims, layBattery } from './batteries.ts';
import { mortarModifiers, mortarsBearing, tripled } from './bombs.ts';

/** The most hull squares that one broadside of the Basic Game can take: six, and two guns that find no square. */
const BASIC_BROADSIDE = 8;

/** Hits on the hull, and on guns, which are hull hits once no gun is left (11.4.3.2). */
type Blow = Pick<Hits, 'H' | 'G'>;

/** The highest of either letter among the faces of each die. */
function worstOf(dice: readonly (readonly Hits[])[]): Blow {
  const most = (letter: 'H' | 'G'): number =>
    dice.reduce((sum, faces) => sum + Math.max(...faces.map((hits) => hits[letter])), 0);
  return { H: most('H'), G: most('G') };
}

/** What everybody can see and guess: the better broadside, double-shotted close by, from where it does most. */
function worstBroadside(sea: AdvancedState, firer: Ship, target: Ship): Blow {
  const range = rangeBetween(firer, target);
  const row = advancedRow(Math.max(...BROADSIDES.map((side) => firer.guns[side] + firer.carronades[side])));
  const { sternRake } = ADVANCED_HIT_DETERMINATION.data;
  const { rake, hull, shot } = ADVANCED_RANGES.data;
  const raked = range <= rake ? row.rakeByRange[range - 1]! + sternRake : row.byRange[range - 1]!;
  const lee = specialOf(sea.advanced.special, 'lee-ports').map(({ tableShift }) => tableShift);
  const sum =
    raked +
    row.quality[firer.quality] +
    (firer.initial.L || firer.initial.R ? row.initial : 0) +
    (range <= shot.D ? row.shot.D : 0) +
    (firesFromAnchor(firer) ? row.anchored : 0) +
    Math.max(0, ...lee);
  return worstOf(splitTables(sum).map((table) => advancedFaces(table, range <= hull ? 'hull' : 'rigging')));
}

/** 42.9: each mortar that bears, three times over. */
function worstBombs(sea: AdvancedState, firer: AdvancedShip, target: Ship): Blow {
  const sum = mortarModifiers(sea, firer).reduce((total, { by }) => total + by, MORTARS.data.base);
  const dice = splitTables(sum).map((table) => advancedFaces(table, 'hull').map(tripled));
  return worstOf(Array.from({ length: mortarsBearing(sea, firer, target) }, () => dice).flat());
}

/** As far as everybody can work out. */
const mayBeLoaded = ({ empty }: Ship): boolean => empty < BROADSIDES.length;

function worstAdvanced(sea: AdvancedState, ship: Ship, firers: readonly AdvancedShip[]): number {
  const batteries = sea.advanced.batteries.filter((each) => batteryTargets(sea, each).includes(ship));
  const blows = [
    ...firers.filter(mayBeLoaded).map((firer) => worstBroadside(sea, firer, ship)),
    ...firers.map((firer) => worstBombs(sea, firer, ship)),
    ...batteries.map((each) => {
      const [aim] = batteryAims(each, ship);
      return worstOf(layBattery(sea, each, ship, aim!).tables.map(({ faces }) => faces));
    }),
  ];
  const total = (letter: 'H' | 'G'): number => blows.reduce((sum, blow) => sum + blow[letter], 0);
  return total('H') + Math.max(0, total('G') - gunsLeft(ship));
}

const firersAt = <S extends Ship>(
  sea: Pick<Sea, 'turn'> & { readonly ships: readonly S[] },
  ship: Ship,
): S[] =>
  sea.ships.filter(
    (other) =>
      other.side !== ship.side && canWork(other, sea.turn) && rangeBetween(ship, other) <= RANGES.data.guns,
  );

/** Critical hits and explosions left out: nobody counts on them. */
export const hullInDanger = (sea: Sea, ship: Ship): number =>
  isAdvanced(sea)
    ? worstAdvanced(sea, ship, firersAt(sea, ship))
    : BASIC_BROADSIDE * firersAt(sea, ship).filter(mayBeLoaded).length;
