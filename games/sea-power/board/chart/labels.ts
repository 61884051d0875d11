/**
 * Where names stand on the sheet from a given height. A name is never smaller on the screen than can be read, and never
 * on another: areas worth points come first, then great ports, then the rest, and who finds no room is left out until
 * the eye comes nearer.
 */
import { textScale } from '@weathergage/web/toolkit/text-scale.ts';
import { AREAS, type Area, type AreaId } from '../../data/areas.ts';
import { type LabelSide, PORTS, type Port, type PortId } from '../../data/ports.ts';
import { type Eye, markSize } from './eye.ts';
import { mooringOf } from './moorings.ts';
import { project } from './projection.ts';

/** In units of the sheet, as everything here but the sizes below. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface AreaLabel {
  readonly x: number;
  /** The middle of the first line. */
  readonly y: number;
  readonly size: number;
  readonly leading: number;
  readonly roundel: { readonly x: number; readonly y: number; readonly radius: number } | null;
}

export interface PortLabel {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Labels {
  readonly areas: ReadonlyMap<AreaId, AreaLabel>;
  readonly ports: ReadonlyMap<PortId, PortLabel>;
}

/** Pixels. Between two steps of the eye things are up to an eighth smaller than meant; nine is the least to be read. */
const LEAST = { area: 11, worth: 13, port: 11 } as const;
const MOST = 34;
const ROUNDEL = { least: 9.5, most: 15 } as const;
/** In parts of the size: a letter's width in the period face and in that of the ports, and the lines' distance. */
const LETTER = 0.5;
const PORT_LETTER = 0.47;
const LEADING = 1.02;
/** Pixels between one name and the next, where there is a place with so much room: else they read as one. */
const APART = 4;
/** How great a port must be for its name to be written from here. */
const NAMED_FROM = { far: 99, middle: 4, near: 0 } as const;

export const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const meet = (a: Box, b: Box, apart = 0): boolean =>
  a.left - apart < b.right &&
  a.right + apart > b.left &&
  a.top - apart < b.bottom &&
  a.bottom + apart > b.top;

interface Try<L> {
  readonly label: L;
  readonly boxes: readonly Box[];
}

/** How far a name may be moved from its own place, in parts of its size. */
const SHIFTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1.6, 0],
  [1.6, 0],
  [0, -2],
  [0, 2],
  [-2.6, -1],
  [2.6, 1],
  [-2.6, 1],
  [2.6, -1],
];
/** And how far where it must be written. */
const FAR_SHIFTS: readonly (readonly [number, number])[] = [...SHIFTS, [-4.2, 0], [4.2, 0], [0, -3], [0, 3]];

function triesOfArea(area: Area, worth: number, must: boolean, { unit }: Eye): Try<AreaLabel>[] {
  const least = (worth > 0 ? LEAST.worth : LEAST.area) * textScale();
  const pixels = Math.min(MOST, Math.max(least, area.labelSize / unit));
  const size = pixels * unit;
  const lines = area.labelLines;
  const widest = Math.max(...lines.map(({ length }) => length)) * size * LETTER;
  const height = lines.length * size * LEADING;
  const radius = Math.min(ROUNDEL.most, Math.max(ROUNDEL.least, pixels * 0.46)) * unit;
  const middle = project(area.label);
  return (must ? FAR_SHIFTS : SHIFTS).map(([dx, dy]) => {
    const [x, y] = [middle.x + dx * size, middle.y + dy * size];
    const first = y - ((lines.length - 1) * size * LEADING) / 2;
    const last = y + ((lines.length - 1) * size * LEADING) / 2;
    const roundel =
      worth > 0
        ? { x: x + (lines.at(-1)!.length * size * LETTER) / 2 + radius + size * 0.2, y: last, radius }
        : null;
    return {
      label: { x, y: first, size, leading: LEADING, roundel },
      boxes: [
        around(x, y, widest, height),
        ...(roundel === null ? [] : [around(roundel.x, roundel.y, 2 * radius, 2 * radius)]),
      ],
    };
  });
}

/** From the anchor to where a name begins, is in the middle or ends, in pixels at the size of marks from near. */
const BESIDE: Readonly<Record<LabelSide, readonly [number, number, PortLabel['anchor']]>> = {
  N: [0, -13, 'middle'],
  NE: [9, -9, 'start'],
  E: [12, 4, 'start'],
  S: [0, 29, 'middle'],
  W: [-12, 4, 'end'],
  NW: [-9, -9, 'end'],
};
const SIDES = Object.keys(BESIDE) as LabelSide[];
/** From further off an anchor is no more than its ring. */
const CLOSER = { near: 0.92, middle: 0.6, far: 0.5 } as const;

