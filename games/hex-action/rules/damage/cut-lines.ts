/** Cables, hawsers and grapples that shot cuts (20.3.8, 35.4.3.1). */
import { isTowed, partTows } from '../sailing/towing.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { otherOf, type Sea, type State } from '../sea/state.ts';

const inTow = (sea: Sea, ship: Ship): boolean =>
  sea.advanced?.rules.towing === true && (ship.advanced?.tows != null || isTowed(sea, ship));

/** The tow rope if there is one, otherwise one grapple of those that hold her. */
export function cutLine(sea: State, ship: Ship, context: Context): boolean {
  if (inTow(sea, ship)) return partTows(sea, ship, 'cut', context);
  const held = sea.grapples.find((link) => otherOf(link, ship.id) !== null);
  if (held === undefined) return false;
  sea.grapples = sea.grapples.flatMap((link) =>
    link !== held ? [link] : link.count > 1 ? [{ ...link, count: link.count - 1 }] : [],
  );
  return true;
}

/** 20.3.8: one of her two anchors; with the second she lies at none. */
export function cutAnchor(
  sea: AdvancedState,
  ship: AdvancedShip,
  die: () => number,
  context: Context,
): boolean {
  // 35.4.3.1: in a tow an odd die cuts the line instead.
  if (inTow(sea, ship) && die() % 2 === 1) return partTows(sea, ship, 'cut', context);
  const log = ship.advanced;
  // 16.1.2.2.4: where nobody may anchor the anchors are of no account.
  if (log.anchors === 0 || !(sea.advanced.anchoringAllowed || log.anchor !== null)) return false;
  log.anchors--;
  const how = log.anchor?.how ?? null;
  if (log.anchors === 0) log.anchor = null;
  const rule = log.anchors === 0 ? '20.3.8.3' : '20.3.8';
  context.tell({ kind: 'anchor', rule, ship: ship.id, what: 'lost', how, left: log.anchors });
  return true;
}
