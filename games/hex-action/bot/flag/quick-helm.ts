/** A plot at a glance, for matches that are only imagined: guns that would bear, guns that would bear on her, the way. */
import type { Dice } from '@weathergage/kernel';
import { driftIsDue, hasChoice } from '../../rules/sailing/held.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { gunsLeft, rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { BEARS, bearingSeen, type Pose, RAKES, RANGE_BITS } from '../bearing.ts';
import { reachOf } from '../courses.ts';
import { straightBot } from '../straight.ts';

/** What a broadside is worth by range, beside one alongside. */
const BY_RANGE = [0, 1, 0.85, 0.65, 0.5, 0.4, 0.25, 0.2, 0.15, 0.1, 0.1] as const;
const RAKING = 1.7;
const PULL = 0.035;
const IRONS = 0.15;
/** Nobody knows how another will sail: the same ship does not always do the same. */
const WHIM = 0.12;
const FOES = 2;

/** One broadside's worth, as the target lies to it. */
export function glanceAt(bearing: number): number {
  const range = bearing & RANGE_BITS;
  const plain = BY_RANGE[range] ?? 0;
  if (plain === 0) return 0;
  let sum = 0;
  if ((bearing & BEARS.L) !== 0) sum += (bearing & RAKES.L) !== 0 ? RAKING * plain : plain;
  if ((bearing & BEARS.R) !== 0) sum += (bearing & RAKES.R) !== 0 ? RAKING * plain : plain;
  return sum;
}

interface Mark {
  readonly guns: number;
  /** Where she may be: straight on, or where she is. */
  readonly places: readonly Pose[];
}

const onward = (view: View, ship: Ship): Pose => {
  const { bow, heading } = ship;
  let best: Pose = { q: bow.q, r: bow.r, heading };
  if (!hasChoice(view, ship)) return best;
  let most = 0;
  for (const step of reachOf(view, ship, heading)) {
    if (step.heading !== heading || step.plot.length > 1) continue;
    const way = Number(step.plot);
    if (way > most) [most, best] = [way, { q: bow.q + step.q, r: bow.r + step.r, heading }];
  }
  return best;
};

function marksFor(view: View, ship: Ship): Mark[] {
  return view.ships
    .filter((other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null)
    .map((foe) => ({ foe, range: rangeBetween(ship, foe) }))
    .sort((x, y) => x.range - y.range)
    .slice(0, FOES)
    .map(({ foe }) => ({
      guns: gunsLeft(foe),
      places: [onward(view, foe), { q: foe.bow.q, r: foe.bow.r, heading: foe.heading }],
    }));
}

const hexes = (a: Pose, b: Pose): number => {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

export function glancePlot(view: View, ship: Ship, dice: Dice): string {
  if (!hasChoice(view, ship)) return driftIsDue(view, ship) ? 'D' : '0';
  const marks = marksFor(view, ship);
  const friends = view.ships.filter(
    (other) => other.id !== ship.id && other.side === ship.side && other.presence === 'afloat',
  );
  const clear = friends.filter((other) => rangeBetween(ship, other) <= 6).map((other) => onward(view, other));
  const own = gunsLeft(ship);
  const whole = Math.max(1, own + marks.reduce((sum, { guns }) => sum + guns, 0));
  const scored = reachOf(view, ship, ship.heading).map((step) => {
    const end = { q: ship.bow.q + step.q, r: ship.bow.r + step.r, heading: step.heading };
    let worth = (dice.below(256) / 256) * WHIM;
    if (attitude(end.heading, view.wind) === 'D') worth -= IRONS;
    for (const [rank, { guns, places }] of marks.entries()) {
      const weight = (rank === 0 ? 0.5 : 0.25) / whole;
      for (const place of places)
        worth +=
          weight *
          2 *
          (own * glanceAt(bearingSeen(end, place)) - 0.9 * guns * glanceAt(bearingSeen(place, end)));
      if (rank === 0) worth -= PULL * Math.max(0, (hexes(end, places[0]!) + hexes(end, places[1]!)) / 2 - 2);
    }
    for (const place of clear) if (hexes(end, place) <= 1) worth -= 0.5;
    return { plot: step.plot, worth };
  });
  scored.sort((x, y) => y.worth - x.worth);
  // A rig's reach is that of the open sea: edges, land and what a scenario forbids are seen by the rules.
  for (const { plot } of scored.slice(0, 3)) {
    const { infraction, leaves } = judgePlot(view, ship, plot, {});
    if (infraction === null && !leaves) return plot;
  }
  const asked = { id: '', seat: ship.seat, kind: 'plot', rule: '', ship: ship.id } as const;
  return (straightBot(view, asked) as { plot: string }).plot;
}
