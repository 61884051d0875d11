/** The first lord: a lord of the sea who thinks his orders over, by letting all sail in worlds as they may be. */
import { StepDesk } from '@weathergage/bots/search/index.ts';
import {
  type Chooser,
  type Dice,
  drawBelow,
  looseDice,
  type QuickChooser,
  seedFor,
} from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AskKind, SeaAsk } from '../../rules/world/asks.ts';
import { sideOf } from '../../rules/world/phase.ts';
import type { State, View } from '../../rules/world/state.ts';
import { otherSide } from '../../rules/world/war.ts';
import { imagineLikely } from '../likely.ts';
import { type Tempers, temperIn } from '../lords/index.ts';
import { type CouncilPlan, councilPlans, handInForce, handOf, yearPlans } from './plans.ts';
import { yearAfter } from './play-out.ts';
import { type RaceTerms, type Runner, raceOrders } from './race.ts';

export interface CouncilTerms {
  readonly tempers: Tempers;
  /** What the enemy is taken to be, world by world. */
  readonly rivals: (view: View, side: Side) => readonly Tempers[];
  /** The questions that are thought over, and how much more or less than the usual. */
  readonly weight: Readonly<Partial<Record<AskKind, number>>>;
  /** What a point of a year by his own weighing counts, in chances to win. */
  readonly trust: number;
  readonly race: RaceTerms;
  /** Plans at most, and play-outs for each before another comes into question. */
  readonly most: number;
  readonly each: number;
}

/** What he weighed at one question. */
export interface Counsel {
  readonly chosen: CouncilPlan;
  readonly plans: readonly (CouncilPlan & Runner)[];
  /** How likely he is to win, by his own order. */
  readonly chance: number;
  readonly playOuts: number;
}

const MUSTERS: ReadonlySet<AskKind> = new Set(['organise', 'reorganise']);

/** The part of the time that is thought; the rest is for making plans. */
const THINKING = 0.9;
/** Play-outs that a time is reckoned to be good for, where the number of plans hangs on it. */
const A_PLAY_OUT_MS = 7;

export interface Council {
  readonly choose: Chooser<SeaPower>;
  weigh(view: View, ask: SeaAsk, dice: Dice, budgetMs?: number): Counsel;
}

/** So many play-outs to a question, or as many as the time allows. */
export function council(playOuts: number, terms: CouncilTerms): Council {
  const { tempers, rivals, weight, trust, race, most, each } = terms;
  const desk = new StepDesk<Counsel>();
  const usual: QuickChooser<SeaPower> = (view, ask, dice) =>
    handInForce(temperIn(tempers, view, ask.seat), view, ask)(view, ask, dice);

  function think(view: View, ask: SeaAsk, dice: Dice, budgetMs: number | undefined): Counsel {
    const heed = weight[ask.kind]!;
    const count = budgetMs === undefined ? playOuts * heed : budgetMs / A_PLAY_OUT_MS;
    const side: Side = sideOf(view, ask.seat)!;
    const own = temperIn(tempers, view, ask.seat);
    const room = Math.max(1, Math.min(most, Math.floor(count / each)));
    const plans = (MUSTERS.has(ask.kind) ? yearPlans : councilPlans)(own, view, ask, dice, room);
    if (plans.length === 1) return { chosen: plans[0]!, plans: [], chance: Number.NaN, playOuts: 0 };
    const seed = drawBelow(dice, 2 ** 32);
    const worlds: State[] = [];
    const enemies = rivals(view, side);
    const enemySeat = view.commands[otherSide(side)];
    const worthIn = (order: number, at: number): number => {
      worlds[at] ??= imagineLikely(view, looseDice(seedFor(seed, 1, at)));
      const plan = plans[order]!;
      const mine = plan.hand ?? handOf(own);
      const theirs = handOf(temperIn(enemies[at % enemies.length]!, view, enemySeat));
      const hands =
        side === 'english' ? { english: mine, european: theirs } : { english: theirs, european: mine };
      return yearAfter(worlds[at], side, plan.answer, hands, seedFor(seed, 2, at));
    };
    const handicaps = plans.map(({ behind }) => trust * behind);
    const found = raceOrders(handicaps, worthIn, overAfter(count, budgetMs), race);
    return {
      chosen: plans[found.won]!,
      plans: plans.map((plan, order) => ({ ...plan, ...found.runners[order]! })),
      chance: found.first,
      playOuts: found.playOuts,
    };
  }

  const weigh = (view: View, ask: SeaAsk, dice: Dice, budgetMs?: number): Counsel =>
    desk.foundFor(view, ask.seat, () => think(view, ask, dice, budgetMs));
  const choose: Chooser<SeaPower> = (view, ask, dice, budgetMs) => {
    if (weight[ask.kind] === undefined || view.forces[sideOf(view, ask.seat)!] === undefined)
      return usual(view, ask, dice);
    const { answer } = weigh(view, ask, dice, budgetMs).chosen;
    return seaPower.check(view, ask, answer) === null ? answer : usual(view, ask, dice);
  };
  return { choose, weigh };
}

function overAfter(count: number, budgetMs: number | undefined): (playOuts: number) => boolean {
  if (budgetMs === undefined) return (playOuts) => playOuts > count;
  const end = performance.now() + THINKING * budgetMs;
  return () => performance.now() > end;
}
