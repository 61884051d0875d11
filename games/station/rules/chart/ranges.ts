/** How far an Auxiliary reaches (6.14). */
import type { LocationId } from '../module/vocabulary.ts';
import type { Place } from '../world/forces.ts';
import { galeOn } from './gale-effects.ts';
import { placeKey, type Weather, waysFrom } from './lanes.ts';

export type Tracer = 'Fleet' | 'Fleet-50' | 'Light' | 'Galley' | 'other';

interface Node {
  readonly place: Place;
  readonly cost: number;
  /** Whether the next time the wind must be caught costs two. */
  readonly dear: boolean;
}

const keyOf = ({ place, dear }: Node): string => `${placeKey(place)}${dear ? '+' : ''}`;

/**
 * 5.114, 6.142: Movement Points from a location to every other within a range, as an Auxiliary traces it. Gales cost
 * double (6.144) or are closed, Catching the Wind costs 1, 2, 1, 2 in turn. A Zone is reached when the Zone proper is.
 */
export function rangesFrom(
  world: Weather,
  from: LocationId,
  range: number,
  sort: Tracer,
): ReadonlyMap<LocationId, number> {
  const reached = new Map<LocationId, number>([[from, 0]]);
  const start: Node = { place: { at: from, berth: 'sea' }, cost: 0, dear: false };
  const best = new Map([[keyOf(start), 0]]);
  // Costs are small whole numbers: a list for each of them keeps the search in order.
  const byCost: Node[][] = Array.from({ length: range + 1 }, () => []);
  byCost[0]!.push(start);
  // 6.145: these keep out of Gales; Galleys, for which no way leads there, out of Sea Zones.
  const light = sort === 'Light' || sort === 'Galley';
  for (let cost = 0; cost <= range; cost++)
    for (const here of byCost[cost]!) {
      const { place, dear } = here;
      if (best.get(keyOf(here))! < cost) continue;
      for (const way of waysFrom(world, place, { galleys: sort === 'Galley' })) {
        if (way.how === 'port') continue;
        const gale = galeOn(world, way.place) !== null;
        if (gale && light) continue;
        const caught = way.how === 'catch';
        // 6.146: the wind is never caught with a die; it costs one and two in turn.
        const next = cost + (caught && dear ? 2 : 1) * (gale ? 2 : 1);
        const node = { place: way.place, cost: next, dear: caught ? !dear : dear };
        const key = keyOf(node);
        if (next > range || next >= (best.get(key) ?? Infinity)) continue;
        best.set(key, next);
        byCost[next]!.push(node);
        if (way.place.berth === 'sea' && next < (reached.get(way.place.at) ?? Infinity))
          reached.set(way.place.at, next);
      }
    }
  return reached;
}
