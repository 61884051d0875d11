/** The course that a card points at: one that brings the enemy under a broadside, the nearer the better, a rake above all. */
import { isRake, targetsFor } from '../../rules/bearing/field-of-fire.ts';
import { heldBy } from '../../rules/sailing/held.ts';
import { legalPlots } from '../../rules/sailing/plot.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { HexSeen } from './seen.ts';

type View = HexSeen['desk']['view'];

const SIDES = ['L', 'R'] as const;

/** Who is asked for a plot and can sail; of several the first, who leads. */
export const plotted = ({ desk: { asks, view } }: HexSeen): string | undefined =>
  asks.find(({ ask }) => {
    const ship = view.ships.find(({ id }) => ask.kind === 'plot' && id === ask.ship);
    return ship !== undefined && heldBy(view, ship) === null;
  })?.ask.ship;

const foeIn = (view: View, side: string): Ship | undefined =>
  view.ships.find((ship) => ship.side !== side && ship.presence === 'afloat' && ship.surrender === null);

/** What it is worth to lie there. */
function worthOf(view: View, lies: Ship, foe: Ship): number {
  const there = { ...view, ships: view.ships.map((one) => (one.id === lies.id ? lies : one)) };
  const bears = SIDES.filter((side) =>
    targetsFor(there, lies, side).targets.some((one) => one.id === foe.id),
  );
  const rakes = bears.some((side) => isRake(lies, side, foe));
  const range = rangeBetween(lies, foe);
  return (rakes ? 6 : 0) + (bears.length > 0 && range <= 5 ? 8 : 0) - range - (range <= 1 ? 4 : 0);
}

interface Way {
  readonly plot: string;
  readonly end: Ship;
}

const waysOf = (view: View, ship: Ship): readonly Way[] =>
  legalPlots(view, ship).flatMap(({ plot, judgement: { path, leaves, attitude } }) => {
    const at = path.at(-1);
    return leaves || attitude === 'D' || at === undefined
      ? []
      : [{ plot, end: { ...ship, bow: at.bow, heading: at.heading } }];
  });

const best = <W>(ways: readonly W[], worth: (way: W) => number): W | undefined =>
  ways.map((way) => ({ way, is: worth(way) })).toSorted((a, b) => b.is - a.is)[0]?.way;

/** The plot worth most of those that pass; null where she is not asked for one or has none. */
export function wisePlot(seen: HexSeen, passes: (plot: string) => boolean): string | null {
  const { view } = seen.desk;
  const ship = view.ships.find(({ id }) => id === plotted(seen));
  const foe = ship === undefined ? undefined : foeIn(view, ship.side);
  if (ship === undefined || foe === undefined) return null;
  const ways = waysOf(view, ship).filter(({ plot }) => passes(plot));
  return best(ways, ({ end }) => worthOf(view, end, foe))?.plot ?? null;
}

/** How many courses are thought through to the turn after. */
const THOUGHT = 12;

/** The same with the turn after in mind: one who leads a line can't turn it round at once. */
export function farSightedPlot(seen: HexSeen, passes: (plot: string) => boolean): string | null {
  const { view } = seen.desk;
  const ship = view.ships.find(({ id }) => id === plotted(seen));
  const foe = ship === undefined ? undefined : foeIn(view, ship.side);
  if (ship === undefined || foe === undefined) return null;
  const ways = waysOf(view, ship)
    .filter(({ plot }) => passes(plot))
    .map((way) => ({ ...way, now: worthOf(view, way.end, foe) }))
    .toSorted((a, b) => b.now - a.now)
    .slice(0, THOUGHT);
  const then = ({ end }: Way): number =>
    Math.max(-99, ...waysOf(view, end).map((next) => worthOf(view, next.end, foe)));
  return best(ways, (way) => way.now + then(way))?.plot ?? null;
}
