/** 9.1: when the year's points are counted every squadron at sea goes to a port, however far it is. */
import { refuse } from '@weathergage/kernel';
import { SIDES, type Side } from '../../data/nations.ts';
import { isPortId, PORT_IDS, portOf } from '../../data/ports.ts';
import { closer, type Distance, distancesFrom, friendlyPorts, mayEnter } from '../chart/chart.ts';
import { squadronsInPorts } from '../chart/disposition.ts';
import type { AnswerTo } from '../world/asks.ts';
import { chanceOf } from '../world/chance.ts';
import { ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import { hasRussians, isEuropeanPort } from '../world/russians.ts';
import {
  type AreaId,
  isEmpty,
  type Marker,
  type PortId,
  type Squadron,
  type Token,
} from '../world/squadron.ts';
import type { Forces, View } from '../world/state.ts';

const RULE = '9.1/1';

/** 4.0/15, 9.1/1: whatever is at sea goes into port. */
export const returnToPort: PhaseRules = {
  enter: () => 'waits',
  asks: (world) => SIDES.map((side) => askOf(world, 'return', side, RULE)),
  resolve(world, answers, { tell }) {
    for (const { ask, answer } of answers) {
      const side = sideOf(world, ask.seat)!;
      const forces = world.forces[side];
      const ports = new Map((answer as AnswerTo<'return'>).ports.map(({ token, port }) => [token, port]));
      for (const { squadron, marker } of atSea(world.markers, side, forces)) {
        const port = ports.get(marker.token) as PortId;
        marker.at = { port };
        for (const { ship } of squadron.stacks.flat()) forces.ships[ship]!.port = port;
        tell({ kind: 'returned', rule: RULE, side, token: marker.token, port });
      }
    }
    // 11.A1, 11.A2: what a squadron bore for its time at sea comes off in port.
    for (const marker of world.markers)
      Object.assign(marker, { battle: false, onStation: false, voyages: 0 });
    return 'done';
  },
};

interface AtSea {
  readonly squadron: Squadron;
  readonly marker: Marker;
  readonly area: AreaId;
}

function atSea(markers: readonly Marker[], side: Side, forces: Forces): AtSea[] {
  const byToken = new Map(forces.squadrons.map((squadron) => [squadron.token, squadron]));
  return markers.flatMap((marker) => {
    const squadron = byToken.get(marker.token);
    if (marker.side !== side || squadron === undefined || !('area' in marker.at)) return [];
    return [{ squadron, marker, area: marker.at.area }];
  });
}

/**
 * 9.1/2: however far and led or not, its own ports, those of friends at war and neutral ones, whose guests of last year
 * are not let in again.
 */
const mayReturn = (view: View, side: Side, { squadron, marker }: AtSea, port: PortId): boolean =>
  mayEnter(view, side, port, marker.fromNeutral) && (isEuropeanPort(port) || !hasRussians(squadron));

/** How a squadron looks for a port: the nearest of its own, the biggest yard, or wherever chance takes it. */
const WAYS = ['near', 'yard', 'chance', 'chance', 'near', 'chance'] as const;

export const returnAsk: AskRules<'return'> = {
  *choices(view, ask) {
    const { side, forces } = ownForces(view, ask);
    const squadrons = atSea(view.markers, side, forces);
    const open = squadrons.map((one) => PORT_IDS.filter((port) => mayReturn(view, side, one, port)));
    const friendly = new Set(friendlyPorts(view, side));
    const distances = squadrons.map(({ area }) => distancesFrom(area));
    for (const [variant, way] of WAYS.entries()) {
      if (variant > 0 && squadrons.length === 0) return;
      const below = chanceOf(view.year * 7 + variant);
      const filled = squadronsInPorts(view, side);
      yield {
        ports: squadrons.map((one, index) => {
          const counts = !isEmpty(one.squadron);
          const free = open[index]!.filter(
            (port) => !counts || (filled.get(port) ?? 0) < portOf(port).number,
          );
          // Neutral ports repair nothing and must be left again: they are taken only by chance.
          const own = free.filter((port) => friendly.has(port));
          const among = way === 'chance' && below(3) === 0 ? free : own.length > 0 ? own : free;
          const port = way === 'chance' ? among[below(among.length)]! : best(among, way, distances[index]!);
          if (counts) filled.set(port, (filled.get(port) ?? 0) + 1);
          return { token: one.marker.token, port };
        }),
      };
    }
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const squadrons = new Map<Token, AtSea>(
      atSea(view.markers, side, forces).map((one) => [one.marker.token, one]),
    );
    const filled = squadronsInPorts(view, side);
    const named = new Set<Token>();
    for (const { token, port } of answer.ports) {
      const one = squadrons.get(token);
      if (one === undefined) return refuse('not-at-sea', RULE, `${token} is no squadron of yours at sea.`);
      const { id } = one.squadron;
      if (named.has(token)) return refuse('squadron-twice', RULE, `${id} is named twice.`);
      named.add(token);
      if (!isPortId(port)) return refuse('unknown-port', RULE, `${port} is not a port.`);
      if (!mayEnter(view, side, port, one.marker.fromNeutral))
        return refuse('not-open', '9.1/2', `${portOf(port).name} is not open to ${id}.`);
      if (!mayReturn(view, side, one, port))
        return refuse('out-of-europe', '11.O/1', 'Russians do not leave the waters of Europe.');
      if (isEmpty(one.squadron)) continue;
      filled.set(port, (filled.get(port) ?? 0) + 1);
      if (filled.get(port)! > portOf(port).number)
        return refuse('port-full', '6.21', `${portOf(port).name} holds ${portOf(port).number} squadrons.`);
    }
    const missing = [...squadrons].find(([token]) => !named.has(token))?.[1];
    return missing === undefined
      ? null
      : refuse('left-at-sea', RULE, `${missing.squadron.id} must return to a port.`);
  },
};

/** Where no way leads. */
const UNREACHED: Distance = { points: Number.POSITIVE_INFINITY, areas: Number.POSITIVE_INFINITY };

function best(
  ports: readonly PortId[],
  way: 'near' | 'yard',
  distances: ReadonlyMap<AreaId, Distance>,
): PortId {
  const distance = (port: PortId): Distance => distances.get(portOf(port).area) ?? UNREACHED;
  const better = (a: PortId, b: PortId): boolean =>
    way === 'yard'
      ? portOf(a).number > portOf(b).number
      : closer(distance(a), distance(b)) ||
        (!closer(distance(b), distance(a)) && portOf(a).number > portOf(b).number);
  return ports.reduce((found, port) => (better(port, found) ? port : found));
}
