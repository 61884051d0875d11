/** Where an Enemy can be met: where he is, or where he will come by if he is a Convoy. */
import type { LocationId } from '../rules/module/vocabulary.ts';
import type { Place } from '../rules/world/forces.ts';
import { forcesOf } from '../rules/world/forces.ts';
import type { Token } from '../rules/world/state.ts';
import type { Chart, Desk } from './desk.ts';
import { hostile } from './menace.ts';
import type { Passage } from './passage.ts';
import { meetingPlace } from './rendezvous.ts';

/** Impulses of sailing beyond which a Convoy is too far off. */
const CONVOY_REACH = 8;

interface Way {
  readonly to: LocationId;
  readonly impulses: number;
}

/** The Enemy's side of the world as it might be. */
function hisChart({ enemy, theatre, imagined }: Desk): Chart | null {
  const [view] = imagined();
  return view === undefined ? null : { view, side: enemy, forces: forcesOf(view, enemy), theatre };
}

/** Null where he will not be met in time. */
export function quarry(desk: Desk, { face, place }: Token, passage: Passage, from: Place): Way | null {
  if (face === null) return null;
  const far = (at: LocationId): number | null => passage.impulses(from, at, 'hold');
  if (face.convoy === null) {
    const impulses = place.berth === 'sea' ? far(place.at) : null;
    return impulses === null || impulses > desk.temper.reach ? null : { to: place.at, impulses };
  }
  const his = hisChart(desk);
  const met = his === null ? null : meetingPlace(his, face.formation, far);
  if (met === null || met.early < 0 || met.convoy > CONVOY_REACH || met.arrive !== 'hold') return null;
  return { to: met.at, impulses: met.convoy };
}

/** The Convoy of a group in sight that will be met soonest, and how many Squadrons go with it. */
export function convoyInSight(
  desk: Desk,
  group: string,
  passage: Passage,
  from: Place,
): (Way & { readonly squadrons: number }) | null {
  const kind = desk.theatre.convoys.get(group)?.kind;
  const ways = hostile(desk)
    .filter(({ face }) => face !== null && face.convoy === kind)
    .flatMap((token) => {
      const way = quarry(desk, token, passage, from);
      return way === null ? [] : [{ ...way, squadrons: token.face!.squadrons }];
    });
  return ways.toSorted((a, b) => a.impulses - b.impulses)[0] ?? null;
}
