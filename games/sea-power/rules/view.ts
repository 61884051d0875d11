/** What a seat may see: all that is open, its own forces, and one look that the weather gauge allows (7.2/3). */
import { allToldTo, type Seat, UMPIRE } from '@weathergage/kernel';
import type { Side } from '../data/nations.ts';
import { squadronOf } from './chart/afloat.ts';
import { sideOf } from './world/phase.ts';
import type { Forces, State, View } from './world/state.ts';
import { otherSide } from './world/war.ts';

export function view(world: State, seat: Seat): View {
  const side = sideOf(world, seat);
  const { forces, prologue, scenario, ...open } = world;
  return {
    ...open,
    // Where its figures come from nobody looks up here, and it may be long: it would go out with every view.
    scenario: { ...scenario, provenance: {} },
    seat,
    side,
    forces: forcesSeen(world, seat, side),
    prologue: allToldTo(prologue, seat),
    glimpse: side !== null && hasGlimpse(world, side) ? glimpseOf(world, side) : null,
  };
}

function forcesSeen({ forces, options }: State, seat: Seat, side: Side | null): View['forces'] {
  if (seat === UMPIRE) return forces;
  // 11.G: with everything face up, all that lies on the table is seen; what a commander has in mind does not lie there.
  if (options.openPlay === true)
    return {
      english: side === 'english' ? forces.english : faceUp(forces.english),
      european: side === 'european' ? forces.european : faceUp(forces.european),
    };
  return side === null ? {} : { [side]: forces[side] };
}

const faceUp = (forces: Forces): Forces => ({ ...forces, orders: null });

/** 7.2/3: for as long as the winner of the gauge makes up his mind. */
const hasGlimpse = ({ battle, options }: State, side: Side): boolean =>
  options.openPlay !== true && battle?.step === 'gauge' && battle.gauge === side;

function glimpseOf(world: State, side: Side): View['glimpse'] {
  const enemy = otherSide(side);
  const { stacks } = squadronOf(world, enemy, world.battle!.tokens[enemy]);
  const { ships } = world.forces[enemy];
  return stacks.map((stack) => stack.map((berth) => ({ ...berth, damage: ships[berth.ship]!.damage })));
}
