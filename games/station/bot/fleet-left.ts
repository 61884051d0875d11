/** Whether there are ships to spare: what is left of a fleet at the end counts by steps (12.1), and what lies above a step counts for nothing. */
import type { SideId } from '../rules/module/vocabulary.ts';
import { ownForces } from '../rules/umpire/phase.ts';
import { hullsOf, stateOf } from '../rules/world/formations.ts';
import type { View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { wasting } from './wasting.ts';

/** Hundredths of a fleet that are kept above a step for what may befall them, and for each Turn that is left. */
const KEPT = 3;
const A_TURN = 0.7;
/** Damage Points that the yards will take off a Squadron in a Turn. */
const MENDED = 0.25;

export function hasToSpare(view: View, side: SideId, last: number): boolean {
  const { fleet } = theatreOf(view).module.prestige;
  if (fleet === undefined || view.scenario.fleetCounts !== true) return false;
  const forces = ownForces(view);
  const own = Object.values(forces.squadrons).filter(({ countless }) => countless !== true);
  const sail = own.reduce((sum, one) => sum + one.sail, 0);
  const { sunk = 0, captured = 0, hulked = 0 } = view.lost[side] ?? {};
  const theatre = theatreOf(view);
  const doomed = own
    .filter((one) => stateOf(forces, one) !== 'Ready')
    .reduce((sum, { id, dp, sail: of }) => sum + wasting(dp, hullsOf(theatre, id).dr, of, last, MENDED), 0);
  const share = (100 * (sail - doomed)) / Math.max(1, sail + sunk + captured + hulked);
  const step = Math.max(0, ...fleet.map(({ share: [from] }) => from).filter((from) => from <= share));
  return step > 0 && share - step >= KEPT + A_TURN * last;
}
