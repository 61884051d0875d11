/** Battle Reinforcements (8.24): Formations in the Battle Space try to come up in time. */
import { refuse } from '@weathergage/kernel';
import { counterOf, isPirate, mayAssist, reachOf, sourceOf } from '../auxiliaries/auxiliary.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { screenersAt, screenTask } from '../auxiliaries/screening.ts';
import type { AuxId, FormationId, SideId } from '../module/vocabulary.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../umpire/phase.ts';
import { checkRating } from '../umpire/strategy-checks.ts';
import { atSea, moveTo, spot } from '../umpire/tokens.ts';
import type { Battle } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { presentAt, tokenBehind, tokensAt } from './combat/fighters.ts';
import { type BattleRules, battleOf, enemyOf, wait } from './combat/steps.ts';
import { sumOf } from './gauge.ts';
import { barred, mayReinforce, reinforcementReasons } from './reinforcement.ts';

/**
 * 8.245: Fleet and Galley Auxiliaries within range, but not those with Convoys (6.283), Stationed (6.297), of pirates
 * (M6.1) or hired (M6.3).
 */
export const assistants = (world: World, side: SideId, battle: Battle): AuxId[] =>
  Object.keys(forcesOf(world, side).auxiliaries).filter((aux) => {
    const source = sourceOf(world, side, aux);
    if (source === null || !mayAssist(counterOf(world, aux).class)) return false;
    if (source.from === 'station' || isPirate(world, aux)) return false;
    if (theatreOf(world).module.hired?.auxiliaries.includes(aux) === true) return false;
    if (source.formation !== null && forcesOf(world, side).convoys[source.formation] !== undefined)
      return false;
    return reachOf(world, side, aux).has(battle.at);
  });

/** As far as all can see: anything of the side's in the Space or Fitting Out there that is not yet in it. */
function mightJoin(world: State, battle: Battle, side: SideId): boolean {
  const first = tokenBehind(world, side, battle.initial[side]!);
  return [...tokensAt(world, side, battle.at, 'sea'), ...tokensAt(world, side, battle.at, 'harbour')].some(
    (id) => id !== first && !battle.withdrawn.includes(id) && !battle.aside.includes(id),
  );
}

/** An Auxiliary's help, and whether it was kept off. */
function assist(
  world: State,
  context: Context,
  battle: Battle,
  side: SideId,
  aux: AuxId | null,
  against: AuxId | null,
): boolean {
  if (aux === null) return false;
  const sort = counterOf(world, aux).class;
  const kept =
    against !== null &&
    screenTask(world, { side, aux }, { side: enemyOf(world, side), aux: against }, battle.at).result ===
      'screened';
  toRecovery(world, side, aux);
  const result = kept ? 'screened' : 'helps';
  context.tell({ kind: 'assist', rule: '8.245', side, class: sort, result }, { news: true });
  return !kept;
}

/** 8.242: a Leadership Check, modified by the chart. */
function attempt(
  world: State,
  context: Context,
  battle: Battle,
  side: SideId,
  formation: FormationId,
  helped: boolean,
): boolean {
  const forces = forcesOf(world, side);
  const { leader } = formationOf(forces, formation);
  const modifiers = reinforcementReasons(world, side, formation, { initial: battle.initial[side]!, helped });
  const joined = checkRating(world, context, {
    side,
    leader,
    rating: 'lr',
    rule: '8.242',
    for: 'reinforce',
    modifier: sumOf(modifiers),
    open: true,
  });
  context.tell(
    { kind: 'reinforced', rule: '8.242', side, formation, leader, modifiers, joined },
    { news: true },
  );
  return joined;
}

/** Into the Battle, out of the Harbour if need be (8.243). */
function joins(world: State, context: Context, battle: Battle, side: SideId, id: FormationId): void {
  const top = topOf(forcesOf(world, side), id);
  const fromPort = top.place.berth === 'harbour';
  if (fromPort) {
    moveTo(world, side, top.id, atSea(battle.at));
    top.came = { how: 'fitting-out', from: battle.at, clock: world.clock };
    spot(world, context, top.token!, 'battle');
  }
  const entry = { formation: id, token: top.token!, leaders: [], fromPort, convoy: false };
  battle.formations = { ...battle.formations, [side]: [...battle.formations[side]!, entry] };
}

