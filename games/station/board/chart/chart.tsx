/** The chart: paper, Lanes with the wind of this Impulse, places, weather, flags, courses, and what may be pressed. */
import type { Bounds } from '@weathergage/web/toolkit/stage.tsx';
import { type ReactNode, useMemo } from 'react';
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import type { ChartMarks } from '../look/types.ts';
import { Choices } from './choices.tsx';
import { Courses } from './courses.tsx';
import type { Eye } from './eye.ts';
import { fansOf } from './fans.ts';
import { Flags } from './flags.tsx';
import { Lanes } from './lanes.tsx';
import { Lit } from './lit.tsx';
import { Places } from './places.tsx';
import type { Sheet } from './projection.ts';
import { Reach } from './reach.tsx';
import { Paper } from './sheet.tsx';
import type { ChartTelling } from './telling.ts';
import { useNames } from './use-names.ts';
import { Gales, Weather } from './weather.tsx';

const NONE: readonly LocationId[] = [];

/** So many places to choose from can all be named; more are half of the chart. */
const FEW = 6;

/** What a question is about: what is lit for it, where the flag in hand lies, and what may be pressed if it is little. */
function askedPlaces(view: View, marks: ChartMarks, lit: readonly LocationId[]): ReadonlySet<LocationId> {
  const held = view.tokens.filter(({ id }) => id === marks.chosen).map(({ place }) => place.at);
  const pressed = [...(marks.places?.keys() ?? [])];
  return new Set([...lit, ...(marks.asked ?? []), ...held, ...(pressed.length <= FEW ? pressed : [])]);
}

export function Chart({
  view,
  sheet,
  land,
  marks,
  eye,
  hidden,
  telling = null,
  lit = NONE,
}: {
  readonly view: View;
  readonly sheet: Sheet;
  readonly land: string | null;
  readonly marks: ChartMarks;
  readonly eye: Eye;
  /** What of the sheet lies under something. */
  readonly hidden: readonly Bounds[];
  readonly telling?: ChartTelling | null;
  readonly lit?: readonly LocationId[];
}): ReactNode {
  const { scenario, blowing } = view;
  // While a story is told the chart is drawn again and again, but hardly ever the wind.
  const wind = useMemo(() => ({ scenario, blowing }), [scenario, blowing]);
  const { tokens } = view;
  const fans = useMemo(() => fansOf(tokens), [tokens]);
  const asked = useMemo(() => askedPlaces(view, marks, lit), [view, marks, lit]);
  const names = useNames(view, fans, sheet, eye, asked, hidden);
  const drift = telling?.drift === undefined ? null : telling;
  return (
    <>
      <Paper sheet={sheet} land={land} />
      <Lanes view={wind} sheet={sheet} eye={eye} />
      <Weather view={view} sheet={sheet} />
      <Places view={view} sheet={sheet} eye={eye} names={names.places} />
      <Gales view={view} sheet={sheet} eye={eye} drift={drift} />
      {marks.reach !== undefined && (
        <Reach view={wind} reach={marks.reach} sheet={sheet} eye={eye} names={names.places} />
      )}
      <Courses courses={marks.courses ?? []} sheet={sheet} eye={eye} />
      <Lit places={lit} sheet={sheet} eye={eye} />
      <Flags
        view={view}
        fans={fans}
        sheet={sheet}
        chosen={marks.chosen ?? null}
        eye={eye}
        telling={telling}
        names={names.flags}
      />
      <Choices view={view} sheet={sheet} marks={marks} eye={eye} names={names.places} />
    </>
  );
}
