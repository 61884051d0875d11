/** How a ship lies to the wind, and how far that lets her sail (7.1). */
import { ATTITUDE_BY_OFFSET, type Attitude, MOVEMENT_ALLOWANCE } from '../../data/tables.ts';
import type { Direction } from './hex.ts';
import { dismasted, type ShipSpec } from './ship.ts';

export type Allowances = Readonly<Record<Attitude, number>>;

/** 7.1.3, 18.2.1: the same in either game; `wind` is the direction it blows towards. */
export const attitude = (heading: Direction, wind: Direction): Attitude =>
  ATTITUDE_BY_OFFSET.data[(heading - wind + 6) % 6]!;

/** What a ship's allowance hangs on. */
interface Sails {
  readonly rigging: readonly number[];
  readonly spec: Pick<ShipSpec, 'battleSpeed'>;
}

const NOTHING: Allowances = { A: 0, B: 0, C: 0, D: 0 };

/** Hexes in each attitude: one fewer in all for each rigging section lost (11.4.4.1). */
export function allowances(ship: Sails): Allowances {
  if (dismasted(ship)) return NOTHING;
  const whole = MOVEMENT_ALLOWANCE.data[ship.spec.battleSpeed];
  let lost = 0;
  for (const squares of ship.rigging) if (squares === 0) lost++;
  if (lost === 0) return whole;
  // 7.1.17: never below 0.
  const left = (hexes: number): number => Math.max(0, hexes - lost);
  return { A: left(whole.A), B: left(whole.B), C: left(whole.C), D: left(whole.D) };
}

/** What she may spend in this phase, by the attitude she starts it in (7.1.4, 7.1.13). */
export const allowanceOf = (ship: Sails & { readonly heading: Direction }, wind: Direction): number =>
  allowances(ship)[attitude(ship.heading, wind)];
