/**
 * The Reload Phase of the Advanced Game (26.0): a kind of shot for each broadside, or the mortars; then repairs and
 * ships aground. What was loaded stays in the load column (7.2.5), and who is asked tells nothing of it.
 */
import { type Refusal, refuse } from '@weathergage/kernel';
import { LOADING } from '../../data/tables-advanced.ts';
import { allWaitedInVain, availableSections } from '../afloat/parties.ts';
import { carriesMortars, isArmed } from '../bearing/gun-sections.ts';
import { refloatAll, refloatAsks } from '../movement/aground.ts';
import { anchorBarsGuns } from '../sailing/anchoring.ts';
import { endHinderedRepairs, isRepairing, makeRepairs } from '../sailing/repairs.ts';
import { countShunning } from '../scenario/victory.ts';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedAskRules, type AdvancedPhaseRules, askOf, type Context } from '../sea/phase.ts';
import { canWork, gunsLeft, type Ship } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';
import { loadMortars, mayLoadMortars, mortarsFired } from './bombs.ts';
import { fireOut, fireOutLoads } from './fire-out.ts';
import { SHOT_WORDS, shotFor } from './shot.ts';

type Loads = AnswerTo<'reload'>;
type Load = Loads[Broadside];

const NOTHING: Loads = { L: null, R: null };
const otherOf = (side: Broadside): Broadside => (side === 'L' ? 'R' : 'L');

const isEmpty = (ship: Ship, side: Broadside): boolean => ship.loaded?.[side] === false;

/** 13.5: loading put off before the first turn, and no gun fired since. */
const putOff = ({ initial, advanced }: AdvancedShip): boolean =>
  advanced.unloaded === true && initial.L && initial.R;

/** 10.2.8, 20.3.4.2, 20.3.6.1, 20.5.3: what keeps her whole crew from loading; everybody can see it. */
const canLoad = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  canWork(ship, sea.turn) &&
  !allWaitedInVain(ship) &&
  ship.advanced.lit === null &&
  !anchorBarsGuns(ship) &&
  !isRepairing(ship);

/** By what everybody can see she may have a broadside to load: she has fired, or her loading was put off (13.5). */
const mayHaveToLoadGuns = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  canLoad(sea, ship) &&
  gunsLeft(ship) > 0 &&
  !mortarsFired(ship) &&
  (!ship.initial.L || !ship.initial.R || ship.advanced.unloaded === true);

const mayHaveToLoad = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  mayHaveToLoadGuns(sea, ship) || (canLoad(sea, ship) && carriesMortars(sea, ship));

/**
 * Doubleshot that is to be loaded to its end, into guns that are still there. 42.3.1: no broadside is loaded in a turn
 * in which mortars were fired, so it waits for the next.
 */
const halfLoaded = (sea: AdvancedState, ship: AdvancedShip): Broadside | undefined =>
  mortarsFired(ship)
    ? undefined
    : BROADSIDES.find(
        (side) => isEmpty(ship, side) && ship.advanced.shot?.[side] === 'D' && isArmed(sea, ship, side),
      );

/** 24.2.3.3: enough sections to load doubleshot at once, in no party and not keeping the water out; else two turns. */
const loadsDoubleAtOnce = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  availableSections(ship, sea.turn).length - (ship.advanced.wounds.waterline ?? 0) >=
  LOADING.data.sectionsForDouble;

/** 24.2.5: only an empty broadside is loaded; what is in a gun stays until it is fired, if need be at nothing. */
const loadsOf = (sea: AdvancedState, ship: AdvancedShip, side: Broadside): NonNullable<Load>[] =>
  isEmpty(ship, side) && isArmed(sea, ship, side) ? shotFor(sea, ship).map((shot) => ({ shot })) : [];

/** What keeps both broadsides from being loaded as ordered in the same turn. */
function bothRefusal(sea: AdvancedState, ship: AdvancedShip, { L, R }: Loads): Refusal | null {
  if (L === null || R === null) return null;
  if ((L.shot === 'D' || R.shot === 'D') && !loadsDoubleAtOnce(sea, ship))
    return refuse(
      'double-alone',
      '24.2.3.3',
      'With fewer than three sections free doubleshot takes two turns, and the other broadside is not loaded in them.',
    );
  return sea.advanced.rules.oneBroadside && !putOff(ship)
    ? refuse('one-broadside', '26.1', 'In this match one broadside in all is loaded a turn.')
    : null;
}

/** 26.1: each broadside with one kind of shot, or what else she may do in this phase; sensible things first. */
export function loadsFor(sea: AdvancedState, ship: AdvancedShip): Loads[] {
  return waysToLoad(sea, ship, (side) => loadsOf(sea, ship, side));
}

