/** What the signs of the chart mean, drawn by the parts that the chart is drawn with. */
import { LabelBars } from '@weathergage/web/toolkit/at-sea/label-bars.tsx';
import { type Mark, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { LegendProps } from '@weathergage/web/toolkit/contract.ts';
import { type Sign, SignList } from '@weathergage/web/toolkit/legend.tsx';
import type { ReactNode } from 'react';
import { CompassRose } from './chart/compass-rose.tsx';
import { Swatch } from './orders/fire-key.tsx';
import { ShipDrawing, ShipGhost } from './ships/ship-drawing.tsx';
import type { ShipLook } from './ships/ship-look.ts';

const OURS: Mark = { colour: '#1f4e8c', shape: 'swallowtail' };

const LOOK: ShipLook = {
  id: 'legend',
  nation: 'British',
  class: 4,
  rated: 38,
  heading: 1,
  wind: 45,
  hullLost: 0,
  riggingLost: 0,
  gunsLost: { L: 0, R: 0 },
  dismasted: false,
  struck: false,
  prizeOf: null,
  way: 2,
  fullSail: false,
  flagship: false,
  anchored: null,
  aground: false,
  burning: false,
  doom: null,
  wreckage: [],
};

const SHIP = '-62 -62 124 124';
const ship = (look: Partial<ShipLook>): ReactNode => <ShipDrawing look={{ ...LOOK, ...look }} mark={OURS} />;

/** By where the wind comes from, in degrees from her bow. */
const ATTITUDES = [
  { letter: 'D', at: 0 },
  { letter: 'C', at: 60 },
  { letter: 'A', at: 120 },
  { letter: 'B', at: 180 },
  { letter: 'A', at: 240 },
  { letter: 'C', at: 300 },
];

const SIGNS: readonly Sign[] = [
  {
    id: 'ship',
    words:
      'A ship, her bow where she points to; hull, masts and nation are her own. The wake is longer the faster she went.',
    sign: ship({}),
    box: SHIP,
  },
  {
    id: 'bars',
    words:
      'Under her name: what is left of hull, crew, guns and rigging, in that order. The pennant’s colour and cut are her side.',
    sign: (
      <g className="hx-name" transform="translate(-50 0)">
        <Streamer mark={OURS} />
        <LabelBars width={15} bars={[1, 0.7, 0.9, 0.3].map((share) => ({ share, low: share < 0.34 }))} />
      </g>
    ),
    box: '-56 -56 112 112',
  },
  {
    id: 'dismasted',
    words: 'Dismasted: she can only drift.',
    sign: ship({ dismasted: true, riggingLost: 1, way: 0 }),
    box: SHIP,
  },
  {
    id: 'struck',
    words: 'Struck: pale, without colours, and out of the fight.',
    sign: ship({ struck: true, way: 0 }),
    box: SHIP,
  },
  {
    id: 'hurt',
    words: 'Smoke: half her hull is gone or more.',
    sign: ship({ hullLost: 0.7, way: 0 }),
    box: SHIP,
  },
  {
    id: 'ghost',
    words: 'A faint hull: where she would lie at the end of the plot in hand.',
    sign: <ShipGhost look={LOOK} />,
    box: SHIP,
  },
  {
    id: 'wind',
    words: 'The rose: its great arrow points to where the wind blows; the figures are the six directions.',
    sign: <CompassRose north={1} wind={2} />,
    box: '',
  },
  {
    id: 'attitudes',
    words: 'Attitudes, by where the wind comes from: D ahead, C on bow or beam, A on the quarter, B astern.',
    sign: (
      <>
        {ship({ way: 0 })}
        {ATTITUDES.map(({ letter, at }) => (
          <text
            key={at}
            x={Math.sin((at * Math.PI) / 180) * 52}
            y={8 - Math.cos((at * Math.PI) / 180) * 52}
            textAnchor="middle"
            style={{ font: '600 22px var(--sans)', fill: 'var(--ink)' }}
          >
            {letter}
          </text>
        ))}
      </>
    ),
    box: '-68 -68 136 136',
  },
  {
    id: 'bloom',
    words:
      'A brass hex: she can be there at the end of the plot. The figure is what it costs, the arrows how her bow may point.',
    sign: (
      <path
        className="hx-bloom-hex"
        d="M-20 0L-10 -17H10L20 0L10 17H-10Z"
        style={{ fill: 'var(--brass-wash)', stroke: 'var(--brass)' }}
      />
    ),
    box: '-30 -30 60 60',
  },
  {
    id: 'fire',
    words:
      'Fields of fire, while guns are laid: darkest to where carronades reach, then hull or rigging, then rigging only. The figures are hexes.',
    sign: (
      <>
        {['hx-band-close', 'hx-band-hull', 'hx-band-far'].map((shows, at) => (
          <svg key={shows} x={at * 20} y={20} width={20} height={17}>
            <Swatch shows={shows} />
          </svg>
        ))}
      </>
    ),
    box: '0 0 60 60',
  },
];

export const Legend = ({ only }: LegendProps): ReactNode => (
  <SignList signs={SIGNS} className="hx-legend" {...(only === undefined ? {} : { only })} />
);
