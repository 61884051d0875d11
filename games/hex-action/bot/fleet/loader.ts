/** What goes into the guns next: the side that will be wanted, and the shot for the range it will be fired at. */
import { LOADING } from '../../data/tables-advanced.ts';
import { availableSections } from '../../rules/afloat/parties.ts';
import { loadsFor } from '../../rules/gunnery/reload.ts';
import type { ShotKind } from '../../rules/sea/advanced-log.ts';
import type { AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { AdvancedView } from '../../rules/sea/edition.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import { likelySide } from '../gunner.ts';
import { aimOf } from './aims.ts';

/** Ships so near may lie alongside next turn. */
const ALONGSIDE = 4;
/** Reload squares that doubleshot leaves for later: at none left the powder is low (16.1.2.3). */
const SPARE = 5;
/** Chain reaches so far. */
const CHAIN = 4;

const enemies = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );

/** 24.2.3.3: with hands enough doubleshot is loaded in one turn; beyond one hex it is fired as roundshot. */
const loadsDouble = (view: View, ship: Ship): boolean =>
  availableSections(ship, view.turn).length - (ship.advanced?.wounds.waterline ?? 0) >=
  LOADING.data.sectionsForDouble;

function shotFor(view: View, ship: Ship, shots: readonly ShotKind[]): ShotKind {
  const near = enemies(view, ship).map((foe) => ({ foe, range: rangeBetween(ship, foe) }));
  const closest = Math.min(...near.map(({ range }) => range));
  // One who only wants to get away is stopped by his rigging.
  const runner = near.some(
    ({ foe, range }) =>
      range > 1 && range <= CHAIN && aimOf(view, foe)?.kind === 'exit' && foe.rigging[0] !== 0,
  );
  if (runner && shots.includes('C')) return 'C';
  const spare = (ship.advanced?.reloads ?? 0) - LOADING.data.squares.D;
  return closest <= ALONGSIDE && spare >= SPARE && loadsDouble(view, ship) ? 'D' : 'R';
}

export function chooseReload(
  view: AdvancedView,
  ask: Extract<HexAsk, { kind: 'reload' }>,
): AnswerTo<'reload'> {
  const ship = shipOf(view, ask.ship);
  const loads = loadsFor(view, ship);
  const mortars = loads.find((load) => load !== null && 'mortars' in load);
  if (mortars !== undefined && (ship.spec.advanced?.mortars ?? 0) > 0) return { load: mortars };
  const wanted: Broadside = likelySide(view, ship);
  const shot = shotFor(view, ship, ask.shots);
  const find = (side: Broadside, kind: ShotKind) =>
    loads.find((load) => load !== null && 'side' in load && load.side === side && load.shot === kind);
  const other = wanted === 'L' ? 'R' : 'L';
  return {
    load: find(wanted, shot) ?? find(wanted, 'R') ?? find(other, shot) ?? find(other, 'R') ?? loads[0]!,
  };
}
