/** What the signs of the chart mean, drawn by the parts that the chart is drawn with. */
import { LabelBars } from '@weathergage/web/toolkit/at-sea/label-bars.tsx';
import { type Mark, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import type { LegendProps } from '@weathergage/web/toolkit/contract.ts';
import { type Sign, SignList } from '@weathergage/web/toolkit/legend.tsx';
import type { ReactNode } from 'react';
import { WindRose } from './chart/wind-rose.tsx';
import { ShipDrawing, ShipGhost } from './ships/ship-drawing.tsx';
import type { ShipLook } from './ships/ship-look.ts';

const OURS: Mark = { colour: '#1f4e8c', shape: 'swallowtail' };
const DICE = [4, 3, 2, 1] as const;

const LOOK: ShipLook = {
  id: 'legend',
  spec: {
    name: '',
    nation: 'British',
    rate: '5th',
    size: 'small',
    guns: 36,
    broadside: { large: DICE, regular: DICE },
    musketry: 3,
    hull: 20,
    rigging: 20,
    crew: 20,
    quality: 'average',
    marines: false,
    signals: false,
    blockship: false,
    points: 0,
    length: 2500,
    width: 1000,
  },
  nation: 'British',
  angle: 0,
  wind: 45,
  sail: 'battle',
  hullLost: 0,
  riggingLost: 0,
  fires: 0,
  leaks: 0,
  rudder: false,
  struck: false,
  prizeOf: null,
  flagship: false,
  anchored: false,
  acted: false,
  underWay: true,
};

const SHIP = '-75 -62 150 150';
const ship = (look: Partial<ShipLook>): ReactNode => <ShipDrawing look={{ ...LOOK, ...look }} mark={OURS} />;

const SIGNS: readonly Sign[] = [
  {
    id: 'wake',
    words:
      'A ship with a green, open wake has still to act this turn. One, two or three waves are easy, battle and full sail.',
    sign: ship({}),
    box: SHIP,
  },
  {
    id: 'acted',
    words: 'An orange wake, with bars: she has acted.',
    sign: ship({ acted: true, sail: 'full' }),
    box: SHIP,
  },
  {
    id: 'bars',
    words:
      'Under her name: what is left of hull, rigging and crew. The pennant’s colour and cut are her side.',
    sign: (
      <g transform="translate(-45 0)">
        <Streamer mark={OURS} />
        <LabelBars width={20} bars={[1, 0.7, 0.3].map((share) => ({ share, low: share < 0.34 }))} />
      </g>
    ),
    box: '-56 -56 112 112',
  },
  {
    id: 'flagship',
    words: 'A flagship has a second flag at the main.',
    sign: ship({ flagship: true }),
    box: SHIP,
  },
  {
    id: 'burning',
    words: 'On fire. Fires have to be fought when she acts; six sink her.',
    sign: ship({ fires: 2 }),
    box: SHIP,
  },
  {
    id: 'struck',
    words: 'Struck: pale, under bare poles, and out of the fight.',
    sign: ship({ struck: true, sail: null, underWay: false }),
    box: SHIP,
  },
  {
    id: 'move',
    words: 'A faint hull: where she would lie at the end of the segment in hand.',
    sign: <ShipGhost spec={LOOK.spec} />,
    box: SHIP,
  },
  {
    id: 'wind',
    words: 'The rose: its great arrow points to where the wind blows. Up is north.',
    sign: <WindRose wind={450} />,
    box: '',
  },
  {
    id: 'fire',
    words:
      'A shaded wedge: the arc of a broadside, 30 degrees forward of the beam and 30 abaft it, in bands of point blank, close, effective and long range.',
    sign: (
      <>
        <path d="M16 -20L70 -55V55L16 20Z" style={{ fill: 'var(--brass)', opacity: 0.35 }} />
        {ship({ underWay: false })}
      </>
    ),
    box: SHIP,
  },
];

export const Legend = ({ only }: LegendProps): ReactNode => (
  <SignList signs={SIGNS} className="ta-signs" {...(only === undefined ? {} : { only })} />
);
