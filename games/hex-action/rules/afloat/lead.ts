/** Casting the lead (39.0): a ship that hardly moves learns how deep the water about her is. */
import type { AdvancedState } from '../sea/edition.ts';
import { DIRECTIONS, hexKey, neighbour } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { canWork, hexesOf, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { HexTold } from '../sea/told.ts';

/** Steps of a phase with which she can still be thought to sound: one hex, or one turn of her stern (39.1, 39.2). */
const MOST_STEPS = 1;

/** 39.0: whether her side does not know the whole chart and may sound. */
const sounds = (sea: AdvancedState, ship: Ship): boolean => {
  if (sea.advanced.sounded[ship.side] === undefined) return false;
  return (
    sea.advanced.rules.castingTheLead ||
    specialOf(sea.advanced.special, 'secret-depths').some(({ side }) => side === ship.side)
  );
};

/** The shoal hexes that each of the sides knows from now on. */
export function learnDepths(sea: AdvancedState, sides: readonly string[], keys: readonly string[]): void {
  const { advanced } = sea;
  if (keys.length === 0) return;
  for (const side of sides) {
    const known = advanced.sounded[side];
    const news = known === undefined ? [] : keys.filter((key) => !known.includes(key));
    if (known !== undefined && news.length > 0)
      advanced.sounded = { ...advanced.sounded, [side]: [...known, ...news] };
  }
}

/** 39.1: every shoal hex under her or beside her. */
function depthsAbout(sea: AdvancedState, ship: Ship): Record<string, number> {
  const found: Record<string, number> = {};
  for (const end of hexesOf(ship))
    for (const hex of [end, ...DIRECTIONS.map((direction) => neighbour(end, direction))]) {
      const depth = sea.advanced.depths[hexKey(hex)];
      if (depth !== undefined) found[hexKey(hex)] = depth;
    }
  return found;
}

/** When all have moved and drifted; `steps` is how many hexes bow or stern came into. Only her own side is told. */
export function castLeads(sea: AdvancedState, steps: (ship: Ship) => number, context: Context): void {
  for (const ship of sea.ships) {
    if (!sounds(sea, ship) || !canWork(ship, sea.turn) || steps(ship) > MOST_STEPS) continue;
    const depths = depthsAbout(sea, ship);
    const known = sea.advanced.sounded[ship.side]!;
    if (Object.keys(depths).every((key) => known.includes(key))) continue;
    learnDepths(sea, [ship.side], Object.keys(depths));
    const told: HexTold = { kind: 'sounded', rule: '39.1', side: ship.side, ship: ship.id, depths };
    const friends = sea.seats.filter(({ side }) => side === ship.side);
    const seats = Object.fromEntries(friends.map(({ id }) => [id, told]));
    context.tell(told, { shown: { others: null, seats }, news: true });
  }
}
