/** The chart: paper, Lanes with the wind of this Impulse, places, weather, flags, courses, and what may be pressed. */
import { type ReactNode, useMemo } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import type { ChartMarks } from '../look/types.ts';
import { Choices } from './choices.tsx';
import { Courses } from './courses.tsx';
import type { Eye } from './eye.ts';
import { Flags } from './flags.tsx';
import { Lanes } from './lanes.tsx';
import { Lit } from './lit.tsx';
import { placeNames } from './names.ts';
import { Places } from './places.tsx';
import type { Sheet } from './projection.ts';
import { Reach } from './reach.tsx';
import { Paper } from './sheet.tsx';
import type { ChartTelling } from './telling.ts';
import { Gales, Weather } from './weather.tsx';

const NONE: readonly LocationId[] = [];

export function Chart({
  view,
  sheet,
  land,
  marks,
  eye,
  telling = null,
  lit = NONE,
}: {
  readonly view: View;
  readonly sheet: Sheet;
  readonly land: string | null;
  readonly marks: ChartMarks;
  readonly eye: Eye;
  readonly telling?: ChartTelling | null;
  readonly lit?: readonly LocationId[];
}): ReactNode {
  const { scenario, blowing } = view;
  // While a story is told the chart is drawn again and again, but hardly ever the wind.
  const wind = useMemo(() => ({ scenario, blowing }), [scenario, blowing]);
  const names = useMemo(() => placeNames({ scenario }, sheet, eye), [scenario, sheet, eye]);
  const drift = telling?.drift === undefined ? null : telling;
  return (
    <>
      <Paper sheet={sheet} land={land} />
      <Lanes view={wind} sheet={sheet} eye={eye} />
      <Weather view={view} sheet={sheet} />
      <Places view={view} sheet={sheet} eye={eye} names={names} />
      <Gales view={view} sheet={sheet} eye={eye} drift={drift} />
      {marks.reach !== undefined && <Reach view={wind} reach={marks.reach} sheet={sheet} eye={eye} />}
      <Courses courses={marks.courses ?? []} sheet={sheet} eye={eye} />
      <Lit places={lit} sheet={sheet} eye={eye} />
      <Flags
        view={view}
        sheet={sheet}
        chosen={marks.chosen ?? null}
        eye={eye}
        telling={telling}
        places={names}
      />
      <Choices view={view} sheet={sheet} marks={marks} eye={eye} />
    </>
  );
}