function triesOfPort(port: Port, eye: Eye): Try<PortLabel>[] {
  const { unit, zoom } = eye;
  const size = Math.max(LEAST.port, zoom === 'near' ? 12.5 : 0) * textScale() * unit;
  const width = port.name.length * size * PORT_LETTER;
  const at = mooringOf(port.id, eye);
  const own = port.labelSide ?? 'W';
  return [own, ...SIDES.filter((side) => side !== own)].map((side) => {
    const [dx, dy, anchor] = BESIDE[side];
    const near = markSize(eye) * CLOSER[zoom];
    const [x, y] = [at.x + dx * near, at.y + dy * near];
    const middle = anchor === 'start' ? x + width / 2 : anchor === 'end' ? x - width / 2 : x;
    // Letters stand on their line: their middle is above it.
    return { label: { x, y, size, anchor }, boxes: [around(middle, y - size * 0.3, width, size * 0.92)] };
  });
}

/** The ring of an anchor, and on the greater ports the flag that nearly always flies there. */
function anchorBox(port: Port, eye: Eye): Box {
  const { x, y } = mooringOf(port.id, eye);
  const width = (eye.zoom === 'near' ? 20 : 9) * markSize(eye);
  return around(x, y, width, width);
}

/** `pinned` are areas that a question is about: their names are always there. `flags`: what flies now. */
export function layLabels(
  eye: Eye,
  worth: ReadonlyMap<string, number>,
  pinned: ReadonlySet<AreaId> = new Set(),
  flags: readonly Box[] = [],
): Labels {
  const taken: Box[] = [];
  const size = markSize(eye);
  const anchors = new Map(PORTS.map((port) => [port.id, anchorBox(port, eye)]));
  /** Where squadrons lie at sea, and where flags fly: names go out of their way if they can. */
  const spots = AREAS.map(({ spot }) => {
    const { x, y } = project(spot);
    return around(x, y, 34 * size, 40 * size);
  });
  const busy = [...spots, ...flags];
  const clear = (boxes: readonly Box[], of: Iterable<Box>, apart = 0): boolean => {
    for (const other of of) if (boxes.some((box) => meet(box, other, apart))) return false;
    return true;
  };
  const lay = <L>(tries: readonly Try<L>[], others: readonly Box[], must: boolean): L | null => {
    const open = tries.filter(({ boxes }) => clear(boxes, taken));
    const aloof = open.filter(({ boxes }) => clear(boxes, taken, APART * eye.unit));
    const best =
      aloof.find(({ boxes }) => clear(boxes, others) && clear(boxes, busy)) ??
      open.find(({ boxes }) => clear(boxes, others) && clear(boxes, busy)) ??
      // A flag may fly where there would be a ship; no name can be read under one that does.
      open.find(({ boxes }) => clear(boxes, others) && clear(boxes, flags)) ??
      (must
        ? (open.find(({ boxes }) => clear(boxes, flags)) ?? open[0] ?? tries[0])
        : open.find(({ boxes }) => clear(boxes, others)));
    if (best === undefined) return null;
    taken.push(...best.boxes);
    return best.label;
  };
  const areas = new Map<AreaId, AreaLabel>();
  const ports = new Map<PortId, PortLabel>();
  const worthOf = (area: Area): number => worth.get(area.id) ?? area.points;
  const rank = (area: Area): number =>
    (pinned.has(area.id) ? 1000 : 0) + worthOf(area) * 100 + area.labelSize;
  const byRank = AREAS.toSorted((a, b) => rank(b) - rank(a));
  const layArea = (area: Area): void => {
    const must = pinned.has(area.id) || worthOf(area) > 0;
    const label = lay(triesOfArea(area, worthOf(area), must, eye), must ? [] : [...anchors.values()], must);
    if (label !== null) areas.set(area.id, label);
  };
  const layPort = (port: Port): void => {
    const others = [...anchors].flatMap(([id, box]) => (id === port.id ? [] : [box]));
    const label = lay(triesOfPort(port, eye), others, false);
    if (label !== null) ports.set(port.id, label);
  };
  const named = PORTS.filter(({ number }) => number >= NAMED_FROM[eye.zoom]).toSorted(
    (a, b) => b.number - a.number,
  );
  const first = byRank.filter((area) => rank(area) >= 100);
  for (const area of first) layArea(area);
  for (const port of named.filter(({ home }) => home)) layPort(port);
  for (const area of byRank.slice(first.length)) layArea(area);
  for (const port of named.filter(({ home }) => !home)) layPort(port);
  return { areas, ports };
}
