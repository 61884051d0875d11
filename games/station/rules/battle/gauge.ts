/** The Weather Gauge (8.22). */
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import type { Reason } from '../told/battle.ts';
import { movementAllowance, worstBracket } from '../umpire/damage.ts';
import type { Context } from '../umpire/phase.ts';
import { ratingsOf } from '../umpire/strategy-checks.ts';
import type { Came } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, squadronsIn, topOf } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State, World } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { isConfined } from './combat/fighters.ts';

/** 8.221 */
const BASE = 10;
const APPROACH: Readonly<Record<Came['how'], number>> = {
  station: -5,
  with: -2,
  against: -8,
  caught: -6,
  'fitting-out': -7,
};

/** How it came into the Space in this Increment; who did not is on station. */
export function approachOf(world: World, side: SideId, formation: FormationId): Came['how'] {
  const { came } = topOf(forcesOf(world, side), formation);
  return came.clock === world.clock ? came.how : 'station';
}

export function isGalleyFormation(world: World, side: SideId, formation: FormationId): boolean {
  const squadrons = squadronsIn(forcesOf(world, side), formation);
  return squadrons.length > 0 && squadrons.every(({ id }) => hullsOf(theatreOf(world), id).class === 'G');
}

/** 8.22: the chart line by line, with the base first. */
export function gaugeReasons(world: World, side: SideId, formation: FormationId, at: LocationId): Reason[] {
  const approach = approachOf(world, side, formation);
  const reasons: Reason[] = [
    { why: 'base', value: BASE },
    { why: approach, value: APPROACH[approach] },
  ];
  if (movementAllowance(world, side, formation) === 5) reasons.push({ why: 'swift', value: 2 });
  // 7.313, 7.332
  if (worstBracket(world, side, formation) === 2) reasons.push({ why: 'damaged', value: -1 });
  if (isGalleyFormation(world, side, formation) && isConfined(theatreOf(world), at))
    reasons.push({ why: 'galleys', value: 2 });
  const { lr } = ratingsOf(world, side, formationOf(forcesOf(world, side), formation).leader);
  if (lr > 0) reasons.push({ why: 'leader', value: lr });
  return reasons;
}

export const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { value }) => sum + value, 0);

/** 8.222: the higher chance; on a tie the lower die, thrown until it falls. */
export function decideGauge(
  world: State,
  context: Context,
  at: LocationId,
  initial: Readonly<Record<SideId, FormationId>>,
): SideId {
  const { a } = theatreOf(world);
  const b = otherSide(theatreOf(world), a);
  const chances = {
    [a]: gaugeReasons(world, a, initial[a]!, at),
    [b]: gaugeReasons(world, b, initial[b]!, at),
  };
  const margin = sumOf(chances[a]!) - sumOf(chances[b]!);
  const dice: number[] = [];
  let winner = margin > 0 ? a : b;
  if (margin === 0) {
    // 12.43: each throws a die of his own.
    const lead = rankDrm(world, b, 'low') - rankDrm(world, a, 'low');
    let between: number;
    do {
      const thrown = [context.d10(), context.d10()] as const;
      dice.push(...thrown);
      between = thrown[1] - thrown[0] + lead;
    } while (between === 0);
    winner = between > 0 ? a : b;
  }
  context.tell({ kind: 'gauge', rule: '8.222', dice, at, chances, winner });
  return winner;
}
