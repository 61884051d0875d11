/** Questions that an admiral leaves to his captains: nothing hangs on them, or there is nothing to choose. */
import { onlyAnswer } from '@weathergage/kernel';
import { lockedParties } from '../rules/afloat/parties.ts';
import { choices } from '../rules/answers.ts';
import { boardable, mayGiveUp, transferable } from '../rules/boarding/boarding.ts';
import type { HexAsk } from '../rules/sea/asks.ts';
import { hands, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';

/** How guns are worked: what can be done hangs on the load column, which her own captain alone sees (7.2.5). */
const OF_GUNS: ReadonlySet<HexAsk['kind']> = new Set(['fire', 'battery', 'load', 'reload']);

/** There is nothing to choose about her guns. Nobody else may know it: not even by how soon the answer comes. */
export const isGunsForced = (view: View, ask: HexAsk): boolean =>
  OF_GUNS.has(ask.kind) && onlyAnswer(choices(view, ask)) !== null;

/** 11.3.3: a section gone makes her fire worse; men who cross would mend that. */
const missesSection = (ship: Ship): boolean => hands(ship).some(({ left, total }) => left === 0 && total > 0);

/** Nobody to fight, nobody beside her whose men are gone, and no enemy there to be taken (10.2.6, 10.2.8). */
const isBoardingRoutine = (view: View, ship: Ship): boolean =>
  boardable(view, ship).length === 0 &&
  lockedParties(view, ship).length === 0 &&
  !transferable(view, ship).some((other) =>
    other.side === ship.side ? missesSection(other) : mayGiveUp(view, other),
  );

/** Nothing hangs on it, and what makes it so is before everybody's eyes. */
export function isIdle(view: View, ask: HexAsk): boolean {
  switch (ask.kind) {
    case 'grapple': {
      const { side } = shipOf(view, ask.ship);
      return ask.targets.every((id) => shipOf(view, id).side === side);
    }
    case 'gun-losses':
    case 'message':
      return true;
    case 'boarding':
      return isBoardingRoutine(view, shipOf(view, ask.ship));
    default:
      return false;
  }
}

/**
 * Grapples for friends, parties that nobody needs, which guns a ship loses, signals of ships that can do nothing else,
 * and guns with one answer. Moves are never routine.
 */
export const isRoutine = (view: View, ask: HexAsk): boolean => isIdle(view, ask) || isGunsForced(view, ask);
