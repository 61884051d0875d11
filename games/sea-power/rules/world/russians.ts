/** 11.O: Russians sail in English squadrons, and a squadron that has any of them aboard is bound to the waters of Europe. */
import { EUROPEAN_WATERS } from '../../data/areas.ts';
import { leaderOf } from '../../data/leaders.ts';
import { portOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import type { AreaId, LeaderId, PortId, ShipId, Stack } from './squadron.ts';

export const isRussianShip = (ship: ShipId): boolean => shipOf(ship).nation === 'Russia';
export const isRussianLeader = (leader: LeaderId): boolean => leaderOf(leader).nation === 'Russia';

export const hasRussians = (squadron: { readonly stacks: readonly Stack[] }): boolean =>
  squadron.stacks.some((stack) => stack.some(({ ship }) => isRussianShip(ship)));

/** A squadron without Russians may go anywhere. */
export const mayLeaveEurope = (squadron: { readonly stacks: readonly Stack[] }): boolean =>
  !hasRussians(squadron);

export const isEuropeanArea = (area: AreaId): boolean => EUROPEAN_WATERS.has(area);
export const isEuropeanPort = (port: PortId): boolean => isEuropeanArea(portOf(port).area);