export const reinforceBattleStep: BattleRules = {
  begin(world, battle) {
    for (const side of sidesOf(world)) {
      const formation = battle.initial[side]!;
      const convoy = forcesOf(world, side).convoys[formation] !== undefined;
      const token = tokenBehind(world, side, formation)!;
      const entry = { formation, token, leaders: [], fromPort: false, convoy };
      battle.formations = { ...battle.formations, [side]: [entry] };
    }
    // 10.157: of those who attack a Scattered Convoy only one Formation is Engaged.
    const sides = sidesOf(world);
    const any = !battle.scattered && sides.some((side) => mightJoin(world, battle, side));
    return wait(battle, any ? sides : [], () => drawIn(world, battle));
  },
  resolve(world, battle, given, context) {
    const answers = answersOf(world, given, 'reinforce');
    const helped: Record<SideId, boolean> = {};
    for (const { side, answer } of answers) {
      const enemy = answers.find((one) => one.side !== side)?.answer;
      const aux = answer.formations.length > 0 ? answer.assist : null;
      helped[side] = assist(world, context, battle, side, aux, enemy?.screen ?? null);
    }
    // 8.24: each by a check of its own; who fails it stays where and as he was (8.244).
    for (const { side, answer } of answers)
      for (const formation of answer.formations)
        if (attempt(world, context, battle, side, formation, helped[side] === true))
          joins(world, context, battle, side, formation);
    return drawIn(world, battle);
  },
};

/** 10.13: Convoys in the Space are Engaged when all the others have come or not come. */
function drawIn(world: State, battle: Battle): 'line-up' {
  for (const side of sidesOf(world)) {
    const engaged = battle.formations[side]!;
    const convoys = presentAt(world, side, battle.at).filter(
      ({ convoy, scattered, fittingOut, token, formation }) =>
        convoy &&
        !scattered &&
        !fittingOut &&
        !battle.withdrawn.includes(token) &&
        !battle.aside.includes(token) &&
        !engaged.some((one) => one.formation === formation),
    );
    const entries = convoys.map(({ formation, token }) => ({
      formation,
      token,
      leaders: [],
      fromPort: false,
      convoy: true,
    }));
    battle.formations = { ...battle.formations, [side]: [...engaged, ...entries] };
  }
  return 'line-up';
}

export const reinforceAsk: AskRules<'reinforce'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    const may = mayReinforce(view, battle, side);
    const helper = assistants(view, side, battle)[0] ?? null;
    const keeper = screenersAt(view, side, battle.at).find((aux) => aux !== helper) ?? null;
    yield { formations: may, assist: may.length > 0 ? helper : null, screen: keeper };
    yield { formations: may, assist: null, screen: null };
    yield { formations: [], assist: null, screen: null };
    if (may.length > 1) for (const one of may) yield { formations: [one], assist: null, screen: keeper };
  },
  check(view, ask, { formations, assist: helper, screen: keeper }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    const present = presentAt(view, side, battle.at);
    for (const formation of formations) {
      const fighter = present.find((one) => one.formation === formation);
      if (fighter === undefined) return refuse('not-here', '8.241', 'It is not in the Battle Space.');
      const why = barred(view, battle, side, fighter);
      if (why !== null) return refuse('may-not', why.rule, why.message);
    }
    if (helper !== null && !assistants(view, side, battle).includes(helper))
      return refuse('no-help', '8.245', 'That Auxiliary can’t help here.');
    if (keeper !== null && !screenersAt(view, side, battle.at).includes(keeper))
      return refuse('no-screen', '6.28', 'Only Auxiliaries in the Space can Screen, and of the right Class.');
    if (helper !== null && helper === keeper)
      return refuse('one-task', '6.14', 'One Auxiliary does one Task.');
    return null;
  },
};
