/** The places an Order is about, for the chart. */
import type { Fulfil } from '../../rules/module/language.ts';
import type { LocationId, OrderId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';

function placesIn(fulfil: Fulfil): readonly LocationId[] {
  if ('of' in fulfil) return fulfil.of.flatMap(placesIn);
  if (fulfil.test === 'circuit') return fulfil.route;
  if (!('at' in fulfil)) return [];
  return typeof fulfil.at === 'string' ? [fulfil.at] : fulfil.at;
}

export function orderPlaces(view: View, id: OrderId): readonly LocationId[] {
  const order = theatreOf(view).orders.get(id);
  return order === undefined ? [] : [...new Set(placesIn(order.fulfil))];
}
