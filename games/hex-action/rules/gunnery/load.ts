/** The Load Phase (13.0). Which side was loaded stays in the load column, closed to everybody else (7.2.5). */
import { refuse } from '@weathergage/kernel';
import { allWaitedInVain } from '../afloat/parties.ts';
import { countShunning } from '../scenario/victory.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { type AskRules, askOf, type Context, type PhaseRules } from '../sea/phase.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import { type Sea, type State, shipOf } from '../sea/state.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';

const empty = (ship: Ship): Broadside[] => BROADSIDES.filter((side) => !ship.loaded?.[side]);

/**
 * Empty broadsides worth loading: those with a gun square left, if any has one. A ship loads even where there is none,
 * so that the number of empty broadsides never hangs on which of them was loaded.
 */
function worthLoading(ship: Ship): Broadside[] {
  const armed = empty(ship).filter((side) => ship.guns[side] + ship.carronades[side] > 0);
  return armed.length > 0 ? armed : empty(ship).slice(0, 1);
}

/** 13.5: a broadside never fired and not loaded was put off at the start; both are loaded in one phase then. */
const putOff = (ship: Ship): Broadside[] => empty(ship).filter((side) => ship.initial[side]);

const canLoad = (sea: Sea, ship: Ship): boolean => canWork(ship, sea.turn) && !allWaitedInVain(ship);

/** 13.1: who has two broadsides to load, and loads one of them a turn. */
const choosers = (sea: Sea): Ship[] =>
  sea.noCombat
    ? []
    : sea.ships.filter(
        (ship) => canLoad(sea, ship) && worthLoading(ship).length > 1 && putOff(ship).length === 0,
      );

/** 13.0: what was fired is loaded again in the last phase of the turn. */
export const loadPhase: PhaseRules = {
  enter: (sea, context) => (choosers(sea).length > 0 ? 'waits' : close(sea, new Set(), context)),

  asks: (sea) => choosers(sea).map((ship) => askOf(sea, 'load', ship, '13.1')),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers)
      loadSide(shipOf(sea, ask.ship), (answer as AnswerTo<'load'>).side, context);
    return close(sea, new Set(answers.map(({ ask }) => ask.ship)), context);
  },
};

/** 13.2, 13.3: roundshot, the only load of the Basic Game, to be fired in the next turn. */
function loadSide(ship: Ship, side: Broadside, context: Context): void {
  ship.loaded = { ...ship.loaded!, [side]: true };
  const truth = { kind: 'loaded', rule: '13.1', ship: ship.id, side } as const;
  context.tell(truth, { shown: { others: null, seats: { [ship.seat]: truth } } });
}

/**
 * Ships with nothing to choose load what they can, all at the same moment as those that chose. Then everybody can work
 * out again how many broadsides are empty, and it is noted who has been running from the fight (14.1.1).
 */
function close(sea: State, chosen: ReadonlySet<string>, context: Context): 'done' {
  if (!sea.noCombat)
    for (const ship of sea.ships) {
      if (!canLoad(sea, ship)) continue;
      const first = putOff(ship);
      if (!chosen.has(ship.id))
        for (const side of first.length > 0 ? first : worthLoading(ship)) loadSide(ship, side, context);
      ship.empty = empty(ship).length;
    }
  countShunning(sea);
  return 'done';
}

export const loadAsk: AskRules<'load'> = {
  choices: (view, ask) => worthLoading(shipOf(view, ask.ship)).map((side) => ({ side })),
  check: (view, ask, { side }) =>
    worthLoading(shipOf(view, ask.ship)).includes(side)
      ? null
      : refuse('nothing-to-load', '13.1', 'One empty broadside with guns left can be loaded each turn.'),
};
