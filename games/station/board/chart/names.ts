/** The names on the chart: of places, which stay where they are, and of flags, which find room among them. */
import { textScale } from '@weathergage/web/toolkit/text-scale.ts';
import type { Token, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { Eye } from './eye.ts';
import { boxOfFan, CLOTH, type Fan } from './fans.ts';
import { faceWords, ownName } from './flag-words.ts';
import { type Box, boxAbout, letterChart, type Name, type Written } from './lettering.ts';
import { pointOf, type Sheet } from './projection.ts';

/** The box of a Sea Zone: with its two ends where there is room, else its name alone. */
const ZONE_BOX = { near: { width: 124, height: 44 }, far: { width: 100, height: 26 } };
export function zoneBox({ near }: Eye): { readonly width: number; readonly height: number } {
  const { width, height } = near ? ZONE_BOX.near : ZONE_BOX.far;
  return { width: width * textScale(), height: height * textScale() };
}

const RADIUS = { key: 13, minor: 10, strait: 11, open: 8 };
/** A brass ring may be laid about each. */
const RING = 3;
/** Letters of each hand are so wide, and so high. */
const HANDS = {
  great: { letter: 10.4, height: 23 },
  port: { letter: 7.6, height: 18 },
  open: { letter: 6, height: 15 },
  flag: { letter: 7.1, height: 15 },
};
const NAME_LINE = 15;
/** From one line of a flag's names to the next. */
export const nameLine = (): number => NAME_LINE * textScale();
/** Names written beside a fan at the most. */
const MOST_LINES = 3;

export interface PlaceNames {
  readonly written: ReadonlyMap<string, Written>;
  readonly boxes: readonly Box[];
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

export function placeNames(view: Pick<View, 'scenario'>, sheet: Sheet, eye: Eye): PlaceNames {
  const { module, ports } = theatreOf(view);
  const { unit } = eye;
  const marks: Box[] = [];
  const names: (Name & { readonly size: Size })[] = [];
  for (const { id } of module.zones) {
    const { x, y } = pointOf(sheet, id);
    const { width, height } = zoneBox(eye);
    marks.push(boxAbout(x / unit, y / unit, width, height));
  }
  for (const { id, kind, name } of module.spaces) {
    if (kind === 'small') continue;
    const at = pointOf(sheet, id);
    const [x, y] = [at.x / unit, at.y / unit];
    const port = ports.get(id)?.kind;
    const radius = port === undefined ? RADIUS[kind === 'strait' ? 'strait' : 'open'] : RADIUS[port];
    marks.push(boxAbout(x, y, 2 * (radius + RING), 2 * (radius + RING)));
    if (port === 'key') marks.push(roadstead(x, y));
    if (port !== 'key' && !eye.near) continue;
    const size = port === 'key' ? 'great' : kind === 'port' || kind === 'strait' ? 'port' : 'open';
    const width = name.length * HANDS[size].letter * textScale();
    const height = HANDS[size].height * textScale();
    const spots = spotsAbout(x, y, radius, width, height);
    names.push({ id, size, width, height, spots, dispensable: size !== 'great' });
  }
  const ordered = RANKS.flatMap((rank) => names.filter(({ size }) => size === rank));
  return letterChart(ordered, marks);
}

export interface FlagNames {
  readonly lines: readonly string[];
  /** In pixels of the marks, from the sheet's corner: the middle of the first line's foot. */
  readonly at: Written;
}

const nameOf = (view: View, token: Token): string | null =>
  ownName(view, token) ?? (token.face === null ? null : faceWords(view, token.face));

function linesOf(view: View, { tokens }: Fan, near: boolean): string[] {
  const known = tokens.map((token) => nameOf(view, token)).filter((name) => name !== null);
  if (known.length === 0 || (!near && tokens.length > 1)) return [];
  const shown = known.slice(0, known.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES);
  const more = known.length - shown.length;
  return more === 0 ? shown : [...shown, `and ${more} more`];
}

export function flagNames(
  view: View,
  fans: readonly Fan[],
  places: PlaceNames,
  sheet: Sheet,
  { unit, near }: Eye,
): ReadonlyMap<string, FlagNames> {
  const marks = [...places.boxes, ...fans.map((fan) => boxOfFan(fan, sheet, unit))];
  const lines = new Map(fans.map((fan) => [fan.key, linesOf(view, fan, near)]));
  const names = fans.flatMap((fan): Name[] => {
    const all = lines.get(fan.key)!;
    if (all.length === 0) return [];
    const { left, right, top } = boxOfFan(fan, sheet, unit);
    const width = Math.max(...all.map((one) => one.length)) * HANDS.flag.letter * textScale();
    const height = all.length * nameLine();
    const [middle, foot] = [(left + right) / 2, top + CLOTH.height];
    const spots = [
      { x: middle, y: top - 5 },
      { x: right + 5 + width / 2, y: top + 12 + height / 4 },
      { x: left - 4 - width / 2, y: top + 12 + height / 4 },
      { x: middle, y: top - 24 },
      { x: right + width / 3, y: top - 5 },
      { x: left - width / 3, y: top - 5 },
      { x: right + 5 + width / 2, y: foot + 4 },
      { x: left - 4 - width / 2, y: foot + 4 },
      { x: middle, y: foot + 44 },
    ];
    return [{ id: fan.key, width, height, spots, dispensable: !near }];
  });
  const { written } = letterChart(names, marks);
  return new Map(
    [...written].map(([key, at]) => {
      const all = lines.get(key)!;
      return [key, { lines: all, at: { x: at.x, y: at.y - (all.length - 1) * nameLine() * 0.75 } }];
    }),
  );
}
