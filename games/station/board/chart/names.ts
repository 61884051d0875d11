/** What places cover on the chart, and where their names are written. */
import { textScale } from '@weathergage/web/toolkit/text-scale.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { Eye } from './eye.ts';
import { GALE_ACROSS, galeSpot } from './gale-spots.ts';
import { type Box, boxAbout, type Name, type Written } from './lettering.ts';
import { pointOf, type Sheet } from './projection.ts';

interface ZoneBox {
  readonly width: number;
  readonly height: number;
}

/** The box of a Sea Zone: with its two ends where there is room, else about its name; small where that has none. */
const ZONE_BOX = { near: { width: 124, height: 44 }, far: { width: 100, height: 26 } };
const UNNAMED: ZoneBox = { width: 28, height: 12 };
const ZONE_LETTER = 6;
const ZONE_RIM = 16;
export function zoneBox(name: string, { near }: Eye, isNamed: boolean): ZoneBox {
  if (!near && !isNamed) return UNNAMED;
  const { width, height } = near ? ZONE_BOX.near : ZONE_BOX.far;
  const wide = near ? width : Math.min(width, name.length * ZONE_LETTER + ZONE_RIM);
  return { width: wide * textScale(), height: height * textScale() };
}

const RADIUS = { key: 13, minor: 10, strait: 11, open: 8 };
/** A brass ring may be laid about each. */
const RING = 3;
/** Letters of each hand are so wide, and so high. */
export const HANDS = {
  great: { letter: 10.4, height: 23 },
  port: { letter: 7.6, height: 18 },
  open: { letter: 6, height: 15 },
  flag: { letter: 7.1, height: 15 },
};

/** What lies on the chart before a letter is written on it. */
export interface PlaceMarks {
  readonly boxes: readonly Box[];
  /** Dots, which names may lie on if they must. */
  readonly slight: readonly Box[];
}

type Size = keyof typeof HANDS;

/** Beside a great Port there is always somebody at anchor. */
const roadstead = (x: number, y: number): Box => ({
  left: x + 12,
  top: y - 42,
  right: x + 66,
  bottom: y - 8,
});

/** Below, above, then beside the mark. */
function spotsAbout(x: number, y: number, radius: number, width: number, height: number): Written[] {
  const side = radius + 5 + width / 2;
  const low = y + radius + height * 0.78;
  return [
    { x, y: low },
    { x: x + side, y: y + height / 3 },
    { x: x - side, y: y + height / 3 },
    { x: x + side * 0.6, y: low },
    { x: x - side * 0.6, y: low },
    { x, y: y - radius - 5 },
    { x: x - side * 0.6, y: y - radius - 5 },
    { x: x + side * 0.6, y: y - radius - 5 },
    { x, y: low + height * 0.7 },
    { x: x - side * 0.6, y: y - radius - height * 0.8 },
  ];
}

const RANKS: readonly Size[] = ['great', 'port', 'open'];

const radiusOf = (kind: string, port: 'key' | 'minor' | undefined, { lesser }: Eye): number => {
  if (port === 'key') return RADIUS.key;
  return RADIUS[port ?? (kind === 'strait' ? 'strait' : 'open')] * lesser;
};

export function placeMarks(view: Pick<View, 'scenario' | 'gales'>, sheet: Sheet, eye: Eye): PlaceMarks {
  const { module, ports } = theatreOf(view);
  const { unit, near } = eye;
  const boxes: Box[] = [];
  const slight: Box[] = [];
  for (const { id, name } of near ? module.zones : []) {
    const { x, y } = pointOf(sheet, id);
    const { width, height } = zoneBox(name, eye, true);
    boxes.push(boxAbout(x / unit, y / unit, width, height));
  }
  for (const { id, kind } of module.spaces) {
    if (kind === 'small') continue;
    const at = pointOf(sheet, id);
    const [x, y] = [at.x / unit, at.y / unit];
    const port = ports.get(id)?.kind;
    const across = 2 * (radiusOf(kind, port, eye) + RING);
    (near || port === 'key' ? boxes : slight).push(boxAbout(x, y, across, across));
    if (port === 'key' && near) boxes.push(roadstead(x, y));
  }
  for (const { at } of view.gales) {
    const { x, y } = galeSpot(sheet, at, unit);
    boxes.push(boxAbout(x / unit, y / unit, GALE_ACROSS, GALE_ACROSS));
  }
  return { boxes, slight };
}

/** A Sea Zone seen from far off: its name in its own place, or none. */
function farZoneName(
  { id, name }: { readonly id: string; readonly name: string },
  sheet: Sheet,
  eye: Eye,
): Name {
  const { x, y } = pointOf(sheet, id);
  const box = zoneBox(name, eye, true);
  return { id, ...box, spots: [{ x: x / eye.unit, y: y / eye.unit + box.height / 4 }], dispensable: true };
}

/** Names of places that have room at this distance, and of those that are asked about; the weightiest first. */
export function namesOfPlaces(
  view: Pick<View, 'scenario'>,
  sheet: Sheet,
  eye: Eye,
  asked: ReadonlySet<string>,
): readonly Name[] {
  const { module, ports } = theatreOf(view);
  const { unit, near } = eye;
  const names: (Name & { readonly size: Size })[] = [];
  for (const { id, kind, name } of module.spaces) {
    if (kind === 'small') continue;
    const port = ports.get(id)?.kind;
    if (port !== 'key' && !near && !asked.has(id)) continue;
    const at = pointOf(sheet, id);
    const [x, y] = [at.x / unit, at.y / unit];
    const size = port === 'key' ? 'great' : kind === 'port' || kind === 'strait' ? 'port' : 'open';
    const width = name.length * HANDS[size].letter * textScale();
    const height = HANDS[size].height * textScale();
    const spots = spotsAbout(x, y, radiusOf(kind, port, eye), width, height);
    names.push({ id, size, width, height, spots, dispensable: !near || size !== 'great' });
  }
  const zones = near ? [] : module.zones.map((zone) => farZoneName(zone, sheet, eye));
  return [...RANKS.flatMap((rank) => names.filter(({ size }) => size === rank)), ...zones];
}
