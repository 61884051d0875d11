/** The best that the machine of Hex Action knows: it plays plans out against plans before it orders anything. */
import { type SearchEffort, type SearchHabits, thinkerOf } from '@weathergage/bots/search/index.ts';
import type { View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { type CraftTerms, hexCraft, USUAL_TERMS } from './craft.ts';

export const DUEL_PLAY_OUTS = 400;
/** Ships of a duel, and of a small action; more of them are played out more seldom. */
const PLAY_OUTS = [
  { ships: 2, playOuts: DUEL_PLAY_OUTS },
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
  const ships = view.ships.filter(
    ({ presence, surrender }) => presence === 'afloat' && surrender === null,
  ).length;
  const { playOuts } = PLAY_OUTS.find((each) => ships <= each.ships) ?? { playOuts: FLEETS };
  return { playOuts: Math.max(FLEETS, Math.round(share * playOuts)) };
}

export const FLAG_HABITS: SearchHabits = { plainness: 0.5, seldom: 0.25, faith: 2, prudence: 6 };

/** `share` of the usual play-outs. */
export const flagOfficer = (share = 1, terms: CraftTerms = USUAL_TERMS, habits: SearchHabits = FLAG_HABITS) =>
  thinkerOf<HexAction>(hexCraft(terms), (view, budgetMs) => effortFor(view, share, budgetMs), habits);
