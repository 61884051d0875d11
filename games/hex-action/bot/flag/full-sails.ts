/** Full sails (20.1) for who has far to go, up to an enemy or away from him, while nobody can come near enough to fire. */
import { RANGES } from '../../data/tables.ts';
import { noteFaults } from '../../rules/orders/notes.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { isAdvanced, isAdvancedShip } from '../../rules/sea/edition.ts';
import { distance, neighbour, opposite } from '../../rules/sea/hex.ts';
import { isImmobile, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { idles } from '../fleet/idlers.ts';

/** Sails are changed when the turn is over, and taken in when the next one is: so long nobody may come into range. */
const TURNS_UNDER_THEM = 2;

/** Hexes that the other may come nearer in a turn: none from one who lies there, or sails away. */
function closing(ship: Ship, foe: Ship): number {
  if (idles(foe) || isImmobile(foe)) return 0;
  const before = neighbour(foe.bow, opposite(foe.heading));
  const goes = foe.noted.hexes > 0 && distance(foe.bow, ship.bow) > distance(before, ship.bow);
  return goes ? 0 : foe.spec.battleSpeed;
}

export function withFullSails(view: View, ship: Ship, order: AnswerTo<'plot'>): AnswerTo<'plot'> {
  if (!isAdvanced(view) || !isAdvancedShip(ship) || order.sail !== undefined) return order;
  const judged = judgePlot(view, ship, order.plot, order);
  const end = judged.path.at(-1)?.bow ?? ship.bow;
  const foes = view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );
  if (foes.length === 0 || judged.hexes === 0) return order;
  /** Whether she is out of gunshot of all of them for so many turns, sailing on as she does. */
  const clear = (turns: number): boolean =>
    foes.every((foe) => {
      const range = rangeBetween(ship, foe);
      const own = Math.max(0, distance(ship.bow, foe.bow) - distance(end, foe.bow));
      return range - turns * (own + closing(ship, foe)) > RANGES.data.guns;
    });
  const sail = ship.advanced.sail === 'battle' ? 'FS' : 'BS';
  if (sail === 'FS' ? !clear(TURNS_UNDER_THEM) : clear(1)) return order;
  const written = { ...order, sail } as const;
  return judged.infraction === null && noteFaults(view, ship, written, judged).length === 0 ? written : order;
}
