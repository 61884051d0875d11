/** The assault on a port itself: two dice, and what falls with it (6.23/2, 6.23/3, 6.232). */
import { leaderOf } from '../../data/leaders.ts';
import type { Nation, Side } from '../../data/nations.ts';
import { LOUISBURG, portOf } from '../../data/ports.ts';
import { sendHome } from '../battle/leaders-in-battle.ts';
import { squadronOf, takeOff } from '../chart/afloat.ts';
import { markersAtSea } from '../chart/chart.ts';
import { leadersAboard, ratingOfSquadron, seniorOf } from '../world/leadership.ts';
import { flagOfNation } from '../world/own-forces.ts';
import type { Context } from '../world/phase.ts';
import { takeOutOfPlay } from '../world/pools.ts';
import type { AreaId, PortId, ShipId, Squadron } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import { otherSide, warOf } from '../world/war.ts';

/** 6.23/2: a die and the best leader against a die and the port's number; a draw leaves it as it is. */
export function stormPort(world: State, side: Side, area: AreaId, port: PortId, context: Context): void {
  const squadron = squadronOf(world, side, markersAtSea(world, area, side)[0]!.token);
  const dice = [context.dice.d6(), context.dice.d6()] as const;
  const totals = {
    attack: dice[1] + ratingOfSquadron(world, squadron),
    defence: dice[0] + portOf(port).number,
  };
  const taken = totals.attack > totals.defence;
  context.tell({ kind: 'assault', rule: '6.23/2', side, area, port, totals, taken, dice }, { news: true });
  if (!taken) return;
  // 6.232: Louisburg is razed, whoever might want it.
  world.ports[port] = {
    owner: port === LOUISBURG ? 'Removed' : nationOf(world, squadron),
    captured: true,
    closing: null,
  };
  seize(world, otherSide(side), port, context);
}

/** A port goes to the nation of the leader who took it. */
const nationOf = (world: State, squadron: Squadron): Nation =>
  flagOfNation(leaderOf(seniorOf(squadron, warOf(world))!).nation);

/** 6.23/3: ships inside are sunk, the leaders aboard them taken; markers there are off the map. */
function seize(world: State, side: Side, port: PortId, context: Context): void {
  const forces = world.forces[side];
  // Nobody of the attackers lies in a port that they attack.
  const inside = world.markers.filter(({ at }) => 'port' in at && at.port === port);
  const leaders = inside.flatMap(({ token }) => leadersAboard(squadronOf(world, side, token)));
  const ships: ShipId[] = Object.keys(forces.ships).filter((ship) => forces.ships[ship]!.port === port);
  takeOutOfPlay(forces, new Set(ships), new Set(leaders));
  for (const { token } of inside) takeOff(world, squadronOf(world, side, token));
  for (const ship of ships) world.sunk.push({ ship, side, captured: false });
  if (ships.length > 0)
    context.tell({ kind: 'lost', rule: '6.23/3', side, ships, why: 'port' }, { news: true });
  for (const leader of leaders) {
    const returns = sendHome(world, side, leader, 'captured');
    context.tell({ kind: 'leader', rule: '6.23/3', side, leader, ship: null, fate: 'captured', returns });
  }
}
