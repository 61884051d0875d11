/** Wear and tear of long times at sea (11.A): how much, and how its owner shares it out. */
import { refuse } from '@weathergage/kernel';
import { leaderOf } from '../../data/leaders.ts';
import type { Side } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import { markerOf, squadronOf } from '../chart/afloat.ts';
import type { AnswerTo } from '../world/asks.ts';
import type { AskRules, Context } from '../world/phase.ts';
import { type Berth, berthsOf, type ShipId, type Squadron } from '../world/squadron.ts';
import type { State, View, World } from '../world/state.ts';

/** 11.A2: a marker for each of these many areas, three at most. */
const LONG_VOYAGE = 8;
const MOST_VOYAGES = 3;
export const longVoyages = (areas: number): number => Math.min(MOST_VOYAGES, Math.floor(areas / LONG_VOYAGE));

type Damage = AnswerTo<'wear'>['damage'][number];

/** What a ship can take at most: one point more than she can bear, and she is gone. */
const mostFor = (world: World, side: Side, ship: ShipId): number =>
  shipOf(ship).defence + 1 - world.forces[side]!.ships[ship]!.damage;

/** What is to be shared out: all of it, as far as there are ships to take it. */
function dueFrom(view: World, side: Side, squadron: Squadron): number {
  const most = berthsOf(squadron).reduce((sum, { ship }) => sum + mostFor(view, side, ship), 0);
  return Math.min(view.forces[side]?.orders?.wear ?? 0, most);
}

export const wearAsk: AskRules<'wear'> = {
  *choices(view, { token }) {
    const { side } = markerOf(view, token);
    const squadron = squadronOf(view, side, token);
    const ships = berthsOf(squadron).map(({ ship }) => ship);
    const due = dueFrom(view, side, squadron);
    yield { damage: evenly(view, side, ships, due) };
    yield { damage: byTurns(view, side, ships, due, 0) };
    yield { damage: byTurns(view, side, ships.toReversed(), due, 0) };
    // Nothing forbids wearing a ship out to save the others.
    yield { damage: byTurns(view, side, ships.toReversed(), due, 1) };
  },
  check(view, { token }, { damage }) {
    const { side } = markerOf(view, token);
    const squadron = squadronOf(view, side, token);
    const aboard = new Set(berthsOf(squadron).map(({ ship }) => ship));
    let sum = 0;
    for (const { ship, points } of damage) {
      if (!aboard.delete(ship))
        return refuse('not-hers', '11.A2', 'Wear falls on ships of the squadron, each named once.');
      if (points < 1 || points > mostFor(view, side, ship))
        return refuse('too-much', '11.A2', 'A ship takes one point or more, up to the one that sinks her.');
      sum += points;
    }
    const due = dueFrom(view, side, squadron);
    return sum === due ? null : refuse('sum', '11.A2', `${due} points of wear are to be shared out.`);
  },
};

/** A point at a time to whoever can bear the most still; nobody is sunk while another can bear it. */
function evenly(view: View, side: Side, ships: readonly ShipId[], due: number): Damage[] {
  const points = new Map<ShipId, number>();
  for (let given = 0; given < due; given++) {
    let best: ShipId | null = null;
    let most = 0;
    for (const ship of ships) {
      const room = mostFor(view, side, ship) - (points.get(ship) ?? 0);
      if (room > most) [best, most] = [ship, room];
    }
    points.set(best!, (points.get(best!) ?? 0) + 1);
  }
  return [...points].map(([ship, sum]) => ({ ship, points: sum }));
}

/** Each in turn up to what she can bear, or `beyond` it; what is left over once all are full goes evenly. */
function byTurns(view: View, side: Side, ships: readonly ShipId[], due: number, beyond: 0 | 1): Damage[] {
  const damage: Damage[] = [];
  let left = due;
  for (const ship of ships) {
    const points = Math.min(left, mostFor(view, side, ship) - 1 + beyond);
    if (points > 0) damage.push({ ship, points });
    left -= Math.max(0, points);
  }
  return left > 0 ? evenly(view, side, ships, due) : damage;
}

/** Marks the damage. Ships with more than they can bear are lost as if sunk (8.3 counts them). */
export function markDamage(
  world: State,
  side: Side,
  squadron: Squadron,
  damage: readonly Damage[],
  why: 'wear' | 'storm',
  context: Context,
): void {
  const forces = world.forces[side];
  const lost: ShipId[] = [];
  for (const { ship, points } of damage) {
    const inPlay = forces.ships[ship]!;
    inPlay.damage += points;
    if (inPlay.damage > shipOf(ship).defence) lost.push(ship);
  }
  if (lost.length === 0) return;
  squadron.stacks = without(squadron, lost);
  for (const ship of lost) {
    delete forces.ships[ship];
    world.sunk.push({ ship, side, captured: false });
  }
  context.tell(
    { kind: 'lost', rule: why === 'wear' ? '11.A' : '11.B/2', side, ships: lost, why },
    { news: true },
  );
}

/**
 * The stacks without these ships. A leader who loses his ship goes over to the next of his nation without a leader, in
 * his own stack first; where there is none he goes ashore.
 */
function without(squadron: Squadron, lost: readonly ShipId[]): Squadron['stacks'] {
  const stacks: Berth[][] = squadron.stacks.map((stack) => stack.filter(({ ship }) => !lost.includes(ship)));
  for (const [index, stack] of squadron.stacks.entries())
    for (const { ship, leader } of stack) {
      if (leader === null || !lost.includes(ship)) continue;
      for (const refuge of [stacks[index]!, ...stacks]) {
        const berth = refuge.findIndex((one) => takes(one, leader));
        if (berth < 0) continue;
        refuge[berth] = { ship: refuge[berth]!.ship, leader };
        break;
      }
    }
  return stacks.filter((stack) => stack.length > 0);
}

const takes = (berth: Berth, leader: string): boolean =>
  berth.leader === null && shipOf(berth.ship).nation === leaderOf(leader).nation;
