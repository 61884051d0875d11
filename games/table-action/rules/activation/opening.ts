/** The start of an activation: which ship goes, and what she declares. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { crippledIn, isDemasted, isLocked } from '../aboard/crippled.ts';
import { openingAction } from '../aboard/special-actions.ts';
import { forgetChancesAt } from '../gunnery/bears.ts';
import { segmentsOf } from '../sailing/sailing.ts';
import type { AnswerTo, Opening, TableAsk } from '../table/asks.ts';
import { type AskRules, askId, type Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type State, shipOf, type Table } from '../table/state.ts';

/** What she could declare, apart from nothing. */
export function openingsOf(table: Table, ship: Ship): Opening[] {
  const found: Opening[] = [];
  if (!crippledIn(ship, 'crew')) {
    if (ship.fires > 0) found.push('fight-fires');
    if (ship.leaks > 0) found.push('repair-leaks');
    if (ship.rudder) found.push('repair-rudder');
  }
  if (ship.anchored && !ship.spec.blockship && !isDemasted(ship) && !isLocked(table, ship.id))
    found.push('cut');
  return found;
}

/** activation.step-order: what she declares comes first, before sail and movement. */
export const activateAsks = (table: Table, squadron: string, ships: readonly Ship[]): TableAsk[] => [
  {
    id: askId(table, 'activate', squadron),
    seat: ships[0]!.seat,
    kind: 'activate',
    rule: 'activation.step-order',
    squadron,
    ships: ships.map(({ id }) => id),
  },
];

export const activateAsk: AskRules<'activate'> = {
  *choices(view, ask) {
    for (const ship of ask.ships) {
      yield { ship, opening: null, allHands: false };
      for (const opening of openingsOf(view, shipOf(view, ship))) {
        yield { ship, opening, allHands: false };
        if (opening !== 'cut') yield { ship, opening, allHands: true };
      }
    }
  },
  check(view, ask, { ship, opening, allHands }): Refusal | null {
    if (!ask.ships.includes(ship))
      return refuse('not-hers', 'activation.squadron-by-squadron', 'It is not for that ship to act now.');
    if (allHands && (opening === null || opening === 'cut'))
      return refuse('all-hands', 'all-hands.must-attempt', 'All hands must fight fires or repair.');
    if (opening === null || openingsOf(view, shipOf(view, ship)).includes(opening)) return null;
    if (opening === 'cut')
      return refuse('no-cable', 'activation.step-order', 'She has no cable that she could cut.');
    return crippledIn(shipOf(view, ship), 'crew')
      ? refuse('crew-crippled', 'special.crippled-crew', 'Her crew is crippled: no special actions.')
      : refuse('nothing-to-mend', 'special.one-a-turn', 'There is nothing of that kind to see to.');
  },
};

/** activation.step-order: the wake is laid, guns are run out, and what was declared is settled at once. */
export function begin(
  table: State,
  { ship: id, opening, allHands }: AnswerTo<'activate'>,
  context: Context,
): void {
  const ship = shipOf(table, id);
  context.tell({ kind: 'activated', rule: 'activation.step-order', ship: id, opening, allHands });
  ship.fired = { larboard: false, starboard: false };
  ship.musketed = false;
  // In effect until the start of her next activation, which is this.
  ship.bears = null;
  forgetChancesAt(table, ship);
  const segments = segmentsOf(table, ship);
  table.activation = {
    ship: id,
    stage: segments > 0 ? 'segments' : isDemasted(ship) && !ship.anchored ? 'before-drift' : 'parting',
    segment: 1,
    segments,
    allHands,
    special: null,
    tacked: false,
    chain: false,
    sailChanged: false,
    underWay: false,
    quiet: opening === 'cut' || isLocked(table, id),
    course: null,
  };
  openingAction(table, ship, table.activation, opening, context);
  if (opening === 'cut') {
    ship.anchored = false;
    ship.sail = 'easy';
    context.tell({ kind: 'cut', rule: 'activation.step-order', ship: id });
  }
  if (isLocked(table, id)) table.activation.stage = 'parting';
}
