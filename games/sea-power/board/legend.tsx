/** What the signs of the chart mean, drawn by the parts that the chart is drawn with. */
import type { LegendProps } from '@weathergage/web/toolkit/contract.ts';
import { type Sign, SignList } from '@weathergage/web/toolkit/legend.tsx';
import type { ReactNode } from 'react';
import { CalmMark, WindMark, WorthMark } from './chart/cartouche.tsx';
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
    words:
      'A squadron at sea, by the sign of its marker. A swallowtail is English, a pointed pennant European; what it holds its owner alone knows.',
    sign: (
      <g className="sp-squadron" data-side="english">
        <SquadronMark side="english" afloat label="E3" />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'in-port',
    words: 'A squadron in port; with ×2 there are several of the side in one place.',
    sign: (
      <g className="sp-squadron" data-side="european">
        <SquadronMark side="european" afloat={false} count={2} label="" />
      </g>
    ),
    box: HERE,
  },
  {
    id: 'frigate',
    words: 'A frigate laid in an area: a disc under her is English, a lozenge European.',
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
    words: 'A battle is marked here, and fought when all movement is over.',
    sign: <BattleMark size={1.2} />,
    box: '-30 -30 60 60',
  },
  {
    id: 'station',
    words: 'She keeps her station: 3 more in every search here this year.',
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
    words:
      'A port of the English: a round ring. The number is what it repairs, how many squadrons it holds, and how well it is defended.',
    sign: port('english', 6),
    box: PORT,
  },
  { id: 'port-european', words: 'A port of the Europeans: a lozenge.', sign: port('european', 4), box: PORT },
  {
    id: 'port-neutral',
    words: 'A neutral port: open to both, and repairs nothing.',
    sign: port('neutral', 2),
    box: PORT,
  },
  {
    id: 'port-closed',
    words: 'A closed port: nobody enters it in this war.',
    sign: port('closed', 2),
    box: PORT,
  },
  {
    id: 'wind',
    words: 'The wind at a border between areas: with the arrow a voyage costs nothing, against it 2 points.',
    sign: <WindMark />,
    box: '-16 -16 32 32',
  },
  { id: 'calm', words: 'A border without a steady wind: 1 point.', sign: <CalmMark />, box: '-16 -16 32 32' },
  {
    id: 'area',
    words: 'What an area brings the Europeans in a year in which they control it.',
    sign: <WorthMark points={3} />,
    box: '-16 -16 32 32',
  },
  {
    id: 'leader',
    words: 'A leader’s rating: what his squadron moves with, and what he adds to dice.',
    sign: <Medal rating={3} size={40} />,
    box: '',
  },
  {
    id: 'ship',
    words: 'Beads under a ship: her defence; those filled in red are damage.',
    sign: <Pips defence={4} damage={1} />,
    box: '',
  },
];

export const Legend = ({ only }: LegendProps): ReactNode => (
  <SignList signs={SIGNS} className="sp-legend" {...(only === undefined ? {} : { only })} />
);
