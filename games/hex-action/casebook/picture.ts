/** What a case looks like on the chart: marks with a look each, to be drawn by a page or written to a file. */
import { type Field, fieldAt } from '../rules/bearing/fields.ts';
import {
  columnOf,
  type Direction,
  distance,
  type Hex,
  hexAt,
  hexKey,
  hexName,
  neighbour,
  opposite,
  parseHex,
  rowOf,
} from '../rules/sea/hex.ts';
import { hexesOf } from '../rules/sea/ship.ts';
import type { AdvancedCase, LyingShip } from './advanced-case.ts';
import type { Case } from './case.ts';
import {
  anchorPath,
  arrowPath,
  centreOf,
  gridPath,
  hexPath,
  hullPath,
  type Lying,
  middleOf,
  offset,
  type Point,
  pointText,
  SIZE,
  type Span,
  STEP,
} from './drawing.ts';

export const LOOKS = [
  'sea',
  'grid',
  'land',
  'field-1',
  'field-2',
  'field-3',
  'field-4',
  'field-5',
  'windward',
  'number',
  'name',
  'ship-a',
  'ship-b',
  'after',
  'letter',
  'wind',
  'wind-word',
  'track',
  'bond',
  'anchor',
  'shot',
  'rake',
  'barred',
] as const;
export type Look = (typeof LOOKS)[number];

export type Mark =
  | { readonly look: Look; readonly path: string }
  | { readonly look: Look; readonly text: string; readonly at: Point };

export interface Picture {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly marks: readonly Mark[];
}

export type AnyCase = Case | AdvancedCase;

const hex = (name: string): Hex => parseHex(name) ?? { q: 0, r: 0 };
const lying = ({ at: place, heading }: { readonly at: string; readonly heading: Direction }): Lying => ({
  bow: hex(place),
  heading,
});
const after = ([bow, heading]: readonly [string, Direction]): Lying => ({ bow: hex(bow), heading });

/** Where ships lie when it is over, if they have moved. */
function endsOf(stated: AnyCase): Map<string, Lying> {
  const places =
    'kind' in stated ? (stated.kind === 'sailing' ? stated.expect.positions : {}) : stated.expect.positions;
  const ends = new Map<string, Lying>();
  for (const { id, at: place, heading } of stated.ships) {
    const end = places[id];
    if (end && (end[0] !== place || end[1] !== heading)) ends.set(id, after(end));
  }
  return ends;
}

const MARGIN = 1;

function spanOf(hexes: readonly Hex[]): Span {
  const columns = hexes.map(columnOf);
  const rows = hexes.map(rowOf);
  return {
    left: Math.min(...columns) - MARGIN,
    right: Math.max(...columns) + MARGIN,
    top: Math.min(...rows) - MARGIN,
    bottom: Math.max(...rows) + MARGIN,
  };
}

const path = (look: Look, drawn: string): Mark => ({ look, path: drawn });
const words = (look: Look, text: string, place: Point): Mark => ({ look, text, at: place });
const line = (from: Point, to: Point): string => `M${pointText(from)}L${pointText(to)}`;

/** On one hand of the hull that lies in a hex, or below and above the middle of an empty one. */
function beside(place: Hex, hull: Direction | undefined, hand: 1 | -1): Point {
  const centre = centreOf(place);
  return hull === undefined
    ? { x: centre.x, y: centre.y + hand * SIZE * 0.55 }
    : offset(centre, hull, 0, hand * SIZE * 0.68);
}

/** The fields of the broadsides that the case asks about, as far as the picture goes. */
function fieldMarks(stated: AnyCase, span: Span, taken: ReadonlyMap<string, Direction>): Mark[] {
  if (!('kind' in stated) || stated.kind !== 'fire') return [];
  const marks: Mark[] = [];
  // Two ships' fields in one picture could not be told apart: those of the first are shown.
  const first = stated.volleys[0]!.ship;
  const firer = lying(stated.ships.find(({ id }) => id === first)!);
  const sides = new Set(stated.volleys.filter(({ ship }) => ship === first).map(({ side }) => side));
  const tinted = new Map<Field, string>();
  for (let column = span.left; column <= span.right; column++)
    for (let row = span.top; row <= span.bottom; row++)
      for (const side of sides) {
        const here = hexAt(column, row);
        const field = fieldAt(firer, side, here);
        if (field === null) continue;
        tinted.set(field, (tinted.get(field) ?? '') + hexPath(here, 2));
        marks.push(words('number', String(field), beside(here, taken.get(hexKey(here)), -1)));
      }
  return [...[...tinted].map(([field, drawn]) => path(`field-${field}`, drawn)), ...marks];
}

/** From the nearer end to the nearer end; of equally near ones straight along a row where there is a choice. */
function between(from: Lying, to: Lying): string {
  const pairs = hexesOf(from).flatMap((one) => hexesOf(to).map((other) => [one, other] as const));
  const least = Math.min(...pairs.map(([one, other]) => distance(one, other)));
  const near = pairs.filter(([one, other]) => distance(one, other) === least);
  const [start, end] = near.find(([one, other]) => inRow(one, other)) ?? near[0]!;
  return line(centreOf(start), centreOf(end));
}

