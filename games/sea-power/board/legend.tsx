/** What the signs of the chart mean, drawn by the parts that the chart is drawn with. */
import type { LegendProps } from '@weathergage/web/toolkit/contract.ts';
import { type Sign, SignList } from '@weathergage/web/toolkit/legend.tsx';
import type { ReactNode } from 'react';
import { CalmMark, WindMark, WorthMark } from './chart/cartouche.tsx';
import { OCEAN_SIGNS } from './chart/chart-words.ts';
import { BattleMark, FrigateMark, SquadronMark, StationMark } from './chart/markers.tsx';
import { PortMark } from './chart/ports.tsx';
import { Medal, Pips } from './display/chips.tsx';
import './board.css';

const HERE = '-30 -34 60 60';
const PORT = '-16 -14 32 38';

const port = (look: 'english' | 'european' | 'neutral' | 'closed', number: number): ReactNode => (
  <g className="sp-port" data-look={look}>
    <PortMark look={look} number={number} />
  </g>
);

const SIGNS: readonly Sign[] = [
  {
    id: 'squadron',
    words: OCEAN_SIGNS.squadron,
    sign: (
      <g className="sp-squadron" data-side="english">
        <SquadronMark side="english" afloat label="E3" />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'in-port',
    words: OCEAN_SIGNS['in-port'],
    sign: (
      <g className="sp-squadron" data-side="european">
        <SquadronMark side="european" afloat={false} count={2} label="" />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'frigate',
    words: OCEAN_SIGNS.frigate,
    sign: (
      <g className="sp-frigates">
        <g className="sp-frigate" transform="scale(1.6)">
          <FrigateMark side="european" />
        </g>
      </g>
    ),
    box: HERE,
  },
  {
    id: 'battle',
    words: OCEAN_SIGNS.battle,
    sign: <BattleMark size={1.2} />,
    box: '-30 -30 60 60',
  },
  {
    id: 'station',
    words: OCEAN_SIGNS.station,
    sign: (
      <g className="sp-squadron" data-side="english">
        <SquadronMark side="english" afloat label="E1" />
        <StationMark />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'port',
    words: OCEAN_SIGNS.port,
    sign: port('english', 6),
    box: PORT,
  },
  { id: 'port-european', words: OCEAN_SIGNS['port-european'], sign: port('european', 4), box: PORT },
  {
    id: 'port-neutral',
    words: OCEAN_SIGNS['port-neutral'],
    sign: port('neutral', 2),
    box: PORT,
  },
  {
    id: 'port-closed',
    words: OCEAN_SIGNS['port-closed'],
    sign: port('closed', 2),
    box: PORT,
  },
  {
    id: 'wind',
    words: OCEAN_SIGNS.wind,
    sign: <WindMark />,
    box: '-16 -16 32 32',
  },
  { id: 'calm', words: OCEAN_SIGNS.calm, sign: <CalmMark />, box: '-16 -16 32 32' },
  {
    id: 'area',
    words: OCEAN_SIGNS.area,
    sign: <WorthMark points={3} />,
    box: '-16 -16 32 32',
  },
  {
    id: 'leader',
    words: OCEAN_SIGNS.leader,
    sign: <Medal rating={3} size={40} />,
    box: '',
  },
  {
    id: 'ship',
    words: OCEAN_SIGNS.ship,
    sign: <Pips defence={4} damage={1} />,
    box: '',
  },
];

export const Legend = ({ only }: LegendProps): ReactNode => (
  <SignList signs={SIGNS} className="sp-legend" {...(only === undefined ? {} : { only })} />
);
