/**
 * The two editions as types. A sea of the Advanced Game has its own part, and every ship on it her other columns; who
 * asks which game is played asks here, once, and what belongs to the Advanced Game alone takes these types.
 */
import type { AdvancedLog } from './advanced-log.ts';
import type { AdvancedSpec, Ship, ShipSpec } from './ship.ts';
import type { Sea, View } from './state.ts';

/** A ship of the Advanced Game. */
export interface AdvancedShip extends Ship {
  readonly spec: ShipSpec & { readonly advanced: AdvancedSpec };
  advanced: AdvancedLog;
}

/** A sea of the Advanced Game. */
export interface AdvancedState extends Sea {
  ships: AdvancedShip[];
  advanced: NonNullable<Sea['advanced']>;
}

/** The same as a seat sees it. */
export interface AdvancedView extends AdvancedState, Pick<View, 'seat' | 'side'> {}

export function isAdvanced(sea: View): sea is AdvancedView;
export function isAdvanced(sea: Sea): sea is AdvancedState;
export function isAdvanced(sea: Sea): boolean {
  return sea.advanced !== undefined;
}

/** A view that is known to be one of the Advanced Game: it is asked something that only the Advanced Game asks. */
export function advancedView(view: View): AdvancedView {
  if (!isAdvanced(view)) throw new Error(`${view.scenario} is played by the rules of the Basic Game`);
  return view;
}

/** For a ship by herself, or one whose sea is not at hand. */
export const isAdvancedShip = (ship: Ship): ship is AdvancedShip => ship.advanced !== undefined;
