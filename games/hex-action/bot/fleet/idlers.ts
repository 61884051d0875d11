/** Ships that lie where they are, turn after turn: nobody waits for them to come, or thinks that they are about to. */
import { groupDrifts } from '../../rules/sailing/drift-rate.ts';
import { type Hex, neighbour } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Candidate } from './candidates.ts';

/** Movement phases in which she has not stirred. */
const IDLE = 2;

export const idles = ({ still }: Ship): boolean => still >= IDLE;

/** The order that leaves her where she lies, but for drift; -1 if she has none. */
export const lyingOn = (list: readonly Candidate[], { heading }: Ship): number =>
  list.findIndex(({ hexes, end }) => hexes === 0 && end.heading === heading);

/** Where she will have drifted to after each turn of lying on, the first being where she is. */
export function driftAhead(sea: Sea, ship: Ship, turns: number): Hex[] {
  const places = [ship.bow];
  for (let turn = 1; turn <= turns; turn++) {
    const drifts = groupDrifts([ship], ({ still }) => still + turn);
    const last = places.at(-1)!;
    places.push(drifts ? neighbour(last, sea.wind) : last);
  }
  return places;
}
