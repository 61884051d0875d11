/** Ports that are neutral, or were until this year (6.22): what still lies in them when movement ends. */
import type { Side } from '../../data/nations.ts';
import { SIDES, sideOf as sideOfNation } from '../../data/nations.ts';
import { PORT_IDS, type PortId } from '../../data/ports.ts';
import { takeOff } from '../chart/afloat.ts';
import { holderOf, isNeutral } from '../chart/chart.ts';
import type { Context } from '../world/phase.ts';
import { shipsToPool } from '../world/pools.ts';
import { berthsOf, type Marker, type ShipId, type Squadron } from '../world/squadron.ts';
import type { State } from '../world/state.ts';

/** 7.4/4 and 6.23/3: years from capture to return. */
const YEARS_AWAY = 2;

interface Guests {
  readonly side: Side;
  readonly port: PortId;
  readonly markers: readonly { readonly marker: Marker; readonly squadron: Squadron }[];
  /** Every ship of the side in the port, in those squadrons or in none. */
  readonly ships: readonly ShipId[];
}

/** What a side has in a port, as far as `counts` has it: squadrons, and ships in no squadron. */
function guestsIn(world: State, side: Side, port: PortId, counts: (marker: Marker) => boolean): Guests {
  const forces = world.forces[side];
  const inside = world.markers.filter(
    (marker) => marker.side === side && 'port' in marker.at && marker.at.port === port,
  );
  const behind = inside.map((marker) => ({
    marker,
    squadron: forces.squadrons.find((squadron) => squadron.token === marker.token)!,
  }));
  const spared = new Set(
    behind
      .filter(({ marker }) => !counts(marker))
      .flatMap(({ squadron }) => berthsOf(squadron).map(({ ship }) => ship)),
  );
  const ships = Object.keys(forces.ships).filter(
    (ship) => forces.ships[ship]!.port === port && !spared.has(ship),
  );
  return { side, port, markers: behind.filter(({ marker }) => counts(marker)), ships };
}

/** 6.22/1: whoever has not left the neutral port he began in is interned. Those the weather holds are excused (11.B). */
export function intern(world: State, context: Context): void {
  for (const side of SIDES)
    for (const port of PORT_IDS) {
      if (!isNeutral(world, port)) continue;
      const guests = guestsIn(world, side, port, (marker) => marker.fromNeutral && !marker.moved);
      if (guests.markers.length === 0 && guests.ships.length === 0) continue;
      takeAway(world, guests);
      shipsToPool(world, guests.ships);
      const told = { kind: 'interned', rule: '6.22/1', side, port } as const;
      // Ships in no squadron lie there unseen.
      context.tellSide(side, { ...told, ships: guests.ships }, guests.markers.length > 0 ? told : null);
    }
}

/** 6.22/2: in a port whose nation has entered the war its enemies are lost as if sunk. */
export function closePorts(world: State, context: Context): void {
  for (const port of PORT_IDS) {
    const holder = holderOf(world, port);
    if (holder === null) continue;
    world.ports[port]!.closing = null;
    for (const side of SIDES) {
      if (side === sideOfNation(holder)) continue;
      const guests = guestsIn(world, side, port, () => true);
      if (guests.markers.length === 0 && guests.ships.length === 0) continue;
      captureLeaders(world, guests, context);
      takeAway(world, guests);
      for (const ship of guests.ships) world.sunk.push({ ship, side, captured: false });
      context.tell({ kind: 'lost', rule: '6.22/2', side, ships: guests.ships, why: 'port' }, { news: true });
    }
  }
}

/** Squadrons off the map and ships out of play; leaders who are not captured go ashore. */
function takeAway(world: State, { side, markers, ships }: Guests): void {
  for (const { squadron } of markers) {
    takeOff(world, squadron);
    squadron.stacks = [];
  }
  for (const ship of ships) delete world.forces[side].ships[ship];
}

/** As in a port that is stormed (6.23/3). */
function captureLeaders(world: State, { side, markers }: Guests, context: Context): void {
  const forces = world.forces[side];
  for (const { squadron } of markers)
    for (const { ship, leader } of berthsOf(squadron)) {
      if (leader === null) continue;
      const returns = world.year + YEARS_AWAY;
      forces.leaders = forces.leaders.filter((one) => one !== leader);
      world.absent.push({ leader, side, returns, why: 'captured' });
      context.tell(
        { kind: 'leader', rule: '6.22/2', side, leader, ship, fate: 'captured', returns },
        { news: true },
      );
    }
}
