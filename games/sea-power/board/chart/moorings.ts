/**
 * Where a port is drawn. Nearly all stand at their own place; in the Lesser Antilles and in Brittany, where there are
 * more anchors than room, each is moved off to the side its name is on, and a fine line leads back to its place.
 */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { PORTS, type Port, type PortId, portOf } from '../../data/ports.ts';
import { type Eye, markSize } from './eye.ts';
import { project } from './projection.ts';

export const ANTILLES = [
  'st-eustatius',
  'english-harbour',
  'guadeloupe',
  'fort-royal',
  'st-lucia',
  'barbados',
] as const satisfies readonly PortId[];
const CROWDED: ReadonlySet<PortId> = new Set<PortId>([...ANTILLES, 'brest', 'lorient']);

/** Room that an anchor needs about it, in pixels as they are at that size of marks. */
const ROOM = {
  near: { x: 32, y: 35 },
  middle: { x: 14, y: 14 },
  far: { x: 13, y: 12 },
} as const;
const ROUNDS = 40;

type Moored = ReadonlyMap<PortId, Point>;
const known = new Map<number, Moored>();

/** Whether this one gives way to the west; the others go east. */
const goesWest = ({ labelSide }: Port): boolean => labelSide !== 'E';

function spread(eye: Eye): Moored {
  const size = markSize(eye);
  const room = { x: ROOM[eye.zoom].x * size, y: ROOM[eye.zoom].y * size };
  const anchors = PORTS.filter(({ id }) => CROWDED.has(id)).map((port) => ({
    id: port.id,
    west: goesWest(port),
    at: { ...project(port.place) },
  }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [i, one] of anchors.entries())
      for (const other of anchors.slice(i + 1)) {
        const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
        const [lackX, lackY] = [room.x - Math.abs(dx), room.y - Math.abs(dy)];
        if (lackX <= 0.01 || lackY <= 0.01) continue;
        moved = true;
        if (one.west !== other.west) {
          const [west, east] = one.west ? [one.at, other.at] : [other.at, one.at];
          const lack = (room.x - (east.x - west.x)) / 2;
          west.x -= lack;
          east.x += lack;
        } else {
          const [north, south] = dy < 0 ? [other.at, one.at] : [one.at, other.at];
          north.y -= lackY / 2;
          south.y += lackY / 2;
        }
      }
    if (!moved) break;
  }
  return new Map(anchors.map(({ id, at }) => [id, at]));
}

function moored(eye: Eye): Moored {
  let found = known.get(eye.unit);
  if (found === undefined) {
    found = spread(eye);
    known.set(eye.unit, found);
  }
  return found;
}

export const mooringOf = (port: PortId, eye: Eye): Point =>
  moored(eye).get(port) ?? project(portOf(port).place);

/** Which way a port was moved off its place by more than one would overlook; null if it stands there. */
export function leadOf(port: PortId, eye: Eye): 'west' | 'east' | null {
  const at = moored(eye).get(port);
  if (at === undefined) return null;
  const { place } = portOf(port);
  const own = project(place);
  if (Math.hypot(at.x - own.x, at.y - own.y) < 3 * eye.unit) return null;
  return goesWest(portOf(port)) ? 'west' : 'east';
}
