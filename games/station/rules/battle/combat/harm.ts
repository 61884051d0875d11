/** Damage is laid on those who fought (8.336 to 8.33.10, 10.132, 10.321). */
import { hurtConvoy } from '../../convoys/convoy-way.ts';
import type { FormationId, SideId, SquadronId } from '../../module/vocabulary.ts';
import { noteHarm } from '../../orders/progress.ts';
import { addDp, checkSinking, lyingOf, takeSail } from '../../umpire/damage.ts';
import type { Context } from '../../umpire/phase.ts';
import type { Battle, Combat, Engaged } from '../../world/battle-state.ts';
import { forcesOf } from '../../world/forces.ts';
import { hullsOf, squadronOf } from '../../world/formations.ts';
import type { State } from '../../world/state.ts';
import { theatreOf } from '../../world/theatre.ts';
import { casualty } from './casualties.ts';
import { takingPart } from './resolve.ts';
import { officersAboard } from './selection.ts';
import { enemyOf } from './steps.ts';

/** 10.132: the DPs of a Sail Sunk of a Convoy. */
const CONVOY_SUNK = 4;

/** 8.33.10: as evenly as possible; odd points fall on those least damaged. In the order of `shares`. */
export function evenly(points: number, shares: readonly { readonly dp: number }[]): number[] {
  const each = Math.floor(points / shares.length);
  let odd = points % shares.length;
  const given = shares.map(() => each);
  const order = [...shares.keys()].toSorted((a, b) => shares[a]!.dp - shares[b]!.dp);
  for (const index of order) if (odd-- > 0) given[index]!++;
  return given;
}

const sailLeft = (world: State, side: SideId, { squadron }: Engaged): number =>
  forcesOf(world, side).squadrons[squadron]?.sail ?? 0;

/**
 * 7.341: one Sail outright, of the Squadron, or by lot the Flagship beside it (10.321), whatever her rating (10.322). Says
 * whose it was.
 */
function sinkOne(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  target: Engaged,
  by: 'combat' | 'fire',
): Engaged | null {
  const beside = battle.squadrons[side]!.filter(({ mate, sail }) => mate === target.squadron && sail > 0);
  const hulls = target.sail + beside.length;
  if (hulls === 0) return null;
  const pick = beside.length > 0 ? context.dice.below(hulls) : 0;
  const hit = pick < target.sail ? target : beside[pick - target.sail]!;
  const where = lyingOf(forcesOf(world, side), squadronOf(forcesOf(world, side), hit.squadron));
  takeSail(forcesOf(world, side), hit.squadron, 1);
  hit.sail = sailLeft(world, side, hit);
  battle.losses[side]!.push({ squadron: hit.squadron, by });
  const { squadron, dp, sail } = hit;
  context.tell({ kind: 'hurt', rule: '8.337', side, squadron, dp: 0, total: dp, sunk: 1, sail, ...where });
  return hit;
}

/** DPs on one Squadron at once (8.336; Galleys take double), then the check for Sail that go down of it (8.338). */
function strain(world: State, context: Context, side: SideId, one: Engaged, points: number): number {
  const galleys = hullsOf(theatreOf(world), one.squadron).class === 'G';
  const dp = galleys ? points * 2 : points;
  if (dp > 0) {
    one.dp = addDp(world, side, one.squadron, dp).dp;
    const { squadron, sail } = one;
    context.tell({ kind: 'hurt', rule: '8.336', side, squadron, dp, total: one.dp, sunk: 0, sail });
  }
  const sunk = checkSinking(world, context, side, one.squadron, {
    checks: 'battle',
    rule: '8.338',
    secret: false,
  });
  one.sail = sailLeft(world, side, one);
  return sunk;
}

export interface Blow {
  readonly dp: number;
  /** Whose Sail go down outright, one entry for each. */
  readonly sunk: readonly SquadronId[];
  readonly star: boolean;
  readonly by: 'combat' | 'fire';
  /** The Formation that did it, for its Order's sake (9.37). */
  readonly from: FormationId | null;
}

/** 8.337: Sail that go down outright first, then DPs, then leaders: of one side from a Combat, or from a Fireship. */
export function batter(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  targets: readonly Engaged[],
  blow: Blow,
): void {
  const ids = targets.map(({ squadron }) => squadron);
  const officers = officersAboard(battle, side, ids).map(({ leader }) => leader);
  let flagshipLost = false;
  let onConvoy = 0;
  for (const id of blow.sunk) {
    const target = targets.find(({ squadron }) => squadron === id)!;
    // 10.144: what a Convoy loses is no Sail that might Strike.
    if (target.kind === 'convoy') onConvoy += CONVOY_SUNK;
    else if (sinkOne(world, battle, context, side, target, blow.by)?.kind === 'flagship') flagshipLost = true;
  }
  const afloat = targets.filter(({ kind, sail }) => kind === 'convoy' || sail > 0);
  const shares = evenly(blow.dp, afloat);
  for (const [index, one] of afloat.entries()) {
    if (one.kind === 'convoy') {
      woundConvoy(world, context, side, one, shares[index]! + onConvoy, blow.from);
      continue;
    }
    const sunk = strain(world, context, side, one, shares[index]!);
    for (let lost = 0; lost < sunk; lost++)
      battle.losses[side]!.push({ squadron: one.squadron, by: blow.by });
    if (sunk > 0 && one.kind === 'flagship') flagshipLost = true;
  }
  if (blow.star || flagshipLost)
    for (const leader of officers) casualty(world, battle, context, side, leader, flagshipLost);
}

/** A Convoy is not eliminated; the Enemy has Prestige of it. */
function woundConvoy(
  world: State,
  context: Context,
  side: SideId,
  one: Engaged,
  dp: number,
  from: FormationId | null,
): void {
  if (dp === 0) return;
  const convoy = forcesOf(world, side).convoys[one.squadron]!;
  one.dp += dp;
  hurtConvoy(world, context, side, one.squadron, dp, 'battle');
  noteHarm(world, enemyOf(world, side), from, convoy, dp);
}

export const suffer = (
  world: State,
  battle: Battle,
  context: Context,
  combat: Combat,
  side: SideId,
  blow: Blow,
): void => batter(world, battle, context, side, takingPart(battle, combat, side), blow);
