/** The head of the sheet: what the night is called, and the rose that is the wind. */
import { StarPoint, WindArrow } from '@weathergage/web/toolkit/at-sea/rose.tsx';
import type { ReactNode } from 'react';
import type { Chart } from '../rules/chart.ts';
import { POINTS, type Point } from '../rules/wind.ts';
import { frameOf, HEAD } from './look.ts';
import { windWords } from './words.ts';

interface HeadProps {
  readonly chart: Chart;
  readonly title: string;
  readonly wind: Point;
}

export function SheetHead({ chart, title, wind }: HeadProps): ReactNode {
  const { width } = frameOf(chart);
  const middle = -27 - HEAD / 2 + 2;
  return (
    <>
      <text className="cb-title" x={width / 2} y={middle + 2}>
        {title}
      </text>
      <text className="cb-subtitle" x={width / 2} y={middle + 27}>
        Wind {windWords(wind)}
      </text>
      <g transform={`translate(${width - 40} ${middle}) scale(.42)`}>
        <circle className="sea-rose-plate" r="94" />
        <circle className="cb-rose-ring" r="76" />
        {POINTS.map((point, i) => (
          <StarPoint key={point} angle={i * 45} long={i % 2 === 0 ? 70 : 50} broad={i % 2 === 0 ? 10 : 7} />
        ))}
        <text className="cb-rose-letter" y="-78">
          N
        </text>
        <WindArrow towards={(wind * 45 + 180) % 360} />
      </g>
    </>
  );
}
