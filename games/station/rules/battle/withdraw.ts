/** Who has the Gauge may Withdraw before it begins (8.23), and says where two on a Lane fight (8.122). */
import { refuse } from '@weathergage/kernel';
import type { FormationId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../umpire/phase.ts';
import type { Battle } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { squadronsIn, topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { fightersBehind } from './combat/fighters.ts';
import { type BattleRules, battleOf, enemyOf, type Next, wait } from './combat/steps.ts';
import { chooseInitials, gatherBattle } from './engage.ts';
import { decideGauge } from './gauge.ts';

/** 8.23: some or all of the Formations that move by themselves; an Escort goes with its Convoy. */
export const mayWithdraw = (world: World, battle: Battle, side: SideId): FormationId[] => {
  const tokens = battle.tokens[side]!.filter((id) => !battle.aside.includes(id));
  const forces = forcesOf(world, side);
  return [...new Set(fightersBehind(forces, tokens).map(({ formation }) => topOf(forces, formation).id))];
};

/** 8.122: where the holder of the Gauge came from, if he says nothing. */
function origin(world: State, battle: Battle, side: SideId): LocationId {
  const { came } = topOf(forcesOf(world, side), battle.initial[side]!);
  const ends = battle.between ?? [battle.at, battle.at];
  return came.from !== null && ends.includes(came.from) ? came.from : ends[0];
}

const sailOf = (world: State, battle: Battle, side: SideId): number =>
  fightersBehind(forcesOf(world, side), battle.tokens[side]!)
    .filter(({ convoy, token }) => !convoy && !battle.aside.includes(token))
    .flatMap(({ formation }) => squadronsIn(forcesOf(world, side), formation))
    .reduce((sum, { sail }) => sum + sail, 0);

function settle(
  world: State,
  battle: Battle,
  context: Context,
  going: readonly FormationId[],
  at: LocationId,
): Next {
  const side = battle.gauge!;
  const forces = forcesOf(world, side);
  const tokens = going.map((id) => topOf(forces, id).token).filter((id): id is TokenId => id !== null);
  gatherBattle(world, battle, context, at);
  battle.withdrawn = tokens;
  if (tokens.length === 0) return 'reinforce';
  context.tell({ kind: 'withdrew', rule: '8.23', side, tokens });
  const first = battle.initial[side]!;
  if (!tokens.includes(topOf(forces, first).token ?? '')) return 'reinforce';
  battle.initial = Object.fromEntries(Object.entries(battle.initial).filter(([one]) => one !== side));
  const next = chooseInitials(world, battle, context);
  return next === 'wait' ? 'engage' : next;
}

export const withdrawBattleStep: BattleRules = {
  begin(world, battle, context) {
    const initial = Object.fromEntries(sidesOf(world).map((side) => [side, battle.initial[side]!]));
    const side = decideGauge(world, context, battle.at, initial);
    // 8.223: he may Withdraw, whoever brought it about.
    battle.gauge = side;
    const how = world.watch[side]?.withdraw ?? 'ask';
    if (how === 'ask') return wait(battle, [side], () => 'reinforce');
    const enemy = enemyOf(world, side);
    const flee = how === 'outnumbered' && sailOf(world, battle, side) < sailOf(world, battle, enemy);
    const going = flee ? mayWithdraw(world, battle, side) : [];
    return settle(world, battle, context, going, origin(world, battle, side));
  },
  resolve(world, battle, given, context) {
    const { side, answer } = answersOf(world, given, 'withdraw')[0]!;
    const at = answer.at ?? origin(world, battle, side);
    return settle(world, battle, context, answer.formations, at);
  },
};

export const withdrawAsk: AskRules<'withdraw'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const all = mayWithdraw(view, battle, sideOf(view, ask.seat)!);
    const places = battle.between === null ? [{}] : battle.between.map((at) => ({ at }));
    for (const place of places) {
      yield { formations: [], ...place };
      yield { formations: all, ...place };
    }
    if (all.length > 1) for (const one of all) yield { formations: [one], ...places[0] };
  },
  check(view, ask, { formations, at }) {
    const battle = battleOf(view);
    const may = mayWithdraw(view, battle, sideOf(view, ask.seat)!);
    if (formations.some((one) => !may.includes(one)))
      return refuse('not-here', '8.23', 'Only Formations in the Battle Space Withdraw.');
    if (at !== undefined && !(battle.between ?? [battle.at]).includes(at))
      return refuse('not-there', '8.122', 'It is fought at one end of the Lane.');
    return null;
  },
};
