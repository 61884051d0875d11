/** What a Directional Marker leaves open (5.154): it points to an edge of a Zone, or somewhere, and no nearer. */
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import type { Formation, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topFormations } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { waysOf } from './plans.ts';

/** A little less than the half between two points of the compass of eight, as a slope. */
const SLOPE = 0.4142;

/** One of eight directions on the map, as a marker's arrow points to an edge or a corner (5.151). */
export function bearing(theatre: Theatre, from: LocationId, to: LocationId): string {
  const spot = (id: LocationId) => theatre.spaces.get(id) ?? theatre.zones.get(id)!;
  const east = spot(to).lon - spot(from).lon;
  const north = spot(to).lat - spot(from).lat;
  const [wide, high] = [Math.abs(east), Math.abs(north)];
  const along = high > SLOPE * wide ? (north > 0 ? 'N' : 'S') : '';
  const across = wide > SLOPE * high ? (east > 0 ? 'E' : 'W') : '';
  return `${along}${across}`;
}

/** 5.154: the places that the marker of a step would do for as well. */
export function exitsOf(world: State, side: SideId, formation: Formation, step: Step): readonly LocationId[] {
  const theatre = theatreOf(world);
  const { place } = formation;
  if (step.do === 'leave') {
    const edge = theatre.zones.get(place.at)?.edges.find(({ exits }) => exits.includes(step.to));
    const open = waysOf(world, side, formation).flatMap((way) =>
      way.step.do === 'leave' ? [way.step.to] : [],
    );
    return open.filter((to) => edge?.exits.includes(to) === true);
  }
  if (step.do !== 'go' || place.berth !== 'sea' || !theatre.spaces.has(place.at)) return [];
  const open = waysOf(world, side, formation).flatMap((way) => (way.step.do === 'go' ? [way.step.to] : []));
  if (!open.includes(step.to)) return [];
  const towards = bearing(theatre, place.at, step.to);
  const alike = open.filter((to) => bearing(theatre, place.at, to) === towards);
  // Two Spaces are told apart by their Lanes; only a Zone may lie behind a Space.
  return alike.filter((to) => to === step.to || theatre.zones.has(to) || theatre.zones.has(step.to));
}

/** Player A's tokens that have a choice when the markers are turned up, double-blind none (13.211). */
export function passableBesides(
  world: State,
  side: SideId,
): { readonly token: TokenId; readonly exits: readonly LocationId[] }[] {
  if (world.options.movement === 'blind' || world.watch[side]?.plot === 'turn') return [];
  const { orders } = forcesOf(world, side);
  return topFormations(forcesOf(world, side)).flatMap((formation) => {
    const step = orders[formation.id];
    if (step === undefined || formation.token === null || formation.kind === 'convoy') return [];
    const exits = exitsOf(world, side, formation, step);
    return exits.length > 1 ? [{ token: formation.token, exits }] : [];
  });
}
