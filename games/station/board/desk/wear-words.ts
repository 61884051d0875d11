/** How worn a Formation is, in a few words. */
import { ownForces } from '../../rules/umpire/phase.ts';
import type { Formation } from '../../rules/world/forces.ts';
import { hullsOf, squadronsIn } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { squadronName } from '../look/words.ts';

/** By the Squadron that bears least more; null while all are sound. */
export function wearWords(view: View, { id }: Pick<Formation, 'id'>): string | null {
  const [worst] = squadronsIn(ownForces(view), id)
    .map(({ id: squadron, dp }) => {
      const { dr } = hullsOf(theatreOf(view), squadron);
      return { squadron, dp, dr, share: dp / dr };
    })
    .filter(({ dp }) => dp > 0)
    .toSorted((a, b) => b.share - a.share);
  return worst === undefined
    ? null
    : `wear: ${squadronName(view, worst.squadron)} ${worst.dp} of the ${worst.dr} she bears`;
}
