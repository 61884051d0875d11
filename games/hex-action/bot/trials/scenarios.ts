/** What machines are tried on: equal ships that lie alike, alone, two and four to a side, in both editions. */
import { scenarios } from '../../data/scenarios.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';

const SIDES = [
  { id: 'a', name: 'A', seats: [{ id: 'a-1', name: 'A' }] },
  { id: 'b', name: 'B', seats: [{ id: 'b-1', name: 'B' }] },
];

type Berth = readonly [bow: string, heading: 1 | 2 | 3 | 4 | 5 | 6];

/** The wind between two lines of sisters; the places of one side are the other's seen in a glass. */
function even(
  id: string,
  title: string,
  ship: string,
  left: readonly Berth[],
  right: readonly Berth[],
  rest: Pick<Scenario, 'edition' | 'victory'> & Partial<Scenario>,
): Scenario {
  const line = (side: string, berths: readonly Berth[]) =>
    berths.map(([bow, heading], i) => ({
      id: `${side}${i + 1}`,
      name: `${side.toUpperCase()} ${i + 1}`,
      class: ship,
      side,
      quality: 'average' as const,
      bow,
      heading,
    }));
  return {
    id,
    title,
    date: '1800',
    place: 'Open sea',
    briefing: 'Equal ships, for trying machines on.',
    board: { columns: 51, rows: 35, fixed: false },
    wind: 1,
    sides: SIDES,
    ships: [...line('a', left), ...line('b', right)],
    provenance: {},
    ...rest,
  };
}

const ALONE = [[['O20', 2]], [['AA20', 6]]] as const;
const TWO = [
  [
    ['O20', 2],
    ['N23', 2],
  ],
  [
    ['AA20', 6],
    ['BB23', 6],
  ],
] as const;

const DUEL = { victory: { type: 'single-ship' }, turnLimit: 60 } as const;
const LINES = { victory: { type: 'points', margin: 1 }, turnLimit: 60 } as const;

/** The fleets of the Advanced Game that lie alike. */
const ADVANCED = ['two-divisions'].map((id) => scenarios.find((each) => each.id === id)!);

export const TRIALS: readonly Scenario[] = [
  even('trial-38', 'Two frigates', 'br-f3-38', ...ALONE, { edition: 'basic', ...DUEL }),
  even('trial-74', 'Two of the line', 'br-sol2-74', ...ALONE, { edition: 'basic', ...DUEL }),
  even('trial-pair', 'Two against two', 'br-sol2-74', ...TWO, { edition: 'basic', ...LINES }),
  ...ADVANCED,
];
