/** Who has lost what by a happening: sunk, foundered, taken, wrecked, burnt, or gone with its Port. */
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { otherSide, type Theatre } from '../../rules/world/theatre.ts';

/** The side whose ships or Convoys are the fewer for it; null where nobody's are. */
export function loserOf(theatre: Theatre, told: StationTold): SideId | null {
  switch (told.kind) {
    case 'hurt':
    case 'fireship':
      return told.sunk > 0 ? (told.kind === 'hurt' ? told.side : otherSide(theatre, told.side)) : null;
    case 'sunk':
      return told.side;
    case 'prize':
      return otherSide(theatre, told.side);
    case 'port-lost':
      return told.escaped ? null : told.side;
    case 'hulked':
      return told.side;
    case 'convoy':
      return told.what === 'lost' ? told.side : null;
    default:
      return null;
  }
}

/** How many ships that was. A fireship's are told once more as hurt. */
export function shipsIn(told: StationTold): number {
  switch (told.kind) {
    case 'hurt':
      return told.sunk;
    case 'sunk':
    case 'hulked':
      return told.sail ?? 1;
    default:
      return 0;
  }
}
