/** What the signs of the chart mean, drawn by the parts that the chart is drawn with. */
import type { LegendProps } from '@weathergage/web/toolkit/contract.ts';
import { type Sign, SignList } from '@weathergage/web/toolkit/legend.tsx';
import type { ReactNode } from 'react';
import { FlagMark, ScoutMark } from './chart/flags.tsx';
import { CHEVRON } from './chart/lanes.tsx';
import { PlaceMark } from './chart/places.tsx';
import { GaleMark } from './chart/weather.tsx';
import { windColour } from './chart/wind-colours.ts';
import './chart/chart.css';

const OURS = '#1f4e8c';
const THEIRS = '#b5471b';
const WINDS = ['one', 'two'];

const Lane = ({ look, wind }: { readonly look: string; readonly wind?: string }): ReactNode => (
  <g className="st-lane" data-look={look} style={wind === undefined ? undefined : windColour(WINDS, wind)}>
    <path className="st-lane-line" d="M-30 0H30" />
    {look !== 'calm' &&
      [-16, 0, 16].map((x) => (
        <path key={x} className="st-chevron" d={CHEVRON} transform={`translate(${x} 0)`} />
      ))}
  </g>
);

const HERE = '-30 -30 60 60';

const SIGNS: readonly Sign[] = [
  {
    id: 'flag',
    words: 'A flag is a Formation, face down: whose it is, and no more. Stripes tell the Command.',
    sign: <FlagMark colour={THEIRS} square={false} stripes={1} />,
    box: '-22 -42 60 60',
  },
  {
    id: 'spotted',
    words:
      'With a number it is in sight, one of yours in the enemy’s: so many Squadrons. A sail instead of it is a Convoy.',
    sign: <FlagMark colour={OURS} square text={3} />,
    box: '-22 -42 60 60',
  },
  {
    id: 'scout',
    words: 'A scout that stands watch or follows: its kind by a letter, once it is known.',
    sign: (
      <g className="st-marker">
        <ScoutMark colour={OURS} letter="?" />
      </g>
    ),
    box: '-20 -20 40 40',
  },
  {
    id: 'port',
    words: 'A Key Port, in the colour of who has it; white is neutral.',
    sign: <PlaceMark kind="key" colour={OURS} />,
    box: HERE,
  },
  { id: 'minor', words: 'A Minor Port.', sign: <PlaceMark kind="minor" colour={THEIRS} />, box: HERE },
  {
    id: 'space',
    words:
      'A Space, and a small one: with the wind one step goes from large to large, against it both count.',
    sign: (
      <>
        <g transform="translate(-10 0)">
          <PlaceMark kind="space" />
        </g>
        <circle className="st-small" cx={16} r={5} />
      </>
    ),
    box: HERE,
  },
  {
    id: 'strait',
    words: 'A Strait: whoever passes is seen, and every Squadron suffers a point of damage.',
    sign: (
      <g className="st-space" data-kind="strait">
        <PlaceMark kind="strait" />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'zone',
    words: 'A Sea Zone, the open sea: one comes in at an edge, and out again by the die.',
    sign: (
      <g className="st-zone">
        <rect x={-24} y={-14} width={48} height={28} rx={7} />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'wind',
    words: 'A Lane on which a Seasonal Wind blows now, along the arrows; each wind has its colour.',
    sign: <Lane look="seasonal" wind="two" />,
    box: HERE,
  },
  {
    id: 'lane',
    words: 'A Lane with the wind that prevails there, in white.',
    sign: <Lane look="prevailing" />,
    box: HERE,
  },
  { id: 'calm', words: 'A Lane without wind: one has to be caught.', sign: <Lane look="calm" />, box: HERE },
  {
    id: 'gale',
    words:
      'A Gale, with the colour of its wind and its Force, 8 to 11; H is a hurricane. The wash around it is how far it reaches.',
    sign: (
      <g className="st-gale" style={windColour(WINDS, 'two')}>
        <GaleMark force={9} />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'course',
    words:
      'A course of yours, in brass; laid just now it is brighter. A round is drawn straight from place to place, and sailed along the Lanes.',
    sign: (
      <path
        className="st-course"
        data-kind="draft"
        d="M-25 9L-2 -11L24 6"
        strokeWidth={3.4}
        strokeDasharray="10 6"
      />
    ),
    box: HERE,
  },
  {
    id: 'reach',
    words: 'A number in brass: Movement Points to there, for the Formation or scout in hand.',
    sign: (
      <g className="st-reach">
        <circle r={15} />
        <text className="lettering" x={3} y={5} textAnchor="middle">
          6
        </text>
      </g>
    ),
    box: HERE,
  },
  {
    id: 'sail',
    words: 'In the Fleet: ▲ is a Sail of the Squadron, △ one that it could still take in.',
    sign: (
      <text y={6} textAnchor="middle" style={{ font: '400 17px var(--sans)', fill: 'var(--ink)' }}>
        ▲▲△
      </text>
    ),
    box: HERE,
  },
];

export const Legend = ({ only }: LegendProps): ReactNode => (
  <SignList signs={SIGNS} className="st-signs" {...(only === undefined ? {} : { only })} />
);
