/**
 * Alone against one other in the Basic Game he sails by what duels have taught the nets, and fights as captains do; in
 * company he is whoever is given for that.
 */
import {
  type SearchEffort,
  type SearchFound,
  StepDesk,
  type Thinker,
} from '@weathergage/bots/search/index.ts';
import { type Dice, drawBelow } from '@weathergage/kernel';
import { check } from '../../rules/answers.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { idles } from '../fleet/idlers.ts';
import { expectedOf } from './beliefs.ts';
import { learntNets } from './kept-nets.ts';
import { duelOf, type End, isLittle } from './logs.ts';
import {
  PLOT_HABITS,
  type PlotHabits,
  type PlotThought,
  thinkPlot,
  type WayWeighed,
} from './plot-thought.ts';
import type { Expected } from './turn-ahead.ts';

/** Turns looked ahead where nobody says how long it may take; a look costs about a thousandth of a second. */
const USUAL_LOOKS = 120;
/** The part of the time that is thought. */
const THINKING = 0.8;
/** Plots that should be written more seldom than this part of the likeliest are never written. */
const SELDOM = 0.3;
/** Farther off than this the way there is found by the tables of passages. */
const FAR = 15;

export interface PostCaptainTerms {
  /** Turns looked ahead, all ways together. */
  readonly looks: number;
  readonly habits: PlotHabits;
  /** What is expected of an enemy, where more is known than that he may be a captain. */
  readonly expects?: (view: View, foe: Ship) => Expected | null;
}
export const POST_CAPTAIN: PostCaptainTerms = { looks: USUAL_LOOKS, habits: PLOT_HABITS };

/** Of whoever does not stir, or can't. */
const LYING: Expected = new Map([['0', 1]]);

const AS_CAPTAIN: SearchFound<HexAction> = {
  plans: [
    { plan: { name: 'as a captain would', answer: captainBot }, share: 1, worth: Number.NaN, feared: '' },
  ],
  rivals: [],
  chosen: { name: 'as a captain would', answer: captainBot },
  playOuts: 0,
};

/** Whom of the two a seat has, if there is a course to be chosen for her. */
function shipToSail(view: View, seat: string): End | null {
  const at = view.ships.findIndex((ship) => ship.seat === seat);
  return view.phase !== 'notation' || view.noCombat || !hasChoice(view, view.ships[at]!)
    ? null
    : at === 0
      ? 0
      : 1;
}

const isFar = ([one, two]: readonly Ship[]): boolean => rangeBetween(one!, two!) > FAR;

function plotFound(
  view: View,
  own: End,
  effort: SearchEffort,
  dice: Dice,
  { habits, expects }: PostCaptainTerms,
): SearchFound<HexAction> {
  const foe = view.ships[own === 0 ? 1 : 0]!;
  const liesOn = idles(foe) || !hasChoice(view, foe);
  const expected = liesOn ? LYING : (expects?.(view, foe) ?? expectedOf(view, own, learntNets()));
  const seed = drawBelow(dice, 2 ** 31);
  const thought = thinkPlot({ duel: duelOf(view), own, nets: learntNets(), expected }, effort, seed, habits);
  return foundFrom(thought, dice);
}

function foundFrom({ ways, rivals, looks }: PlotThought, dice: Dice): SearchFound<HexAction> {
  const weighed = withoutSeldom(ways);
  const plans = weighed.map(({ way: { plot }, share, worth, feared }) => ({
    plan: { name: plot, answer: () => ({ plot }) },
    share,
    worth,
    feared,
  }));
  const drawn = plans[drawnOf(weighed, dice)]!;
  return { plans, rivals, chosen: drawn.plan, playOuts: looks };
}

function withoutSeldom(ways: readonly WayWeighed[]): WayWeighed[] {
  const most = Math.max(...ways.map(({ share }) => share));
  const kept = ways.map((each) => ({ ...each, share: each.share < SELDOM * most ? 0 : each.share }));
  const sum = kept.reduce((total, { share }) => total + share, 0);
  return kept
    .map((each) => ({ ...each, share: each.share / sum }))
    .sort((x, y) => y.share - x.share || y.worth - x.worth);
}

function drawnOf(ways: readonly WayWeighed[], dice: Dice): number {
  let mark = drawBelow(dice, 2 ** 16) / 2 ** 16;
  for (const [at, { share }] of ways.entries()) {
    mark -= share;
    if (mark < 0) return at;
  }
  return 0;
}

/** `inCompany` has whatever is no duel of the Basic Game, and the way up to an enemy who is far off. */
export function postCaptain(
  inCompany: Thinker<HexAction>,
  terms: PostCaptainTerms = POST_CAPTAIN,
): Thinker<HexAction> {
  const desk = new StepDesk<SearchFound<HexAction>>();
  const isElsewhere = (view: View, seat: string): boolean =>
    !isLittle(view) || (shipToSail(view, seat) !== null && isFar(view.ships));
  const inDuel = (view: View, seat: string, dice: Dice, budgetMs?: number): SearchFound<HexAction> =>
    desk.foundFor(view, seat, () => {
      const own = shipToSail(view, seat);
      if (own === null) return AS_CAPTAIN;
      const effort: SearchEffort =
        budgetMs === undefined ? { playOuts: terms.looks } : { ms: THINKING * budgetMs };
      return plotFound(view, own, effort, dice, terms);
    });
  return {
    choose(view, ask: HexAsk, dice, budgetMs) {
      if (isElsewhere(view, ask.seat)) return inCompany.choose(view, ask, dice, budgetMs);
      const answer = inDuel(view, ask.seat, dice, budgetMs).chosen.answer(view, ask, dice);
      return check(view, ask, answer) === null ? answer : captainBot(view, ask, dice);
    },
    weigh: (view, seat, dice, budgetMs) =>
      isElsewhere(view, seat)
        ? inCompany.weigh(view, seat, dice, budgetMs)
        : inDuel(view, seat, dice, budgetMs),
  };
}
