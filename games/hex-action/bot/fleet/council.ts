/** A fleet's orders for one turn: each ship's best against what the enemy may do, over and over while time allows. */
import { looseDice } from '@weathergage/kernel';
import { isDirect } from '../../rules/orders/command-lag.ts';
import { notesOf } from '../../rules/orders/notes.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import type { Sea, View } from '../../rules/sea/state.ts';
import { imagine, view as viewOf } from '../../rules/view.ts';
import { squadronCourses } from '../helm.ts';
import { crosses } from '../meeting.ts';
import { asOrdered, type Candidate, candidatesOf } from './candidates.ts';
import { type Fleets, fleetsOf, type Lie } from './engagement.ts';
import { idles, lyingOn } from './idlers.ts';
import { orderedNow } from './signals.ts';
import { type Creed, PLAIN_CREED } from './temper.ts';
import { type Deliberation, inScene, type Scene, tableOf, weighAlone } from './weighing.ts';

/** How hard it is thought about: rounds of order and counter-order, and when to stop whatever is left. */
export interface Effort {
  readonly rounds: number;
  readonly timeIsUp: () => boolean;
  /** Whether it is also asked what plain captains would do in the enemy's place. */
  readonly captains: boolean;
}

/** Times that all ships of a side are gone through until nobody would change. */
const SWEEPS = 3;
/** The share of belief in plain captaincy beside all counter-orders together: most commanders do what is plain. */
const CAPTAINS = 0.6;
/** Fleets of no more ships than this in all are looked at in every detail. */
const SMALL = 24;
/** Orders of a ship that are worth a second look once all have been weighed. */
const SECOND_LOOK = 12;

export function council(
  view: View,
  side: string,
  effort: Effort,
  creed: Creed = PLAIN_CREED,
): ReadonlyMap<string, Candidate> {
  const fleets = fleetsOf(view, side);
  const options = fleets.ships.map((_, i) => optionsOf(view, fleets, i));
  const table = tableOf(fleets, options, effort.captains && fleets.ships.length <= SMALL, creed);
  const start = Int16Array.from(options, (list) => straightest(list));
  const enemies: Plan[] = [];
  if (effort.captains && fleets.team.includes(1)) enemies.push(captains(view, table, start));
  if (enemies.length === 0) enemies.push({ plan: answerTo(table, 1, [{ plan: start }], start, effort) });
  let own = answerTo(table, 0, enemies, start, effort);
  for (let round = 1; round < effort.rounds && !effort.timeIsUp(); round++) {
    const counter = answerTo(table, 1, [{ plan: own }], enemies.at(-1)!.plan, effort);
    if (enemies.some(({ plan }) => same(plan, counter, fleets.team))) break;
    enemies.push({ plan: counter });
    own = answerTo(table, 0, enemies, own, effort);
  }
  return new Map(fleets.ships.map((ship, i) => [ship.id, options[i]![own[i]!]!]));
}

interface Plan {
  readonly plan: Int16Array;
  readonly plain?: true;
}

/** How much each is believed, the whole being one. */
function beliefs(rivals: readonly Plan[]): number[] {
  const counters = rivals.filter(({ plain }) => !plain).length;
  const plain = counters === rivals.length ? 0 : counters === 0 ? 1 : CAPTAINS;
  return rivals.map((rival) => (rival.plain ? plain : (1 - plain) / counters));
}

const same = (a: Int16Array, b: Int16Array, team: Int8Array): boolean =>
  a.every((choice, i) => team[i] !== 1 || choice === b[i]);

/** Ships under written orders carry them out; of other seats nobody knows what is written. */
function optionsOf(view: View, { ships }: Fleets, i: number): readonly Candidate[] {
  const ship = ships[i]!;
  if (!isAdvanced(view) || ship.seat !== view.seat || isDirect(view, ship)) return candidatesOf(view, ship);
  const order = orderedNow(view, ship);
  return order === undefined ? candidatesOf(view, ship) : [asOrdered(view, ship, order.plot, notesOf(order))];
}

/** On with as few turns as may be, and as far as it goes. */
function straightest(list: readonly Candidate[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { plot, hexes, leaves }] of list.entries()) {
    const worth = hexes - (/[LR]/.test(plot) ? 10 : 0) - (leaves ? 100 : 0);
    if (worth > most) [most, best] = [worth, index];
  }
  return best;
}

/** Where plain captains on the other side would sail, each seat from what it sees; who has not stirred lies on. */
function captains(view: View, { fleets, options }: Deliberation, start: Int16Array): Plan {
  const plan = start.slice();
  const sea: Sea = imagine(view, looseDice(view.turn));
  const seats = new Set(fleets.ships.filter((_, i) => fleets.team[i] === 1).map(({ seat }) => seat));
  for (const seat of seats)
    for (const [id, course] of squadronCourses(viewOf(sea, seat))) {
      const i = fleets.ships.findIndex((ship) => ship.id === id);
      const { q, r, heading } = course.end;
      const found =
        options[i]?.findIndex(({ end }) => end.q === q && end.r === r && end.heading === heading) ?? -1;
      if (found >= 0) plan[i] = found;
    }
  for (const [i, ship] of fleets.ships.entries()) {
    const here = fleets.team[i] === 1 && idles(ship) ? lyingOn(options[i]!, ship) : -1;
    if (here >= 0) plan[i] = here;
  }
  return { plan, plain: true };
}

function lieOf({ fleets, options }: Deliberation, plan: Int16Array): Lie {
  const ends = options.map((list, i) => list[plan[i]!]!);
  return {
    q: Int16Array.from(ends, ({ end }) => end.q),
    r: Int16Array.from(ends, ({ end }) => end.r),
    heading: Int8Array.from(ends, ({ end }) => end.heading),
    silent: Uint8Array.from(ends, ({ silent }, i) => (silent || fleets.ships[i]!.presence === 'due' ? 1 : 0)),
  };
}

/** The best answer of one side to what the other may do: ship by ship, until nobody would change. */
function answerTo(
  table: Deliberation,
  side: number,
  rivals: readonly Plan[],
  from: Int16Array,
  effort: Effort,
): Int16Array {
  const { fleets, options } = table;
  const plan = from.slice();
  const believed = beliefs(rivals);
  const scenes: Scene[] = rivals.map((rival, n) => {
    const joint = plan.map((choice, i) => (fleets.team[i] === side ? choice : rival.plan[i]!));
    return { plan: joint, weight: believed[n]!, lie: lieOf(table, joint), without: new Map() };
  });
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
