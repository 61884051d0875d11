/** The order of the line (6.4, 7.3): the strong ahead, leaders where their dice reach most ships. */
import { ratingOf } from '../data/leaders.ts';
import type { War } from '../data/nations.ts';
import { shipOf } from '../data/ships.ts';
import { type Berth, LEADER_LIMIT, type LeaderId, type ShipId } from '../rules/world/squadron.ts';
import type { Answerer } from './desk.ts';

/** Stacks of sixteen at most; ships beyond what the leaders can take stay behind. */
export function drawnUp(
  ships: readonly ShipId[],
  leaders: readonly LeaderId[],
  damage: (ship: ShipId) => number,
  war: War,
): Berth[][] {
  const strength = (id: ShipId): number => shipOf(id).attack * 2 + shipOf(id).defence - 4 * damage(id);
  const line = ships
    .slice(0, leaders.length * LEADER_LIMIT)
    .toSorted((one, other) => strength(other) - strength(one));
  const count = Math.ceil(line.length / LEADER_LIMIT);
  const stacks: Berth[][] = [];
  for (let index = 0, at = 0; index < count; index++) {
    const size = Math.ceil((line.length - at) / (count - index));
    const own = leaders.filter((_, place) => place % count === index);
    stacks.push(manned(line.slice(at, at + size), own, war));
    at += size;
  }
  return stacks;
}

/** Leaders evenly apart, the best in the middle: dice that fall to one ship twice are lost (7.4/3). */
function manned(ships: readonly ShipId[], leaders: readonly LeaderId[], war: War): Berth[] {
  const aboard = leaders.slice(0, ships.length).sort((a, b) => ratingOf(b, war) - ratingOf(a, war));
  const places = aboard.map((_, index) => Math.floor(((index + 0.5) * ships.length) / aboard.length));
  const middle = (ships.length - 1) / 2;
  places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const flags = new Map(places.map((place, index) => [place, aboard[index]!]));
  return ships.map((ship, place) => ({ ship, leader: flags.get(place) ?? null }));
}

/** 7.33/1: of ships damaged alike those go first that throw the most dice. */
export const answerLine: Answerer<'line'> = ({ view, side, war }) => {
  const damaged = view.battle!.lines![side].filter((one) => one.damage > 0);
  const dice = (one: (typeof damaged)[number]): number =>
    shipOf(one.ship).attack + (one.leader === null ? 0 : ratingOf(one.leader, war));
  damaged.sort((one, other) => one.damage - other.damage || dice(other) - dice(one));
  return { damaged: damaged.map(({ ship }) => ship) };
};
