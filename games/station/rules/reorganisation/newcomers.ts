/** What has come in this Step is put in order without Leadership and Strategy Checks (11.133, 11.152). */
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { squadronsIn, topOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';

const areNew = (world: World, side: SideId, squadrons: readonly SquadronId[]): boolean => {
  const { newcomers = [] } = forcesOf(world, side);
  return squadrons.length > 0 && squadrons.every((id) => newcomers.includes(id));
};

/** 11.152: a Squadron that has come in this Step and is under nobody, at anchor or about to enter the map. */
export function isNewcomer(world: World, side: SideId, id: FormationId): boolean {
  const { formations, squadrons } = forcesOf(world, side);
  const formation = formations[id];
  if (formation === undefined)
    return squadrons[id]?.port?.state === 'FittingOut' && areNew(world, side, [id]);
  return (
    formation.kind === 'squadron' && formation.under === null && areNew(world, side, formation.squadrons)
  );
}

/** 11.133: whether an act concerns nothing but what has come in this Step, so that no check is made for it. */
export function concernsNewcomersOnly(world: World, side: SideId, act: ReorganisationAct): boolean {
  const forces = forcesOf(world, side);
  const within = (id: FormationId | null | undefined): SquadronId[] =>
    id == null || forces.formations[id] === undefined
      ? []
      : squadronsIn(forces, topOf(forces, id).id).map((squadron) => squadron.id);
  switch (act.do) {
    case 'form':
      return areNew(world, side, [...act.squadrons, ...act.flotillas.flatMap(within)]);
    case 'subordinate':
      // 11.152: to any Flotilla that lies where they appear.
      return (
        isNewcomer(world, side, act.formation) ||
        areNew(world, side, [...within(act.formation), ...within(act.to)])
      );
    case 'detach':
      return areNew(world, side, within(act.formation));
    case 'unform':
      return areNew(world, side, within(act.flotilla));
    case 'drop':
      return areNew(world, side, within(forces.squadrons[act.squadron]?.formation));
    case 'transfer':
      return areNew(world, side, [act.from, ...(forces.squadrons[act.to] === undefined ? [] : [act.to])]);
    default:
      return false;
  }
}
