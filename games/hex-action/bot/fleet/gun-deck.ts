/** The fire of all ships of a seat, laid together: who can beat whom this turn, and what is better kept. */
import { isCovered } from '../../rules/afloat/surrender.ts';
import { isBattery } from '../../rules/bearing/fields.ts';
import { aimsAt, computeBroadside } from '../../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../../rules/gunnery/combat.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { isAdvanced, isAdvancedShip } from '../../rules/sea/edition.ts';
import { dismasted, gunsLeft, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import type { Hits } from '../../rules/sea/told.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { addedWorth, bombarding, expectedOf, hasOneGun, type Way, waysToFire } from '../plain-guns.ts';
import { DEFEAT } from '../worth.ts';
import { marksOn, salvoAt, salvoTable } from './salvo.ts';

type Orders = AnswerTo<'fire'>;

interface Gun {
  readonly ship: Ship;
  readonly side: Broadside;
  readonly ways: readonly Way[];
  choice: Way | null;
}

const NOTHING: Hits = { H: 0, G: 0, C: 0, R: 0 };
const plus = (a: Hits, b: Hits): Hits => ({ H: a.H + b.H, G: a.G + b.G, C: a.C + b.C, R: a.R + b.R });

/** Every way in which a broadside may be fired, in either game. */
export const waysOf = (view: View, ship: Ship, side: Broadside): Way[] =>
  isAdvanced(view) && isAdvancedShip(ship) ? waysToFire(view, ship, side) : basicWays(view, ship, side);

const basicWays = (view: View, ship: Ship, side: Broadside): Way[] =>
  lawfulTargets(view, ship, side).flatMap((target) =>
    aimsAt(view, ship, target).flatMap((aim): Way[] => {
      const laid = computeBroadside(view, ship, side, target, aim);
      if (laid === null) return [];
      const faces = laid.table === null ? [] : [laid.faces];
      return [{ shot: { target: target.id, aim }, target, range: laid.range, faces, certain: NOTHING }];
    }),
  );

/** 11.4.3.2: a shot at one hex is enough for a ship without guns and without help. */
function surrenders(view: View, ship: Ship, { target, range }: Way): boolean {
  if (isBattery(target)) return false;
  return gunsLeft(target) === 0 && range === 1 && !dismasted(target) && !isCovered(view, target, ship);
}

const CLOSE = 2;
const WAITING = 4;
/** How sure she may be of getting closer before she fires: less with every turn that nothing has come of it. */
const sureness = (turn: number): number => Math.max(0, 0.85 - turn * 0.06);

/** 24.1.4: the care of a first broadside is lost with it, so that it is not thrown away at long range. */
function kept(view: View, ship: Ship, side: Broadside, { target, range }: Way): number {
  if (isBattery(target) || !ship.initial[side] || range < WAITING) return 0;
  const marks = marksOn(view, target);
  const at = salvoAt(side === 'L' ? 0 : 1, 0, 0, CLOSE);
  const close = salvoTable(view, ship, target, marks, 'now')[at]!;
  const plain = salvoTable(view, ship, target, marks, 'later')[at]!;
  return sureness(view.turn) * Math.max(0, close - plain);
}

/** Passes over all broadsides, each laid anew on what the others have left. */
const PASSES = 3;

export function fleetFire(view: View, ships: readonly Ship[]): ReadonlyMap<string, Orders> {
  const guns: Gun[] = ships.flatMap((ship) =>
    BROADSIDES.map((side) => ({ ship, side, ways: waysOf(view, ship, side), choice: null })),
  );
  const laid = guns.filter(({ ways }) => ways.length > 0);
  // Those with the least choice first: the others add to what they began.
  laid.sort((x, y) => x.ways.length - y.ways.length);
  for (let pass = 0; pass < PASSES; pass++) for (const gun of laid) lay(view, gun, laid);
  const orders = new Map<string, Orders>();
  for (const ship of ships) {
    const of = (side: Broadside) => guns.find((gun) => gun.ship === ship && gun.side === side)!.choice;
    const [left, right] = [of('L'), of('R')];
    orders.set(
      ship.id,
      left === null && right === null && isAdvanced(view) && isAdvancedShip(ship)
        ? bombarding(view, ship)
        : oneGun(ship, { L: left?.shot ?? null, R: right?.shot ?? null }),
    );
  }
  return orders;
}

const oneGun = (ship: Ship, orders: Orders): Orders =>
  hasOneGun(ship) && orders.L !== null && orders.R !== null ? { ...orders, R: null } : orders;

function lay(view: View, gun: Gun, all: readonly Gun[]): void {
  gun.choice = null;
  let most = 0;
  for (const way of gun.ways) {
    let sure = NOTHING;
    for (const { choice } of all)
      if (choice !== null && choice.target.id === way.target.id) sure = plus(sure, expectedOf(choice));
    let worth = addedWorth(way, sure);
    if (surrenders(view, gun.ship, way)) worth += DEFEAT;
    if (worth <= kept(view, gun.ship, gun.side, way) || worth <= most) continue;
    most = worth;
    gun.choice = way;
  }
}
