/** Where an Escort, or a hunter, meets a Convoy: an Escort need not be there from the beginning, only before the end (10.122, M3.3). */
import { expedient } from '../rules/chart/expedient.ts';
import { pathOf } from '../rules/convoys/convoy-route.ts';
import type { FormationId, LocationId } from '../rules/module/vocabulary.ts';
import type { Convoy, Place } from '../rules/world/forces.ts';
import { newFormation } from '../rules/world/new-forces.ts';
import { type Chart, withForces } from './desk.ts';

export interface Meeting {
  readonly at: LocationId;
  readonly arrive: 'hold' | 'put-in';
  /** Impulses until the Convoy is there, and until it has come to its end. */
  readonly convoy: number;
  readonly end: number;
  /** Impulses that the Escort comes before the Convoy; below zero it is late. */
  readonly early: number;
  /** Spaces that the Convoy must pass alone before. */
  readonly alone: number;
}

/** Impulses before a Convoy that is still off the map appears: the next Turn's beginning, or later. */
const WAITING = 1;

/** Impulses by which one should be there first. */
const IN_TIME = 0.3;

/** When the Convoy will be at each place of its way still before it, in Impulses. */
export function timetable(desk: Chart, convoy: Convoy): { readonly at: LocationId; readonly when: number }[] {
  const path = pathOf(desk.theatre, convoy);
  const here = desk.forces.formations[convoy.id];
  const pace = desk.theatre.convoys.get(convoy.group)!.ma;
  let place: Place = here?.place ?? { at: path[0]!, berth: 'sea' };
  let when = here === undefined ? WAITING : 0;
  const times = here === undefined || place.berth === 'harbour' ? [{ at: path[0]!, when }] : [];
  for (const to of path.slice(convoy.next)) {
    const id = convoy.id;
    const base = here ?? newFormation(id, 'convoy', null, place, desk.view.clock);
    const world = withForces(desk, { formations: { ...desk.forces.formations, [id]: { ...base, place } } });
    when += ((expedient(world, desk.side, id, to, { arrive: 'hold' })?.points ?? 8) * 1.15) / pace;
    times.push({ at: to, when });
    place = { at: to, berth: 'sea' };
  }
  return times;
}

/** The first place of its way where one can be in time; else the one where one is least late. */
export function meetingPlace(
  desk: Chart,
  id: FormationId,
  impulsesTo: (at: LocationId, arrive: 'hold' | 'put-in') => number | null,
): Meeting | null {
  const convoy = desk.forces.convoys[id];
  if (convoy === undefined) return null;
  const place = desk.forces.formations[id]?.place;
  const times = timetable(desk, convoy);
  const end = times.at(-1)?.when ?? 0;
  if (place !== undefined && (place.berth === 'harbour' || place.berth === 'sea')) {
    const arrive = place.berth === 'harbour' ? 'put-in' : 'hold';
    const far = impulsesTo(place.at, arrive);
    if (far !== null && (far === 0 || (arrive === 'put-in' && far <= 1)))
      return { at: place.at, arrive, convoy: 0, end, early: 0, alone: 0 };
  }
  let found: Meeting | null = null;
  let alone = -1;
  for (const { at, when } of times) {
    if (!desk.theatre.spaces.has(at)) continue;
    alone++;
    const far = impulsesTo(at, 'hold');
    if (far === null) continue;
    const early = when - far;
    if (found === null || early > found.early)
      found = { at, arrive: 'hold', convoy: when, end, early, alone };
    // Who is there already waits: a Convoy that is becalmed before his eyes is not past yet.
    if (early >= (far === 0 ? 0 : IN_TIME)) break;
  }
  return found;
}
