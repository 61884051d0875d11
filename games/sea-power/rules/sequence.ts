/** The sequence of play (4.0): each phase runs until it must ask; a year after the last phase the next begins. */
import { type Dice, type Listening, listening, playingOf, shownTo } from '@weathergage/kernel';
import { combatPhase } from './battle/combat.ts';
import { assaultPhase } from './ports/assault.ts';
import { repairPhase } from './ports/repair.ts';
import { returnToPort } from './ports/return.ts';
import { frigatesPhase } from './sailing/frigates.ts';
import { movementPhase } from './sailing/movement.ts';
import { judge } from './victory.ts';
import { privateCopy } from './world/copy.ts';
import { type Context, type PhaseRules, type Play, seatOf } from './world/phase.ts';
import { PHASES, type Phase, type State } from './world/state.ts';
import type { SeaTold } from './world/told.ts';
import { biddingPhase } from './year/bidding.ts';
import { demobilisePhase } from './year/demobilise.ts';
import { organisePhase } from './year/organise.ts';
import { placePhase } from './year/place.ts';
import { reorganisePhase } from './year/reorganise.ts';
import { nextYear, openYear } from './year/year.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = {
  bidding: biddingPhase,
  demobilise: demobilisePhase,
  organise: organisePhase,
  place: placePhase,
  reorganise: reorganisePhase,
  frigates: frigatesPhase,
  movement: movementPhase,
  combat: combatPhase,
  assault: assaultPhase,
  return: returnToPort,
  repair: repairPhase,
};

export const { asks, open, resolve, report } = playingOf<Play>({
  copy: privateCopy,
  listen,
  rulesOf: (world) => RULES[world.phase],
  advance,
  keep: (world, happenings) => {
    world.prologue = [...happenings];
  },
  // What was kept as the match opened comes first, each with the form that a seat may know.
  finish: (before, world, _context, happenings) => {
    happenings.unshift(...before.prologue);
    world.prologue = [];
  },
});

function advance(world: State, context: Context): void {
  const at = PHASES.indexOf(world.phase);
  if (world.phase === 'bidding') openYear(world, context);
  if (at < PHASES.length - 1) {
    world.phase = PHASES[at + 1]!;
    return;
  }
  // 8.5, 11.H: the year's end is the only time at which a match is won.
  world.outcome = judge(world);
  if (world.outcome !== null) {
    context.tell({ kind: 'over', rule: world.outcome.rule, outcome: world.outcome });
    return;
  }
  // 4.0/2: every year begins with the forces.
  nextYear(world);
  world.phase = 'demobilise';
  openYear(world, context);
}

function listen(world: State, dice: Dice): Listening<Context, SeaTold> {
  const { context, happenings } = listening<SeaTold>(dice);
  const tellSide: Context['tellSide'] = (side, truth, others, how) => {
    // 11.G: with everything face up there is nothing to keep from anybody.
    const told = world.options.openPlay ? { truth } : shownTo(seatOf(world, side), truth, others);
    happenings.push({ ...told, ...how });
  };
  return { context: { ...context, tellSide }, happenings };
}
