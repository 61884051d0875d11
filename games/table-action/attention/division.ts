/** A division's move: the ships that are still to act, from van to rear, each after the ships before her have sailed. */
import type { Sail } from '../data/words.ts';
import { SAILS } from '../data/words.ts';
import { norm } from '../rules/geometry/angle.ts';
import { along, direction, type Point } from '../rules/geometry/point.ts';
import type { Ship } from '../rules/table/ship.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import { asIfBegun, bestMoments, type PlannedShot } from './gun-drill.ts';
import type { GunOrder, Leg, ShipPlan } from './plan.ts';
import { type Forecast, projectMove, shipAfter, withMoved } from './project.ts';
import { legsTo, safePlan } from './steer.ts';

/** `each` her own course, `together` all turn as the leader does, `succession` each into the wake of the next ahead. */
export const MANOEUVRES = ['each', 'together', 'succession'] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** What an admiral has said; a ship that he has said nothing about sails straight on. */
export interface DivisionOrder {
  readonly manoeuvre: Manoeuvre;
  /** Whose course the others take; the van where nobody is named. */
  readonly lead: string | null;
  /** Null for what each has set. */
  readonly sail: Sail | null;
  readonly guns: GunOrder;
  /** Courses laid by hand. */
  readonly legs: Readonly<Record<string, readonly Leg[]>>;
}

export const AS_THEY_GO: DivisionOrder = {
  manoeuvre: 'each',
  lead: null,
  sail: null,
  guns: 'best',
  legs: {},
};

export interface Planned {
  readonly plan: ShipPlan;
  readonly ship: Ship;
  readonly forecast: Forecast;
  readonly shots: readonly PlannedShot[];
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** From the ship farthest ahead, or the one that shall lead, always to the nearest that is left. */
export function lineOf(ships: readonly Ship[], lead: string | null = null): Ship[] {
  if (ships.length === 0) return [];
  const way = ships.reduce(
    (sum, { heading }) => {
      const { x, y } = direction(heading);
      return { x: sum.x + x, y: sum.y + y };
    },
    { x: 0, y: 0 },
  );
  const ahead = ({ at }: Ship): number => at.x * way.x + at.y * way.y;
  const van =
    ships.find(({ id }) => id === lead) ??
    ships.reduce((best, ship) => (ahead(ship) > ahead(best) ? ship : best));
  const line = [van];
  const rest = new Set(ships.filter((ship) => ship !== van));
  while (rest.size > 0) {
    const last = line.at(-1)!;
    const next = [...rest].reduce((best, ship) =>
      between(ship.at, last.at) < between(best.at, last.at) ? ship : best,
    );
    line.push(next);
    rest.delete(next);
  }
  return line;
}

/** sails.one-level: as near to what is wanted as one step goes; null where that is what she has set. */
export function sailTowards(ship: Ship, wanted: Sail | null): Sail | null {
  if (wanted === null || wanted === ship.sail) return null;
  const [now, to] = [SAILS.indexOf(ship.sail), SAILS.indexOf(wanted)];
  return SAILS[now + Math.sign(to - now)]!;
}

/** The point of a track so far back from its end, and how a ship lies that follows it there. */
function astern(track: readonly Point[], back: number): { at: Point; heading: number } {
  let left = back;
  for (let i = track.length - 1; i > 0; i--) {
    const [to, from] = [track[i]!, track[i - 1]!];
    const long = between(from, to);
    if (long === 0) continue;
    const heading = norm(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 1800) / Math.PI));
    if (left <= long || i === 1) {
      const share = 1 - left / long;
      return {
        at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        heading,
      };
    }
    left -= long;
  }
  return { at: track[0]!, heading: 0 };
}

/** No ship is followed more closely than this, from middle to middle. */
const CLOSEST = 1500;

/** Where the next ahead will have sailed, from a good way astern of where she is now. */
const trackOf = (ship: Ship, forecast: Forecast): Point[] => [
  along(ship.at, norm(ship.heading + 1800), 12_000),
  ship.at,
  ...forecast.legs.map(({ preview }) => preview.run.at),
];

function followLegs(view: View, ship: Ship, sail: Sail | null, ahead: Planned): readonly Leg[] {
  const gap = Math.max(
    between(ship.at, ahead.ship.at),
    (ship.spec.length + ahead.ship.spec.length) / 2 + CLOSEST,
  );
  const track = [ship.at, ...trackOf(ahead.ship, ahead.forecast).slice(1)];
  return legsTo(view, ship, sail ?? ship.sail, astern(track, gap));
}

/** Every ship's plan, in the order in which they act. */
export function planDivision(view: View, ids: readonly string[], order: DivisionOrder): Planned[] {
  const ships = ids.map((id) => asIfBegun(shipOf(view, id)));
  const line = lineOf(ships, order.manoeuvre === 'succession' ? order.lead : null);
  const led = order.lead ?? line[0]?.id ?? null;
  const pattern = led === null ? undefined : order.legs[led];
  let seen: View = ships.reduce(withMoved, view);
  const planned: Planned[] = [];
  for (const ship of line) {
    const sail = sailTowards(ship, order.sail);
    const ahead = planned.at(-1);
    const own = order.legs[ship.id];
    const legs =
      order.manoeuvre === 'together' && pattern !== undefined
        ? pattern
        : order.manoeuvre === 'succession' && ahead !== undefined
          ? followLegs(seen, ship, sail, ahead)
          : (own ?? []);
    const wanted: ShipPlan = { ship: ship.id, sail, legs, guns: order.guns };
    // A course laid by hand is shown as it was laid: only the page's own are kept out of trouble unasked.
    const byHand = own !== undefined && legs === own;
    const plan = byHand ? wanted : safePlan(seen, ship, wanted);
    const forecast = projectMove(seen, ship, plan);
    const shots = order.guns === 'best' ? bestMoments(seen, forecast) : [];
    planned.push({ plan, ship, forecast, shots });
    seen = withMoved(seen, shipAfter(ship, forecast));
  }
  return planned;
}
