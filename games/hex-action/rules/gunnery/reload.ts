/**
 * The Reload Phase of the Advanced Game (26.0): one broadside with one kind of shot, or the mortars; then repairs and
 * ships aground. What was loaded stays in the load column (7.2.5), and who is asked tells nothing of it.
 */
import { refuse } from '@weathergage/kernel';
import { LOADING } from '../../data/tables-advanced.ts';
import { allWaitedInVain, availableSections } from '../afloat/parties.ts';
import { carriesMortars, isArmed } from '../bearing/gun-sections.ts';
import { refloatAll, refloatAsks } from '../movement/aground.ts';
import { anchorBarsGuns } from '../sailing/anchoring.ts';
import { endHinderedRepairs, isRepairing, makeRepairs } from '../sailing/repairs.ts';
import { countShunning } from '../scenario/victory.ts';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedAskRules, type AdvancedPhaseRules, askId, type Context } from '../sea/phase.ts';
import { canWork, gunsLeft, type Ship } from '../sea/ship.ts';
import { type Sea, shipOf } from '../sea/state.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { loadMortars, mayLoadMortars, mortarsFired } from './bombs.ts';
import { fireOut, fireOutLoads } from './fire-out.ts';
import { SHOT_WORDS, shotFor } from './shot.ts';

type Load = AnswerTo<'reload'>['load'];

const emptySides = (ship: Ship): Broadside[] => BROADSIDES.filter((side) => ship.loaded?.[side] === false);

/** 13.5: neither broadside was loaded before the first turn; both are in one phase then. */
const putOff = (ship: Ship): boolean => ship.initial.L && ship.initial.R && ship.empty === 2;

/** 10.2.8, 20.3.4.2, 20.3.6.1, 20.5.3: what keeps her whole crew from loading; everybody can see it. */
const canLoad = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  canWork(ship, sea.turn) &&
  !allWaitedInVain(ship) &&
  ship.advanced.lit === null &&
  !anchorBarsGuns(ship) &&
  !isRepairing(ship);

/** By what everybody can see she may have something to load: she has fired, or put off loading at the start. */
function mayHaveToLoad(sea: AdvancedState, ship: AdvancedShip): boolean {
  if (!canLoad(sea, ship)) return false;
  if (carriesMortars(sea, ship)) return true;
  const fired = !ship.initial.L || !ship.initial.R || ship.empty > 0;
  return fired && gunsLeft(ship) > 0 && !mortarsFired(ship);
}

/** Doubleshot that is still being loaded. */
const halfLoaded = (ship: AdvancedShip): Broadside | undefined =>
  emptySides(ship).find((side) => ship.advanced.shot?.[side] === 'D');

/** 24.2.3.3: enough sections to load doubleshot at once, in no party and not keeping the water out; else two turns. */
const loadsDoubleAtOnce = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  availableSections(ship, sea.turn).length - (ship.advanced.wounds.waterline ?? 0) >=
  LOADING.data.sectionsForDouble;

/** 26.1: one broadside with one kind of shot, or what else she may do in this phase, sensible things first. */
export function loadsFor(sea: AdvancedState, ship: AdvancedShip): Load[] {
  const mortars: Load[] = mayLoadMortars(sea, ship) ? [{ mortars: true }] : [];
  if (mortarsFired(ship)) return [...mortars, null];
  const begun = halfLoaded(ship);
  if (begun !== undefined) return [{ side: begun, shot: 'D' }];
  // 24.2.5: only an empty broadside is loaded; what is in a gun stays until it is fired.
  const sides = putOff(ship) ? (['L'] as const) : armedEmpty(sea, ship);
  const loads = sides.flatMap((side) => shotFor(sea, ship).map((shot): Load => ({ side, shot })));
  return [...loads, ...mortars, null];
}

/** Also what has to be fired out first; not while doubleshot is half loaded, which comes before everything. */
const allLoads = (sea: AdvancedState, ship: AdvancedShip): Load[] =>
  halfLoaded(ship) === undefined ? [...loadsFor(sea, ship), ...fireOutLoads(sea, ship)] : loadsFor(sea, ship);

const armedEmpty = (sea: Sea, ship: Ship): Broadside[] =>
  emptySides(ship).filter((side) => isArmed(sea, ship, side));

