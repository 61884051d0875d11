/** What the flag officer writes and loads where an admiral would not think of it: springs for a hulk, chain for a flyer. */
import type { QuickChooser } from '@weathergage/kernel';
import { loadsRefusal } from '../../rules/gunnery/reload.ts';
import { noteFaults } from '../../rules/orders/notes.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import type { AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { isFouled } from '../../rules/sea/bonds.ts';
import { type AdvancedView, advancedView, isAdvanced, isAdvancedShip } from '../../rules/sea/edition.ts';
import { isImmobile, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
import type { HexAction } from '../../rules/types.ts';
import { BEARS, bearingSeen, poseOf } from '../bearing.ts';
import { chooseReload } from '../fleet/loader.ts';
import { likelySide } from '../gunner.ts';
import { withFullSails } from './full-sails.ts';
import { keepingTow } from './towing.ts';

/** An enemy so near makes it worth while to be able to turn. */
const IN_ACTION = 8;
/** 24.2.2.1: chain reaches so far; alongside nobody gets away. */
const CHAIN = [2, 4] as const;

const enemiesOf = (view: View, ship: Ship): Ship[] =>
  view.ships.filter(
    (other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null,
  );

const isHeld = (view: View, ship: Ship): boolean =>
  isFouled(view, ship.id) || view.grapples.some(({ a, b }) => a === ship.id || b === ship.id);

/**
 * 20.3.4: a ship without masts lies as the wind leaves her, and is raked. At anchor with springs on her cable she turns
 * her broadside to whom she likes, and fires more steadily (20.3.5).
 */
function withSprings(view: View, ship: Ship, order: AnswerTo<'plot'>): AnswerTo<'plot'> {
  if (!isAdvanced(view) || !isAdvancedShip(ship) || !isImmobile(ship) || ship.advanced.anchor !== null)
    return order;
  const inAction = enemiesOf(view, ship).some((foe) => rangeBetween(ship, foe) <= IN_ACTION);
  if (!inAction || isHeld(view, ship)) return order;
  const written = { ...order, anchor: 'AB' } as const;
  const judged = judgePlot(view, ship, written.plot, written);
  return judged.infraction === null && noteFaults(view, ship, written, judged).length === 0 ? written : order;
}

/** Shows her stern to all of ours, and sails. */
function flies(view: View, foe: Ship): boolean {
  if (foe.noted.hexes === 0 || isImmobile(foe)) return false;
  const ours = view.ships.filter((other) => other.side !== foe.side && other.presence === 'afloat');
  return ours.every(
    (other) => !BROADSIDES.some((side) => (bearingSeen(poseOf(foe), poseOf(other)) & BEARS[side]) !== 0),
  );
}

/** 24.2.2.2: chain goes through rigging: for the last enemy, who would rather be gone. */
function withChain(view: AdvancedView, ask: Extract<HexAsk, { kind: 'reload' }>): AnswerTo<'reload'> {
  const usual = chooseReload(view, ask);
  const ship = shipOf(view, ask.ship);
  const [foe, another] = enemiesOf(view, ship);
  if (foe === undefined || another !== undefined || !ask.shots.includes('C') || !flies(view, foe))
    return usual;
  const range = rangeBetween(ship, foe);
  if (range < CHAIN[0] || range > CHAIN[1]) return usual;
  const side = likelySide(view, ship);
  const wanted = { ...usual, [side]: { shot: 'C' as const } };
  return loadsRefusal(view, ship, wanted) === null ? wanted : usual;
}

/** An order as another would give it, with what the flag officer adds; one who is seamanlike tows, and makes sail. */
export const annotated =
  (answer: QuickChooser<HexAction>, seamanlike = false): QuickChooser<HexAction> =>
  (view, ask, dice) => {
    if (ask.kind === 'reload') return withChain(advancedView(view), ask);
    const given = answer(view, ask, dice);
    if (ask.kind === 'ungrapple' && seamanlike)
      return keepingTow(view, shipOf(view, ask.ship), given as AnswerTo<'ungrapple'>);
    if (ask.kind !== 'plot') return given;
    const ship = shipOf(view, ask.ship);
    const order = withSprings(view, ship, given as AnswerTo<'plot'>);
    return seamanlike ? withFullSails(view, ship, order) : order;
  };
