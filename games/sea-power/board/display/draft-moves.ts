/** What can be done to a draft of the display. Each move gives a new draft; whether it is lawful the rules will say. */
import { leaderOf, ratingOf } from '../../data/leaders.ts';
import type { PortId } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { leadersAboard } from '../../rules/world/leadership.ts';
import { flagOf } from '../../rules/world/own-forces.ts';
import {
  type Berth,
  LEADER_LIMIT,
  type LeaderId,
  type ShipId,
  type SquadronId,
} from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import { type Box, boxOf, type Draft, heldIn, isNew, type Muster, reserveOf, worthOf } from './draft.ts';

/** A place in a box: before a ship of a stack, or at its end. A stack past the last is a new one. */
export interface Spot {
  readonly squadron: SquadronId;
  readonly stack: number;
  readonly before: ShipId | null;
}

const withBoxes = (draft: Draft, change: (box: Box) => Box): Draft => ({
  ...draft,
  boxes: draft.boxes.map(change),
});

const tidy = (stacks: readonly (readonly Berth[])[]): readonly (readonly Berth[])[] =>
  stacks.filter((stack) => stack.length > 0);

/** What is left of a box; a marker that loses its last ship lies idle again. */
function without(box: Box, moved: ReadonlySet<ShipId>): Box {
  if (!box.stacks.some((stack) => stack.some(({ ship }) => moved.has(ship)))) return box;
  const stacks = tidy(box.stacks.map((stack) => stack.filter(({ ship }) => !moved.has(ship))));
  return stacks.length > 0 ? { ...box, stacks } : { ...box, stacks, sails: false, port: null };
}

/** Ships change their place, each with the leader aboard. */
export function moveShips(draft: Draft, muster: Muster, ships: readonly ShipId[], to: Spot): Draft {
  const moved = new Set(ships);
  const berths = new Map(
    draft.boxes.flatMap(({ stacks }) => stacks.flat().map((berth): [ShipId, Berth] => [berth.ship, berth])),
  );
  const coming = ships.map((ship) => berths.get(ship) ?? { ship, leader: null });
  // The place is named by a ship that stays: one that moves along can't mark it.
  const target = boxOf(draft, to.squadron)?.stacks[to.stack] ?? [];
  const from = to.before === null ? -1 : target.findIndex(({ ship }) => ship === to.before);
  const anchor = from < 0 ? null : (target.slice(from).find(({ ship }) => !moved.has(ship))?.ship ?? null);
  const after = withBoxes(draft, (box) => {
    const stacks = box.stacks.map((stack) => stack.filter(({ ship }) => !moved.has(ship)));
    if (box.squadron !== to.squadron) return without(box, moved);
    const stack = stacks[to.stack] ?? [];
    const at = anchor === null ? stack.length : stack.findIndex(({ ship }) => ship === anchor);
    stacks[Math.min(to.stack, stacks.length)] = [...stack.slice(0, at), ...coming, ...stack.slice(at)];
    return { ...box, stacks: tidy(stacks), sails: true };
  });
  // An empty box goes where its first ships lie.
  return withBoxes(after, (box) => {
    if (box.squadron !== to.squadron || muster.first) return box;
    return { ...box, port: heldIn(muster, box) ?? box.port };
  });
}

/** Ships leave their squadrons; their leaders go ashore. New ones lie in the port that is named. */
export function toReserve(
  draft: Draft,
  muster: Muster,
  ships: readonly ShipId[],
  port: PortId | null = null,
): Draft {
  const moved = new Set(ships);
  const after = withBoxes(draft, (box) => without(box, moved));
  if (port === null) return after;
  const named = Object.fromEntries(ships.filter((ship) => isNew(muster, ship)).map((ship) => [ship, port]));
  return { ...after, ports: { ...draft.ports, ...named } };
}

/** A leader goes aboard, or ashore. Whoever was aboard takes his old place, if it is a ship of his nation. */
export function goAboard(draft: Draft, leader: LeaderId, ship: ShipId | null): Draft {
  const berths = draft.boxes.flatMap(({ stacks }) => stacks.flat());
  const left = berths.find((berth) => berth.leader === leader)?.ship ?? null;
  const other = berths.find((berth) => berth.ship === ship)?.leader ?? null;
  if (left === ship) return draft;
  const back =
    other !== null && left !== null && leaderOf(other).nation === shipOf(left).nation ? other : null;
  const manned = (berth: Berth): Berth => {
    if (berth.ship === ship) return { ...berth, leader };
    if (berth.ship === left) return { ...berth, leader: back };
    return berth;
  };
  return withBoxes(draft, (box) => ({ ...box, stacks: box.stacks.map((stack) => stack.map(manned)) }));
}

/** Into a squadron: aboard the first ship of his nation without a leader, in a stack without one if there is any. */
export function boardSquadron(draft: Draft, leader: LeaderId, squadron: SquadronId): Draft {
  const { nation } = leaderOf(leader);
  const stacks = boxOf(draft, squadron)?.stacks ?? [];
  const led = (stack: readonly Berth[]): number => (stack.some((berth) => berth.leader !== null) ? 1 : 0);
  const berth = stacks
    .toSorted((a, b) => led(a) - led(b))
    .flat()
    .find((each) => each.leader === null && shipOf(each.ship).nation === nation);
  return berth === undefined ? draft : goAboard(draft, leader, berth.ship);
}

