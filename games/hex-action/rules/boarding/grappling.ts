/** Grappling (9.1): ships that lie alongside throw their irons. */
import { entanglementNeeded, GRAPPLING } from '../../data/tables.ts';
import { handlingShows } from '../afloat/bluff.ts';
import { availableSections, partMelees, releaseParties } from '../afloat/parties.ts';
import { sectionsElsewhere } from '../gunnery/gunners.ts';
import { makeFast, towAttempts } from '../sailing/towing.ts';
import type { Velocity } from '../sea/advanced-sea.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { isAdvanced } from '../sea/edition.ts';
import { type AskRules, askOf, type Context, type PhaseRules } from '../sea/phase.ts';
import { adjacent, canWork, type Ship } from '../sea/ship.ts';
import { bondOf, isBond, type Sea, type State, shipOf } from '../sea/state.ts';
import { modifier, refuseOthers, selections, throwFor } from '../sea/throw.ts';
import type { Modifier } from '../sea/told.ts';
import { QUALITIES } from '../sea/words.ts';

/** 9.0, 9.1.2: every adjacent ship, friend or enemy, while somebody is free to throw. */
export function grappleTargets(sea: Sea, ship: Ship): Ship[] {
  if (sea.noCombat || !canWork(ship, sea.turn) || !hasHandsFree(sea, ship)) return [];
  // 9.1.5: those she holds already may be tried again.
  return sea.ships.filter(
    (other) => other.id !== ship.id && other.presence === 'afloat' && adjacent(ship, other),
  );
}

/** 9.1.10: a section that is neither in a melee nor given another duty: at the pumps, aloft, in the boats. */
const hasHandsFree = (sea: Sea, ship: Ship): boolean =>
  availableSections(ship, sea.turn).length > sectionsElsewhere(sea, ship);

/** Poor is 0, elite 4: quality differences count in steps. */
const step = (ship: Ship): number => QUALITIES.length - 1 - QUALITIES.indexOf(ship.quality);

/** 22.1: light airs make it easier, a gale and a storm harder. */
const WIND: Partial<Record<Velocity, readonly [by: number, rule: string]>> = {
  1: [1, '22.1.1'],
  5: [-1, '22.1.2'],
  6: [-2, '22.1.3'],
};

export function grappleModifiers(ship: Ship, target: Ship, velocity?: Velocity): Modifier[] {
  const table = GRAPPLING.data;
  const friendly = ship.side === target.side;
  // 9.1.4.1: step by step against an enemy; among friends a good crew helps.
  const quality = friendly ? table.friendlyQuality[ship.quality] : step(ship) - step(target);
  const still = [ship, target].filter((each) => each.noted.hexes === 0).length;
  const above = Math.max(0, target.noted.factors - 1);
  return [
    ...modifier('crew quality', quality, '9.1.4.1'),
    ...modifier('both ships friendly', friendly ? table.friendly : 0, '9.1.4.2'),
    ...modifier('one ship motionless', still === 1 ? table.oneMotionless : 0, '9.1.4.3'),
    ...modifier('both ships motionless', still === 2 ? table.bothMotionless : 0, '9.1.4.4'),
    ...modifier('movement of the target', above * table.perPointAboveOne, '9.1.4.5'),
    // 22.0: the Advanced Game adds the wind.
    ...modifier('wind velocity', ...(WIND[velocity ?? 3] ?? [0, '22.1'])),
  ];
}

export const grapplingPhase: PhaseRules = {
  enter(sea, context) {
    partMelees(sea, context);
    releaseParties(sea);
    // 35.4.1: a ship noted to be taken in tow is grappled first, like any friend.
    for (const { ship, tow } of isAdvanced(sea) ? towAttempts(sea, context) : [])
      if (grappleTargets(sea, ship).includes(tow) && throwIrons(sea, ship, tow, context))
        makeFast(ship, tow, context);
    return grapplingPhase.asks(sea).length > 0 ? 'waits' : 'done';
  },

  /** 9.1.1: each for herself, one ship of two or both. */
  asks: (sea) =>
    sea.ships.flatMap((ship): HexAsk[] => {
      const targets = grappleTargets(sea, ship).map((other) => other.id);
      return targets.length === 0 ? [] : [{ ...askOf(sea, 'grapple', ship, '9.1.2'), targets }];
    }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers)
      for (const id of (answer as AnswerTo<'grapple'>).targets)
        throwIrons(sea, shipOf(sea, ask.ship), shipOf(sea, id), context);
    return 'done';
  },
};

/** 9.1.3, 9.1.4: one attempt, thrown for among friends as between enemies; whether the irons hold. */
function throwIrons(sea: State, ship: Ship, target: Ship, context: Context): boolean {
  const modifiers = grappleModifiers(ship, target, sea.advanced?.velocity);
  // 9.1.4.6: twelve on the dice always holds.
  const thrown = throwFor(context.dice, entanglementNeeded(sea.options), modifiers, GRAPPLING.data.always);
  if (thrown.success) addGrapple(sea, ship.id, target.id);
  const rule = ship.side === target.side ? '9.1.3' : '9.1.4';
  context.tell(
    { kind: 'grapple', rule, ship: ship.id, target: target.id, ...thrown },
    handlingShows(sea, ship, target),
  );
  return thrown.success;
}

/** 9.1.5.1, 9.1.8: each one counts by itself, whoever threw it, and stands in the logs of both. */
function addGrapple(sea: State, x: string, y: string): void {
  const count = sea.grapples.find((each) => isBond(each, x, y))?.count ?? 0;
  sea.grapples = [
    ...sea.grapples.filter((each) => !isBond(each, x, y)),
    { ...bondOf(x, y), count: count + 1 },
  ];
}

export const grappleAsk: AskRules<'grapple'> = {
  choices: (_view, ask) => selections(ask.targets).map((targets) => ({ targets })),
  check: (_view, ask, { targets }) =>
    refuseOthers(ask.targets, targets, {
      code: 'not-adjacent',
      rule: '9.1.2',
      only: 'a ship in an adjacent hex can be grappled, each once a turn',
    }),
};
