/** The best that the machine of Table Action knows: it plays its moves out before it makes one. */
import {
  type Craft,
  learntChance,
  type SearchEffort,
  type SearchHabits,
  thinkerOf,
} from '@weathergage/bots/search/index.ts';
import type { Dice } from '@weathergage/kernel';
import { tableAction } from '../../rules/index.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import type { Table, View } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { chooseSegment } from '../master.ts';
import { featuresOf } from './features.ts';
import { firstThought, plansFor } from './plans.ts';
import { TABLE_WEIGHTS } from './weights.ts';

const PLAY_OUTS = [
  { ships: 2, playOuts: 60 },
  { ships: 6, playOuts: 36 },
  { ships: 12, playOuts: 20 },
] as const;
const LEAST = 8;
const THINKING = 0.85;

/** The captain without second thoughts. */
const QUICK = { beam: 1 };
const playOn = (view: View, ask: TableAsk, dice: Dice): Answer =>
  ask.kind === 'segment' ? chooseSegment(view, ask, QUICK) : captainBot(view, ask, dice);

export const estimateTable = (table: Table, side: string): number =>
  learntChance(TABLE_WEIGHTS, featuresOf(table, side));

export interface CraftTerms {
  /** Turns that are played out after this one. */
  readonly turns: number;
  /** What the captain's own weighing counts, in chances for the worth of the ship. */
  readonly trust: number;
}

const USUAL_TERMS: CraftTerms = { turns: 2, trust: 0.5 };
const HABITS: SearchHabits = { plainness: 0.3, seldom: 0.5, faith: 1, prudence: 10 };

const tableCraft = ({ turns, trust }: CraftTerms): Craft<TableAction> => ({
  rules: tableAction,
  sideOf: (table, seat) => table.seats.find(({ id }) => id === seat)!.side,
  plans: plansFor,
  playOn,
  estimate: estimateTable,
  isFarEnough: (from, now) => now.turn >= from.turn + turns,
  lean: (own) => trust * firstThought(own),
});

function effortFor({ ships }: View, share: number, budgetMs: number | undefined): SearchEffort {
  if (budgetMs !== undefined) return { ms: THINKING * budgetMs };
  const { playOuts } = PLAY_OUTS.find((each) => ships.length <= each.ships) ?? { playOuts: LEAST };
  return { playOuts: Math.max(LEAST, Math.round(share * playOuts)) };
}

/** `share` of the usual play-outs. */
export const flagCaptain = (share = 1, terms: CraftTerms = USUAL_TERMS, habits: SearchHabits = HABITS) =>
  thinkerOf<TableAction>(tableCraft(terms), (view, budgetMs) => effortFor(view, share, budgetMs), habits);
