/** A Battle fought out in a match of its own: whether both want it, and how what came of it is taken (8.33 to 8.44). */
import { agreedMeans, meansChoices, meansRefusal } from '@weathergage/kernel';
import type { SideId, SquadronId } from '../../module/vocabulary.ts';
import { dissolveEmpty, leaderFate } from '../../organisation/organisation.ts';
import { addDp, lyingOf, takeSail } from '../../umpire/damage.ts';
import { type AskRules, answersOf, type Context, seatOf, sidesOf } from '../../umpire/phase.ts';
import type { BattleResult } from '../../world/battle-result.ts';
import type { Battle, Engaged } from '../../world/battle-state.ts';
import { forcesOf } from '../../world/forces.ts';
import { hullsOf, squadronOf } from '../../world/formations.ts';
import type { Open, State } from '../../world/state.ts';
import { theatreOf } from '../../world/theatre.ts';
import { type BattleRules, type Next, wait } from './steps.ts';

/** Those that fight: not beyond the leaders' Control. */
export const fightingIn = (battle: Battle, side: SideId): Engaged[] =>
  battle.squadrons[side]!.filter(({ out, sail, kind }) => !out && (sail > 0 || kind === 'convoy'));

/** Ships against ships: a Convoy's attack, and Galleys under oars, stay with the tables, which have rules of their own. */
export function mayBeFoughtOut(world: Readonly<Open>, battle: Battle): boolean {
  const { foughtOut } = world.options;
  if (foughtOut === undefined || battle.scattered) return false;
  const lines = sidesOf(world).map((side) => fightingIn(battle, side));
  const theatre = theatreOf(world);
  const ships = lines
    .flat()
    .every(({ kind, squadron }) => kind !== 'convoy' && hullsOf(theatre, squadron).class !== 'G');
  const count = lines.flat().filter(({ kind }) => kind === 'squadron').length;
  return ships && lines.every((line) => line.length > 0) && count >= (foughtOut.least ?? 1);
}

export const meansBattleStep: BattleRules = {
  begin: (world, battle) =>
    wait(battle, mayBeFoughtOut(world, battle) ? sidesOf(world) : [], () => 'combats'),
  resolve(world, battle, given, context) {
    const said = answersOf(world, given, 'means').map(
      ({ side, answer }) => [seatOf(world, side), answer] as const,
    );
    const agreed = agreedMeans(Object.fromEntries(said), seatOf(world, battle.gauge!));
    if (agreed === null) return 'combats';
    battle.away = { id: `${world.asked}.${world.clock}.${battle.at}`, ...agreed };
    context.tell({ kind: 'fought-out', rule: '8.33', at: battle.at, way: agreed.way });
    return 'away';
  },
};

export const awayBattleStep: BattleRules = {
  begin: () => 'wait',
  resolve: () => 'wait',
};

/** Lays on all that came of it; Fireships, the Victor and his prizes come after, as in any Battle. */
export function takeBattleResult(world: State, battle: Battle, result: BattleResult, context: Context): Next {
  const { turns } = result;
  delete battle.away;
  context.tell({ kind: 'report', rule: '8.335', at: battle.at, ...(turns === undefined ? {} : { turns }) });
  const struck: SquadronId[] = [];
  for (const side of sidesOf(world))
    for (const { squadron, dp, sunk, struck: taken } of result.squadrons[side]!) {
      const one = battle.squadrons[side]!.find((each) => each.squadron === squadron)!;
      batterOne(world, context, side, one, dp, sunk + taken);
      for (let lost = 0; lost < sunk + taken; lost++) battle.losses[side]!.push({ squadron, by: 'combat' });
      for (let lost = 0; lost < taken; lost++) struck.push(squadron);
    }
  for (const side of sidesOf(world))
    for (const { leader, fate, turns } of result.leaders)
      if (battle.officers[side]!.some((officer) => officer.leader === leader))
        hit(
          world,
          battle,
          context,
          side,
          leader,
          fate === 'wounded' ? { what: fate, turns: turns! } : { what: fate },
        );
  battle.struck = struck;
  for (const side of sidesOf(world)) dissolveEmpty(world, context, side, true);
  return 'fireships';
}

/** 8.337: Sail that are gone first, then DPs on what is left. */
function batterOne(
  world: State,
  context: Context,
  side: SideId,
  one: Engaged,
  dp: number,
  lost: number,
): void {
  const forces = forcesOf(world, side);
  const { squadron } = one;
  const where = lyingOf(forces, squadronOf(forces, squadron));
  if (dp > 0) one.dp = addDp(world, side, squadron, dp).dp;
  if (lost > 0) {
    takeSail(forces, squadron, lost);
    one.sail = forces.squadrons[squadron]?.sail ?? 0;
  }
  if (dp > 0 || lost > 0)
    context.tell({
      kind: 'hurt',
      rule: '8.337',
      side,
      squadron,
      dp,
      total: one.dp,
      sunk: lost,
      sail: one.sail,
      ...where,
    });
}

function hit(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  leader: string,
  fate: Parameters<typeof leaderFate>[4],
): void {
  const turns = fate.what === 'wounded' ? { turns: fate.turns } : {};
  context.tell({ kind: 'casualty', rule: '8.37', side, leader, fate: fate.what, ...turns });
  for (const one of battle.squadrons[side]!) one.leaders = one.leaders.filter((id) => id !== leader);
  leaderFate(world, { ...context, tell: () => {} }, side, leader, fate);
}

export const meansAsk: AskRules<'means'> = {
  choices: ({ options }) => meansChoices(options.foughtOut!),
  check: ({ options }, _ask, means) => meansRefusal(options.foughtOut!, means, '8.33'),
};
