/** How long it takes from here to there: by the expedient way under the winds of today. */
import { expedient } from '../rules/chart/expedient.ts';
import type { FormationId, LocationId } from '../rules/module/vocabulary.ts';
import { movementAllowance } from '../rules/umpire/damage.ts';
import { inHarbour } from '../rules/umpire/tokens.ts';
import type { Execution, Formation, Place } from '../rules/world/forces.ts';
import { topOf } from '../rules/world/formations.ts';
import { newFormation } from '../rules/world/new-forces.ts';
import type { World } from '../rules/world/state.ts';
import { hullOwner } from '../rules/world/theatre.ts';
import { type Desk, withForces } from './desk.ts';

/** Winds turn and must be caught: points of today are so many of the voyage. */
const SLACK = 1.3;

/** A Formation, or a Squadron lying alone as the Formation it would be. */
function formationFor({ forces, theatre, view }: Desk, id: FormationId): Formation {
  const own = forces.formations[id];
  if (own !== undefined) return own;
  const place = inHarbour(forces.squadrons[id]?.port?.at ?? '');
  return {
    ...newFormation(id, 'squadron', hullOwner(theatre, id), place, view.clock),
    squadrons: [id],
  };
}

/** The world with that Formation in another place or under other Orders. */
export function asIf(desk: Desk, id: FormationId, change: Partial<Formation>): World {
  const formation = { ...formationFor(desk, id), ...change };
  return withForces(desk, { formations: { ...desk.forces.formations, [id]: formation } });
}

export class Passage {
  readonly #desk: Desk;
  readonly #id: FormationId;
  readonly #execution: Execution | null;
  readonly pace: number;

  constructor(desk: Desk, id: FormationId, execution: Execution | null) {
    this.#desk = desk;
    this.#id = id;
    this.#execution = execution;
    const world = asIf(desk, id, {});
    this.pace = Math.max(1, Math.min(4, movementAllowance(world, desk.side, id)));
  }

  get start(): Place {
    const { forces } = this.#desk;
    return forces.formations[this.#id] === undefined
      ? inHarbour(forces.squadrons[this.#id]?.port?.at ?? '')
      : topOf(forces, this.#id).place;
  }

  /** Movement Points, or null where there is no way. */
  points(from: Place, to: LocationId, arrive: 'hold' | 'put-in'): number | null {
    if (from.at === to && from.berth === (arrive === 'hold' ? 'sea' : 'harbour')) return 0;
    const world = asIf(this.#desk, this.#id, { place: from, execution: this.#execution });
    return expedient(world, this.#desk.side, this.#id, to, { arrive })?.points ?? null;
  }

  /** Impulses, with time for winds that turn. */
  impulses(from: Place, to: LocationId, arrive: 'hold' | 'put-in'): number | null {
    const points = this.points(from, to, arrive);
    return points === null ? null : (points * SLACK) / this.pace;
  }
}
