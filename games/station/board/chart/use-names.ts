/**
 * All names of the chart, and which come first. Near to, places are named first and stay where they are, and flags find
 * room among them. Far off there is no room for all: what is asked about comes first, then one's own flags, what is seen
 * of the enemy's, the great ports and the Sea Zones; the rest come with the zoom.
 */
import type { Bounds } from '@weathergage/web/toolkit/stage.tsx';
import { useMemo } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import type { Eye } from './eye.ts';
import { boxOfFan, type Fan } from './fans.ts';
import { type FlagName, nameLine, namesOfFlags } from './flag-names.ts';
import { type Box, letterChart, type Written } from './lettering.ts';
import { namesOfPlaces, placeMarks } from './names.ts';
import type { Sheet } from './projection.ts';

/** The middle of each name's foot line by its place, in pixels of the marks from the sheet's corner. */
export type Lettered = ReadonlyMap<LocationId, Written>;

/** The names beside a fan; `at` is the foot of the first line. */
export interface LetteredFlag {
  readonly lines: readonly string[];
  readonly at: Written;
}

export interface ChartNames {
  readonly places: Lettered;
  readonly flags: ReadonlyMap<string, LetteredFlag>;
}

const lettersOf = (
  flags: readonly FlagName[],
  written: ReadonlyMap<string, Written>,
): ReadonlyMap<string, LetteredFlag> =>
  new Map(
    flags.flatMap(({ id, lines }): [string, LetteredFlag][] => {
      const at = written.get(id);
      if (at === undefined) return [];
      return [[id, { lines, at: { x: at.x, y: at.y - (lines.length - 1) * nameLine() * 0.75 } }]];
    }),
  );

/** The names of places, which are written before any flag's. */
const firstNames = (
  view: Pick<View, 'scenario' | 'gales'>,
  sheet: Sheet,
  eye: Eye,
): ReturnType<typeof letterChart> =>
  letterChart(namesOfPlaces(view, sheet, eye, new Set()), placeMarks(view, sheet, eye).boxes);

/** A part of the sheet in pixels of the marks. */
const inMarks = ({ x, y, width, height }: Bounds, { unit }: Eye): Box => ({
  left: x / unit,
  top: y / unit,
  right: (x + width) / unit,
  bottom: (y + height) / unit,
});

/** `hidden` is what lies under buttons and maps: far off, where the chart is not moved from under them, no name does. */
export function namesFrom(
  ...[view, fans, sheet, eye, asked, hidden, first = firstNames(view, sheet, eye)]: [
    ...names: Parameters<typeof useNames>,
    first?: ReturnType<typeof firstNames>,
  ]
): ChartNames {
  const flags = namesOfFlags(view, fans, sheet, eye);
  const cloths = fans.map((fan) => boxOfFan(fan, sheet, eye.unit));
  if (eye.near) {
    const { written } = letterChart(flags, [...first.boxes, ...cloths]);
    return { places: first.written, flags: lettersOf(flags, written) };
  }
  const { boxes, slight } = placeMarks(view, sheet, eye);
  const places = namesOfPlaces(view, sheet, eye, asked);
  const wanted = places.filter(({ id }) => asked.has(id));
  const others = places.filter(({ id }) => !asked.has(id));
  const under = hidden.map((one) => inMarks(one, eye));
  const { written } = letterChart([...wanted, ...flags, ...others], [...boxes, ...cloths, ...under], slight);
  return { places: written, flags: lettersOf(flags, written) };
}

export function useNames(
  view: View,
  fans: readonly Fan[],
  sheet: Sheet,
  eye: Eye,
  asked: ReadonlySet<LocationId>,
  hidden: readonly Bounds[],
): ChartNames {
  const { scenario, gales } = view;
  // While a story is told the flags change with every scene, the places hardly ever.
  const first = useMemo(() => firstNames({ scenario, gales }, sheet, eye), [scenario, gales, sheet, eye]);
  return useMemo(
    () => namesFrom(view, fans, sheet, eye, asked, hidden, first),
    [view, fans, sheet, eye, asked, hidden, first],
  );
}
