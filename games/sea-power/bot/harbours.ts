/** Where squadrons lie: placing (3.7/5), the way home (9.1), decoys and new ships (5.3), each by what can be had from there. */
import { AREAS } from '../data/areas.ts';
import type { Nation } from '../data/nations.ts';
import { homePortsOf, PORT_IDS, type PortId, portOf } from '../data/ports.ts';
import { choices } from '../rules/answers.ts';
import { distancesFrom, holderOf, isFriendly, mayEnter } from '../rules/chart/chart.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { squadronsInPorts } from '../rules/chart/disposition.ts';
import type { AnswerTo } from '../rules/world/asks.ts';
import { hasRussians, isEuropeanPort } from '../rules/world/russians.ts';
import { berthsOf, isEmpty } from '../rules/world/squadron.ts';
import { type Answerer, type AreaId, type Desk, worthMost } from './desk.ts';
import type { Temper } from './temper.ts';

/** Points of movement within which a sea counts as near. */
const NEAR = 2;

/** Seas that count and lie near an area, with what they are worth from there: those of the area itself count in full. */
export function seasNear({ view }: Desk, area: AreaId): { readonly area: AreaId; readonly worth: number }[] {
  const found: { area: AreaId; worth: number }[] = [];
  for (const [there, { points, areas }] of distancesFrom(area))
    if (points <= NEAR && areas <= 6)
      found.push({ area: there, worth: areaPoints(view, there) / (1 + points + areas) });
  return found;
}

const outlets = (desk: Desk, area: AreaId): number =>
  seasNear(desk, area).reduce((sum, { worth }) => sum + worth, 0);

const SEAS = AREAS.length;

/** Ports as bases, with those who are given to them in this decision. */
export class Berths {
  readonly #desk: Desk;
  readonly #spread: number;
  readonly #crowding: number;
  readonly #taken = new Map<AreaId, number>();
  readonly #worth = new Map<AreaId, number>();

  constructor(desk: Desk, { spread, crowding }: Temper) {
    this.#desk = desk;
    this.#crowding = crowding;
    this.#spread = desk.side === 'english' ? spread : 0;
  }

  take(port: PortId): void {
    const { area } = portOf(port);
    this.#taken.set(area, (this.#taken.get(area) ?? 0) + 1);
  }

  /** What a port is worth as a base: one squadron can hold the sea before it, the others have to go further. */
  worth(port: PortId): number {
    const { area, kind, number } = portOf(port);
    const crowd = this.#taken.get(area) ?? 0;
    let base = this.#worth.get(area);
    if (base === undefined) {
      base = outlets(this.#desk, area);
      this.#worth.set(area, base);
    }
    return (
      base * (1 - this.#spread) ** crowd -
      this.#crowding * crowd -
      (kind === 'changeable' ? 1 : 0) +
      0.05 * number
    );
  }

  forNew(nation: Nation, rooms: ReadonlyMap<PortId, number>): PortId | undefined {
    const { view } = this.#desk;
    const open = PORT_IDS.filter((port) => holderOf(view, port) === nation && rooms.get(port)! > 0);
    return worthMost(open, (port) => this.worth(port)) ?? undefined;
  }

  forDecoy(nation: Nation): PortId {
    const { view } = this.#desk;
    const open = PORT_IDS.filter((port) => holderOf(view, port) === nation);
    const port = worthMost(open, (one) => this.worth(one)) ?? homePortsOf(nation)[0]!.id;
    this.take(port);
    return port;
  }
}

/** 3.7/5: the best base for the strongest squadron still in hand. */
export const answerPlace =
  (temper: Temper): Answerer<'place'> =>
  (desk, ask) => {
    const berths = new Berths(desk, temper);
    for (const marker of desk.view.markers)
      if (marker.side === desk.side && 'port' in marker.at) berths.take(marker.at.port);
    const ships = new Map(desk.forces.squadrons.map((one) => [one.id, berthsOf(one).length]));
    return worthMost(choices(desk.view, ask) as Iterable<AnswerTo<'place'>>, ({ squadron, port }) =>
      ships.get(squadron)! === 0 ? berths.worth(port as PortId) - SEAS : berths.worth(port as PortId),
    );
  };

/** 9.1: home for the damaged, else to where next year's points are. */
export const answerReturn =
  (temper: Temper): Answerer<'return'> =>
  (desk) => {
    const { view, side, forces } = desk;
    const berths = new Berths(desk, temper);
    const filled = squadronsInPorts(view, side);
    for (const marker of view.markers)
      if (marker.side === side && 'port' in marker.at) berths.take(marker.at.port);
    const gathers = temper.grand && side === 'european';
    const ports: { token: string; port: PortId }[] = [];
    for (const marker of view.markers) {
      if (marker.side !== side || !('area' in marker.at)) continue;
      const squadron = forces.squadrons.find(({ token }) => token === marker.token)!;
      const damage = berthsOf(squadron).reduce((sum, { ship }) => sum + forces.ships[ship]!.damage, 0);
      const open = PORT_IDS.filter(
        (port) =>
          mayEnter(view, side, port, marker.fromNeutral) &&
          (isEuropeanPort(port) || !hasRussians(squadron)) &&
          (isEmpty(squadron) || (filled.get(port) ?? 0) < portOf(port).number),
      );
      const port = worthMost(open, (one) =>
        isFriendly(view, side, one)
          ? (gathers ? gathering(one) : berths.worth(one)) +
            0.3 * Math.min(damage, portOf(one).number) -
            fear(desk, one)
          : -SEAS,
      );
      if (port === null) return null;
      ports.push({ token: marker.token, port });
      if (isEmpty(squadron)) continue;
      berths.take(port);
      filled.set(port, (filled.get(port) ?? 0) + 1);
    }
    return { ports };
  };

/** Where a great fleet comes together: the greatest of the ports that can't be stormed. */
const gathering = (port: PortId): number => {
  const { home, number } = portOf(port);
  return home ? 3 * number : -number;
};

/** A small port overseas may be stormed with all who lie in it. */
const fear = ({ side }: Desk, port: PortId): number => {
  const { kind, number } = portOf(port);
  return side === 'european' && kind === 'changeable' ? 1.5 / number : 0;
};
