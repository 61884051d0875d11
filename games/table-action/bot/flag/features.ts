/** What can be read off the table of how a side stands: own less the enemy's, each ship by her points. */
import { pointUnit, signedWeight } from '@weathergage/bots/search/index.ts';
import { crippledIn, fights } from '../../rules/aboard/crippled.ts';
import { pointsOf } from '../../rules/scenario/victory.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Pose, poseOf } from '../chart.ts';

export const FEATURES = [
  'ships that fight',
  'hull left',
  'hull crippled',
  'crew left',
  'crew crippled',
  'rigging left',
  'rigging crippled',
  'fires and leaks',
  'points won',
  'broadsides as they lie',
  'batteries',
] as const;

const part = (left: number, whole: number): number => (whole <= 0 ? 0 : Math.max(0, left) / whole);

export function featuresOf(table: Table, side: string): Float64Array {
  const found = new Float64Array(FEATURES.length);
  const unit = pointUnit(table.ships);
  const fit = table.ships.filter(fights);
  for (const ship of fit) ofShip(ship, signedWeight(ship, side, unit), found);
  for (const [whose, points] of Object.entries(pointsOf(table)))
    found[8]! += (whose === side ? 1 : -1) * unit * points;
  for (const { state, side: whose, points, fort, fullFort } of table.batteries)
    if (state === 'fights') found[10]! += (whose === side ? 1 : -1) * unit * points * part(fort, fullFort);
  const posed = fit.map((ship) => ({ ship, pose: poseOf(ship) }));
  for (const own of posed)
    if (own.ship.side === side)
      for (const foe of posed)
        if (foe.ship.side !== side)
          found[9]! +=
            unit *
            (own.ship.spec.points * bearing(own.pose, foe.pose) -
              foe.ship.spec.points * bearing(foe.pose, own.pose));
  return found;
}

function ofShip(ship: Ship, weight: number, found: Float64Array): void {
  const { spec } = ship;
  found[0]! += weight;
  found[1]! += weight * part(ship.hull, spec.hull);
  found[2]! += crippledIn(ship, 'hull') ? weight : 0;
  found[3]! += weight * part(ship.crew, spec.crew);
  found[4]! += crippledIn(ship, 'crew') ? weight : 0;
  found[5]! += weight * part(ship.rigging, spec.rigging);
  found[6]! += spec.rigging > 0 && crippledIn(ship, 'rigging') ? weight : 0;
  found[7]! += (weight * (ship.fires + ship.leaks)) / 4;
}

const REACH = 24_000;

/** How well the guns of one bear on the other: on her beam, near, and along the other's keel. */
function bearing(from: Pose, to: Pose): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const away = Math.sqrt(x * x + y * y);
  if (away > REACH || away === 0) return 0;
  const beam = Math.abs(from.dx * y - from.dy * x) / away;
  const keel = Math.abs(to.dx * x + to.dy * y) / away;
  return beam * beam * (1 - away / REACH) * (keel > 0.9 ? 1.6 : 1);
}
