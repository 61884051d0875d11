/** 11.L, boarding and capture: for each five or six, before it takes effect, two dice; eleven or more take the ship. */
import type { Dice } from '@weathergage/kernel';
import type { Nation, Side } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { ShipId } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';

export const TAKEN_AT = 11;

export type Boarders = readonly [number, number];

/** 11.L: two dice, and eleven or twelve take the ship. */
export const boardersDice = (dice: Dice): Boarders => [dice.d6(), dice.d6()];
export const isTaken = ([one, other]: Boarders): boolean => one + other >= TAKEN_AT;

/** Whose prize she is: that of the ship opposite her. Russians take prizes for England. */
export function captorOf(firing: ShipId): Nation {
  const { nation } = shipOf(firing);
  return nation === 'Russia' ? 'England' : nation;
}

/** She is lost to her owner, and her captor may commission another in her stead next year. */
export function takeShip(world: State, side: Side, ship: ShipId, captor: Nation): void {
  world.sunk.push({ ship, side, captured: true });
  world.prizes.push({ ship, by: otherSide(side), nation: captor });
}
