/** The Battles of an Increment (8.11): one Meeting after the other, each through its steps. */
import { askOf, type Context, type Progress, type StepRules } from '../umpire/phase.ts';
import type { AskKind, StationAsk } from '../world/asks.ts';
import type { BattleResult } from '../world/battle-result.ts';
import type { Battle, BattleStep } from '../world/battle-state.ts';
import type { State } from '../world/state.ts';
import { closeSpaces } from './aftermath.ts';
import { battleFireships } from './battle-fireships.ts';
import { combatsBattleStep } from './combat/combats.ts';
import { doubleBattleStep } from './combat/double.ts';
import { awayBattleStep, meansBattleStep, takeBattleResult } from './combat/fought-out.ts';
import { intensityBattleStep } from './combat/intensity.ts';
import { mulliganBattleStep } from './combat/mulligan.ts';
import { prizesBattleStep } from './combat/prizes.ts';
import { shiftsBattleStep } from './combat/shifts.ts';
import { sinkingsBattleStep } from './combat/sinkings.ts';
import type { BattleRules, Next } from './combat/steps.ts';
import { engageBattleStep } from './engage.ts';
import { lineUp } from './line-up.ts';
import { drawMeetings, metHere } from './meetings.ts';
import { regroupBattleStep } from './regroup.ts';
import { reinforceBattleStep } from './reinforce.ts';
import { withdrawBattleStep } from './withdraw.ts';

type BattleAsk = Extract<
  AskKind,
  | 'engage'
  | 'withdraw'
  | 'reinforce'
  | 'line-up'
  | 'intensity'
  | 'means'
  | 'combat'
  | 'double'
  | 'shifts'
  | 'sinkings'
  | 'fireships'
  | 'prizes'
  | 'regroup'
  | 'mulligan'
>;

/** 8.11: the steps of a Battle; each says which comes after it. */
const STEPS: Readonly<Record<BattleStep, readonly [BattleRules, BattleAsk, string]>> = {
  engage: [engageBattleStep, 'engage', '8.124'],
  withdraw: [withdrawBattleStep, 'withdraw', '8.23'],
  reinforce: [reinforceBattleStep, 'reinforce', '8.24'],
  'line-up': [lineUp, 'line-up', '8.26'],
  intensity: [intensityBattleStep, 'intensity', '8.31'],
  means: [meansBattleStep, 'means', '8.33'],
  // Nobody is asked anything while it is away: its report goes on from here.
  away: [awayBattleStep, 'means', '8.33'],
  combats: [combatsBattleStep, 'combat', '8.33'],
  double: [doubleBattleStep, 'double', '8.333'],
  shifts: [shiftsBattleStep, 'shifts', '8.345'],
  sinkings: [sinkingsBattleStep, 'sinkings', '8.33.10'],
  fireships: [battleFireships, 'fireships', '6.23'],
  prizes: [prizesBattleStep, 'prizes', '8.44'],
  regroup: [regroupBattleStep, 'regroup', '8.42'],
  mulligan: [mulliganBattleStep, 'mulligan', '12.31'],
};

/** Goes from step to step until somebody must answer or the Battle is over. */
function run(world: State, battle: Battle, context: Context, from: Next): Progress {
  let next = from;
  while (next !== 'over') {
    if (next === 'wait') return 'waits';
    battle.step = next;
    battle.waits = [];
    next = STEPS[next][0].begin(world, battle, context);
  }
  world.battle = null;
  return nextMeeting(world, context);
}

function nextMeeting(world: State, context: Context): Progress {
  for (let meeting = world.battles.shift(); meeting !== undefined; meeting = world.battles.shift()) {
    // Looked at anew: an earlier Battle may have taken one of them away.
    const battle = metHere(world, meeting);
    if (battle === null || metBefore(world, battle)) continue;
    world.battle = battle;
    return run(world, battle, context, 'engage');
  }
  closeSpaces(world);
  return 'done';
}

/** 8.452: one Battle in a Space and one for a Formation in an Increment. */
const metBefore = (world: State, battle: Battle): boolean => (world.fought ?? []).includes(battle.at);

/** What came of a Battle that was fought out; from there it goes on as any other. */
export const reportOnBattle = (world: State, result: BattleResult, context: Context): Progress =>
  run(world, world.battle!, context, takeBattleResult(world, world.battle!, result, context));

export const battlesStep: StepRules = {
  enter(world, context) {
    world.battles = drawMeetings(world, context);
    return nextMeeting(world, context);
  },
  asks(world): StationAsk[] {
    const { battle } = world;
    if (battle === null) return [];
    const [, kind, rule] = STEPS[battle.step];
    return battle.waits.map((side) => askOf(world, kind, side, rule));
  },
  resolve(world, answers, context) {
    const battle = world.battle!;
    battle.waits = [];
    return run(world, battle, context, STEPS[battle.step][0].resolve(world, battle, answers, context));
  },
};
