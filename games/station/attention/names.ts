/** What things of a theatre are called. */
import type { FormationId, LocationId, SideId, SquadronId } from '../rules/module/vocabulary.ts';
import { hullsOf } from '../rules/world/formations.ts';
import type { View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';

export const sideName = (view: View, side: SideId): string => theatreOf(view).sides.get(side)?.name ?? side;

export function placeName(view: View, at: LocationId): string {
  const theatre = theatreOf(view);
  const space = theatre.spaces.get(at);
  if (space?.kind === 'small') {
    const link = theatre.links.get(at)?.[0];
    return link === undefined
      ? space.name
      : `between ${placeName(view, link.a)} and ${placeName(view, link.b)}`;
  }
  return space?.name ?? theatre.zones.get(at)?.name ?? at;
}

export function squadronName(view: View, id: SquadronId): string {
  const theatre = theatreOf(view);
  // Damage is told of Convoys too.
  if (!theatre.hulls.has(id)) return formationName(view, id);
  const hulls = hullsOf(theatre, id);
  if (hulls.flagship) return hulls.name;
  const nation = theatre.contingents.get(hulls.contingent)?.name ?? hulls.contingent;
  return `${nation} ${hulls.name}`;
}

export function formationName(view: View, id: FormationId): string {
  const theatre = theatreOf(view);
  const flotilla = theatre.flotillas.get(id);
  if (flotilla !== undefined) return flotilla.name;
  if (theatre.hulls.has(id)) return `Squadron ${squadronName(view, id)}`;
  for (const [side, forces] of Object.entries(view.forces)) {
    const convoy = forces?.convoys[id];
    if (convoy !== undefined)
      return theatre.convoys.get(convoy.group)?.name ?? `a Convoy of ${sideName(view, side)}`;
    if (forces?.formations[id]?.kind === 'dummy') return 'a dummy';
  }
  const group = [...theatre.convoys.values()].find((one) => id.startsWith(one.group));
  return group?.name ?? id;
}

export const orderName = (view: View, id: string): string =>
  id === 'rendezvous'
    ? 'Rendezvous'
    : id === 'hand-over'
      ? 'Hand-Over'
      : (theatreOf(view).orders.get(id)?.name ?? id);