function waysToLoad(
  sea: AdvancedState,
  ship: AdvancedShip,
  of: (side: Broadside) => readonly NonNullable<Load>[],
): Loads[] {
  const mortars: Loads[] = mayLoadMortars(sea, ship) ? [{ ...NOTHING, mortars: true }] : [];
  // 42.3.1: no broadside is loaded in a turn in which mortars were fired.
  if (mortarsFired(ship)) return [...mortars, NOTHING];
  const begun = halfLoaded(sea, ship);
  if (begun !== undefined) return [{ ...NOTHING, [begun]: { shot: 'D' } }];
  const ways = [...of('L'), null].flatMap((L) => [...of('R'), null].map((R): Loads => ({ L, R })));
  const lawful = ways.filter((way) => bothRefusal(sea, ship, way) === null);
  return [...lawful.slice(0, -1), ...mortars, NOTHING];
}

/** Also what has to be fired out first; not while doubleshot is half loaded, which comes before everything. */
function allLoads(sea: AdvancedState, ship: AdvancedShip): Loads[] {
  const plain = loadsFor(sea, ship);
  const all = waysToLoad(sea, ship, (side) => [
    ...loadsOf(sea, ship, side),
    ...fireOutLoads(sea, ship, side),
  ]);
  return [...plain, ...all.filter(({ L, R }) => L?.out || R?.out)];
}

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
            .map((ship) => ({ ...askOf(sea, 'reload', ship, '26.1'), shots: shotFor(sea, ship) })),
          ...refloatAsks(sea),
        ],

  resolve(sea, answers, context) {
    const lightening = new Set<string>();
    for (const { ask, answer } of answers)
      if (ask.kind === 'refloat') {
        if ((answer as AnswerTo<'refloat'>).lighten) lightening.add(ask.ship);
      } else carryOut(sea, shipOf(sea, ask.ship), answer as Loads, context);
    return close(sea, lightening, context);
  },
};

function carryOut(sea: AdvancedState, ship: AdvancedShip, loads: Loads, context: Context): void {
  if (loads.mortars) loadMortars(sea, ship, context);
  for (const side of BROADSIDES) {
    const load = loads[side];
    if (load === null) continue;
    if (load.out) fireOut(ship, side, context);
    loadSide(sea, ship, side, load.shot, context);
  }
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
      if (mayHaveToLoadGuns(sea, ship))
        ship.empty = sea.advanced.rules.oneBroadside && !putOff(ship) ? Math.max(0, ship.empty - 1) : 0;
  makeRepairs(sea, context);
  refloatAll(sea, lightening, context);
  countShunning(sea);
  return 'done';
}

export const reloadAsk: AdvancedAskRules<'reload'> = {
  choices: (view, ask) => allLoads(view, shipOf(view, ask.ship)),
  check: (view, ask, loads) => loadsRefusal(view, shipOf(view, ask.ship), loads),
};

/** Why she may not load as ordered. */
export function loadsRefusal(sea: AdvancedState, ship: AdvancedShip, loads: Loads): Refusal | null {
  const ordered = BROADSIDES.filter((side) => loads[side] !== null);
  if (loads.mortars && ordered.length > 0)
    return refuse('guns-or-mortars', '42.3.1', 'Broadsides and mortars are not loaded in the same turn.');
  if (loads.mortars && !mayLoadMortars(sea, ship))
    return refuse('no-mortar', '42.5', 'She has no mortar that can be loaded now.');
  if (ordered.length > 0 && mortarsFired(ship))
    return refuse('guns-or-mortars', '42.3.1', 'Her mortars were fired: no broadside is loaded this turn.');
  const begun = halfLoaded(sea, ship);
  if (begun !== undefined && (loads[begun]?.shot !== 'D' || loads[otherOf(begun)] !== null))
    return refuse(
      'double-begun',
      '24.2.3.3',
      'The doubleshot begun last turn must be loaded to the end, and nothing else.',
    );
  for (const side of ordered) {
    const { shot, out } = loads[side]!;
    if (!shotFor(sea, ship).includes(shot))
      return refuse('never-loaded', '24.2.2.4', `Her crew does not use ${SHOT_WORDS[shot].word}.`);
    const open = out ? fireOutLoads(sea, ship, side) : loadsOf(sea, ship, side);
    if (!open.some((each) => each.shot === shot))
      return out
        ? refuse('nothing-to-fire-out', '24.2.5', 'Only another kind of shot that may be fired is fired out.')
        : refuse('nothing-to-load', '26.1', 'Only an empty broadside with guns left can be loaded.');
  }
  return bothRefusal(sea, ship, loads);
}
