/** The best answer of one side to what the other may do: ship by ship, until nobody would change. */
import { crosses } from '../meeting.ts';
import type { Candidate } from './candidates.ts';
import type { Commander } from './commander.ts';
import type { Deliberation } from './deliberation.ts';
import type { Lie } from './engagement.ts';
import { inScene, type Scene, weighAlone } from './weighing.ts';

/** How hard it is thought about: rounds of order and counter-order, and when to stop whatever is left. */
export interface Effort {
  readonly rounds: number;
  readonly timeIsUp: () => boolean;
  /** Whether it is also asked what plain captains would do in the enemy's place. */
  readonly captains: boolean;
}

/** Times that all ships of a side are gone through until nobody would change. */
const SWEEPS = 3;
/** Orders of a ship that are worth a second look once all have been weighed. */
const SECOND_LOOK = 12;

export interface Plan {
  readonly plan: Int16Array;
  /** Who is taken to have made it, where that is known. */
  readonly commander?: Commander;
  /** How much it is believed whatever else there is; counter-orders share what is left. */
  readonly trust?: number;
}

/** How much each is believed, the whole being one. */
export function beliefs(rivals: readonly Plan[]): number[] {
  const counters = rivals.filter(({ trust }) => trust === undefined).length;
  const trusted = rivals.reduce((sum, { trust }) => sum + (trust ?? 0), 0);
  const whole = counters === 0 ? trusted : 1;
  return rivals.map(({ trust }) => (trust === undefined ? (1 - trusted) / counters : trust / whole));
}

export function lieOf({ fleets, options }: Deliberation, plan: Int16Array): Lie {
  const ends = options.map((list, i) => list[plan[i]!]!);
  return {
    q: Int16Array.from(ends, ({ end }) => end.q),
    r: Int16Array.from(ends, ({ end }) => end.r),
    heading: Int8Array.from(ends, ({ end }) => end.heading),
    silent: Uint8Array.from(ends, ({ silent }, i) => (silent || fleets.ships[i]!.presence === 'due' ? 1 : 0)),
  };
}

/** What the other side may do, with the plan of this one. */
function scenesFor(table: Deliberation, side: number, rivals: readonly Plan[], plan: Int16Array): Scene[] {
  const { fleets } = table;
  const believed = beliefs(rivals);
  return rivals.map((rival, n) => {
    const joint = plan.map((choice, i) => (fleets.team[i] === side ? choice : rival.plan[i]!));
    return { plan: joint, weight: believed[n]!, lie: lieOf(table, joint), without: new Map() };
  });
}

export function answerTo(
  table: Deliberation,
  side: number,
  rivals: readonly Plan[],
  from: Int16Array,
  effort: Effort,
): Int16Array {
  const { fleets, options } = table;
  const plan = from.slice();
  const scenes = scenesFor(table, side, rivals, plan);
  const crew = fleets.ships.map((_, i) => i).filter((i) => fleets.team[i] === side && options[i]!.length > 1);
  // Those nearest to the enemy first: the others fit in with them.
  crew.sort((x, y) => nearness(table, x) - nearness(table, y) || x - y);
  const looks = new Map<number, readonly number[]>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let changed = false;
    for (const i of crew) {
      if (sweep > 0 && effort.timeIsUp()) return plan;
      const list = looks.get(i) ?? options[i]!.map((_, index) => index);
      const weighed = list.map((index) => ({
        index,
        worth: weigh(table, i, options[i]![index]!, plan, scenes),
      }));
      weighed.sort((x, y) => y.worth - x.worth || x.index - y.index);
      if (!looks.has(i))
        looks.set(
          i,
          weighed.slice(0, SECOND_LOOK).map(({ index }) => index),
        );
      const best = weighed[0]!.index;
      if (best === plan[i]) continue;
      plan[i] = best;
      changed = true;
      settle(i, options[i]![best]!, best, scenes);
    }
    if (!changed) break;
  }
  disentangle(table, crew, plan, scenes);
  return plan;
}

/** Two ships may each find no way round the other while together they would: such pairs are looked at together. */
function disentangle(
  table: Deliberation,
  crew: readonly number[],
  plan: Int16Array,
  scenes: readonly Scene[],
): void {
  const { options } = table;
  const order = (i: number): Candidate => options[i]![plan[i]!]!;
  for (const [n, i] of crew.entries())
    for (const j of crew.slice(n + 1)) {
      if (!crosses(order(i), order(j))) continue;
      const ways = (ship: number, other: number): number[] =>
        options[ship]!.map((each) => weigh(table, ship, each, plan, scenes, other));
      const [first, second] = [ways(i, j), ways(j, i)];
      let most = Number.NEGATIVE_INFINITY;
      let best: readonly [number, number] = [plan[i]!, plan[j]!];
      for (const [a, worth] of first.entries())
        for (const [b, other] of second.entries()) {
          if (worth + other <= most || crosses(options[i]![a]!, options[j]![b]!)) continue;
          most = worth + other;
          best = [a, b];
        }
      [plan[i], plan[j]] = best;
      settle(i, order(i), plan[i]!, scenes);
      settle(j, order(j), plan[j]!, scenes);
    }
}

const nearness = ({ fleets, foes }: Deliberation, i: number): number => {
  const [first] = foes[i]!;
  if (first === undefined) return Number.POSITIVE_INFINITY;
  const { bow } = fleets.ships[i]!;
  const foe = fleets.ships[first]!.bow;
  return Math.abs(bow.q - foe.q) + Math.abs(bow.r - foe.r);
};

function weigh(
  table: Deliberation,
  i: number,
  order: Candidate,
  plan: Int16Array,
  scenes: readonly Scene[],
  without?: number,
): number {
  let worth = weighAlone(table, i, order, plan, without);
  for (const scene of scenes) worth += scene.weight * inScene(table, i, order, scene);
  return worth;
}

/** An order for one ship instead of the one she has, and how much less it is worth while all others stand. */
export interface Instead {
  readonly ship: number;
  readonly index: number;
  readonly loss: number;
}

/** What else might be ordered, the best first. */
export function alternatives(
  table: Deliberation,
  side: number,
  rivals: readonly Plan[],
  plan: Int16Array,
): readonly Instead[] {
  const { fleets, options } = table;
  const scenes = scenesFor(table, side, rivals, plan);
  const found: Instead[] = [];
  for (const [ship, list] of options.entries()) {
    if (fleets.team[ship] !== side || list.length < 2) continue;
    const worths = list.map((order) => weigh(table, ship, order, plan, scenes));
    const best = worths[plan[ship]!]!;
    for (const [index, worth] of worths.entries())
      if (index !== plan[ship]) found.push({ ship, index, loss: best - worth });
  }
  return found.sort((x, y) => x.loss - y.loss || x.ship - y.ship || x.index - y.index);
}

function settle(i: number, { end, silent }: Candidate, index: number, scenes: readonly Scene[]): void {
  for (const { lie, plan, without } of scenes) {
    without.clear();
    plan[i] = index;
    lie.q[i] = end.q;
    lie.r[i] = end.r;
    lie.heading[i] = end.heading;
    lie.silent[i] = silent ? 1 : 0;
  }
}
