/** The first lord: a sea lord who thinks his orders over, by letting all sail in worlds as they may be. */
import {
  type Craft,
  type SearchEffort,
  type SearchFound,
  StepDesk,
  searchPlans,
  type Thinker,
  USUAL_HABITS,
} from '@weathergage/bots/search/index.ts';
import { type Chooser, type Dice, looseDice, type QuickChooser, type Seat } from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AskKind } from '../../rules/world/asks.ts';
import { sideOf } from '../../rules/world/phase.ts';
import { PHASES, type Phase, type View } from '../../rules/world/state.ts';
import { commander } from '../admiral.ts';
import { imagineLikely } from '../likely.ts';
import { SEA_LORD } from '../sea-lord.ts';
import type { Temper } from '../temper.ts';
import { type CouncilPlan, councilPlans } from './plans.ts';
import { chanceAhead } from './year-ahead.ts';

interface CouncilTerms {
  readonly temper: Temper;
  /** What a point of a year by his own weighing counts, in chances to win. */
  readonly trust: number;
  /** The questions that are thought over, and how many play-outs the mean of all its plans counts as in each. */
  readonly prudence: Readonly<Partial<Record<AskKind, number>>>;
}

const FIRST_LORD: CouncilTerms = {
  temper: SEA_LORD,
  trust: 0.006,
  prudence: { organise: 40, reorganise: 40, sail: 40, onward: 40, search: 40 },
};

const PLAY_OUTS = 36;
/** The part of the time that is thought; the rest is for making plans. */
const THINKING = 0.8;

const hasSailed = (phase: Phase): boolean => PHASES.indexOf(phase) > PHASES.indexOf('movement');

function craftFor(
  seat: Seat,
  { temper, trust }: CouncilTerms,
  usual: QuickChooser<SeaPower>,
): Craft<SeaPower> {
  return {
    rules: { ...seaPower, imagine: imagineLikely },
    sideOf: (state, whose) => sideOf(state, whose)!,
    // What the other does at the same step he decides in each world by what he has there.
    plans: (view, [ask], dice) =>
      view.seat === seat && ask !== undefined
        ? councilPlans(temper, view, ask, dice)
        : [{ name: 'as usual', answer: usual }],
    playOn: usual,
    estimate: (state, side) => chanceAhead(state, side as Side),
    isFarEnough: (from, now) => now.year !== from.year || hasSailed(now.phase),
    lean: (own) => -trust * (own as CouncilPlan).behind,
  };
}

/** So many play-outs to a question, or as many as the time allows. */
export function council(playOuts = PLAY_OUTS, terms: CouncilTerms = FIRST_LORD): Thinker<SeaPower> {
  const { temper, prudence } = terms;
  const usual: QuickChooser<SeaPower> = commander(temper) as QuickChooser<SeaPower>;
  const desk = new StepDesk<SearchFound<SeaPower>>();
  const kindOf = (view: View, seat: Seat): AskKind =>
    seaPower.asks(imagineLikely(view, looseDice(1))).find((ask) => ask.seat === seat)!.kind;
  const weigh = (view: View, seat: Seat, dice: Dice, budgetMs?: number): SearchFound<SeaPower> =>
    desk.foundFor(view, seat, () => {
      const effort: SearchEffort = budgetMs === undefined ? { playOuts } : { ms: THINKING * budgetMs };
      const habits = { ...USUAL_HABITS, plainness: 0, faith: 0, prudence: prudence[kindOf(view, seat)] ?? 0 };
      return searchPlans(craftFor(seat, terms, usual), view, seat, effort, dice, habits);
    });
  const choose: Chooser<SeaPower> = (view, ask, dice, budgetMs) => {
    if (prudence[ask.kind] === undefined) return usual(view, ask, dice);
    const answer = weigh(view, ask.seat, dice, budgetMs).chosen.answer(view, ask, dice);
    return seaPower.check(view, ask, answer) === null ? answer : usual(view, ask, dice);
  };
  return { choose, weigh };
}
