/** Worlds for tests of the Reorganisation: Red's Squadrons at home or at sea, and the Step at his desk. */
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { type Put, type Stated, stationAt, Umpire } from './station.ts';

export const STATIONS = { red: 'r-ash', blue: 'a-aubin', north: 'a-aubin', south: 'c-cano' };
export const RED_AT_HOME: Stated = {
  fittingOut: { 'kings-port': 'red-a red-b:3 red-d sovereign' },
  mess: 'r-ash r-birch r-cole r-dunn a-aubin c-cano',
  stations: STATIONS,
};
export const redAtSea = (...put: Put[]): Stated => ({ ...RED_AT_HOME, fittingOut: {}, put });

/** The Step at Red's desk, with dice for what is done there. */
export const redDesk = (stated: Stated, ...dice: readonly number[]): Umpire =>
  new Umpire(stationAt(stated), reorganisationStep, ...dice);
export const actsOf = (...list: readonly ReorganisationAct[]) => ({ acts: [...list], done: false });

/** A Flotilla Formed of Squadrons alone. */
export const formOf = (flotilla: string, ...squadrons: string[]): ReorganisationAct => ({
  do: 'form',
  flotilla,
  squadrons,
  flotillas: [],
});
