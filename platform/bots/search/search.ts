/**
 * The search: plans of a seat against plans of its rivals, in worlds that agree with what the seat sees. Each pair is
 * played out; the table that comes of it is a secret game, and its mixture the answer. More play-outs, more certainty.
 */
import {
  type Ask,
  type Dice,
  drawBelow,
  type GameTypes,
  looseDice,
  type Seat,
  seedFor,
} from '@weathergage/kernel';
import { type Craft, type Plan, type SearchEffort, type SearchHabits, USUAL_HABITS } from './craft.ts';
import { PlanTable, stillLive, type TableReading } from './plan-table.ts';
import { type Planned, playOutWorth } from './play-out.ts';

/** A plan as the search came to see it. */
export interface WeighedPlan<T extends GameTypes = GameTypes> {
  readonly plan: Plan<T>;
  /** How often it should be chosen, and how likely the side is to win by it. */
  readonly share: number;
  readonly worth: number;
  /** The rival's plan that hurts it most. */
  readonly feared: string;
}

export interface SearchFound<T extends GameTypes = GameTypes> {
  /** All that were weighed, the best first. */
  readonly plans: readonly WeighedPlan<T>[];
  /** What the rivals are taken to do, the likeliest first. */
  readonly rivals: readonly { readonly name: string; readonly share: number }[];
  readonly chosen: Plan<T>;
  readonly playOuts: number;
}

/** Worlds that are imagined at most; more sweeps go through them again with other dice. */
const WORLDS = 16;
const AS_USUAL = 'as usual';

export function searchPlans<T extends GameTypes>(
  craft: Craft<T>,
  view: T['view'],
  seat: Seat,
  effort: SearchEffort,
  dice: Dice,
  habits: SearchHabits = USUAL_HABITS,
): SearchFound<T> {
  const seed = drawBelow(dice, 2 ** 32);
  const worlds: T['state'][] = [];
  const world = (n: number): T['state'] => {
    const at = n % WORLDS;
    worlds[at] ??= craft.rules.imagine(view, looseDice(seedFor(seed, 1, at)));
    return worlds[at];
  };
  const asks = craft.rules.asks(world(0));
  const own = craft.plans(view, asksOf(asks, seat), looseDice(seedFor(seed, 2)));
  if (own.length === 0) throw new Error(`there is no plan for ${seat}`);
  if (own.length === 1) return onlyPlan(own[0]!);
  const side = craft.sideOf(world(0), seat);
  const { rivals, friends } = othersOf(craft, world(0), asks, seat, side, looseDice(seedFor(seed, 3)));
  const table = new PlanTable(own.length, leanings(craft, own, rivals), likelihoods(rivals));
  const isOver = overAfter(effort);
  let playOuts = 0;
  let live = { rows: [...own.keys()], columns: [...rivals.keys()] };
  for (let sweep = 0; !isOver(playOuts); sweep++) {
    for (const j of live.columns)
      for (const i of live.rows) {
        if (isOver(playOuts)) break;
        const planned: Planned<T> = new Map([...friends, ...rivals[j]!.planned, [seat, own[i]!]]);
        table.add(i, j, playOutWorth(craft, world(sweep), side, planned, seedFor(seed, 4, sweep)));
        playOuts++;
      }
    if (!isOver(playOuts)) live = stillLive(table.read(habits), sweep + 1);
  }
  return found(own, rivals, table.read(habits), playOuts, dice, habits);
}

const asksOf = <A extends Ask>(asks: readonly A[], seat: Seat): A[] =>
  asks.filter((ask) => ask.seat === seat);

const onlyPlan = <T extends GameTypes>(plan: Plan<T>): SearchFound<T> => ({
  plans: [{ plan, share: 1, worth: Number.NaN, feared: '' }],
  rivals: [],
  chosen: plan,
  playOuts: 0,
});

/** What the others at a step may do together: the first plan of each, the second of each, and so on. */
interface Rivals<T extends GameTypes> {
  readonly name: string;
  readonly planned: Planned<T>;
  readonly lead: Plan<T> | null;
}