const inRow = (one: Hex, other: Hex): boolean =>
  one.q === other.q || one.r === other.r || one.q + one.r === other.q + other.r;

function shotMarks(stated: AnyCase): Mark[] {
  if (!('kind' in stated) || stated.kind !== 'fire') return [];
  const of = (id: string): Lying => lying(stated.ships.find((ship) => ship.id === id)!);
  const marks = stated.volleys.flatMap(({ ship, shots, barred }) => [
    ...Object.entries(shots).map(([target, { rake }]) =>
      path(rake ? 'rake' : 'shot', between(of(ship), of(target))),
    ),
    ...Object.keys(barred ?? {}).map((target) => path('barred', between(of(ship), of(target)))),
  ]);
  // A rake that is answered would else lie under the answer.
  return marks.toSorted((x, y) => Number(x.look === 'rake') - Number(y.look === 'rake'));
}

function bondMarks(stated: AnyCase): Mark[] {
  const of = (id: string): Lying => lying(stated.ships.find((ship) => ship.id === id)!);
  const tows = stated.ships.flatMap((ship) => {
    const towed = 'tows' in ship ? ship.tows : undefined;
    return towed === undefined ? [] : [[ship.id, towed] as const];
  });
  const pairs = [
    ...tows,
    ...('fouls' in stated ? (stated.fouls ?? []) : []),
    ...('grapples' in stated ? (stated.grapples ?? []) : []),
  ];
  return pairs.map(([x, y]) => path('bond', between(of(x), of(y))));
}

/** The hexes that a ship must fill to take the wind from one that the case is about. */
function windwardMarks(stated: AnyCase): Mark[] {
  if (!('kind' in stated) || stated.kind !== 'allowance') return [];
  const from = opposite(stated.wind ?? 1);
  const asked = stated.ships.filter(({ id }) => stated.expect[id]?.between !== undefined);
  const hexes = asked.flatMap((ship) => {
    const own = hexesOf(lying(ship));
    return own
      .map((each) => neighbour(each, from))
      .filter((each) => own.every((other) => hexKey(other) !== hexKey(each)));
  });
  return hexes.length === 0 ? [] : [path('windward', hexes.map((each) => hexPath(each, 2)).join(''))];
}

const ANCHORED_AT = { A: 0, AB: 1, AS: -1 } as const;

function shipMarks(ship: LyingShip | Case['ships'][number], end: Lying | undefined): Mark[] {
  const here = lying(ship);
  const marks: Mark[] = [path(ship.side === 'b' ? 'ship-b' : 'ship-a', hullPath(here))];
  if (end !== undefined) {
    marks.push(path('after', hullPath(end)), path('track', line(centreOf(here.bow), centreOf(end.bow))));
    marks.push(words('letter', `${ship.id}′`, middleOf(end)));
  }
  marks.push(words('letter', ship.id, middleOf(here)));
  const anchor = 'anchor' in ship ? ship.anchor : undefined;
  if (anchor !== undefined)
    marks.push(
      path(
        'anchor',
        anchorPath(offset(middleOf(here), here.heading, ANCHORED_AT[anchor] * 0.45 * STEP, -28)),
      ),
    );
  return marks;
}

/** The chart with everything the case states and answers. */
export function pictureOf(stated: AnyCase): Picture {
  const ends = endsOf(stated);
  const land = (stated.land ?? []).map(hex);
  const ships = stated.ships.filter((ship) => !('enters' in ship && ship.enters) || ends.has(ship.id));
  const hulls = [...ends.values(), ...ships.map(lying)];
  const taken = new Map(
    hulls.flatMap((each) => hexesOf(each).map((place) => [hexKey(place), each.heading] as const)),
  );
  const named = [...hulls.flatMap((each) => [...hexesOf(each)]), ...land];
  const span = spanOf(named);
  const box = {
    x: SIZE * (1.5 * span.left - 1),
    y: STEP * (span.top - 0.5),
    width: SIZE * (1.5 * (span.right - span.left) + 2),
    height: STEP * (span.bottom - span.top + 1.5),
  };
  const { x, y, width, height } = box;
  const wind = stated.wind ?? 1;
  const rose = { x: x + 34, y: y + height - 46 };
  const names = new Map(named.map((each) => [hexKey(each), each]));
  return {
    box,
    marks: [
      path('sea', `M${pointText({ x, y })}h${Math.round(width)}v${Math.round(height)}H${Math.round(x)}Z`),
      ...fieldMarks(stated, span, taken),
      ...windwardMarks(stated),
      path('grid', gridPath(span)),
      ...land.map((each) => path('land', hexPath(each))),
      ...ships.flatMap((ship) => shipMarks(ship, ends.get(ship.id))),
      ...bondMarks(stated),
      ...shotMarks(stated),
      ...[...names].map(([key, each]) => words('name', hexName(each), beside(each, taken.get(key), 1))),
      path('wind', arrowPath(offset(rose, wind, -22, 0), wind, 44)),
      words('wind-word', 'wind', { x: rose.x, y: y + height - 8 }),
    ],
  };
}
