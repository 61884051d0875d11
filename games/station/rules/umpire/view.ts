/**
 * What a seat may see: all that lies open and its own forces. Where a Formation in an Out box means to come out is its
 * owner's secret (5.279). Double-blind, nothing is seen of the Enemy that is not Spotted (13.2).
 */

import { allToldTo, type Seat, UMPIRE } from '@weathergage/kernel';
import type { SideId, TokenId } from '../module/vocabulary.ts';
import type { Battle } from '../world/battle-state.ts';
import { entryOf } from '../world/entries.ts';
import type { Came } from '../world/forces.ts';
import type { State, Token, View } from '../world/state.ts';
import { sideOf } from './phase.ts';

export function view(world: State, seat: Seat): View {
  const { forces, untold, ...rest } = world;
  const all = { ...rest, ...(untold === undefined ? {} : { untold: allToldTo(untold, seat) }) };
  // 13.25: he alone has the whole of it.
  if (seat === UMPIRE) return { ...all, seat, side: null, forces };
  const side = sideOf(world, seat);
  const open = { ...all, lost: lossesOf(world, side), counters: countersFor(world, side) };
  const own = entryOf(forces, side);
  // 3.14: a side's Displays are for its own eyes.
  const mine = side === null || own === undefined ? {} : { [side]: own };
  const came = new Map(
    Object.values(forces).flatMap(({ formations }) =>
      Object.values(formations).map((one) => [one.token, one.came] as const),
    ),
  );
  // 7.114: of a stack every counter is seen, but what it is only of those that are face up.
  const tokens = world.tokens.map((token) => asSeen(token, side, came.get(token.id), world.clock));
  // 13.2: double-blind what is not Spotted is not there for the Enemy.
  if (world.options.movement !== 'blind') return { ...open, tokens, seat, side, forces: mine };
  // 10.156: a Scattered Convoy stays face down where it has been found.
  const found = (id: TokenId): boolean => world.sighted?.includes(id) === true;
  const seen = tokens.filter((one) => one.side === side || one.face !== null || found(one.id));
  return {
    ...open,
    tokens: seen,
    markers: world.markers.filter((one) => one.side === side),
    passed: [],
    battles: world.battles.map((meeting) => ({ ...meeting, passed: [] })),
    battle: world.battle === null ? null : blindBattle(world.battle, new Set(seen.map(({ id }) => id))),
    seat,
    side,
    forces: mine,
  };
}

/** Ships that founder out of sight are their owner's to know of. */
const lossesOf = (world: State, side: SideId | null): State['lost'] =>
  Object.fromEntries(
    Object.entries(world.lost).map(([owner, lost]) => [
      owner,
      owner === side ? lost : { sunk: 0, captured: 0 },
    ]),
  );

/** So are the dice that a Player Rank has bettered (12.42). */
const countersFor = (world: State, side: SideId | null): State['counters'] =>
  Object.fromEntries(
    Object.entries(world.counters).filter(
      ([name]) => !name.startsWith('favour.') || name.startsWith(`favour.${side}.`),
    ),
  );

function asSeen(token: Token, side: SideId | null, came: Came | undefined, clock: number): Token {
  const { place } = token;
  // Who marks time, at sea or at anchor, is not seen to do anything.
  const idle =
    came === undefined || came.clock !== clock || came.how === 'station' || place.berth === 'harbour';
  const seen = idle ? token : { ...token, came };
  if (token.side === side || place.to === undefined) return seen;
  const { to: _to, ...rest } = place;
  return { ...seen, place: rest };
}

const blindBattle = (battle: Battle, seen: ReadonlySet<string>): Battle => ({
  ...battle,
  tokens: Object.fromEntries(
    Object.entries(battle.tokens).map(([side, tokens]) => [side, tokens.filter((id) => seen.has(id))]),
  ),
});
