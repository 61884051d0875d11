/** The course that a card points at: one that brings the enemy under a broadside, the nearer the better, a rake above all. */
import { isRake, targetsFor } from '../../rules/bearing/field-of-fire.ts';
import { legalPlots } from '../../rules/sailing/plot.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { HexSeen } from './seen.ts';

const SIDES = ['L', 'R'] as const;

/** The plot worth most of those that pass; null where she is not asked for one or has none. */
export function wisePlot({ desk }: HexSeen, passes: (plot: string) => boolean): string | null {
  const { view, asks } = desk;
  const id = asks.find(({ ask }) => ask.kind === 'plot')?.ask.ship;
  const ship = view.ships.find((one) => one.id === id);
  const foe = view.ships.find(({ seat, surrender }) => seat !== desk.seat && surrender === null);
  if (ship === undefined || foe === undefined) return null;
  const worth = (lies: Ship): number => {
    const there = { ...view, ships: view.ships.map((one) => (one.id === lies.id ? lies : one)) };
    const bears = SIDES.filter((side) =>
      targetsFor(there, lies, side).targets.some((one) => one.id === foe.id),
    );
    const rakes = bears.some((side) => isRake(lies, side, foe));
    const range = rangeBetween(lies, foe);
    return (rakes ? 6 : 0) + (bears.length > 0 && range <= 5 ? 8 : 0) - range - (range <= 1 ? 4 : 0);
  };
  const worths = legalPlots(view, ship)
    .filter(({ plot, judgement }) => passes(plot) && !judgement.leaves && judgement.attitude !== 'D')
    .map(({ plot, judgement: { path } }) => {
      const end = path.at(-1);
      return {
        plot,
        worth: end === undefined ? -99 : worth({ ...ship, bow: end.bow, heading: end.heading }),
      };
    });
  return worths.toSorted((a, b) => b.worth - a.worth)[0]?.plot ?? null;
}