export const reloadPhase: AdvancedPhaseRules = {
  enter(sea, context) {
    endHinderedRepairs(sea, context);
    return reloadPhase.asks(sea).length > 0 ? 'waits' : close(sea, new Set(), context);
  },

  asks: (sea) =>
    sea.noCombat
      ? refloatAsks(sea)
      : [
          ...sea.ships
            .filter((ship) => mayHaveToLoad(sea, ship))
            .map((ship): HexAsk => {
              const id = askId(sea, 'reload', ship.id);
              const shots = shotFor(sea, ship);
              return { id, seat: ship.seat, kind: 'reload', rule: '26.1', ship: ship.id, shots };
            }),
          ...refloatAsks(sea),
        ],

  resolve(sea, answers, context) {
    const lightening = new Set<string>();
    for (const { ask, answer } of answers)
      if (ask.kind === 'refloat') {
        if ((answer as AnswerTo<'refloat'>).lighten) lightening.add(ask.ship);
      } else carryOut(sea, shipOf(sea, ask.ship), (answer as AnswerTo<'reload'>).load, context);
    return close(sea, lightening, context);
  },
};

function carryOut(sea: AdvancedState, ship: AdvancedShip, load: Load, context: Context): void {
  if (load === null) return;
  if ('mortars' in load) {
    loadMortars(sea, ship, context);
    return;
  }
  if (load.out) fireOut(ship, load.side, context);
  for (const side of putOff(ship) ? BROADSIDES : [load.side]) loadSide(sea, ship, side, load.shot, context);
}

/** 26.1.1, 26.1.2: squares are marked when the loading begins; when none is left she loads on at low powder. */
function loadSide(
  sea: AdvancedState,
  ship: AdvancedShip,
  side: Broadside,
  shot: ShotKind,
  context: Context,
): void {
  const log = ship.advanced;
  const goesOn = log.shot![side] === 'D';
  const left = goesOn ? log.reloads! : Math.max(0, log.reloads! - LOADING.data.squares[shot]);
  // 24.2.1.3, 24.2.2.3, 24.2.4.3: ready at once, all but doubleshot.
  const ready = shot !== 'D' || goesOn || loadsDoubleAtOnce(sea, ship);
  ship.loaded = { ...ship.loaded!, [side]: ready };
  ship.advanced = { ...log, shot: { ...log.shot!, [side]: shot }, reloads: left };
  const truth = { kind: 'reloaded', rule: '26.1', ship: ship.id, side, shot, mortars: false, left } as const;
  context.tell(truth, { shown: { others: null, seats: { [ship.seat]: truth } } });
}

/** Everybody can work out how many broadsides must still be empty; then come repairs (26.2) and ships aground (38.2). */
function close(sea: AdvancedState, lightening: ReadonlySet<string>, context: Context): 'done' {
  if (!sea.noCombat)
    for (const ship of sea.ships)
      if (mayHaveToLoad(sea, ship)) ship.empty = putOff(ship) ? 0 : Math.max(0, ship.empty - 1);
  makeRepairs(sea, context);
  refloatAll(sea, lightening, context);
  countShunning(sea);
  return 'done';
}

export const reloadAsk: AdvancedAskRules<'reload'> = {
  choices: (view, ask) => allLoads(view, shipOf(view, ask.ship)).map((load) => ({ load })),

  check(view, ask, { load }) {
    const ship = shipOf(view, ask.ship);
    const same = (other: Load): boolean =>
      other === null || load === null
        ? other === load
        : 'mortars' in other || 'mortars' in load
          ? 'mortars' in other && 'mortars' in load
          : other.side === load.side && other.shot === load.shot && other.out === load.out;
    if (allLoads(view, ship).some(same)) return null;
    if (halfLoaded(ship) !== undefined)
      return refuse('double-begun', '24.2.3.3', 'The doubleshot begun last turn must be loaded to the end.');
    if (load !== null && 'shot' in load && !ask.shots.includes(load.shot))
      return refuse('never-loaded', '24.2.2.4', `Her crew does not use ${SHOT_WORDS[load.shot].word}.`);
    return refuse('nothing-to-load', '26.1', 'One empty broadside with guns left can be loaded in a turn.');
  },
};
