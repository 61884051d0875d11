/** Reinforcements and Reorganisation (11.1): what the calendar brings, then each side in turn as it likes. */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { SideId } from '../module/vocabulary.ts';
import { bringToDesk } from '../organisation/arrivals.ts';
import { exchange, officersOfTheTurn, settleBoth } from '../organisation/officers.ts';
import { scheduled } from '../organisation/reinforcements.ts';
import { type AskRules, answersOf, askOf, type StepRules, sidesOf, today } from '../umpire/phase.ts';
import { refreshFaces } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { type Desk, forcesOf } from '../world/forces.ts';
import type { World } from '../world/state.ts';
import { checkAct } from './acts.ts';
import type { Occasion } from './occasion.ts';
import { doActs, rehearse } from './rehearsal.ts';
import { reorganisations } from './reorganisation-choices.ts';
import { backFromHome, newSeason } from './requests.ts';

export const ADMINISTRATION: Occasion = { free: false, at: null };

/** So that a match always goes on: after so many rounds of acts in one Step the umpire calls it done. */
const MOST_ROUNDS = 40;
/** Noted beside what was tried this Turn, for each answer of one Reorganisation. */
const ROUND = 'round';

export const roundsAt = ({ tried }: Desk): number => tried.filter((one) => one === ROUND).length;

const look =
  (side: SideId) =>
  (world: World, act: ReorganisationAct): Refusal | null =>
    checkAct(world, side, act, ADMINISTRATION);

/** 11.11: what the calendar brings and takes, then each side whatever it likes, in any order. */
export const reorganisationStep: StepRules = {
  enter(world, context) {
    newSeason(world);
    if (world.scenario.only?.without?.includes('schedule') !== true) {
      scheduled(world, context);
      backFromHome(world, context);
      for (const side of sidesOf(world)) officersOfTheTurn(world, context, side);
    }
    // 11.132: what comes now may be reorganised at once.
    for (const side of sidesOf(world)) bringToDesk(world, context, side);
    exchange(world, context);
    // 3.464: where several might be turned out the owner says who, at his desk.
    settleBoth(world, context, 'owner');
    world.stage = { kind: 'desk', side: sidesOf(world)[0] };
    return 'waits';
  },
  asks: (world) =>
    world.stage?.kind === 'desk' ? [askOf(world, 'reorganise', world.stage.side, '11.13')] : [],
  resolve(world, given, context) {
    const [a, b] = sidesOf(world);
    for (const { side, answer } of answersOf(world, given, 'reorganise')) {
      doActs(world, context, side, answer.acts, ADMINISTRATION, look(side));
      const { desk } = forcesOf(world, side);
      const rounds = roundsAt(desk);
      desk.tried.push(ROUND);
      if (!answer.done && rounds < MOST_ROUNDS) return 'waits';
      if (side === a) {
        world.stage = { kind: 'desk', side: b };
        return 'waits';
      }
    }
    settleBoth(world, context, 'umpire');
    refreshFaces(world, context);
    for (const forces of Object.values(world.forces)) {
      const { desk, leaders } = forces;
      desk.tried = [];
      delete forces.newcomers;
      // 11.177: the laurels of a Year are looked at in Turn One, and are withered after it.
      if (today(world).turn === 1) for (const leader of Object.values(leaders)) leader.won = false;
    }
    return 'done';
  },
};

export const reorganiseAsk: AskRules<'reorganise'> = {
  choices: (view) => reorganisations(view),
  check(view, _ask, answer) {
    if (view.side === null) return refuse('nobody', '11.13', 'Only a commander reorganises.');
    return rehearse(view, view.side, answer.acts, ADMINISTRATION, look(view.side));
  },
};
