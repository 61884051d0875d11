/** What goes into the guns next: the shot for the range it will be fired at, on the side that will be wanted first. */
import { LOADING } from '../../data/tables-advanced.ts';
import { availableSections } from '../../rules/afloat/parties.ts';
import { loadsFor, loadsRefusal } from '../../rules/gunnery/reload.ts';
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
  const mortars = loads.find((each) => each.mortars);
  if (mortars !== undefined && (ship.spec.advanced?.mortars ?? 0) > 0) return mortars;
  const wanted: Broadside = likelySide(view, ship);
  const other = wanted === 'L' ? 'R' : 'L';
  const shot = shotFor(view, ship, ask.shots);
  // What is dear goes into the side that will bear first, roundshot into the other.
  const best: AnswerTo<'reload'>[] = [
    { L: { shot: 'R' }, R: { shot: 'R' }, [wanted]: { shot } },
    { L: { shot: 'R' }, R: { shot: 'R' } },
    { ...NO_LOAD, [wanted]: { shot } },
    { ...NO_LOAD, [wanted]: { shot: 'R' } },
    { ...NO_LOAD, [other]: { shot } },
    { ...NO_LOAD, [other]: { shot: 'R' } },
  ];
  return best.find((each) => loadsRefusal(view, ship, each) === null) ?? loads[0]!;
}

const NO_LOAD: AnswerTo<'reload'> = { L: null, R: null };
