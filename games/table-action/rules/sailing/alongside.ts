/** Coming alongside to board: within two inches is near enough; she is laid parallel, and may be met by snap fire. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { MEASURES } from '../../data/tables.ts';
import { captureShip } from '../aboard/capture.ts';
import { crippledIn, fights, isAfloat, isDemasted } from '../aboard/crippled.ts';
import { alignBoarding } from '../geometry/align.ts';
import type { Side } from '../geometry/arc.ts';
import { gap } from '../geometry/base.ts';
import { cross, direction, sub } from '../geometry/point.ts';
import { fireShot } from '../gunnery/broadside.ts';
import { isLaid, laySnap } from '../gunnery/gunnery.ts';
import type { AnswerTo, TableAsk } from '../table/asks.ts';
import { type AskRules, askId, type Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type Activation, baseOf, type State, shipOf, type Table } from '../table/state.ts';
import { isBerth, otherBases, putAt } from './collision.ts';

/** boarding.declare-at-segment, boarding.forbidden, crippled.crew. */
export function checkBoarding(
  table: Table,
  ship: Ship,
  targetId: string,
  activation: Activation,
): Refusal | null {
  const target = table.ships.find(({ id }) => id === targetId);
  if (target === undefined || !isAfloat(target) || target.side === ship.side)
    return refuse('no-enemy', 'boarding.declare-at-segment', 'There is no such enemy ship to board.');
  if (crippledIn(ship, 'crew'))
    return refuse('crew-crippled', 'boarding.forbidden', 'Her crew is crippled: she cannot board.');
  if (isDemasted(ship)) return refuse('demasted', 'boarding.forbidden', 'She is demasted: she cannot board.');
  if (activation.allHands)
    return refuse('all-hands', 'all-hands.only-move', 'All hands are on deck: she only moves.');
  return null;
}

/** boarding.within-two-inches: from base to base. */
export function withinReach(table: Table, ship: Ship, targetId: string): boolean {
  const target = shipOf(table, targetId);
  return isAfloat(target) && gap(baseOf(ship), baseOf(target)) <= MEASURES.data.boardingReach;
}

/** The side of a ship that another lies on; dead ahead or astern counts as starboard. */
const sideTowards = (ship: Ship, other: Ship): Side =>
  cross(direction(ship.heading), sub(other.at, ship.at)) < 0 ? 'larboard' : 'starboard';

export function comeAlongside(table: State, ship: Ship, target: Ship, context: Context): void {
  const reached = { reached: true, gap: gap(baseOf(ship), baseOf(target)) };
  context.tell({
    kind: 'boards',
    rule: 'boarding.within-two-inches',
    ship: ship.id,
    target: target.id,
    ...reached,
  });
  const others = otherBases(table, ship.id, target.id);
  const berth = alignBoarding(baseOf(ship), baseOf(target), others);
  // boarding.align-free; where no berth alongside is free she boards from where she is.
  if (isBerth(table, berth, [...others, baseOf(target)])) putAt(ship, berth, context, 'boarding.align-free');
  if (target.colours === 'struck') {
    captureShip(target, ship, 'boarding.struck-surrenders', context);
    return;
  }
  table.boardings = [...table.boardings, { attacker: ship.id, defender: target.id }];
  // boarding.snap-fire: only by a ship that has not acted this turn, and whose guns are manned.
  const side = sideTowards(target, ship);
  if (!target.acted && fights(target) && isLaid(laySnap(table, target, side, ship, 'hull')))
    table.snap = { ship: target.id, boarder: ship.id, side };
}

export const snapAsks = (table: Table): TableAsk[] =>
  table.snap === null
    ? []
    : [
        {
          id: askId(table, 'snap', table.snap.ship),
          seat: shipOf(table, table.snap.ship).seat,
          kind: 'snap',
          rule: 'boarding.snap-fire',
          ship: table.snap.ship,
          boarder: table.snap.boarder,
        },
      ];

export function resolveSnap(table: State, { aim }: AnswerTo<'snap'>, context: Context): void {
  const snap = table.snap!;
  table.snap = null;
  const ship = shipOf(table, snap.ship);
  const boarder = shipOf(table, snap.boarder);
  if (aim === null) {
    context.tell({ kind: 'snap-declined', rule: 'boarding.snap-fire', ship: ship.id, boarder: boarder.id });
    return;
  }
  const laid = laySnap(table, ship, snap.side, boarder, aim);
  if (!isLaid(laid)) return;
  fireShot(table, ship, laid, 'snap', context);
}

export const snapAsk: AskRules<'snap'> = {
  choices: () => [{ aim: 'hull' }, { aim: 'rigging' }, { aim: null }],
  check: () => null,
};
