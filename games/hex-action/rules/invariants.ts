/** What must be true of every sea that a match can reach. */
import type { AdvancedLog } from './sea/advanced-log.ts';
import { hexKey } from './sea/hex.ts';
import { hexesOf, type Ship } from './sea/ship.ts';
import type { State } from './sea/state.ts';
import { BROADSIDES } from './sea/words.ts';

export function invariants(sea: State): string[] {
  const wrong: string[] = [];
  const say = (text: string): void => void wrong.push(`turn ${sea.turn}, ${sea.phase}: ${text}`);
  const land = new Set(sea.land.map(hexKey));
  const holders = new Map<string, string>();
  for (const ship of sea.ships) {
    for (const text of logErrors(ship)) say(`${ship.id} ${text}`);
    if (ship.presence !== 'afloat') continue;
    // While a contested hex is being decided two ships may still be on their way into it.
    if (sea.execution?.contest) continue;
    for (const hex of hexesOf(ship)) {
      const key = hexKey(hex);
      const holder = holders.get(key);
      if (holder !== undefined) say(`${ship.id} and ${holder} lie in the same hex ${key}`);
      // 38.3: a ship that entered land under that rule is gone by then.
      if (land.has(key)) say(`${ship.id} lies on land at ${key}`);
      holders.set(key, ship.id);
    }
  }
  const known = new Set(sea.ships.map((ship) => ship.id));
  for (const link of [...sea.fouls, ...sea.grapples, ...sea.melees]) {
    if (!known.has(link.a) || !known.has(link.b))
      say(`a bond names a ship that is not there: ${link.a}, ${link.b}`);
    if (link.a >= link.b) say(`bond ${link.a}, ${link.b} is out of order`);
  }
  for (const grapple of sea.grapples)
    if (grapple.count < 1) say(`an empty grapple ${grapple.a}, ${grapple.b}`);
  if (sea.turnLimit !== null && sea.turn > sea.turnLimit + 1) say('the turn limit has passed');
  return wrong;
}

function logErrors(ship: Ship): string[] {
  const wrong: string[] = [];
  const within = (what: string, left: number, total: number): void => {
    if (!Number.isInteger(left) || left < 0 || left > total) wrong.push(`${what}: ${left} of ${total}`);
  };
  within('hull', ship.hull, ship.spec.hull);
  for (const side of BROADSIDES) {
    within(`guns ${side}`, ship.guns[side], ship.spec.guns[side]);
    within(`carronades ${side}`, ship.carronades[side], ship.spec.carronades[side]);
  }
  for (const [index, left] of ship.rigging.entries())
    within(`rigging ${index + 1}`, left, ship.spec.rigging[index]!);
  // Repairs give squares back in the order a commander likes (26.2.3); the Basic Game has none.
  const firstWhole = ship.advanced ? -1 : ship.rigging.findIndex((left) => left > 0);
  // 11.4.4.1: the first sections go first.
  if (
    firstWhole >= 0 &&
    ship.rigging
      .slice(firstWhole + 1)
      .some((left, index) => left < ship.spec.rigging[firstWhole + 1 + index]!)
  )
    wrong.push('rigging was lost out of order');
  const numbers = new Set(ship.sections.map((section) => section.no));
  if (numbers.size < ship.sections.length) wrong.push('two crew sections have one number');
  for (const section of ship.sections) within(`crew section ${section.no}`, section.left, section.total);
  if (ship.captured && !ship.sections.some((section) => section.role === 'prize' && section.left > 0))
    wrong.push('captured, but nobody holds her');
  if (!ship.captured && ship.side !== ship.owner) wrong.push('sailed by another side, but not captured');
  if (ship.loaded === null) wrong.push('the umpire has lost her load column');
  if (ship.advanced) wrong.push(...advancedErrors(ship, ship.advanced));
  return wrong;
}

function advancedErrors(ship: Ship, log: AdvancedLog): string[] {
  const wrong: string[] = [];
  for (const side of BROADSIDES)
    for (const piece of ['guns', 'carronades'] as const) {
      const forward = log.forward[piece][side];
      if (!Number.isInteger(forward) || forward < 0 || forward > ship[piece][side])
        wrong.push(`${piece} ${side}: ${forward} forward of ${ship[piece][side]}`);
      const most = Math.ceil(ship.spec[piece][side] / 2);
      if (forward > most || ship[piece][side] - forward > ship.spec[piece][side] - most)
        wrong.push(`${piece} ${side}: more squares in a section than were built`);
      if (log.shot !== null && ship.loaded?.[side] && log.shot[side] === null)
        wrong.push(`${side} is loaded with nothing`);
    }
  if (log.shot === null || log.reloads === null || log.orders === null || log.mortars === null)
    wrong.push('the umpire has lost a closed column');
  if ((log.reloads ?? 0) < 0) wrong.push(`reloads: ${log.reloads}`);
  if (log.anchors < 0 || log.anchors > 2) wrong.push(`anchors: ${log.anchors}`);
  if (ship.presence === 'gone' && log.end === null) wrong.push('gone, nobody knows how');
  if (ship.presence !== 'gone' && log.end !== null) wrong.push(`${log.end}, but still there`);
  if (ship.presence === 'afloat' && log.anchor?.state === 'holding' && log.anchors === 0)
    wrong.push('held by no anchor');
  if (log.fire !== null && log.fire < 0) wrong.push(`fire: ${log.fire}`);
  return wrong;
}
