/**
 * The private copy that a resolution may change. What is only ever replaced whole (stacks, a voyage, a battle, pools'
 * lists) is shared; what phases change in place is copied.
 */
import { SIDES } from '../../data/nations.ts';
import type { Forces, State } from './state.ts';

export const privateCopy = (world: State): State => ({
  ...world,
  markers: world.markers.map((marker) => ({ ...marker })),
  ports: copied(world.ports),
  control: [...world.control],
  frigates: { english: [...world.frigates.english], european: [...world.frigates.european] },
  inHand: { ...world.inHand },
  turn: { ...world.turn },
  battles: [...world.battles],
  points: { ...world.points },
  ledger: [...world.ledger],
  absent: [...world.absent],
  dead: [...world.dead],
  sunk: [...world.sunk],
  gone: [...world.gone],
  prizes: [...world.prizes],
  forces: Object.fromEntries(
    SIDES.map((side) => [side, copyOfForces(world.forces[side])]),
  ) as State['forces'],
});

const copyOfForces = (forces: Forces): Forces => ({
  ...forces,
  pools: copied(forces.pools),
  ships: copied(forces.ships),
  leaders: [...forces.leaders],
  squadrons: forces.squadrons.map((squadron) => ({ ...squadron })),
  purged: [...forces.purged],
  mustered: [...forces.mustered],
});

/** A record whose values are themselves copied one deep. */
function copied<R extends object>(record: R): R {
  const copy = { ...record } as Record<string, unknown>;
  for (const key of Object.keys(copy)) copy[key] = { ...(copy[key] as object) };
  return copy as R;
}
