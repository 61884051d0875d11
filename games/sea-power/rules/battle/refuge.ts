/** Where ships make for that leave a battle: the nearest port that will have them (7.31/2). */
import { refuse } from '@weathergage/kernel';
import { AREA_IDS } from '../../data/areas.ts';
import type { Side } from '../../data/nations.ts';
import { portOf } from '../../data/ports.ts';
import { closer, friendlyPorts, heldBy, nearestPorts, neutralPorts } from '../chart/chart.ts';
import type { AskRules, Context } from '../world/phase.ts';
import { isEuropeanArea, isRussianShip } from '../world/russians.ts';
import type { AreaId, LineShip, PortId, ShipId } from '../world/squadron.ts';
import type { Battle, Open, State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import type { Lines } from './battle-line.ts';

type Leaver = Battle['leaving'][number];

/** A ship with more than this may be driven into a neutral port. */
const LIGHT_DAMAGE = 1;

/** What decides where a ship goes. */
interface Fugitive {
  readonly side: Side;
  readonly from: AreaId;
  /** Hurt enough to put into a neutral port that is nearer, and free to do so (6.22/1). */
  readonly mayBeNeutral: boolean;
  /** 11.O: she may not leave the waters of Europe. */
  readonly russian: boolean;
}

/**
 * 7.31/2: the nearest friendly port, all of them where several are as near; a neutral one instead if the ship has more
 * than one point of damage and it is nearer. No way leads through an area that the enemy holds (4.0/11).
 */
export function refugesOf(world: Readonly<Open>, fugitive: Fugitive): PortId[] {
  const { side, from, mayBeNeutral, russian } = fugitive;
  const barred = heldBy(world, otherSide(side));
  if (russian) for (const area of AREA_IDS) if (!isEuropeanArea(area)) barred.add(area);
  const friendly = nearestPorts(from, friendlyPorts(world, side), barred);
  const neutral = mayBeNeutral ? nearestPorts(from, neutralPorts(world), barred) : null;
  if (neutral !== null && (friendly === null || closer(neutral.distance, friendly.distance)))
    return neutral.ports;
  return friendly?.ports ?? [];
}

/** Everybody who leaves after a round: the disabled, and whole lines that are beaten. */
export function leaversOf(
  world: Readonly<Open>,
  battle: Battle,
  lines: Lines,
  beaten: readonly Side[],
): Leaver[] {
  const found = new Map<string, PortId[]>();
  const leaver = (side: Side, { ship, damage }: LineShip): Leaver => {
    const fromNeutral = world.markers.some((one) => one.token === battle.tokens[side] && one.fromNeutral);
    const mayBeNeutral = damage > LIGHT_DAMAGE && !fromNeutral;
    const russian = isRussianShip(ship);
    const key = `${side} ${mayBeNeutral} ${russian}`;
    const ports = found.get(key) ?? refugesOf(world, { side, from: battle.area, mayBeNeutral, russian });
    found.set(key, ports);
    return { ship, side, ports };
  };
  return (['english', 'european'] as const).flatMap((side) =>
    lines[side].filter(({ disabled }) => disabled || beaten.includes(side)).map((one) => leaver(side, one)),
  );
}

/** They go, each with the leader aboard; one that has nowhere to go is lost. Gives the lines without them. */
export function sendAway(
  world: State,
  battle: Battle & { readonly lines: Lines },
  wishes: ReadonlyMap<ShipId, PortId>,
  context: Context,
): Lines {
  for (const { ship, side, ports } of battle.leaving) {
    const { leader, damage } = battle.lines[side].find((one) => one.ship === ship)!;
    const forces = world.forces[side];
    if (leader !== null) forces.leaders.push(leader);
    const port = wishes.get(ship) ?? ports[0];
    if (port === undefined) {
      world.sunk.push({ ship, side, captured: false });
      context.tell({ kind: 'lost', rule: '7.31/2', side, ships: [ship], why: 'no-port' });
    } else {
      forces.ships[ship] = { port, damage, sailed: true };
      context.tell({ kind: 'refuge', rule: '7.31/2', side, ship, port });
    }
  }
  const gone = new Set(battle.leaving.map(({ ship }) => ship));
  return {
    english: battle.lines.english.filter(({ ship }) => !gone.has(ship)),
    european: battle.lines.european.filter(({ ship }) => !gone.has(ship)),
  };
}

/** Those of a side who can choose. */
export const undecided = (battle: Battle, side: Side): Leaver[] =>
  battle.leaving.filter((one) => one.side === side && one.ports.length > 1);

export const refugeAsk: AskRules<'refuge'> = {
  *choices(_view, { ships }) {
    const byNumber = (ports: readonly PortId[]): PortId[] =>
      ports.toSorted((one, other) => portOf(other).number - portOf(one).number);
    const ranked = ships.map(({ ship, ports }) => ({ ship, ports: byNumber(ports) }));
    const most = Math.max(...ranked.map(({ ports }) => ports.length));
    for (let turn = 0; turn < most; turn++)
      yield { ports: ranked.map(({ ship, ports }) => ({ ship, port: ports[turn % ports.length]! })) };
    // Shared out among the ports, so that each can repair its part.
    yield {
      ports: ranked.map(({ ship, ports }, index) => ({ ship, port: ports[index % ports.length]! })),
    };
  },

  check(_view, { ships }, { ports }) {
    const open = new Map(ships.map((one) => [one.ship, one.ports]));
    if (ports.length !== ships.length || new Set(ports.map(({ ship }) => ship)).size < ports.length)
      return refuse('refuge-ships', '7.31/2', 'Name one port for each ship that leaves.');
    for (const { ship, port } of ports) {
      const choice = open.get(ship);
      if (choice === undefined)
        return refuse('refuge-ships', '7.31/2', 'Name one port for each ship that leaves.');
      if (!choice.some((one) => one === port))
        return refuse('refuge-port', '7.31/2', 'A ship that leaves a battle makes for the nearest port.');
    }
    return null;
  },
};
