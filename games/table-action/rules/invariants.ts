/** What must be true of every table, whatever was played. */
import { isAfloat } from './aboard/crippled.ts';
import { CONTACT, corners, overlaps } from './geometry/base.ts';
import { separation } from './geometry/convex.ts';
import { contains } from './geometry/polygon.ts';
import { edgePassed } from './sailing/way.ts';
import { AREAS, type Battery, type Ship } from './table/ship.ts';
import { baseOf, type State } from './table/state.ts';

export function invariants(table: State): string[] {
  const wrong: string[] = [];
  const say = (text: string): void => void wrong.push(`turn ${table.turn}, ${table.phase}: ${text}`);
  for (const ship of table.ships) for (const text of cardErrors(ship)) say(`${ship.id} ${text}`);
  for (const battery of table.batteries)
    for (const text of batteryErrors(battery)) say(`${battery.id} ${text}`);
  const afloat = table.ships.filter(isAfloat);
  for (const [index, ship] of afloat.entries()) {
    if (edgePassed(table, ship) !== null) say(`${ship.id} is off the table`);
    if (table.terrain.some(({ points }) => contains(points, ship.at))) say(`${ship.id} lies on the ground`);
    for (const other of afloat.slice(index + 1))
      if (lieInEachOther(ship, other)) say(`${ship.id} and ${other.id} overlap`);
  }
  const known = new Set(table.ships.map(({ id }) => id));
  for (const { attacker, defender } of table.boardings)
    if (!known.has(attacker) || !known.has(defender)) say('a boarding action names a ship that is not there');
  for (const id of table.chances)
    if (table.ships.find((ship) => ship.id === id)?.bears == null) say(`${id} is asked, but does not wait`);
  if (table.activation !== null && !known.has(table.activation.ship)) say('an unknown ship is acting');
  if (table.turn > table.turnLimit) say('the turn limit has passed');
  return wrong;
}

/** Ships that slide along each other may be rounded into each other by a few thousandths, but no more. */
function lieInEachOther(one: Ship, other: Ship): boolean {
  const [a, b] = [baseOf(one), baseOf(other)];
  return overlaps(a, b) && separation(corners(a), corners(b)) < -CONTACT;
}

function cardErrors(ship: Ship): string[] {
  const wrong: string[] = [];
  for (const area of AREAS) {
    const left = ship[area];
    if (!Number.isInteger(left) || left < 0 || left > ship.spec[area])
      wrong.push(`${area}: ${left} of ${ship.spec[area]}`);
  }
  for (const value of [ship.at.x, ship.at.y, ship.heading])
    if (!Number.isInteger(value)) wrong.push(`lies at ${ship.at.x}, ${ship.at.y}, heading ${ship.heading}`);
  if (ship.heading < 0 || ship.heading >= 3600) wrong.push(`heading ${ship.heading}`);
  if (!isAfloat(ship)) return wrong;
  if (ship.hull === 0) wrong.push('floats without a hull');
  if (ship.fires > 5 || ship.leaks > 5) wrong.push('floats with six fires or leaks');
  if (ship.crew === 0 && ship.colours !== 'struck') wrong.push('has nobody aboard and has not struck');
  if (ship.colours === 'flying' && ship.side !== ship.owner) wrong.push('flies colours that are not hers');
  if (ship.colours !== 'flying' && ship.bears !== null) wrong.push('waits to fire, but has struck');
  return wrong;
}

function batteryErrors(battery: Battery): string[] {
  const wrong: string[] = [];
  if (battery.fort < 0 || battery.fort > battery.fullFort) wrong.push(`fort: ${battery.fort}`);
  if (battery.crew < 0 || battery.crew > battery.fullCrew) wrong.push(`crew: ${battery.crew}`);
  if (battery.state === 'fights' && (battery.fort === 0 || battery.crew === 0))
    wrong.push('fights on without walls or crew');
  return wrong;
}
