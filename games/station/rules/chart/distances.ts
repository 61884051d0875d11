/** How far places lie from each other whatever blows: in Large Spaces, in Sea Zones and their boxes (5.34, 5.381). */
import type { LocationId } from '../module/vocabulary.ts';
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

type Graph = ReadonlyMap<Node, readonly Node[]>;

function joined(theatre: Theatre, zones: boolean): Graph {
  const graph = new Map<Node, Node[]>();
  const join = (a: Node, b: Node): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = graph.get(from);
      if (list === undefined) graph.set(from, [to]);
      else if (!list.includes(to)) list.push(to);
    }
  };
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

interface Known {
  readonly all: Graph;
  readonly lanes: Graph;
  readonly from: Map<string, ReadonlyMap<Node, number>>;
}
const known = new WeakMap<Theatre, Known>();

/** Steps from a place to every other; over Lanes alone where `lanes` is set (galleys keep out of Zones). */
export function distancesFrom(theatre: Theatre, start: Node, lanes = false): ReadonlyMap<Node, number> {
  let one = known.get(theatre);
  if (one === undefined) {
    one = { all: joined(theatre, true), lanes: joined(theatre, false), from: new Map() };
    known.set(theatre, one);
  }
  const key = `${start}${lanes ? '!' : ''}`;
  const before = one.from.get(key);
  if (before !== undefined) return before;
  const graph = lanes ? one.lanes : one.all;
  const far = new Map<Node, number>([[start, 0]]);
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    for (const next of graph.get(here) ?? []) {
      if (far.has(next)) continue;
      far.set(next, far.get(here)! + 1);
      queue.push(next);
    }
  }
  one.from.set(key, far);
  return far;
}
