/** Lines of battle: how they are drawn up, who lies opposite whom, and how they close up after a round (7.3, 7.33). */
import { type Ask, refuse } from '@weathergage/kernel';
import { SIDES, type Side } from '../../data/nations.ts';
import { squadronOf } from '../chart/afloat.ts';
import { type AskRules, sideOf } from '../world/phase.ts';
import type { LineShip } from '../world/squadron.ts';
import { berthsOf, type ShipId } from '../world/squadron.ts';
import type { Battle, State, View } from '../world/state.ts';

export type Line = readonly LineShip[];
export type Lines = Readonly<Record<Side, Line>>;

/** 7.3/1: stack after stack in the order of the display. The ships leave their squadrons and stand in the open. */
export function drawUp(world: State, battle: Battle): Battle & { readonly lines: Lines } {
  const lines = { english: lineOf(world, battle, 'english'), european: lineOf(world, battle, 'european') };
  return {
    ...battle,
    lines,
    began: {
      english: lines.english.map(({ ship }) => ship),
      european: lines.european.map(({ ship }) => ship),
    },
    led: SIDES.flatMap((side) => lines[side].flatMap(({ leader }) => leader ?? [])),
  };
}

/** 3.6/1: every ship of the side's squadron in the area, one behind the other. */
function lineOf(world: State, battle: Battle, side: Side): LineShip[] {
  const squadron = squadronOf(world, side, battle.tokens[side]);
  const forces = world.forces[side];
  const line = berthsOf(squadron).map(({ ship, leader }): LineShip => {
    const { damage } = forces.ships[ship]!;
    return { ship, leader, damage, disabled: false };
  });
  for (const { ship } of line) delete forces.ships[ship];
  forces.leaders = forces.leaders.filter((leader) => !line.some((one) => one.leader === leader));
  squadron.stacks = [];
  return line;
}

/** Ships, by their places in the line, that fire together at one ship of the other line. */
export interface Volley {
  readonly at: number;
  /** The ship opposite first, then those that double on her. Only the first of them can be fired at in turn. */
  readonly by: readonly number[];
}

/**
 * 7.3/2: ships beyond the end of the other line double on it from its head, as often round as it takes. 7.33/2: once
 * lines have been reformed, damaged ones double from its tail instead.
 */
export function volleysOf(line: Line, enemy: Line, round: number): Volley[] {
  const front = Math.min(line.length, enemy.length);
  if (front === 0) return [];
  const by = Array.from({ length: front }, (_, at) => [at]);
  let fromHead = 0;
  let fromTail = 0;
  for (let place = front; place < line.length; place++) {
    const damaged = round > 1 && line[place]!.damage > 0;
    const at = damaged ? front - 1 - (fromTail++ % front) : fromHead++ % front;
    by[at]!.push(place);
  }
  return by.map((places, at) => ({ at, by: places }));
}

/** 7.33/1: the undamaged as they stood, behind them the damaged from least to most; those alike as the owner said. */
export function reformed(line: Line, order: readonly ShipId[] = []): LineShip[] {
  const damaged = line.filter(({ damage }) => damage > 0);
  const wished = (one: LineShip): number => order.indexOf(one.ship);
  damaged.sort((one, other) => one.damage - other.damage || wished(one) - wished(other));
  return [...line.filter(({ damage }) => damage === 0), ...damaged];
}

/** Whether two ships are damaged alike, which leaves their order to the owner. */
export function hasChoice(line: Line): boolean {
  const damages = line.flatMap(({ damage }) => (damage > 0 ? [damage] : []));
  return new Set(damages).size < damages.length;
}

export const lineAsk: AskRules<'line'> = {
  *choices(view, ask) {
    const damaged = damagedOf(ownLine(view, ask));
    const groups = [...Map.groupBy(damaged, ({ damage }) => damage).values()];
    const ids = (lists: readonly Line[]): ShipId[] => lists.flat().map(({ ship }) => ship);
    yield { damaged: ids(groups) };
    yield { damaged: ids(groups.map((group) => group.toReversed())) };
    const longest = Math.max(0, ...groups.map((group) => group.length));
    for (let turn = 1; turn < Math.min(longest, 6); turn++)
      yield {
        damaged: ids(
          groups.map((group) => [
            ...group.slice(turn % group.length),
            ...group.slice(0, turn % group.length),
          ]),
        ),
      };
  },

  check(view, ask, { damaged }) {
    const line = damagedOf(ownLine(view, ask));
    const byShip = new Map(line.map((one) => [one.ship, one]));
    if (damaged.length !== line.length || damaged.some((ship) => !byShip.has(ship)))
      return refuse('line-ships', '7.33/1', 'Name each damaged ship of your line once, and no other.');
    let least = 0;
    for (const ship of damaged) {
      const { damage } = byShip.get(ship)!;
      if (damage < least)
        return refuse('line-order', '7.33/1', 'The damaged stand from the least damage to the most.');
      least = damage;
    }
    return null;
  },
};

const ownLine = (view: View, { seat }: Ask): Line => view.battle!.lines![sideOf(view, seat)!];

const damagedOf = (line: Line): LineShip[] => reformed(line).filter(({ damage }) => damage > 0);
