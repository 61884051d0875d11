/** The sequence of play (4.0): each phase runs until it must ask; a year after the last phase the next begins. */
import type { Answered, Dice, Happening, Resolution } from '@weathergage/kernel';
import type { Side } from '../data/nations.ts';
import { combat } from './battle/combat.ts';
import { assault } from './ports/assault.ts';
import { repair } from './ports/repair.ts';
import { returnToPort } from './ports/return.ts';
import { frigates } from './sailing/frigates.ts';
import { movement } from './sailing/movement.ts';
import type { SeaPower } from './types.ts';
import { judge } from './victory.ts';
import type { SeaAsk } from './world/asks.ts';
import { privateCopy } from './world/copy.ts';
import { type Context, type PhaseRules, type Progress, seatOf } from './world/phase.ts';
import { type Open, PHASES, type Phase, type State } from './world/state.ts';
import type { SeaTold } from './world/told.ts';
import { bidding } from './year/bidding.ts';
import { demobilise } from './year/demobilise.ts';
import { organise } from './year/organise.ts';
import { place } from './year/place.ts';
import { reorganise } from './year/reorganise.ts';
import { nextYear, openYear } from './year/year.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = {
  bidding,
  demobilise,
  organise,
  place,
  reorganise,
  frigates,
  movement,
  combat,
  assault,
  return: returnToPort,
  repair,
};

export const asks = (world: Readonly<Open>): SeaAsk[] => RULES[world.phase].asks(world);

/** Opens the match: runs on to the first question. */
export function open(world: State, dice: Dice): State {
  const copy = privateCopy(world);
  const { context } = listening(copy, dice);
  if (RULES[copy.phase].enter(copy, context) === 'done') runOn(copy, context);
  return copy;
}

export function resolve(
  world: State,
  answers: readonly Answered<SeaPower>[],
  dice: Dice,
): Resolution<SeaPower> {
  const copy = privateCopy(world);
  const { context, happenings } = listening(copy, dice);
  copy.asked++;
  if (RULES[copy.phase].resolve(copy, answers, context) === 'done') runOn(copy, context);
  return { state: copy, happenings };
}

/** Goes through the phases until one waits for somebody or the match is decided. */
function runOn(world: State, context: Context): void {
  let progress: Progress = 'done';
  while (progress === 'done') {
    const at = PHASES.indexOf(world.phase);
    if (world.phase === 'bidding') openYear(world, context);
    if (at === PHASES.length - 1) {
      // 8.5, 11.H: the year's end is the only time at which a match is won.
      world.outcome = judge(world);
      if (world.outcome !== null) {
        context.tell({ kind: 'over', rule: world.outcome.rule, outcome: world.outcome });
        return;
      }
      nextYear(world);
      world.phase = 'demobilise';
      openYear(world, context);
    } else world.phase = PHASES[at + 1]!;
    progress = RULES[world.phase].enter(world, context);
  }
}

function listening(world: State, dice: Dice): { context: Context; happenings: Happening<SeaTold>[] } {
  const happenings: Happening<SeaTold>[] = [];
  const context: Context = {
    dice,
    tell: (truth, how) => void happenings.push({ truth, ...how }),
    tellSide: (side: Side, truth, others, how) => {
      // 11.G: with everything face up there is nothing to keep from anybody.
      if (world.options.openPlay) happenings.push({ truth, ...how });
      else happenings.push({ truth, shown: { others, seats: { [seatOf(world, side)]: truth } }, ...how });
    },
  };
  return { context, happenings };
}
