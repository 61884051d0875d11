/** Everything Engaged laid open: Squadrons, leaders, Flagships beside their mates (8.125, 8.26, 10.311). */
import type { SideId, SquadronId } from '../module/vocabulary.ts';
import { isAdmiral, seniorityOf } from '../organisation/seniority.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import type { Battle, Engaged, EngagedFormation, Officer } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, isLine, membersOf, squadronsIn } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

/** 10.311: a line Squadron of her Contingent, one for each Flagship, of her own Flotilla if possible. */
function matesFor(state: State, engaged: readonly Engaged[]): ReadonlyMap<SquadronId, SquadronId> {
  const theatre = theatreOf(state);
  const mates = new Map<SquadronId, SquadronId>();
  for (const flagship of engaged.filter(({ kind }) => kind === 'flagship')) {
    const { contingent } = hullsOf(theatre, flagship.squadron);
    const fit = engaged.filter(({ kind, squadron }) => {
      const hulls = hullsOf(theatre, squadron);
      return kind === 'squadron' && hulls.contingent === contingent && isLine(hulls);
    });
    const free = fit.filter(({ squadron }) => ![...mates.values()].includes(squadron));
    const mate =
      largest(free.filter(({ formation }) => formation === flagship.formation)) ??
      largest(free) ??
      largest(fit);
    if (mate !== undefined) mates.set(flagship.squadron, mate.squadron);
  }
  return mates;
}

const largest = (all: readonly Engaged[]): Engaged | undefined => all.toSorted((a, b) => b.sail - a.sail)[0];

function squadronsOf(world: State, side: SideId, { formation: id, convoy }: EngagedFormation): Engaged[] {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const common = { engaged: id, mate: null, leaders: [], out: false };
  if (convoy) {
    const dp = forces.convoys[id]!.dp;
    return [{ ...common, squadron: id, kind: 'convoy', formation: id, independent: true, sail: 0, dp }];
  }
  const independent = formationOf(forces, id).kind === 'squadron';
  const all = squadronsIn(forces, id).map((one) => ({
    ...common,
    squadron: one.id,
    kind: hullsOf(theatre, one.id).flagship ? ('flagship' as const) : ('squadron' as const),
    formation: one.formation!,
    independent,
    sail: one.sail,
    dp: one.dp,
  }));
  const mates = matesFor(world, all);
  return all.map((one) => ({ ...one, mate: mates.get(one.squadron) ?? null }));
}

const officersOf = (world: State, side: SideId, { formation }: EngagedFormation): Officer[] =>
  membersOf(forcesOf(world, side), formation).flatMap(({ id, leader }) =>
    leader === null
      ? []
      : [
          {
            leader,
            engaged: formation,
            commands: membersOf(forcesOf(world, side), id).map((one) => one.id),
            admiral: isAdmiral(world, side, leader),
            rank: forcesOf(world, side).leaders[leader]!.rank,
            seniority: seniorityOf(world, side, leader),
          },
        ],
  );

/**
 * 3.422, 8.26: among equals who commands the Formation that began it, then the others by lot. The most senior leads the
 * side, and wherever several are together the one that comes first in this order counts (3.423).
 */
function bySeniority(
  battle: Battle,
  context: Context,
  side: SideId,
  officers: readonly Officer[],
): Officer[] {
  const initial = battle.initial[side]!;
  const began = ({ commands }: Officer): boolean => commands[0] === initial;
  const open = [...officers];
  const order: Officer[] = [];
  while (open.length > 0) {
    const top = Math.max(...open.map((one) => one.seniority));
    const best = open.filter((one) => one.seniority === top);
    const next = best.find(began) ?? (best.length === 1 ? best[0]! : best[context.dice.below(best.length)]!);
    open.splice(open.indexOf(next), 1);
    order.push(next);
  }
  return order.map((one, index) => ({ ...one, seniority: order.length - index }));
}

/** 8.212: Squadrons and leaders of those Engaged and of nobody else. */
export function musterEngaged(world: State, battle: Battle, context: Context): void {
  for (const side of sidesOf(world)) {
    const formations = battle.formations[side]!;
    const officers = bySeniority(
      battle,
      context,
      side,
      formations.flatMap((one) => (one.convoy ? [] : officersOf(world, side, one))),
    );
    battle.officers = { ...battle.officers, [side]: officers };
    battle.formations = {
      ...battle.formations,
      [side]: formations.map((one) => ({
        ...one,
        leaders: officers.filter(({ engaged }) => engaged === one.formation).map(({ leader }) => leader),
      })),
    };
    battle.squadrons = {
      ...battle.squadrons,
      [side]: formations.flatMap((one) => squadronsOf(world, side, one)),
    };
    battle.senior = { ...battle.senior, [side]: officers[0]?.leader ?? null };
  }
}
