/** Anchors (20.3): let go, held to, turned on by springs, weighed and cut. */
import type { Anchoring } from '../sea/advanced-log.ts';
import { inSquadron } from '../sea/advanced-sea.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { neighbour, type Position, turnedBy } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { canWork, type Ship, sternHex } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import { otherOf, type Sea, type State } from '../sea/state.ts';

/** The end that stays where it is when she turns on springs. */
export type Pivot = 'bow' | 'stern';

/** Held by an anchor now: not while it is only ordered (20.3.2), nor while it is being weighed (20.3.6.2). */
export const atAnchor = (ship: Ship): boolean => ship.advanced?.anchor?.state === 'holding';
/** 20.3.6: for two turns running, with a note in each; then she sails again. */
export const isWeighing = (ship: Ship): boolean => ship.advanced?.anchor?.state === 'weighing';

/** 20.3.5, 20.3.8.1: the steadier fire of a ship at anchor, while she has both her anchors. */
export const firesFromAnchor = (ship: Ship): boolean => atAnchor(ship) && ship.advanced?.anchors === 2;

/** 20.3.4.2, 20.3.6.1: turned on her springs or weighing, she neither loads nor fires this turn. */
export const anchorBarsGuns = (ship: Ship): boolean =>
  ship.advanced?.did.sprung === true || ship.advanced?.did.weighed === true;

const inMooredLine = (sea: Sea, ship: Ship): boolean =>
  specialOf(sea.advanced?.special, 'moored-line').some(({ side }) => side === ship.owner);

/** 20.3.4, 20.3.8.2: the end she can be turned on; null for a ship that is not on springs. */
export function springsOf(sea: Sea, ship: Ship): Pivot | null {
  const how = ship.advanced?.anchor?.how ?? 'A';
  if (how === 'A' || !firesFromAnchor(ship) || inMooredLine(sea, ship)) return null;
  return how === 'AB' ? 'bow' : 'stern';
}

/** Where a turn of sixty degrees on that end leaves her. */
export function swing({ bow, heading }: Position, pivot: Pivot, turn: 'L' | 'R'): Position {
  const after = turnedBy(heading, turn === 'L' ? -1 : 1);
  return { bow: pivot === 'bow' ? bow : neighbour(sternHex({ bow, heading }), after), heading: after };
}

/** What is wrong with a note about the anchor. */
export interface AnchorFault {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** 20.3: why a note about the anchor may not stand; null if it may. */
export function anchorFault(
  sea: Sea,
  ship: AdvancedShip,
  note: Anchoring | 'up' | 'cut',
): AnchorFault | null {
  const { name } = ship.spec;
  const { anchor, anchors, anchorsCut } = ship.advanced;
  const fault = (code: string, rule: string, message: string): AnchorFault => ({ code, rule, message });
  if (note === 'up' || note === 'cut') {
    if (anchor === null) return fault('not-anchored', '20.3.6', `${name} does not lie at anchor.`);
    if (holdsAnchor(sea, ship))
      return fault('holds-anchor', '20.3', `${name}’s squadron keeps its anchorage yet.`);
    if (note === 'up' && inMooredLine(sea, ship))
      return fault('moored-line', '20.3.6', `${name} is moored in line: she can cut, but not weigh.`);
    if (note === 'up' && sea.melees.some((melee) => otherOf(melee, ship.id) !== null))
      return fault('in-melee', '20.3.6.1', `${name} can’t weigh while her crew is in a melee.`);
    return null;
  }
  if (sea.advanced?.anchoringAllowed !== true)
    return fault('no-anchoring', '20.3', 'No ship anchors in this scenario.');
  if (anchor !== null)
    return fault('already-anchored', '20.3.1', `${name} lies at anchor already; one kind at a time.`);
  if (anchors === 0)
    return anchorsCut
      ? fault('no-anchor', '20.3.7.1', `${name} has cut her cables and can’t anchor any more.`)
      : fault('no-anchor', '20.3.8.3', `${name} has lost both anchors to shot and can’t anchor any more.`);
  return null;
}

/** The squadron's orders of the scenario. */
const holdsAnchor = (sea: Sea, ship: Ship): boolean =>
  specialOf(sea.advanced?.special, 'holds-anchor').some(
    ({ squadron, untilTurn }) => sea.turn <= untilTurn && inSquadron(sea.advanced, [squadron], ship.id),
  );

/** When the logs are opened: what the note beside this turn's move begins or goes on with. */
export function beginAnchoring(ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  const { anchor: note } = log.notes;
  if (note === 'up') {
    log.anchor = { ...log.anchor!, state: 'weighing', turns: log.anchor!.turns + 1 };
    log.did.weighed = true;
    tell(ship, 'weighing', '20.3.6', context);
    return;
  }
  if (isWeighing(ship)) letGoAgain(ship, context);
  if (note !== undefined && note !== 'cut') log.anchor = { how: note, state: 'ordered', turns: 0 };
}

/** 20.3.6: an anchor not weighed in two turns running is let go again. */
export function letGoAgain(ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  log.anchor = { ...log.anchor!, state: 'holding', turns: 0 };
  tell(ship, 'dropped', '20.3.6', context);
}

/** Turns of weighing until the anchor is up. */
const WEIGHING = 2;

/** When a turn is over: what was noted in it holds from the next on (20.3.2, 20.3.6, 20.3.7). */
export function endAnchoring(sea: State, ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  if (log.anchor === null) return;
  if (log.notes.anchor === 'cut') {
    log.anchors = 0;
    log.anchorsCut = true;
    tell(ship, 'cut', '20.3.7', context);
    log.anchor = null;
  } else if (log.anchor.state === 'ordered') {
    // Whoever has surrendered since lets no anchor go.
    if (!canWork(ship, sea.turn)) log.anchor = null;
    else {
      log.anchor = { ...log.anchor, state: 'holding' };
      tell(ship, 'dropped', '20.3.2', context);
    }
  } else if (log.anchor.state === 'weighing' && log.anchor.turns >= WEIGHING) {
    tell(ship, 'weighed', '20.3.6', context);
    log.anchor = null;
  }
}

function tell(
  ship: AdvancedShip,
  what: 'dropped' | 'weighing' | 'weighed' | 'cut',
  rule: string,
  context: Context,
): void {
  const { anchor, anchors } = ship.advanced;
  context.tell({ kind: 'anchor', rule, ship: ship.id, what, how: anchor?.how ?? null, left: anchors });
}
