/** Where a whole move would lead, segment by segment, by the rules themselves and by nothing that the seat cannot see. */
import type { Sail } from '../data/words.ts';
import type { Base } from '../rules/geometry/base.ts';
import { limitsOf, type SegmentLimits, segmentsNow, segmentsOf } from '../rules/sailing/sailing.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, type View } from '../rules/table/state.ts';
import { type Leg, type ShipPlan, STRAIGHT } from './plan.ts';
import { type Meeting, type Preview, previewOf } from './segment-preview.ts';

/** One segment of it: where she starts, what she may do there, what she does. */
export interface LegForecast {
  readonly segment: number;
  /** As she is when it begins. */
  readonly ship: Ship;
  readonly limits: SegmentLimits;
  readonly order: { readonly distance: number; readonly turn: number };
  readonly preview: Preview;
}

export interface Forecast {
  readonly legs: readonly LegForecast[];
  readonly end: Base;
  readonly sailed: number;
  /** What ends it before its time; being held or boarding is no mischance. */
  readonly meeting: Meeting | null;
  /** The segment in which she would be taken aback; null if in none. */
  readonly aback: number | null;
}

export const clampLeg = ({ most, least, turn }: SegmentLimits, leg: Leg) => ({
  distance: leg.distance === null ? most : Math.min(most, Math.max(least, leg.distance)),
  turn: Math.min(turn, Math.max(-turn, leg.turn)) + 0,
});

/** The view with one ship lying elsewhere: others are looked at in it as they will be found then. */
export const withMoved = (view: View, ship: Ship): View => ({
  ...view,
  ships: view.ships.map((each) => (each.id === ship.id ? ship : each)),
});

/** Her first segment to come, and how many there are. */
export function segmentsAhead(view: View, ship: Ship): { readonly first: number; readonly last: number } {
  const { activation } = view;
  return activation?.ship === ship.id
    ? { first: activation.segment, last: segmentsNow(ship, activation) }
    : { first: 1, last: segmentsOf(view, ship) };
}

type Course = Pick<ShipPlan, 'legs'> & { readonly sail?: Sail | null };

const STOPS = new Set<Meeting['kind']>(['collision', 'aground', 'leaves']);

/** From where she is now to the end of her move; what is behind her already is left out. */
export function projectMove(view: View, ship: Ship, { sail = null, legs }: Course): Forecast {
  const { first, last } = segmentsAhead(view, ship);
  const tacked = view.activation?.ship === ship.id && view.activation.tacked;
  let now: Ship = sail === null ? ship : { ...ship, sail };
  let aback: number | null = null;
  const found: LegForecast[] = [];
  for (let segment = first; segment <= last; segment++) {
    const limits = limitsOf(view, now, { tacked, segment });
    if (limits.disposition === 'aback') aback ??= segment;
    const order = clampLeg(limits, legs[segment - 1] ?? STRAIGHT);
    const preview = previewOf(withMoved(view, now), now, { do: 'move', ...order });
    found.push({ segment, ship: now, limits, order, preview });
    now = { ...now, at: preview.end.at, heading: preview.end.heading };
    if (preview.meeting !== null && STOPS.has(preview.meeting.kind)) break;
  }
  const meeting = found.at(-1)?.preview.meeting ?? null;
  return {
    legs: found,
    end: baseOf(now),
    sailed: found.reduce((sum, { preview }) => sum + preview.moved, 0),
    meeting: meeting !== null && STOPS.has(meeting.kind) ? meeting : null,
    aback,
  };
}

/** A ship at the end of her forecast, as those who sail after her will find her. */
export const shipAfter = (ship: Ship, { end }: Forecast): Ship => ({
  ...ship,
  at: end.at,
  heading: end.heading,
});
