/** Which ships take part in a movement phase, what holds them, and whether there is any move to decide. */
import { isAground } from '../afloat/ground.ts';
import { groupOf, isFouled } from '../sea/bonds.ts';
import { neighbour, opposite, type Position } from '../sea/hex.ts';
import { crewLeft, dismasted, isMoored, type Ship } from '../sea/ship.ts';
import { type Sea, shipOf } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';
import { allowancesIn } from './allowance.ts';
import { atAnchor, isWeighing, springsOf } from './anchoring.ts';
import { driftsIfStill, keptFromDrifting } from './drift-rate.ts';
import { fireshipPlot } from './fireships.ts';
import type { FaultCode } from './infractions.ts';
import { mayRow } from './oars.ts';
import { heldByIrons, heldByTow, isTowed } from './towing.ts';

/** Taking part in this turn's movement: on the sea, or due to come onto it. */
export const inPlay = (sea: Sea, ship: Ship): boolean => ship.presence === 'afloat' || isEntering(sea, ship);

export const isEntering = (sea: Sea, ship: Ship): boolean =>
  ship.presence === 'due' && ship.entryTurn !== null && ship.entryTurn <= sea.turn;

/** Where her movement starts: an entering ship lies one hex behind the one she enters by (7.2.8). */
export const startOf = (ship: Ship): Position =>
  ship.presence === 'due'
    ? { bow: neighbour(ship.bow, opposite(ship.heading)), heading: ship.heading }
    : { bow: ship.bow, heading: ship.heading };

/** What keeps a ship from moving and turning, whatever her rigging. */
export function heldBy(sea: Sea, ship: Ship): FaultCode | null {
  // 8.2.3, 8.3.6: who is fouled neither moves nor turns, and drifts; 9.1.6: nor who is grappled.
  if (isFouled(sea, ship.id)) return 'fouled';
  if (heldByIrons(sea, ship)) return 'grappled';
  if (ship.surrender === 'striking' || ship.hull === 0) return 'struck';
  if (ship.surrender !== null && !ship.captured) return 'surrendered';
  if (crewLeft(ship) === 0) return 'unmanned';
  if (sea.turn < (ship.resumes ?? 0)) return 'idle';
  if (ship.allBoarding) return 'all-boarding';
  return ship.advanced === undefined ? null : heldByGround(sea, ship);
}

/** What holds a ship that only the Advanced Game knows. */
function heldByGround(sea: Sea, ship: Ship): FaultCode | null {
  if (isAground(ship)) return 'aground';
  if (isMoored(ship)) return 'moored';
  if (isTowed(sea, ship)) return 'towed';
  const tow = heldByTow(sea, ship);
  if (tow !== null) return tow;
  if (isWeighing(ship)) return 'weighing';
  // 20.3.3: at a plain anchor she neither moves nor turns.
  return atAnchor(ship) && springsOf(sea, ship) === null ? 'anchored' : null;
}

/** 8.2.5.1, 8.2.5.2, 8.2.5.3: turns of drifting before each turn of a dismasted ship, by her turning ability. */
export const dismastedWait = (turning: number): number => 4 - Math.min(3, Math.max(1, turning));

/** Whether she drifts this turn if she does not move under sail (8.2.1). */
export function driftIsDue(sea: Sea, ship: Ship): boolean {
  if (ship.presence !== 'afloat') return false;
  const body = groupOf(sea, ship.id).map((id) => shipOf(sea, id));
  return driftsIfStill(body) && !keptFromDrifting(sea, body);
}

/** Whether there is any move to decide. Otherwise the umpire writes 0 or D for her. */
export function hasChoice(sea: Sea, ship: Ship): boolean {
  if (!inPlay(sea, ship) || heldBy(sea, ship) !== null) return false;
  if (sea.advanced && fireshipPlot(sea, ship) !== null) return false;
  // What an anchor does not hold lies on springs.
  if (atAnchor(ship)) return true;
  if (dismasted(ship) && !mayRow(sea, ship)) return ship.presence === 'afloat' && mayTurnDismasted(ship);
  return ship.presence === 'afloat' || allowancesIn(sea, ship)[attitude(ship.heading, sea.wind)] > 0;
}

export const mayTurnDismasted = (ship: Ship): boolean => ship.sinceTurn >= dismastedWait(ship.spec.turning);
