/** The sequence of play (4.0): each step runs until it must ask; Increments, Impulses and Turns go round. */
import { type Dice, type Happening, type Listening, playingOf, shownTo } from '@weathergage/kernel';
import { attritionStep } from './auxiliaries/attrition.ts';
import { battlesStep } from './battle/battles.ts';
import { convoyStep } from './convoys/convoys.ts';
import { impulseEnd } from './impulse-end.ts';
import { incrementEnd } from './increment-end.ts';
import { IMPULSES, INCREMENTS } from './module/vocabulary.ts';
import { operationsEnd } from './operations-end.ts';
import { eventsStep } from './orders/events.ts';
import { endOrder } from './orders/order-ends.ts';
import { ordersStep } from './orders/orders-step.ts';
import { reliefStep } from './organisation/relief.ts';
import { preTurn } from './pre-turn.ts';
import { reorganisationStep } from './reorganisation/reorganisation.ts';
import { galesStep } from './sailing/gales.ts';
import { plotStep } from './sailing/plot.ts';
import { sailStep } from './sailing/sail.ts';
import { windsStep } from './sailing/winds.ts';
import { tasksStep } from './tasks/tasks.ts';
import type { StationTold } from './told/index.ts';
import { turnEnd } from './turn-end.ts';
import { tellCounters } from './umpire/counters-told.ts';
import { isNews } from './umpire/news.ts';
import { type Context, type Play, type StepRules, seatOf } from './umpire/phase.ts';
import { shuffle } from './umpire/tokens.ts';
import { privateCopy } from './world/copy.ts';
import { STEPS, type State, type StepId } from './world/state.ts';
import { auxiliariesStep } from './yards/auxiliary-step.ts';
import { dockyardStep } from './yards/dockyard.ts';
import { layUp } from './yards/lay-up.ts';

const RULES: Readonly<Record<StepId, StepRules>> = {
  'pre-turn': preTurn,
  winds: windsStep,
  gales: galesStep,
  plot: plotStep,
  sail: sailStep,
  tasks: tasksStep,
  battles: battlesStep,
  'increment-end': incrementEnd,
  'impulse-end': impulseEnd,
  'operations-end': operationsEnd,
  events: eventsStep,
  attrition: attritionStep,
  convoys: convoyStep,
  dockyard: dockyardStep,
  'lay-up': layUp,
  orders: ordersStep,
  relief: reliefStep,
  auxiliaries: auxiliariesStep,
  reorganisation: reorganisationStep,
  'turn-end': turnEnd,
};

/** 13.26: what the umpire makes of the answers stands. */
export const { asks, open, resolve, report } = playingOf<Play>({
  copy: privateCopy,
  listen,
  rulesOf: ({ step }) => RULES[step],
  advance,
  begin: shuffleAll,
  finish: tellCounters,
});

/** Who knows the scenario must not know one counter of a stack from another by its number. */
function shuffleAll(world: State, context: Context): void {
  const stacks = new Map(
    world.tokens.map((token) => [`${token.side}/${JSON.stringify(token.place)}`, token]),
  );
  for (const { place, side } of stacks.values()) shuffle(world, context, place, side);
}

/** 4.11: four Impulses of four Increments, then the steps of the Administrative Phase, then the next Turn. */
function advance(world: State): void {
  world.stage = null;
  if (world.step === 'increment-end') {
    if (world.increment < INCREMENTS) {
      world.increment++;
      world.clock++;
      world.step = 'gales';
    } else world.step = 'impulse-end';
  } else if (world.step === 'impulse-end') {
    if (world.impulse < IMPULSES) beginImpulse(world, world.impulse + 1);
    else {
      world.impulse = 0;
      world.increment = 0;
      world.step = 'operations-end';
    }
  } else if (world.step === 'pre-turn') beginImpulse(world, 1);
  else if (world.step === 'turn-end') {
    world.turn++;
    world.step = 'pre-turn';
  } else world.step = STEPS[STEPS.indexOf(world.step) + 1]!;
}

/** 4.22: the winds first, then the Increments. */
function beginImpulse(world: State, impulse: number): void {
  world.impulse = impulse;
  world.increment = 1;
  world.clock++;
  world.step = 'winds';
}

export function listen(world: State, dice: Dice): Listening<Context, StationTold> {
  const happenings: Happening<StationTold>[] = [];
  const news = (told: StationTold, how?: { readonly news?: true }): { readonly news?: true } =>
    isNews(told) ? { news: true } : (how ?? {});
  const context: Context = {
    dice,
    // 2.21: a die of the game shows 0 to 9.
    d10: () => dice.roll(10) - 1,
    tell: (truth, how) => void happenings.push({ truth, ...news(truth, how) }),
    tellSide: (side, truth, others, how) =>
      void happenings.push({ ...shownTo(seatOf(world, side), truth, others), ...news(truth, how) }),
    endOrder: (side, formation, how) => endOrder(world, context, side, formation, how),
  };
  return { context, happenings };
}
