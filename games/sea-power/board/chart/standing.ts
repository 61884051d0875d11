/** Where the markers stand on the sheet: at sea on their area's open water, in port beside the anchor. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { type AreaId, areaOf } from '../../data/areas.ts';
import type { Side } from '../../data/nations.ts';
import { type LabelSide, portOf } from '../../data/ports.ts';
import type { Marker, Place, PortId, Token } from '../../rules/world/squadron.ts';
import { type Eye, markSize } from './eye.ts';
import { around, type Box } from './labels.ts';
import { leadOf, mooringOf } from './moorings.ts';
import { project } from './projection.ts';

/** One flag on the chart: a marker, or a heap of them in one port. */
export interface Standing {
  readonly key: string;
  readonly side: Side;
  readonly tokens: readonly Token[];
  readonly at: Point;
  /** The area on whose open water it stands. */
  readonly area: AreaId | null;
  readonly afloat: boolean;
  readonly battle: boolean;
  /** Every one of them has moved already. */
  readonly moved: boolean;
  readonly onStation: boolean;
  readonly voyages: number;
}

const SPREAD = 21;
const ROW = 20;

/** Where the flags of a port stand, in pixels: not on its name. */
const BESIDE: Readonly<Record<LabelSide, Point>> = {
  N: { x: 25, y: 12 },
  NE: { x: -22, y: -10 },
  E: { x: -22, y: -12 },
  S: { x: 25, y: -12 },
  W: { x: 25, y: -12 },
  NW: { x: 25, y: -8 },
};

/** Where ports crowd each other the flags stand where there is room. */
const BY_PORT: Partial<Record<PortId, Point>> = {
  portsmouth: { x: -16, y: -34 },
  nore: { x: 22, y: -35 },
  brest: { x: 26, y: -22 },
  lorient: { x: 42, y: -12 },
  rochefort: { x: 27, y: -4 },
  cadiz: { x: -30, y: 6 },
  cartagena: { x: -30, y: 6 },
  gibraltar: { x: 12, y: 29 },
};

/** A port that gave way has its flags over its name, on the side it went to. */
const LED = { west: { x: -22, y: -26 }, east: { x: 24, y: -26 } } as const;

const placeOf = (at: Place): Point => project('area' in at ? areaOf(at.area).spot : portOf(at.port).place);

/** The middle of a marker's place, for ways and for the eye. */
export const pointOf = (marker: Pick<Marker, 'at'>): Point => placeOf(marker.at);

/** From afar the flags of one side in neighbouring ports would touch or hide each other: they lie in one heap. */
const FLAG = { across: 36, down: 20 } as const;

function heaped(all: readonly Standing[], size: number): Standing[] {
  const heaps: Standing[] = [];
  for (const one of all) {
    const near = heaps.findIndex(
      ({ side, afloat, at }) =>
        !afloat &&
        !one.afloat &&
        side === one.side &&
        Math.abs(at.x - one.at.x) < FLAG.across * size &&
        Math.abs(at.y - one.at.y) < FLAG.down * size,
    );
    const heap = heaps[near];
    if (heap === undefined) heaps.push(one);
    else {
      const tokens = [...heap.tokens, ...one.tokens];
      const key = `${tokens[0]}+${tokens.length}`;
      heaps[near] = { ...heap, key, tokens, moved: heap.moved && one.moved };
    }
  }
  return heaps;
}

export function standings(
  markers: readonly Marker[],
  eye: Eye,
  poses: ReadonlyMap<Token, Point> = new Map(),
): Standing[] {
  const size = markSize(eye);
  const under = (marker: Marker, at: Point, tokens: readonly Marker[] = [marker]): Standing => ({
    key: tokens.length === 1 ? marker.token : `${marker.token}+${tokens.length}`,
    side: marker.side,
    tokens: tokens.map(({ token }) => token),
    at,
    area: 'area' in marker.at && !poses.has(marker.token) ? marker.at.area : null,
    afloat: 'area' in marker.at || poses.has(marker.token),
    battle: marker.battle,
    moved: tokens.every(({ moved }) => moved),
    onStation: marker.onStation,
    voyages: marker.voyages,
  });
  const found: Standing[] = [];
  const byPlace = Map.groupBy(
    markers.filter(({ token }) => !poses.has(token)),
    ({ at, side }) => ('area' in at ? at.area : `${at.port}/${side}`),
  );
  for (const here of byPlace.values()) {
    const [first] = here;
    if ('area' in first!.at) {
      const spot = placeOf(first!.at);
      for (const [i, marker] of here.entries()) {
        const shift = here.length === 1 ? 0 : marker.side === 'english' ? -SPREAD - 4 * i : SPREAD + 4 * i;
        found.push(under(marker, { x: spot.x + shift * size, y: spot.y }));
      }
      continue;
    }
    const { id, labelSide } = portOf(first!.at.port);
    const port = mooringOf(id, eye);
    const lead = leadOf(id, eye);
    const beside = BY_PORT[id] ?? (lead === null ? BESIDE[labelSide ?? 'W'] : LED[lead]);
    // Two sides in one neutral port stand apart.
    const apart = first!.side === 'english' ? 0 : ROW;
    const base = { x: port.x + beside.x * size, y: port.y + (beside.y + apart) * size };
    if (eye.open && lead === null)
      for (const [i, marker] of here.entries()) {
        const up = beside.y < 0 ? -1 : 1;
        found.push(under(marker, { x: base.x, y: base.y + up * i * ROW * size }));
      }
    else found.push(under(first!, base, here));
  }
  if (eye.zoom === 'far') found.splice(0, found.length, ...heaped(found, size));
  for (const marker of markers) {
    const pose = poses.get(marker.token);
    if (pose !== undefined) found.push(under(marker, pose));
  }
  return found;
}

/** What a flag takes of the sheet, with the ship that it flies over. */
export const flagBoxes = (all: readonly Standing[], size: number): Box[] =>
  all.map(({ at: { x, y }, afloat }) =>
    afloat
      ? around(x, y - 5 * size, 36 * size, 42 * size)
      : around(x + 2 * size, y + size, 38 * size, 22 * size),
  );
