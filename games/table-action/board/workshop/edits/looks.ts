/** Drawings of units as a scenario lays them out. Made again only for the unit that has changed. */

import type {
  Scenario,
  ScenarioBattery,
  ScenarioShip,
  ScenarioSquadron,
} from '../../../rules/scenario/scenario.ts';
import { setup } from '../../../rules/scenario/setup.ts';
import type { Battery, Ship } from '../../../rules/table/ship.ts';
import { lookOf, type ShipLook } from '../../ships/ship-look.ts';

interface Seen {
  readonly key: string;
  readonly ship: Ship;
  readonly look: ShipLook;
}
const SHIPS = new WeakMap<ScenarioShip, Seen>();
const FORTS = new WeakMap<ScenarioBattery, Battery>();

export function shipSeen(scenario: Scenario, squadron: ScenarioSquadron, entry: ScenarioShip): Seen {
  const flag = scenario.sides.some(({ flagship }) => flagship === entry.id);
  const key = `${scenario.wind.toward} ${flag} ${squadron.id} ${squadron.side}`;
  const known = SHIPS.get(entry);
  if (known?.key === key) return known;
  const alone = { ...scenario, squadrons: [{ ...squadron, ships: [entry] }], batteries: [], terrain: [] };
  const table = setup(alone, {});
  const ship = table.ships[0]!;
  const seen = { key, ship, look: lookOf(ship, table) };
  SHIPS.set(entry, seen);
  return seen;
}

export function fortSeen(scenario: Scenario, entry: ScenarioBattery): Battery {
  const known = FORTS.get(entry);
  if (known !== undefined) return known;
  const [battery] = setup({ ...scenario, squadrons: [], terrain: [], batteries: [entry] }, {}).batteries;
  FORTS.set(entry, battery!);
  return battery!;
}
