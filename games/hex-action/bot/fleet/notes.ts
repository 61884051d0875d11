/** What is written beside a move: sail, anchors, repairs, and the match to a fireship. */
import { isBattery, rangeTo, type Target } from '../../rules/bearing/fields.ts';
import { noteFaults } from '../../rules/orders/notes.ts';
import { atAnchor } from '../../rules/sailing/anchoring.ts';
import { isFireship } from '../../rules/sailing/fireships.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { damageOf } from '../../rules/sailing/repairs.ts';
import type { Notes, Repair } from '../../rules/sea/advanced-log.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { type AdvancedShip, type AdvancedView, isAdvanced, isAdvancedShip } from '../../rules/sea/edition.ts';
import { distance, neighbour } from '../../rules/sea/hex.ts';
import { hexesOf, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { aimOf } from './aims.ts';
import type { Candidate } from './candidates.ts';

/** Full sails are taken in before the enemy can fire at them, and set where nobody is about. */
const TAKE_IN = 11;
const SET = 20;
/** Nobody within this can disturb a repair. */
const UNDISTURBED = 14;
/** Where a bomb drops her anchor before a target that can't move. */
const BOMBARD = [4, 9] as const;
/** Turns at anchor with nobody in sight after which the cable is cut. */
const IDLE_AT_ANCHOR = 6;

const enemies = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );

export function withNotes(view: View, ship: Ship, order: Candidate): AnswerTo<'plot'> {
  const plain = { plot: order.plot, ...order.notes };
  if (!isAdvanced(view) || !isAdvancedShip(ship)) return { plot: order.plot };
  for (const notes of wishes(view, ship, order)) {
    const written = { ...plain, ...notes };
    const judged = judgePlot(view, ship, written.plot, written);
    if (judged.infraction === null && noteFaults(view, ship, written, judged).length === 0) return written;
  }
  return plain;
}

/** What she would like to note, the most wanted first. */
function wishes(view: AdvancedView, ship: AdvancedShip, order: Candidate): Notes[] {
  const foes = enemies(view, ship);
  const nearest = Math.min(...foes.map((foe) => rangeBetween(ship, foe)));
  const alone =
    nearest > SET && !view.ships.some((other) => other.id !== ship.id && other.side === ship.side);
  const found: Notes[] = [];
  if (isFireship(ship) && runsInto(ship, foes)) found.push({ light: true });
  if (ship.spec.advanced.mortars > 0 && bombards(view, ship)) found.push({ anchor: 'A' });
  if (
    atAnchor(ship) &&
    view.turn > IDLE_AT_ANCHOR &&
    nearest > UNDISTURBED &&
    ship.spec.advanced.mortars === 0
  )
    found.push({ anchor: 'cut' });
  const { sail } = ship.advanced;
  const runs = aimOf(view, ship) !== null;
  if (sail === 'full' && nearest <= TAKE_IN && !runs) found.push({ sail: 'BS' });
  if (sail === 'battle' && (alone || (runs && nearest > TAKE_IN))) found.push({ sail: 'FS' });
  if (nearest > UNDISTURBED && !/[LR]/.test(order.plot)) {
    const repair = mostWanted(ship);
    if (repair !== null) found.push({ repair });
  }
  return found;
}

const mostWanted = (ship: AdvancedShip): Repair | null => {
  if (ship.rigging.includes(0) || damageOf(ship, 'RR') > 4) return 'RR';
  if (ship.hull < 0.6 * ship.spec.hull) return 'RH';
  return damageOf(ship, 'RG') > 2 ? 'RG' : null;
};

/** Whether she would reach one of them on her course before she has burnt out. */
function runsInto(ship: Ship, foes: readonly Ship[]): boolean {
  let hex = ship.bow;
  for (let ahead = 1; ahead <= 6; ahead++) {
    hex = neighbour(hex, ship.heading);
    if (foes.some((foe) => hexesOf(foe).some((end) => distance(end, hex) === 0))) return true;
  }
  return false;
}

/** 42.7: something that stands still lies in reach of her mortars. */
function bombards(view: View, ship: Ship): boolean {
  const still: Target[] = [
    ...(view.advanced?.batteries ?? []),
    ...view.ships.filter((other) => other.advanced?.anchor?.state === 'holding'),
  ];
  return still.some((target) => {
    if (target.side === ship.side || (!isBattery(target) && target.surrender !== null)) return false;
    const range = rangeTo(ship, target);
    return range >= BOMBARD[0] && range <= BOMBARD[1];
  });
}
