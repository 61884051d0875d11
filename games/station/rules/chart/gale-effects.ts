/** What a Gale does where it blows (5.33, 5.34). */
import type { AuxClass, Force, LocationId, SideId, WindId } from '../module/vocabulary.ts';
import { forcesOf, type Place, type Squadron } from '../world/forces.ts';
import { placeOf } from '../world/formations.ts';
import { keepsFor } from '../world/kept.ts';
import type { Gale, Open, World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { boxNode, distancesFrom } from './distances.ts';

export interface GaleHere {
  readonly force: Force;
  /** 5.346: Large Spaces and Zones from the marker, which lies at nought. */
  readonly range: number;
}

export interface GaleEffect {
  /** DPs at the end of each Increment, and how many fewer for Squadrons In Ordinary at Minor Ports (5.361). */
  readonly attrition: number;
  readonly ordinary: number;
  /** Added to the dice of Catching the Wind and Loss of Subordination. */
  readonly modifier: number;
  /** From this number on an Auxiliary is driven off; ten is never, nought always. */
  readonly auxiliary: {
    readonly Fleet: number;
    readonly 'Fleet-50': number;
    readonly Light: number;
    readonly other: number;
  };
}

const NEVER = 10;
type Row = readonly [
  attrition: number,
  ordinary: number,
  modifier: number,
  ...auxiliary: [number, number, number, number],
];

/**
 * 5.33: the Gale Effects Chart by Force, then by range: read, no die is thrown on it (2.231). Its rows end where the
 * radius does.
 */
const CHART: Readonly<Record<Force, readonly Row[]>> = {
  8: [[1, 1, -4, NEVER, NEVER, NEVER, 8]],
  9: [
    [2, 2, -2, NEVER, 9, 8, 6],
    [1, 1, -1, NEVER, NEVER, NEVER, 8],
  ],
  10: [
    [3, 2, 0, 8, 7, 6, 4],
    [2, 2, -1, NEVER, 9, 8, 6],
    [1, 1, -2, NEVER, NEVER, NEVER, 8],
  ],
  11: [
    [4, 2, 2, 6, 4, 1, 0],
    [3, 2, 1, 8, 7, 6, 4],
    [2, 1, 0, NEVER, 9, 8, 6],
    [1, 1, -1, NEVER, NEVER, NEVER, 8],
  ],
  // The hurricane is a Force 11, two worse in everything where its marker lies.
  12: [
    [6, 0, 4, 4, 2, 0, 0],
    [3, 2, 1, 8, 7, 6, 4],
    [2, 1, 0, NEVER, 9, 8, 6],
    [1, 1, -1, NEVER, NEVER, NEVER, 8],
  ],
};

/** 5.34: how far it reaches all round its marker. */
export const radiusOf = (force: Force): number => CHART[force].length - 1;

export function galeEffect({ force, range }: GaleHere): GaleEffect {
  const [attrition, ordinary, modifier, fleet, fifty, light, other] = CHART[force][range]!;
  return {
    attrition,
    ordinary,
    modifier,
    auxiliary: { Fleet: fleet, 'Fleet-50': fifty, Light: light, other },
  };
}

/** 5.362: the number from which on a Class is driven off. */
export function drivenOffFrom(here: GaleHere, sort: AuxClass): number {
  const { auxiliary } = galeEffect(here);
  return sort === 'Fleet' || sort === 'Fleet-50' || sort === 'Light' ? auxiliary[sort] : auxiliary.other;
}

/** 5.344: only the one that does most counts. */
export function severer(one: GaleHere | null, other: GaleHere | null): GaleHere | null {
  if (one === null || other === null) return one ?? other;
  const worse = galeEffect(other).attrition - galeEffect(one).attrition || other.force - one.force;
  return worse > 0 ? other : one;
}

/** 5.341: every node that one marker touches, with its range: only what bears the wind, and Small Spaces between. */
function touched(theatre: Theatre, { wind, force, at }: Gale): Map<string, GaleHere> {
  const reach = radiusOf(force);
  const touches = new Map<string, GaleHere>();
  const far = distancesFrom(theatre, at);
  const rangeTo = (node: string): number => far.get(node) ?? Infinity;
  const touch = (node: string): void => {
    const range = rangeTo(node);
    if (range <= reach) touches.set(node, { force, range });
  };
  // Small Spaces that lie on a Lane are no nodes of the distances: they come below.
  for (const { id, winds } of theatre.module.spaces) if (winds.includes(wind)) touch(id);
  for (const { id, edges, winds } of theatre.module.zones) {
    if (!winds.includes(wind)) continue;
    for (const node of [id, ...edges.map(({ edge }) => boxNode(id, edge))]) touch(node);
  }
  // 5.342: a Small Space fares as the Large Space beyond it does.
  for (const [at, lanes] of theatre.links)
    for (const { a, b, small } of lanes) {
      if (at !== small) continue;
      const [near, beyond] = rangeTo(a) <= rangeTo(b) ? [a, b] : [b, a];
      const here = touches.get(beyond) ?? (rangeTo(a) === rangeTo(b) ? touches.get(near) : undefined);
      if (here !== undefined) touches.set(small, here);
    }
  return touches;
}

interface Touches {
  readonly all: ReadonlyMap<string, GaleHere>;
  readonly byWind: ReadonlyMap<WindId, ReadonlyMap<string, GaleHere>>;
}
const NONE: Touches = { all: new Map(), byWind: new Map() };
const known = keepsFor<Touches>(64);

/** Markers are never changed in their list: a list that changes is a new one, and its word is kept with it. */
const words = new WeakMap<object, string>();

/** What blows at Gale Force, as one word: equal words, equal Gales. */
export function galesKey({ gales }: Pick<Open, 'gales'>): string {
  if (gales.length === 0) return '';
  const before = words.get(gales);
  if (before !== undefined) return before;
  const word = gales.map(({ wind, force, at }) => `${wind}.${force}.${at}`).join(',');
  words.set(gales, word);
  return word;
}

function allTouched(theatre: Theatre, gales: readonly Gale[]): Touches {
  const byWind = new Map(gales.map((gale) => [gale.wind, touched(theatre, gale)]));
  const all = new Map<string, GaleHere>();
  for (const touches of byWind.values())
    for (const [node, here] of touches) all.set(node, severer(all.get(node) ?? null, here)!);
  return { all, byWind };
}

function touchesOf(world: Pick<Open, 'gales' | 'scenario'>): Touches {
  if (world.gales.length === 0) return NONE;
  const theatre = theatreOf(world);
  return known(theatre, galesKey(world), () => allTouched(theatre, world.gales));
}

/** The Gale that touches a Space or Sea Zone most severely; null where none does. */
export const galeAt = (world: Pick<Open, 'gales' | 'scenario'>, at: LocationId): GaleHere | null =>
  touchesOf(world).all.get(at) ?? null;

/**
 * 5.345: the same for the boxes of a Zone; nothing reaches a Harbour (11.231), but Fitting Out at a Minor Port is no
 * Harbour.
 */
export function galeOn(world: Pick<Open, 'gales' | 'scenario'>, { at, berth, edge }: Place): GaleHere | null {
  if (berth === 'harbour' && theatreOf(world).ports.get(at)?.kind !== 'minor') return null;
  return galeAt(world, berth === 'in' || berth === 'out' ? boxNode(at, edge ?? '') : at);
}

/** 5.36, 5.361, 11.232: what a Squadron takes where it lies; In Ordinary at a Minor Port only what is left of it. */
export function galeDp(world: World, side: SideId, squadron: Squadron): number {
  const place = placeOf(forcesOf(world, side), squadron);
  const here = place === null ? null : galeOn(world, place);
  if (here === null) return 0;
  const { attrition, ordinary } = galeEffect(here);
  return squadron.port?.state === 'InOrdinary' ? Math.max(0, attrition - ordinary) : attrition;
}

/** 5.276: whether a wind blows at Gale Force at an edge of a Zone. */
export const galeAtEdge = (
  world: Pick<Open, 'gales' | 'scenario'>,
  wind: WindId,
  zone: LocationId,
  edge: string,
): boolean => touchesOf(world).byWind.get(wind)?.has(boxNode(zone, edge)) ?? false;
