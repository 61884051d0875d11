/** How a side stands, by the squares that are left of all ships: what every seat can read off the logs. */
import { byStrength, decidedFor } from '@weathergage/kernel';
import { crewLeft, gunsLeft, riggingLeft, type Ship, type ShipSpec } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';

/** What each column counts, the whole being one. */
const PARTS = { hull: 0.4, guns: 0.25, crew: 0.2, rigging: 0.15 };

const gunSquares = ({ guns, carronades }: Pick<ShipSpec, 'guns' | 'carronades'>): number =>
  guns.L + guns.R + carronades.L + carronades.R;
const part = (left: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, left / whole));

/** The part of a ship's fighting life that is left; a hull or a crew that is nearly gone is a ship nearly lost. */
function lifeOf(ship: Ship): number {
  const hull = part(ship.hull, ship.spec.hull);
  const crew = part(
    crewLeft(ship),
    ship.spec.crew.reduce((sum, squares) => sum + squares, 0),
  );
  const life =
    PARTS.hull * hull +
    PARTS.guns * part(gunsLeft(ship), gunSquares(ship.spec)) +
    PARTS.crew * crew +
    PARTS.rigging * part(riggingLeft(ship), riggingLeft(ship.spec));
  return life * Math.sqrt(Math.min(hull, crew));
}

const fights = ({ surrender, presence, captured }: Ship): boolean =>
  surrender === null && presence !== 'gone' && !captured;

export function estimateOf(view: View): number {
  const side = view.side ?? view.sides[0]!.id;
  const decided = decidedFor(view.outcome, side);
  if (decided !== null) return decided;
  let own = 0;
  let foe = 0;
  for (const ship of view.ships) {
    if (!fights(ship)) continue;
    const worth = Math.max(1, ship.spec.points) * lifeOf(ship);
    if (ship.side === side) own += worth;
    else foe += worth;
  }
  return byStrength(own, foe);
}