function othersOf<T extends GameTypes>(
  craft: Craft<T>,
  world: T['state'],
  asks: readonly T['ask'][],
  seat: Seat,
  side: string,
  dice: Dice,
): { readonly rivals: readonly Rivals<T>[]; readonly friends: Planned<T> } {
  const seats = [...new Set(asks.map((ask) => ask.seat))].filter((other) => other !== seat);
  const isFriend = (other: Seat): boolean => craft.sideOf(world, other) === side;
  const plansOf = (other: Seat): readonly Plan<T>[] => {
    const made = isFriend(other) || craft.rivalPlans === undefined ? 'plans' : 'rivalPlans';
    return craft[made]!(craft.rules.view(world, other), asksOf(asks, other), dice);
  };
  const friends = new Map(seats.filter(isFriend).map((other) => [other, plansOf(other)[0]!]));
  const lists = seats.filter((other) => !isFriend(other)).map((other) => ({ other, plans: plansOf(other) }));
  if (lists.length === 0) return { rivals: [{ name: AS_USUAL, planned: new Map(), lead: null }], friends };
  const most = Math.max(...lists.map(({ plans }) => plans.length));
  const rivals = Array.from({ length: most }, (_, k): Rivals<T> => {
    const taken = lists.map(({ other, plans }) => [other, plans[k % plans.length]!] as const);
    const names = new Set(taken.map(([, { name }]) => name));
    return { name: [...names].join(', '), planned: new Map(taken), lead: taken[0]![1] };
  });
  return { rivals, friends };
}

function leanings<T extends GameTypes>(
  craft: Craft<T>,
  own: readonly Plan<T>[],
  rivals: readonly Rivals<T>[],
): Float64Array {
  const lean = new Float64Array(own.length * rivals.length);
  if (craft.lean === undefined) return lean;
  for (const [i, plan] of own.entries())
    for (const [j, { lead }] of rivals.entries()) lean[i * rivals.length + j] = craft.lean(plan, lead);
  return lean;
}

function likelihoods<T extends GameTypes>(rivals: readonly Rivals<T>[]): Float64Array {
  const likely = Float64Array.from(rivals, ({ lead }) => lead?.likely ?? 1);
  const sum = likely.reduce((total, each) => total + each, 0);
  return likely.map((each) => (sum > 0 ? each / sum : 1 / likely.length));
}

function overAfter(effort: SearchEffort): (playOuts: number) => boolean {
  if ('playOuts' in effort) return (playOuts) => playOuts >= effort.playOuts;
  const end = performance.now() + effort.ms;
  return (playOuts) => playOuts > 0 && performance.now() > end;
}

function found<T extends GameTypes>(
  own: readonly Plan<T>[],
  rivals: readonly Rivals<T>[],
  { solution, pay, rowWorth }: TableReading,
  playOuts: number,
  dice: Dice,
  { seldom }: SearchHabits,
): SearchFound<T> {
  const shares = withoutSeldom(solution.rows, seldom);
  const worst = (row: number): number => {
    let at = 0;
    for (let j = 1; j < rivals.length; j++)
      if (pay[row * rivals.length + j]! < pay[row * rivals.length + at]!) at = j;
    return at;
  };
  const weighed = own.map((plan, i) => ({
    plan,
    share: shares[i]!,
    worth: rowWorth[i]!,
    feared: rivals[worst(i)]!.name,
  }));
  return {
    plans: weighed.toSorted((x, y) => y.share - x.share || y.worth - x.worth),
    rivals: rivals
      .map(({ name }, j) => ({ name, share: solution.columns[j]! }))
      .toSorted((x, y) => y.share - x.share),
    chosen: own[drawnShare(shares, dice)]!,
    playOuts,
  };
}

function withoutSeldom(shares: Float64Array, seldom: number): Float64Array {
  const most = Math.max(...shares);
  const kept = shares.map((share) => (share < seldom * most ? 0 : share));
  const sum = kept.reduce((total, share) => total + share, 0);
  return kept.map((share) => share / sum);
}

function drawnShare(shares: Float64Array, dice: Dice): number {
  let mark = drawBelow(dice, 2 ** 16) / 2 ** 16;
  let last = 0;
  for (const [index, share] of shares.entries()) {
    if (share === 0) continue;
    last = index;
    mark -= share;
    if (mark < 0) return index;
  }
  return last;
}
