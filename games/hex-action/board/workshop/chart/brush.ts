/** Painting on the sea: land, depths, booms and the ground of a battery, hex by hex or with a broad brush. */

import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { distance, type Hex, hexName, parseHex } from '../../../rules/sea/hex.ts';
import { hexNearest } from '../../look/geometry.ts';
import { changed, type Edit, type ScenarioBattery } from '../edits/chosen.ts';
import { added, type HexSet, readRuns, takenFrom, writeRuns } from '../edits/hex-sets.ts';

export const PAINTS = ['land', 'depth', 'boom', 'battery', 'erase'] as const;
export type Paint = (typeof PAINTS)[number];

export interface Brush {
  readonly paint: Paint;
  /** Rings of hexes round the one under the hand. */
  readonly rings: number;
  /** Of `depth`. */
  readonly depth: number;
  /** Of `battery`: whose ground it is. */
  readonly battery: string;
}

export const MOST_RINGS = 3;
/** As many hexes as a battery may stand on. */
const MOST_GROUND = 12;

/** The hexes under a brush. */
export function underBrush(middle: Hex, rings: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -rings; q <= rings; q++)
    for (let r = -rings; r <= rings; r++) {
      const hex = { q: middle.q + q, r: middle.r + r };
      if (distance(middle, hex) <= rings) hexes.push(hex);
    }
  return hexes;
}

type Depths = NonNullable<Scenario['depths']>;

/** Every hex has one depth at most: painting takes it from the others. */
function withDepths(depths: Depths, hexes: readonly Hex[], depth: number | null): Depths {
  const left = depths.map((shoal) => ({ depth: shoal.depth, set: takenFrom(readRuns(shoal.hexes), hexes) }));
  const same = left.find((shoal) => shoal.depth === depth);
  if (same !== undefined) same.set = added(same.set, hexes);
  else if (depth !== null) left.push({ depth, set: added(new Map(), hexes) });
  return left
    .filter(({ set }) => set.size > 0)
    .toSorted((a, b) => a.depth - b.depth)
    .map((shoal) => ({ depth: shoal.depth, hexes: writeRuns(shoal.set) }));
}

const listed = (set: HexSet): string[] | undefined => (set.size === 0 ? undefined : writeRuns(set));
const orNone = <T>(list: readonly T[]): T[] | undefined => (list.length === 0 ? undefined : [...list]);

/** Land and water are either or; booms lie on water, batteries on land. */
function paintLand(scenario: Scenario, hexes: readonly Hex[], land: boolean): Scenario {
  const now = readRuns(scenario.land);
  const names = new Set(hexes.map(hexName));
  return changed(scenario, {
    land: listed(land ? added(now, hexes) : takenFrom(now, hexes)),
    depths: orNone(withDepths(scenario.depths ?? [], hexes, null)),
    booms: orNone((scenario.booms ?? []).filter((name) => !names.has(name))),
    ...(land ? {} : { batteries: orNone(offGround(scenario, names)) }),
  });
}

/** Batteries without the hexes; one that has no ground left keeps its last, to be moved by hand. */
const offGround = (scenario: Scenario, names: ReadonlySet<string>) =>
  (scenario.batteries ?? []).map((battery) => {
    const left = battery.hexes.filter((name) => !names.has(name));
    return left.length === 0 ? battery : { ...battery, hexes: left };
  });

/** Ground beside what it has is added; ground elsewhere is where the battery moves to. */
function groundOf(battery: ScenarioBattery, hexes: readonly Hex[]): string[] {
  const old = battery.hexes.flatMap((name) => parseHex(name) ?? []);
  const beside = old.some((hex) => hexes.some((other) => distance(hex, other) <= 1));
  return [...new Set([...(beside ? battery.hexes : []), ...hexes.map(hexName)])].slice(-MOST_GROUND);
}

function paintGround(scenario: Scenario, id: string, hexes: readonly Hex[]): Scenario {
  const ashore = paintLand(scenario, hexes, true);
  return changed(ashore, {
    batteries: (ashore.batteries ?? []).map((battery) =>
      battery.id === id ? { ...battery, hexes: groundOf(battery, hexes) } : battery,
    ),
  });
}

export const paintHexes =
  (brush: Brush, hexes: readonly Hex[]): Edit =>
  (scenario) => {
    switch (brush.paint) {
      case 'land':
        return paintLand(scenario, hexes, true);
      case 'erase':
        return paintLand(scenario, hexes, false);
      case 'depth':
        return changed(scenario, {
          land: listed(takenFrom(readRuns(scenario.land), hexes)),
          depths: withDepths(scenario.depths ?? [], hexes, brush.depth),
        });
      case 'boom': {
        const water = takenFrom(readRuns(scenario.land), hexes);
        const names = new Set([...(scenario.booms ?? []), ...hexes.map(hexName)]);
        return changed(scenario, { land: listed(water), booms: [...names] });
      }
      case 'battery':
        return paintGround(scenario, brush.battery, hexes);
    }
  };

/** Every hex between two, for a hand that moves faster than it is watched. */
export function strokeBetween(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to);
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return hexNearest(from.q + (to.q - from.q) * share, from.r + (to.r - from.r) * share);
  });
}
