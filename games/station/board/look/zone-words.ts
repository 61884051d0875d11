/** What a Sea Zone is, in a few sentences: its weather, who is in it, and how it is entered and left. */
import { galeAt } from '../../rules/chart/gale-effects.ts';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { list, placeName, windName } from './words.ts';

function weatherWords(view: View, id: LocationId): string {
  const { winds = [] } = theatreOf(view).zones.get(id) ?? {};
  const gale = galeAt(view, id);
  const blowing = winds.filter((wind) => view.blowing.includes(wind));
  const wind =
    blowing.length === 0 ? 'No wind of the season' : list(blowing.map((one) => windName(view, one)));
  return `${wind} blows there now${gale === null ? '' : `, with a gale of force ${gale.force}`}.`;
}

function thereWords(view: View, id: LocationId): string {
  const there = view.tokens.filter(({ place }) => place.at === id);
  if (there.length === 0) return 'Nobody is in it.';
  const own = there.filter(({ side }) => side === view.side).length;
  return `In it: ${list([
    ...(own === 0 ? [] : [`${own} of yours`]),
    ...(there.length === own ? [] : [`${there.length - own} of theirs`]),
  ])}.`;
}

export function zoneWords(view: View, id: LocationId): string {
  const zone = theatreOf(view).zones.get(id);
  if (zone === undefined) return '';
  const exits = zone.edges.flatMap((one) => one.exits.map((at) => placeName(view, at)));
  return [
    `${zone.name} is a Sea Zone, open water beside ${list(exits)}.`,
    `Each try to get in is a step and takes ${zone.in} or less on a die, to get out ${zone.out} or less; the wind at its edge helps or hinders.`,
    'Nobody is found in it, and nobody fights.',
    weatherWords(view, id),
    thereWords(view, id),
  ].join(' ');
}