/** The strongest at the head; stacks and leaders are dealt anew along the line. */
export function sortLine(draft: Draft, muster: Muster, squadron: SquadronId): Draft {
  const sorted = withBoxes(draft, (box) => {
    if (box.squadron !== squadron) return box;
    const berths = box.stacks.flat().toSorted((a, b) => worthOf(muster, b.ship) - worthOf(muster, a.ship));
    let from = 0;
    const stacks = box.stacks.map(({ length }) => {
      from += length;
      return berths.slice(from - length, from);
    });
    return { ...box, stacks };
  });
  return spreadLeaders(sorted, muster, squadron);
}

/** Stacks within the limit, one leader to each, and no two leaders' dice on the same ship while there is room (7.4). */
export function spreadLeaders(draft: Draft, muster: Muster, squadron: SquadronId): Draft {
  const war = warOf(muster.view);
  return withBoxes(draft, (box) => {
    if (box.squadron !== squadron) return box;
    const ships = box.stacks.flat().map(({ ship }) => ship);
    const leaders = leadersAboard(box).sort((a, b) => ratingOf(b, war) - ratingOf(a, war));
    const least = Math.ceil(ships.length / LEADER_LIMIT);
    const fits =
      box.stacks.length <= leaders.length && box.stacks.every(({ length }) => length <= LEADER_LIMIT);
    const sizes = fits ? box.stacks.map(({ length }) => length) : evenly(ships.length, Math.max(1, least));
    let from = 0;
    const stacks = sizes.map((size, index) => {
      from += size;
      const own = leaders.filter((_, place) => place % sizes.length === index);
      return manned(ships.slice(from - size, from), own, (leader) => ratingOf(leader, war));
    });
    return { ...box, stacks };
  });
}

const evenly = (count: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => Math.floor((count + parts - 1 - part) / parts));

/** Each leader in the middle of the ships that his dice will reach, one after another down the stack. */
function manned(
  ships: readonly ShipId[],
  leaders: readonly LeaderId[],
  rating: (leader: LeaderId) => number,
): Berth[] {
  const berths: Berth[] = ships.map((ship) => ({ ship, leader: null }));
  let from = 0;
  for (const leader of leaders) {
    const wanted = Math.min(from + Math.floor((rating(leader) - 1) / 2), berths.length - 1);
    const { nation } = leaderOf(leader);
    const free = berths
      .map((berth, place) => ({ berth, away: Math.abs(place - wanted), place }))
      .filter(({ berth }) => berth.leader === null && shipOf(berth.ship).nation === nation)
      .toSorted((a, b) => a.away - b.away)[0];
    if (free !== undefined) berths[free.place] = { ship: free.berth.ship, leader };
    from += rating(leader);
  }
  return berths;
}

/** Every new ship of the squadron's nation that has no place yet, behind those already there. */
export function newShipsHere(draft: Draft, muster: Muster, squadron: SquadronId): Draft {
  const box = boxOf(draft, squadron);
  if (box === null) return draft;
  let after = draft;
  const ships = reserveOf(draft, muster).filter((ship) => isNew(muster, ship) && flagOf(ship) === box.nation);
  for (const ship of ships) {
    const { stacks } = boxOf(after, squadron)!;
    const room = stacks.findIndex(({ length }) => length < LEADER_LIMIT);
    after = moveShips(after, muster, [ship], {
      squadron,
      stack: room < 0 ? stacks.length : room,
      before: null,
    });
  }
  return after;
}

export const setPort = (draft: Draft, squadron: SquadronId, port: PortId): Draft =>
  withBoxes(draft, (box) => (box.squadron === squadron ? { ...box, port } : box));

/** An empty marker is sent out as a decoy, or kept back. */
export const setDecoy = (draft: Draft, squadron: SquadronId, sails: boolean, port: PortId | null): Draft =>
  withBoxes(draft, (box) => (box.squadron === squadron ? { ...box, sails, port: sails ? port : null } : box));

/** Ships one place up or down the line, across the stacks; leaders stay aboard. */
export function nudge(draft: Draft, muster: Muster, ship: ShipId, by: 1 | -1): Draft {
  for (const { squadron, stacks } of draft.boxes)
    for (const [stack, berths] of stacks.entries()) {
      const place = berths.findIndex((berth) => berth.ship === ship);
      if (place < 0) continue;
      const beyond = by < 0 ? place === 0 : place === berths.length - 1;
      if (!beyond) {
        const before = berths[by < 0 ? place - 1 : place + 2]?.ship ?? null;
        return moveShips(draft, muster, [ship], { squadron, stack, before });
      }
      const next = stack + by;
      if (stacks[next] === undefined) return draft;
      return moveShips(draft, muster, [ship], {
        squadron,
        stack: next,
        before: by < 0 ? null : stacks[next][0]!.ship,
      });
    }
  return draft;
}
