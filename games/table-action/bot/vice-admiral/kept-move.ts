/** The move that was settled on when a ship's turn began, for the questions that follow while all goes as it was meant. */
import type { Answer } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import { type FireAsk, orderOf, type SegmentAsk, type WholeMove } from './whole-move.ts';

type OwnAsk = SegmentAsk | FireAsk;

/** Moves in hand, of all the matches that go on at a time. */
const MOST = 64;
const kept = new Map<string, { readonly move: WholeMove; readonly damage: string }>();

/**
 * The turn, the dice that put her where she is in it, and where all the others lie: they lie still while she moves, and
 * what was thought out with the others elsewhere, in another match, is not for this one.
 */
function keyOf({ scenario, turn, order, seat, ships }: View, ask: OwnAsk): string {
  const rolled = order.map(({ squadron, total }) => `${squadron} ${total}`).join(' ');
  const others = ships.map(({ id, at, heading, sail }) =>
    id === ask.ship ? '' : `${id} ${at.x} ${at.y} ${heading} ${sail}`,
  );
  return [scenario, turn, seat, ask.ship, rolled, ...others].join('; ');
}

/** If she has been hit since, that is a reason to think again. */
const damageOf = ({ ships }: View, own: string): string =>
  ships.map(({ hull, rigging, crew, id }) => (id === own ? `${hull} ${rigging} ${crew}` : '')).join('');

/**
 * All that a move hangs on. What is imagined for it is imagined with dice of its own, so that whoever thinks again, in
 * another place or after a restart, comes to the same.
 */
export const situationOf = (view: View, ask: SegmentAsk): string => {
  const { at, heading, sail } = shipOf(view, ask.ship);
  return `${keyOf(view, ask)}; ${damageOf(view, ask.ship)}; ${ask.segment} ${at.x} ${at.y} ${heading} ${sail}`;
};

export function keepMove(view: View, ask: SegmentAsk, move: WholeMove): void {
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(keyOf(view, ask), { move, damage: damageOf(view, ask.ship) });
}

const EXACT = 2;

/** Its order for now; null where there is none, or she is not where she was to be. */
export function keptOrder(view: View, ask: OwnAsk): Answer | null {
  const found = kept.get(keyOf(view, ask));
  if (found === undefined || found.damage !== damageOf(view, ask.ship)) return null;
  const { move } = found;
  const ship = shipOf(view, ask.ship);
  if (ship.sail !== move.sail) return null;
  if (ask.kind === 'fire') return orderOf(move, view, ask);
  const due = move.places[ask.segment - move.from];
  if (due === undefined || due.heading !== ship.heading) return null;
  if (Math.abs(due.x - ship.at.x) > EXACT || Math.abs(due.y - ship.at.y) > EXACT) return null;
  return orderOf(move, view, ask);
}
