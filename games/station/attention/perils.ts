/** What the sea will take if nothing is done: from a side's own view, by the rules of Gales and of worn ships (7.351). */
import { galeDp } from '../rules/chart/gale-effects.ts';
import {
  type FormationId,
  INCREMENTS,
  type LocationId,
  type SquadronId,
} from '../rules/module/vocabulary.ts';
import { sinkingNumber } from '../rules/umpire/damage.ts';
import type { Squadron } from '../rules/world/forces.ts';
import { hullsOf, placeOf, topOf } from '../rules/world/formations.ts';
import type { View } from '../rules/world/state.ts';
import { theatreOf } from '../rules/world/theatre.ts';

export interface Peril {
  readonly squadron: SquadronId;
  /** The one that would have to be sent elsewhere; null for one that lies in Port by itself. */
  readonly formation: FormationId | null;
  readonly at: LocationId;
  /** `gale`: if it stays in it until the Impulse is over; `worn`: when the Operations Phase ends. */
  readonly why: 'gale' | 'worn';
  /** How many of the ten faces of the die sink a ship. */
  readonly faces: number;
}

const FACES = 10;
const sinking = (dp: number, dr: number): number => Math.max(0, Math.min(FACES, sinkingNumber(dp, dr) + 1));

/** 11.23: what is owed for a Port or Strait that was Interdicted is paid before worn ships are looked at. */
function owed(view: View, { formation }: Squadron): number {
  const at = formation === null ? null : view.forces[view.side!]!.formations[formation]!.interdicted;
  return at === null ? 0 : (theatreOf(view).ports.get(at)?.blockadeValue ?? 1);
}

function perilOf(view: View, squadron: Squadron): Peril | null {
  const forces = view.forces[view.side!]!;
  const hulls = hullsOf(theatreOf(view), squadron.id);
  const place = placeOf(forces, squadron);
  if (place === null || squadron.countless === true) return null;
  const blow = view.increment === 0 ? 0 : galeDp(view, view.side!, squadron);
  const gale = sinking(squadron.dp + blow * (INCREMENTS - view.increment + 1), hulls.dr);
  const worn = sinking(squadron.dp + owed(view, squadron), hulls.dr);
  const why = blow > 0 && gale >= worn ? 'gale' : 'worn';
  const faces = why === 'gale' ? gale : worn;
  if (faces === 0) return null;
  const formation = squadron.formation === null ? null : topOf(forces, squadron.formation).id;
  return { squadron: squadron.id, formation, at: place.at, why, faces };
}

/** The worst first. */
export function perilsOf(view: View): readonly Peril[] {
  if (view.side === null) return [];
  return Object.values(view.forces[view.side]!.squadrons)
    .flatMap((squadron) => perilOf(view, squadron) ?? [])
    .toSorted((one, other) => other.faces - one.faces);
}
