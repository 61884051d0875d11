/** What a Battle leaves behind: Disorganisation (8.45), who must leave and may not come back (8.46, 8.231, 7.223). */
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { noteBattle } from '../orders/progress.ts';
import { settleSeniority } from '../organisation/seniority.ts';
import { type Context, sidesOf } from '../umpire/phase.ts';
import { refreshFaces, spot } from '../umpire/tokens.ts';
import type { Battle } from '../world/battle-state.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, membersOf, topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { isStrait, tokensAt } from './combat/fighters.ts';
import { enemyOf } from './combat/steps.ts';

/** Formations under nothing that hold what was Engaged, Convoys not among them. */
function engagedTops(world: State, battle: Battle, side: SideId): Formation[] {
  const forces = forcesOf(world, side);
  const tops = battle.squadrons[side]!.flatMap(({ squadron }) => {
    const formation = forces.squadrons[squadron]?.formation;
    return formation == null ? [] : [topOf(forces, formation)];
  });
  return [...new Set(tops)];
}

/**
 * 8.45: whoever was Engaged, were it with a Scattered Convoy (10.158), and all that is under it. A Convoy goes on; its
 * Escort is what suffers.
 */
function disorganise(world: State, battle: Battle, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  const tokens: TokenId[] = [];
  for (const top of engagedTops(world, battle, side)) {
    for (const member of membersOf(forces, top.id)) if (member.kind !== 'convoy') member.disorganised = true;
    tokens.push(top.token!);
  }
  if (tokens.length > 0) context.tell({ kind: 'disorganised', rule: '8.45', side, tokens, on: true });
}

/** 8.231: where the Enemy came in from in this Increment. */
const entries = (world: State, battle: Battle, side: SideId): LocationId[] => {
  const enemy = enemyOf(world, side);
  return battle.tokens[enemy]!.flatMap((id) => {
    const came = formationOfToken(forcesOf(world, enemy), id)?.came;
    return came?.clock === world.clock && came.from !== null && came.from !== battle.at ? [came.from] : [];
  });
};

function bind(world: State, top: Formation, shun: readonly LocationId[], back: LocationId | null): void {
  if (top.kind === 'convoy') return;
  top.bound = { clock: world.clock + 1, leave: true, shun: [...new Set(shun)], back };
}

/** 8.23: those who Withdrew, back the way they came if the Space was Interdicted against them (7.223). */
function bindWithdrawn(world: State, battle: Battle): void {
  for (const token of battle.withdrawn) {
    const side = battle.gauge!;
    const top = formationOfToken(forcesOf(world, side), token);
    if (top === undefined) continue;
    const back =
      battle.forced && battle.due.includes(top.id) && top.came.clock === world.clock ? top.came.from : null;
    bind(world, top, [battle.at, ...entries(world, battle, side)], back);
  }
}

/** By which side he came in, be it long ago; none is known if he was brought back to where he began (8.122). */
function sideEntered(world: State, battle: Battle, { came, entered }: Formation): LocationId | null {
  if (came.clock === world.clock && came.from !== null) return came.from === battle.at ? null : came.from;
  return entered ?? null;
}

/** 8.46: the losers; in a Strait by the side they came in by (8.461). */
function bindLosers(world: State, battle: Battle): void {
  if (battle.victor === null) return;
  const loser = enemyOf(world, battle.victor);
  for (const top of engagedTops(world, battle, loser)) {
    const entered = isStrait(world, battle.at) ? sideEntered(world, battle, top) : null;
    bind(world, top, [battle.at], entered);
  }
}

export function aftermath(world: State, battle: Battle, context: Context): void {
  world.fought = [...(world.fought ?? []), battle.at];
  if (battle.intensity !== 'Light')
    for (const side of sidesOf(world)) disorganise(world, battle, context, side);
  bindLosers(world, battle);
  bindWithdrawn(world, battle);
  noteBattle(world, {
    at: battle.at,
    engaged: Object.fromEntries(
      sidesOf(world).map((side) => [side, battle.formations[side]!.map(({ formation }) => formation)]),
    ),
    withdrew: Object.fromEntries(
      sidesOf(world).map((side) => [
        side,
        battle.withdrawn.filter((id) => formationOfToken(forcesOf(world, side), id) !== undefined),
      ]),
    ),
    victor: battle.victor,
  });
  if (battle.victor !== null)
    for (const { leader } of battle.officers[battle.victor]!) {
      const state = forcesOf(world, battle.victor).leaders[leader];
      if (state !== undefined) state.won = true;
    }
  for (const side of sidesOf(world)) settleSeniority(world, context, side, 'owner');
  // 8.125: what has come apart here lies open like the rest.
  for (const side of sidesOf(world))
    for (const token of tokensAt(world, side, battle.at, 'sea')) spot(world, context, token, 'battle');
  refreshFaces(world, context);
}

/** 8.46: when all is fought, nobody bound may go into any of the Battle Spaces of this Increment. */
export function closeSpaces(world: State): void {
  const fought = world.fought ?? [];
  for (const forces of Object.values(world.forces))
    for (const formation of Object.values(forces.formations)) {
      const { bound } = formation;
      if (bound?.clock !== world.clock + 1) continue;
      formation.bound = { ...bound, shun: [...new Set([...bound.shun, ...fought])] };
    }
  delete world.fought;
}
