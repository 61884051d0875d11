/** What an engraver adds where no ship will ever sail: the title, the explanation of the signs, and a rose. */
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import { OCEAN_WORDS as WORDS } from './chart-words.ts';
import { COPIES } from './paper.tsx';
import { HEIGHT, project, WIDTH } from './projection.ts';

const TITLE = project([92, 57]);
const SIGNS = project([-109, 51.5]);
const ROSE = project([-122, -16]);

function points(count: number, outer: number, inner: number, turn: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = (angle: number, radius: number): string => {
      const radians = (angle * Math.PI) / 180;
      return `${(Math.sin(radians) * radius).toFixed(1)} ${(-Math.cos(radians) * radius).toFixed(1)}`;
    };
    const angle = turn + (360 / count) * i;
    return `M0 0L${at(angle - 180 / count / 1.6, inner)}L${at(angle, outer)}ZM0 0L${at(angle + 180 / count / 1.6, inner)}L${at(angle, outer)}Z`;
  }).join('');
}

const Rose = (): ReactNode => (
  <g className="sp-rose" transform={`translate(${ROSE.x} ${ROSE.y.toFixed(1)})`}>
    <circle r="96" />
    <circle r="90" className="sp-rose-thin" />
    <circle r="44" className="sp-rose-thin" />
    <path className="sp-rose-half" d={points(8, 76, 15, 22.5)} />
    <path className="sp-rose-star" d={points(4, 92, 19, 45)} />
    <path className="sp-rose-star" d={points(4, 108, 23, 0)} />
    <circle r="7" className="sp-rose-eye" />
    <path
      className="sp-rose-lily"
      d="M0 -131C7 -121 7 -117 0 -110C-7 -117 -7 -121 0 -131ZM-3 -113C-14 -121 -15 -126 -9 -129C-6 -124 -5 -119 -3 -113ZM3 -113C14 -121 15 -126 9 -129C6 -124 5 -119 3 -113Z"
    />
  </g>
);

const ARROW = 'M0 -11L4.6 -3H1.5V10L0 8.4L-1.5 10V-3H-4.6Z';

/** A wind that prevails at a border between areas, a border without one, and what an area is worth. */
export const WindMark = (): ReactNode => (
  <g className="sp-wind">
    <path d={ARROW} transform="rotate(90)" />
  </g>
);
export const CalmMark = (): ReactNode => (
  <g className="sp-calm">
    <circle r="4.6" />
    <circle className="sp-calm-eye" r="1.4" />
  </g>
);
export const WorthMark = ({ points }: { readonly points: number }): ReactNode => (
  <g className="sp-worth">
    <circle r="9" />
    <text y="4" fontSize="11" textAnchor="middle">
      {points}
    </text>
  </g>
);

const Signs = (): ReactNode => (
  <g className="sp-signs" transform={`translate(${SIGNS.x.toFixed(1)} ${SIGNS.y.toFixed(1)})`}>
    <g transform="translate(-72 0)">
      <WindMark />
    </g>
    <text x="-54" y="5">
      {WORDS.wind}
    </text>
    <g transform="translate(-72 24)">
      <CalmMark />
    </g>
    <text x="-54" y="29">
      {WORDS.calm}
    </text>
    <g transform="translate(-72 48)">
      <WorthMark points={3} />
    </g>
    <text x="-54" y="53">
      {WORDS.worth}
    </text>
  </g>
);

export const Cartouche = memo(function Cartouche({
  title,
  date,
}: {
  readonly title: string;
  readonly date: string;
}): ReactNode {
  return (
    <g className="sp-cartouche" {...DECOR}>
      {COPIES.map((copy) => (
        <g key={copy} transform={`translate(${copy * WIDTH} 0)`}>
          <g className="sp-title" transform={`translate(${TITLE.x.toFixed(1)} ${TITLE.y.toFixed(1)})`}>
            <path className="sp-flourish" d="M-150 -46C-90 -62 -40 -40 0 -54C40 -40 90 -62 150 -46" />
            <text className="sp-title-words" fontSize="46" textAnchor="middle">
              {title}
            </text>
            <text className="sp-title-line" y="30" fontSize="19" textAnchor="middle">
              {WORDS.areas}
            </text>
            <text className="sp-title-line" y="56" fontSize="19" textAnchor="middle">
              {date}
            </text>
            <path className="sp-flourish" d="M-120 74C-70 86 -30 68 0 80C30 68 70 86 120 74" />
          </g>
          <Rose />
          <Signs />
        </g>
      ))}
    </g>
  );
});

/** The margins of the sheet to the north and the south, with a scale of degrees along the neat line. */
export const Margins = memo(function Margins(): ReactNode {
  const [left, width] = [-WIDTH, 3 * WIDTH];
  const bar = (y: number): ReactNode => (
    <>
      <path className="sp-neat" d={`M${left} ${y}h${width}`} strokeWidth="9" />
      <path className="sp-neat-dash" d={`M${left} ${y}h${width}`} strokeWidth="6" strokeDasharray="50 50" />
    </>
  );
  return (
    <g className="sp-margins" {...DECOR}>
      <rect x={left} y={-2400} width={width} height={2400} />
      <rect x={left} y={HEIGHT} width={width} height={2400} />
      {bar(-4.5)}
      {bar(HEIGHT + 4.5)}
    </g>
  );
});
