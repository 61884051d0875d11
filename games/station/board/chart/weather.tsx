/** What blows now: streaks of wind along its Lanes, the places that Gales touch, and the Gales. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import { galeAt } from '../../rules/chart/gale-effects.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { Eye } from './eye.ts';
import { galeSpot } from './gale-spots.ts';
import { stateOf } from './lanes.tsx';
import { pointBetween, pointOf, type Sheet } from './projection.ts';
import type { ChartTelling } from './telling.ts';
import { windColour } from './wind-colours.ts';

const SWIRL = 'M-16 4C-14 -10 6 -16 12 -4C16 6 2 12 -3 5C-6 0 0 -4 4 -1';

export const Weather = memo(function Weather({
  view,
  sheet,
}: {
  readonly view: View;
  readonly sheet: Sheet;
}): ReactNode {
  const theatre = theatreOf(view);
  const names = theatre.module.winds.map(({ id }) => id);
  return (
    <g className="st-weather" {...DECOR}>
      {theatre.module.links.map((link) => {
        const { wind, dir } = stateOf(link, view.blowing);
        if (wind === null || dir === null) return null;
        const [from, to] = dir === 'ab' ? [link.a, link.b] : [link.b, link.a];
        const [a, b] = [pointOf(sheet, from), pointOf(sheet, to)];
        return (
          <path
            key={`${link.a}~${link.b}`}
            className="st-streak"
            style={windColour(names, wind)}
            d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`}
          />
        );
      })}
      {view.gales.length > 0 &&
        [...theatre.module.spaces, ...theatre.module.zones].map(({ id }) => {
          const gale = galeAt(view, id);
          if (gale === null) return null;
          const { x, y } = pointOf(sheet, id);
          return (
            <circle
              key={id}
              className="st-gale-touched"
              data-force={gale.force}
              cx={x}
              cy={y}
              r={34 - gale.range * 5}
            />
          );
        })}
    </g>
  );
});

export const GaleMark = ({ force }: { readonly force: number }): ReactNode => (
  <>
    <circle r={17} />
    <path d={SWIRL} />
    <text y={5} textAnchor="middle">
      {force === 12 ? 'H' : force}
    </text>
  </>
);

/** The gales themselves, over the places: which wind, how strong, and where it has come to. */
export const Gales = memo(function Gales({
  view,
  sheet,
  eye,
  drift,
}: {
  readonly view: Pick<View, 'scenario' | 'gales'>;
  readonly sheet: Sheet;
  readonly eye: Eye;
  readonly drift: ChartTelling | null;
}): ReactNode {
  const names = theatreOf(view).module.winds.map(({ id }) => id);
  return (
    <g className="st-gales" {...DECOR}>
      {view.gales.map(({ wind, force, at }) => {
        const way = drift?.drift;
        const { x, y } =
          way?.wind === wind
            ? pointBetween(galeSpot(sheet, way.from, eye.unit), galeSpot(sheet, way.to, eye.unit), drift!.t)
            : galeSpot(sheet, at, eye.unit);
        return (
          <g
            key={wind}
            className="st-gale"
            style={windColour(names, wind)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${eye.unit.toFixed(3)})`}
          >
            <GaleMark force={force} />
          </g>
        );
      })}
    </g>
  );
});
