/** The Battle Reinforcement Chart (8.24) and who may try at all (8.241, 8.252). */
import { atPeace, commandOfFormation } from '../chart/politics.ts';
import type { CommandId, FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import type { Reason } from '../told/battle.ts';
import { worstBracket } from '../umpire/damage.ts';
import { ratingsOf } from '../umpire/strategy-checks.ts';
import type { Battle } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, hullsOf, isFrigate, squadronsIn, topOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { commandOf, theatreOf } from '../world/theatre.ts';
import { type Fighter, presentAt } from './combat/fighters.ts';
import { enemyOf } from './combat/steps.ts';
import { approachOf, isGalleyFormation } from './gauge.ts';

/** At least half of its Sail are Frigates', or it is all Galleys. */
function isNimble(world: World, side: SideId, formation: FormationId): boolean {
  if (isGalleyFormation(world, side, formation)) return true;
  const theatre = theatreOf(world);
  let frigates = 0;
  let sail = 0;
  for (const one of squadronsIn(forcesOf(world, side), formation)) {
    sail += one.sail;
    if (isFrigate(hullsOf(theatre, one.id))) frigates += one.sail;
  }
  return sail > 0 && 2 * frigates >= sail;
}

/** 8.25: two Commands, each of its own; a Formation of both belongs with either. */
const apart = (one: CommandId | null, other: CommandId | null): boolean =>
  one !== null && other !== null && one !== other;

/** The chart line by line. `helped` by an Auxiliary that got through (8.245). */
export function reinforcementReasons(
  world: World,
  side: SideId,
  formation: FormationId,
  { initial, helped }: { readonly initial: FormationId; readonly helped: boolean },
): Reason[] {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const reasons: Reason[] = [];
  const because = (why: string, value: number): void => void reasons.push({ why, value });
  const { personality } = ratingsOf(world, side, formationOf(forces, formation).leader);
  if (personality === 'Timid') because('timid', 1);
  if (personality === 'Aggressive' || personality === 'Rash') because('aggressive', -1);
  const squadrons = squadronsIn(forces, formation).filter(({ id }) => !hullsOf(theatre, id).flagship);
  if (squadrons.length > 1) because('squadrons', squadrons.length - 1);
  if (topOf(forces, formation).place.berth === 'harbour') because('fitting-out', 2);
  else {
    const approach = approachOf(world, side, formation);
    if (approach === 'station') because('station', -2);
    if (approach === 'against') because('against', 1);
    if (approach === 'caught') because('caught', 2);
    if (approach === 'fitting-out') because('fitting-out', 2);
  }
  // The one takes the place of the other.
  if (isNimble(world, side, formation)) because('nimble', -1);
  else if (helped) because('auxiliary', -1);
  // 7.331
  if (worstBracket(world, side, formation) > 0) because('damaged', 1);
  // 8.251, 8.253: what the module lays on those who fight beside another Command.
  const drm = theatre.module.politics.combined?.reinforcementDrm ?? 0;
  if (
    drm !== 0 &&
    apart(commandOfFormation(world, side, formation), commandOfFormation(world, side, initial))
  )
    because('command', drm);
  return reasons;
}

/** 8.252: its own Admiral, or the Fleet's if he is of that Command, is in the Space. */
function admiralPresent(world: World, side: SideId, command: CommandId, at: LocationId): boolean {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const here = (leader: string | null | undefined): boolean => {
    const posted = leader == null ? null : (forces.leaders[leader]?.formation ?? null);
    return posted !== null && topOf(forces, posted).place.at === at;
  };
  const fleet = world.stations[side] ?? null;
  const his = fleet === null ? null : commandOf(theatre, theatre.leaders.get(fleet)?.contingent ?? '');
  return here(world.stations[command]) || (his === command && here(fleet));
}

/** 8.241: why a Formation may not try to join; null if it may. */
export function barred(
  world: World,
  battle: Battle,
  side: SideId,
  fighter: Fighter,
): { readonly rule: string; readonly message: string } | null {
  const initial = battle.initial[side]!;
  const command = commandOfFormation(world, side, fighter.formation);
  const first = commandOfFormation(world, side, initial);
  if (fighter.convoy) return { rule: '10.13', message: 'A Convoy is drawn in by itself.' };
  if (fighter.formation === initial) return { rule: '8.241', message: 'It is Engaged already.' };
  if (battle.withdrawn.includes(fighter.token)) return { rule: '8.241', message: 'It has Withdrawn.' };
  if (fighter.disorganised) return { rule: '8.45', message: 'It is Disorganised.' };
  const enemy = enemyOf(world, side);
  if (
    battle.aside.includes(fighter.token) ||
    (atPeace(world, enemy, command) && !atPeace(world, enemy, first))
  )
    return { rule: '8.253', message: 'It is not at war with the Enemy here.' };
  if (command !== null && apart(command, first) && !admiralPresent(world, side, command, battle.at))
    return { rule: '8.252', message: 'Its Command’s Admiral is not in the Space.' };
  return null;
}

export const mayReinforce = (world: World, battle: Battle, side: SideId): FormationId[] =>
  presentAt(world, side, battle.at)
    .filter((fighter) => barred(world, battle, side, fighter) === null)
    .map(({ formation }) => formation);
