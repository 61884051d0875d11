/** What both sides are told for a season: to hold the middle of the sea, to shut the other in, to show themselves. */
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { circuit, interdict, type OrderRow, order, station } from '@weathergage/station/data/tables.ts';
import type { Order } from '@weathergage/station/rules/module/orders.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { SeasonTheatre } from './theatre.ts';

const otherOf = (side: Side): Side => (side === 'english' ? 'european' : 'english');
const CODE: Readonly<Record<Side, string>> = { english: 'E', european: 'C' };

export const holdOrder = (side: Side): string => `${side}-hold`;

/** Impulses for which the middle of the sea is held where the fleets have not met in it. */
const UNMET = 4;

/** The smaller line says how long it takes to decide it. */
export const holdFor = ({ lines }: SeaBattle, { met }: Mapping['season']): number =>
  met === undefined
    ? UNMET
    : Math.min(
        met.most,
        met.hold + Math.floor(Math.min(...SIDES.map((side) => lines[side].length)) / met.ships),
      );

export function seasonOrders(
  theatre: SeasonTheatre,
  portName: (id: string) => string,
  hold: number,
): Order[] {
  return SIDES.flatMap((side) => {
    const enemy = theatre.bases[otherOf(side)];
    const own = theatre.bases[side];
    const rows: readonly (readonly [string, OrderRow])[] = [
      [
        'hold',
        {
          name: 'Hold the sea',
          type: 'Show of Force',
          force: '1 line',
          // 7.212: only Straits and Ports are Interdicted; the open sea is held by who stays in it.
          fulfil: station(theatre.middle, hold),
          deadline: 3,
          recycle: 'Q',
        },
      ],
      [
        'blockade',
        {
          name: `Blockade: ${portName(enemy)}`,
          type: 'Blockade',
          force: '1 line',
          fulfil: interdict(enemy, 3),
          fails: 'L',
          deadline: 4,
          recycle: 'Q',
        },
      ],
      [
        'cruise',
        {
          name: 'Cruise the reaches',
          type: 'Cruise',
          force: '1 line IS',
          fulfil: circuit(theatre.round.join(' '), 1),
          deadline: 3,
          recycle: 'Q',
        },
      ],
      [
        'show',
        {
          name: 'Show the flag',
          type: 'Show of Force',
          force: '1 any IS',
          fulfil: station(theatre.leeward, 2),
          fails: 'L',
          deadline: 3,
          recycle: 'Q',
        },
      ],
      [
        'sortie',
        {
          name: `Break out of ${portName(own)}`,
          type: 'Battle',
          force: '1 line',
          fulfil: { test: 'breakBlockade', at: own },
          fails: 'B',
          deadline: 3,
          recycle: 'Q',
        },
      ],
    ];
    return rows.map(([id, row], at) =>
      order({ side, command: null }, `${CODE[side]}${at + 1}`, `${side}-${id}`, row),
    );
  });
}
