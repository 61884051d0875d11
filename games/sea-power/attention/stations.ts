/** Where a squadron belongs by its name: what is proposed when markers are placed, if the rules allow it there. */
import type { AnswerTo, SeaAsk } from '../rules/world/asks.ts';
import type { PortId, SquadronId } from '../rules/world/squadron.ts';
import type { View } from '../rules/world/state.ts';
import { placeAsk } from '../rules/year/place.ts';

const STATIONS: Readonly<Record<SquadronId, readonly PortId[]>> = {
  'eng-channel': ['portsmouth'],
  'eng-western': ['portsmouth'],
  'eng-north-sea': ['nore'],
  'eng-downs': ['nore'],
  'eng-mediterranean': ['gibraltar', 'port-mahon'],
  'eng-lisbon-station': ['gibraltar', 'portsmouth'],
  'eng-north-america': ['halifax', 'new-york'],
  'eng-jamaica': ['port-royal'],
  'eng-leeward-islands': ['english-harbour', 'barbados'],
  'eng-east-indies': ['bombay', 'madras'],
  'eng-cape': ['st-helena', 'cape-town'],
  'eng-baltic': ['nore'],
  'fra-brest': ['brest'],
  'fra-rochefort': ['rochefort'],
  'fra-lorient': ['lorient'],
  'fra-toulon': ['toulon'],
  'fra-flandre': ['dunkirk', 'brest'],
  'fra-antilles': ['fort-royal', 'guadeloupe'],
  'fra-saint-domingue': ['cap-francais'],
  'fra-indes': ['port-louis', 'pondicherry'],
  'spa-cadiz': ['cadiz'],
  'spa-ferrol': ['ferrol'],
  'spa-cartagena': ['cartagena'],
  'spa-la-habana': ['havana'],
  'spa-mar-del-sur': ['callao'],
  'spa-filipinas': ['manila'],
  'net-texel': ['texel'],
  'net-vlissingen': ['flushing'],
  'net-west-indie': ['curacao'],
  'net-oost-indie': ['batavia', 'cape-town'],
};

type PlaceAsk = Extract<SeaAsk, { kind: 'place' }>;

/** The squadron's own station, or else the first port that will do. */
export function proposedPort(
  view: View,
  ask: PlaceAsk,
  squadron: SquadronId,
  open: readonly PortId[],
): PortId | null {
  const station = STATIONS[squadron]?.find((port) => placeAsk.check(view, ask, { squadron, port }) === null);
  return station ?? open[0] ?? null;
}

/** What the helper places next: the first marker in hand, on its station. */
export function proposedPlace(view: View, ask: PlaceAsk): AnswerTo<'place'> | null {
  for (const { squadron, port } of placeAsk.choices(view, ask))
    return { squadron, port: proposedPort(view, ask, squadron, []) ?? port };
  return null;
}
