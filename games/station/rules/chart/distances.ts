/** How far places lie from each other whatever blows: in Large Spaces, in Sea Zones and their boxes (5.34, 5.381). */
import type { LocationId } from '../module/vocabulary.ts';
import { keepsFor } from '../world/kept.ts';
import type { Theatre } from '../world/theatre.ts';

/** Places that one Movement Point might lead to along a Lane, into a Zone or out of it. */
export const neighbours = (theatre: Theatre, at: LocationId): LocationId[] => [
  ...(theatre.links.get(at) ?? []).flatMap(({ a, b, small }) =>
    [a, b, small].filter((one) => one !== null).filter((one) => one !== at),
  ),
  // Zones have a way back to each other, and name it themselves.
  ...(theatre.spaces.has(at) ? (theatre.zonesBeside.get(at) ?? []).map(({ id }) => id) : []),
  ...(theatre.zones.get(at)?.edges ?? []).flatMap(({ exits }) => exits),
];

/** A Large Space, a Sea Zone proper (by their ids), or the boxes of a Zone on one edge: each counts one. */
export type Node = string;

export const boxNode = (zone: LocationId, edge: string): Node => `${zone}/${edge}`;

type Graph = ReadonlyMap<Node, Iterable<Node>>;

export function joinBothWays(graph: Map<Node, Set<Node>>, a: Node, b: Node): void {
  graph.set(a, (graph.get(a) ?? new Set()).add(b));
  graph.set(b, (graph.get(b) ?? new Set()).add(a));
}

function joined(theatre: Theatre, zones: boolean): Graph {
  const graph = new Map<Node, Set<Node>>();
  const join = (a: Node, b: Node): void => joinBothWays(graph, a, b);
  for (const { a, b } of theatre.module.links) join(a, b);
  if (zones)
    for (const zone of theatre.module.zones)
      for (const { edge, exits } of zone.edges) {
        const box = boxNode(zone.id, edge);
        join(zone.id, box);
        for (const exit of exits) {
          const next = theatre.zones.get(exit);
          const facing = next?.edges.find((one) => one.exits.includes(zone.id));
          join(box, next === undefined ? exit : boxNode(exit, facing?.edge ?? ''));
        }
      }
  return graph;
}

const graphs = keepsFor<Graph>(2);
const distances = keepsFor<ReadonlyMap<Node, number>>(512);

/** Steps from a place to every other; over Lanes alone where `lanes` is set (galleys keep out of Zones). */
export const distancesFrom = (theatre: Theatre, start: Node, lanes = false): ReadonlyMap<Node, number> =>
  distances(theatre, `${start}${lanes ? '!' : ''}`, () => {
    const graph = graphs(theatre, `${lanes}`, () => joined(theatre, !lanes));
    const far = new Map<Node, number>([[start, 0]]);
    // A Map that grows while it is walked is walked to its end.
    for (const [here, steps] of far)
      for (const next of graph.get(here) ?? []) if (!far.has(next)) far.set(next, steps + 1);
    return far;
  });
