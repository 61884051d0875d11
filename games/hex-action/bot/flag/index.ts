/** The best that the machine of Hex Action knows: it plays plans out against plans before it orders anything. */
import {
  type SearchEffort,
  type SearchHabits,
  type Thinker,
  thinkerOf,
} from '@weathergage/bots/search/index.ts';
import type { View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isLittle } from '../duel/logs.ts';
import { type CraftTerms, duelCraft, hexCraft, USUAL_TERMS } from './craft.ts';

/** In a duel of the Basic Game, each of them two dozen duels in plain numbers. */
export const DUEL_PLAY_OUTS = 240;
/** Ships of a duel, and of a small action; more of them are played out more seldom. */
const PLAY_OUTS = [
  { ships: 2, playOuts: 400 },
  { ships: 4, playOuts: 120 },
  { ships: 8, playOuts: 60 },
  { ships: 16, playOuts: 30 },
] as const;
const FLEETS = 12;
/** The part of the time that is thought; the rest is for making plans. */
const THINKING = 0.8;

/** So many play-outs by the size of the action; with a time given, as many as fit into it. */
function effortFor(view: View, share: number, budgetMs: number | undefined): SearchEffort {
  if (budgetMs !== undefined) return { ms: THINKING * budgetMs };
  if (isLittle(view)) return { playOuts: Math.max(FLEETS, Math.round(share * DUEL_PLAY_OUTS)) };
  const ships = view.ships.filter(
    ({ presence, surrender }) => presence === 'afloat' && surrender === null,
  ).length;
  const { playOuts } = PLAY_OUTS.find((each) => ships <= each.ships) ?? { playOuts: FLEETS };
  return { playOuts: Math.max(FLEETS, Math.round(share * playOuts)) };
}

/** Admirals that are asked in the enemy's place: one for so much of the time of a turn, and never more than so many. */
const MS_AN_ADMIRAL = 100;
const MOST_ADMIRALS = 30;

const othersFor = (usual: number, share: number, budgetMs: number | undefined): number =>
  Math.min(MOST_ADMIRALS, Math.round(budgetMs === undefined ? share * usual : budgetMs / MS_AN_ADMIRAL));

/** A look costs about so many milliseconds for each ship and each that she may meet. */
const MS_A_LOOK = 0.8;
const MOST_LOOKS = 30;

const looksFor = ({ ships }: View, budgetMs: number): number =>
  Math.min(MOST_LOOKS, Math.max(1, Math.round((THINKING * budgetMs) / (MS_A_LOOK * ships.length ** 2))));

export const FLAG_HABITS: SearchHabits = { plainness: 0.5, seldom: 0.25, faith: 2, prudence: 6 };
/** Alone against one other he takes him for a captain far more often than not. */
export const DUEL_HABITS: SearchHabits = { ...FLAG_HABITS, plainness: 0.9 };

/** `share` of the usual play-outs. */
export function flagOfficer(
  share = 1,
  terms: CraftTerms = USUAL_TERMS,
  habits = DUEL_HABITS,
): Thinker<HexAction> {
  const effort = (view: View, budgetMs: number | undefined): SearchEffort => effortFor(view, share, budgetMs);
  const inDuels = thinkerOf<HexAction>(duelCraft(terms), effort, habits);
  const inFleets = new Map<number, Thinker<HexAction>>();
  const fleets = (others: number): Thinker<HexAction> => {
    const known = inFleets.get(others) ?? thinkerOf<HexAction>(hexCraft(asFar(others)), effort, FLAG_HABITS);
    inFleets.set(others, known);
    return known;
  };
  const { fleet } = terms;
  const looks = fleet?.basic.creed?.looks;
  /** So many admirals are asked, or so many orders looked at further on where he does that. */
  const asFar = (others: number): CraftTerms =>
    looks === undefined
      ? { ...terms, others }
      : {
          ...terms,
          others,
          fleet: {
            ...fleet!,
            basic: { ...fleet!.basic, creed: { ...fleet!.basic.creed!, looks: { ...looks, others } } },
          },
        };
  const thinker = (view: View, budgetMs: number | undefined): Thinker<HexAction> => {
    if (isLittle(view)) return inDuels;
    if (looks === undefined || view.advanced !== undefined)
      return fleets(othersFor(terms.others, share, budgetMs));
    return fleets(budgetMs === undefined ? looks.others : looksFor(view, budgetMs));
  };
  return {
    choose: (view, ask, dice, budgetMs) => thinker(view, budgetMs).choose(view, ask, dice, budgetMs),
    weigh: (view, seat, dice, budgetMs) => thinker(view, budgetMs).weigh(view, seat, dice, budgetMs),
  };
}
