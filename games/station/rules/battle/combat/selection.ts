/** Which Squadrons may be put up for a Combat (8.331, 8.332, 10.131) and who may call for Admirals (8.33). */
import type { FormationId, SideId, SquadronId } from '../../module/vocabulary.ts';
import type { Battle, Engaged, Officer } from '../../world/battle-state.ts';

type Ways = NonNullable<Battle['picking']>['ways'];

/** What is put up by itself: Squadrons that are not kept out, Flagships without a mate, Convoys. */
export const unitsOf = (battle: Battle, side: SideId): Engaged[] =>
  battle.squadrons[side]!.filter(({ out, mate }) => !out && mate === null);

export const unitOf = (battle: Battle, side: SideId, id: SquadronId): Engaged =>
  battle.squadrons[side]!.find(({ squadron }) => squadron === id)!;

/** It and the Flagship beside it, who is in or out of it with her mate. */
export const withFlagships = (battle: Battle, side: SideId, ids: readonly SquadronId[]): Engaged[] =>
  battle.squadrons[side]!.filter(({ squadron, mate }) => ids.some((id) => id === squadron || id === mate));

export const unpaired = (battle: Battle, side: SideId): Engaged[] => {
  const paired = battle.combats.flatMap(({ squadrons }) => squadrons[side]!);
  return unitsOf(battle, side).filter(({ squadron }) => !paired.includes(squadron));
};

/** As many Combats as the smaller side has Squadrons. */
export const combatCount = (battle: Battle): number =>
  Math.min(...Object.keys(battle.squadrons).map((side) => unitsOf(battle, side).length));

/** Of the boxes left, the one that comes next on the way round the track from the first. */
function nextBox(boxes: readonly number[], from: number, way: 'up' | 'down'): number {
  const ahead = boxes.filter((box) => (way === 'up' ? box > from : box < from));
  const round = ahead.length > 0 ? ahead : boxes;
  return way === 'up' ? Math.min(...round) : Math.max(...round);
}

/** 8.331: the Squadrons of a Formation that may come next: any, then those in its box, then one way round the track. */
function onTrack(squadrons: readonly Engaged[], way: Ways[FormationId] | undefined): Engaged[] {
  if (way === undefined) return [...squadrons];
  const same = squadrons.filter(({ dp }) => dp === way.from);
  if (same.length > 0) return same;
  const boxes = squadrons.map(({ dp }) => dp);
  const ways = way.way === null ? (['up', 'down'] as const) : [way.way];
  const next = ways.map((one) => nextBox(boxes, way.from, one));
  return squadrons.filter(({ dp }) => next.includes(dp));
}

/**
 * 8.331: ships one after the other, a Convoy in the last Combat (10.131): with all others put up it must be, else it may
 * be, and the others can stand by it (10.133).
 */
export function legalPicks(battle: Battle, side: SideId, ways: Ways): Engaged[] {
  const left = unpaired(battle, side);
  const ships = left.filter(({ kind }) => kind !== 'convoy');
  const convoys = left.filter(({ kind }) => kind === 'convoy');
  const last = battle.combats.length >= combatCount(battle) - 1;
  return [...legalShips(ships, ways), ...(ships.length === 0 || last ? convoys : [])];
}

/** 8.331: one Formation after the other; Independent Squadrons when there are no others left (8.332). */
export function legalShips(ships: readonly Engaged[], ways: Ways): Engaged[] {
  const formed = ships.filter(({ independent }) => !independent);
  if (formed.length === 0) return [...ships];
  const begun = formed.filter(({ formation }) => ways[formation] !== undefined);
  const formations = [...new Set((begun.length > 0 ? begun : formed).map(({ formation }) => formation))];
  return formations.flatMap((id) =>
    onTrack(
      formed.filter(({ formation }) => formation === id),
      ways[id],
    ),
  );
}

/** The way round the track that a pick has settled. */
export function wayAfter(left: readonly Engaged[], pick: Engaged, ways: Ways): Ways {
  if (pick.independent || pick.kind === 'convoy') return ways;
  const way = ways[pick.formation];
  if (way === undefined) return { ...ways, [pick.formation]: { from: pick.dp, way: null } };
  if (way.way !== null || pick.dp === way.from) return ways;
  const boxes = left.filter(({ formation }) => formation === pick.formation).map(({ dp }) => dp);
  const up = nextBox(boxes, way.from, 'up') === pick.dp;
  const down = nextBox(boxes, way.from, 'down') === pick.dp;
  return { ...ways, [pick.formation]: { from: way.from, way: up && down ? null : up ? 'up' : 'down' } };
}

/** Leaders aboard a Squadron or the Flagship beside it, the senior first. */
export function officersAboard(battle: Battle, side: SideId, ids: readonly SquadronId[]): Officer[] {
  const leaders = withFlagships(battle, side, ids).flatMap((one) => one.leaders);
  return battle.officers[side]!.filter(({ leader }) => leaders.includes(leader));
}

/** Squadrons not yet put up that have a leader: the Admirals', or if there are none the Commodores'. */
export function ledUnits(battle: Battle, side: SideId): Engaged[] {
  const led = unpaired(battle, side).map((one) => ({
    one,
    officers: officersAboard(battle, side, [one.squadron]),
  }));
  const admirals = led.filter(({ officers }) => officers.some(({ admiral }) => admiral));
  return (admirals.length > 0 ? admirals : led.filter(({ officers }) => officers.length > 0)).map(
    ({ one }) => one,
  );
}

/** Who calls puts up his senior leader's Squadron; null where the call can't be made. */
export function callUnit(battle: Battle, side: SideId): Engaged | null {
  if (Object.keys(battle.squadrons).some((one) => ledUnits(battle, one).length === 0)) return null;
  const rank = ({ squadron }: Engaged): number =>
    Math.max(...officersAboard(battle, side, [squadron]).map(({ seniority }) => seniority));
  return ledUnits(battle, side).toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
