/** A machine that knows the coast: it goes by the shortest way to the lights, or lies in wait where she must pass. */
import type { Dice } from '@weathergage/kernel';
import { distance, isLandfall, isSame, type Square, squaresWhere } from '../rules/chart.ts';
import type { CutterAndBrig, PlanAnswer, SailAnswer, View } from '../rules/types.ts';
import { type Helm, POINTS, reach } from '../rules/wind.ts';

type Ask = CutterAndBrig['ask'];

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The squares that the cutter can come to if the wind holds, nearest first, with the turns she needs. */
function voyage(helm: Helm, starts: readonly Square[]): ReadonlyMap<string, { at: Square; turns: number }> {
  const found = new Map(starts.map((at) => [keyOf(at), { at, turns: 0 }]));
  // A map is walked in the order of writing, what is written on the way included.
  for (const place of found.values())
    for (const at of reach(helm, 'cutter', place.at)) {
      const key = keyOf(at);
      if (!found.has(key)) found.set(key, { at, turns: place.turns + 1 });
    }
  return found;
}

const FAR = 30;
const coveOf = (view: View, mark: string): Square => squaresWhere(view.chart, (each) => each === mark)[0]!;

/** How far it is to a square, from any. A way is as long as the way back with the wind turned about. */
function turnsTo({ chart, wind, hits }: View, to: Square): (from: Square) => number {
  const back = voyage({ chart, wind: (wind + POINTS.length / 2) % POINTS.length, hits }, [to]);
  return (from) => back.get(keyOf(from))?.turns ?? FAR;
}

/** The best of them; of equals any. */
function best<T>(things: readonly T[], worth: (thing: T) => number, dice: Dice): T {
  const judged = things.map((thing) => ({ thing, worth: worth(thing) }));
  const most = Math.max(...judged.map((each) => each.worth));
  const equals = judged.filter((each) => each.worth === most);
  return equals[dice.below(equals.length)]!.thing;
}

/** Any landfall, and of the coves one that is not too far from it. */
function plan(view: View, dice: Dice): PlanAnswer {
  const landfalls = squaresWhere(view.chart, isLandfall);
  const landfall = landfalls[dice.below(landfalls.length)]!;
  const worth = ({ mark }: { mark: string }): number =>
    -turnsTo(view, coveOf(view, mark))(landfall) + dice.below(4);
  return { landfall, lights: best(view.coves, worth, dice).mark };
}

/** What it costs, in turns, to end so many squares from the brig. */
const FEAR: readonly number[] = [6, 3, 2, 0.5];

/** Makes for the lights, and keeps clear of every square that the brig can come to. */
function run(view: View, dice: Dice): Square {
  const cove = coveOf(view, view.lights!);
  const turns = turnsTo(view, cove);
  const seen = view.lastSeen.brig!;
  const brig = view.brig ?? (seen.turn >= view.turn - 2 ? seen : null);
  const hers = brig === null ? [] : reach(view, 'brig', brig.at);
  const fear = (to: Square): number => {
    const costs = hers.map((at) => FEAR[distance(to, at)] ?? 0);
    return costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, hers.length);
  };
  return best(
    reach(view, 'cutter', view.cutter!.at),
    (to) => (isSame(to, cove) ? 10 : 0) - turns(to) - fear(to) * 2,
    dice,
  );
}

/** Where the cutter may be when this turn begins. */
function whereabouts(view: View): readonly Square[] {
  if (view.cutter !== null) return [view.cutter.at];
  const seen = view.lastSeen.cutter;
  const starts = seen === null ? squaresWhere(view.chart, isLandfall) : [seen.at];
  const turns = view.turn - 1 - (seen?.turn ?? 0);
  return voyage(view, starts)
    .values()
    .filter((place) => place.turns <= turns && distance(place.at, view.brig!.at) > view.sight)
    .map(({ at }) => at)
    .toArray();
}

/** What it is worth to end so many squares from her. */
const PREY: readonly number[] = [8, 5, 3, 1];

/** Goes where most of what the cutter may do ends under the guns; she is thought to hurry to a cove. */
function hunt(view: View, dice: Dice): Square {
  const coves = view.coves.map(({ mark }) => coveOf(view, mark));
  const next = new Map<string, { at: Square; weight: number }>();
  for (const from of whereabouts(view))
    for (const at of reach(view, 'cutter', from)) {
      const haste = Math.min(...coves.map((cove) => distance(at, cove)));
      const known = next.get(keyOf(at));
      next.set(keyOf(at), { at, weight: (known?.weight ?? 0) + 1 / (1 + haste * haste) });
    }
  const worth = (to: Square): number =>
    [...next.values()].reduce((sum, { at, weight }) => {
      const far = distance(to, at);
      return sum + weight * (PREY[far] ?? -far / 10);
    }, 0);
  return best(reach(view, 'brig', view.brig!.at), worth, dice);
}

export function oldHand(view: View, ask: Ask, dice: Dice): PlanAnswer | SailAnswer {
  if (ask.kind === 'plan') return plan(view, dice);
  return { to: ask.ship === 'cutter' ? run(view, dice) : hunt(view, dice) };
}
