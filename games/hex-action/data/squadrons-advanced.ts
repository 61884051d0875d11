/** Even squadrons of the Advanced Game: nothing decides but how they are handled. */
import type { Scenario } from '../rules/scenario/scenario.ts';
import type { Direction } from '../rules/sea/hex.ts';

type ScenarioShip = Scenario['ships'][number];

/** Ships of one division in line ahead, the leader first. */
const division = (
  side: string,
  class_: string,
  heading: Direction,
  names: readonly string[],
  bows: readonly string[],
): ScenarioShip[] =>
  names.map((name, index) => ({
    id: name.toLowerCase(),
    name,
    class: class_,
    side,
    quality: 'average',
    bow: bows[index]!,
    heading,
  }));

const WHITE = ['Steady', 'Dauntless', 'Tenacious', 'Vigilant', 'Courageux', 'Resolute'] as const;
const BLUE = ['Ardent', 'Intrepid', 'Fearless', 'Zealous', 'Audacious', 'Constant'] as const;
/** The two lines lie alike to the wind, each a mirror of the other. */
const LEFT = ['P20', 'M22', 'J23', 'G25', 'D26', 'A28'] as const;
const RIGHT = ['Z20', 'CC22', 'FF23', 'II25', 'LL26', 'OO28'] as const;

const trial = (id: string, title: string, class_: string, ships: number, briefing: string): Scenario => ({
  id,
  title,
  date: '1795-07-01',
  place: 'The Channel soundings',
  briefing,
  edition: 'advanced',
  board: { columns: 51, rows: 40, fixed: false },
  wind: 1,
  velocity: 3,
  rules: { lossOfRigging: true },
  sides: [
    { id: 'white', name: 'White Division', seats: [{ id: 'white-1', name: 'Admiral of the White' }] },
    { id: 'blue', name: 'Blue Division', seats: [{ id: 'blue-1', name: 'Admiral of the Blue' }] },
  ],
  ships: [
    ...division('white', class_, 2, WHITE.slice(0, ships), LEFT),
    ...division('blue', class_, 6, BLUE.slice(0, ships), RIGHT),
  ],
  turnLimit: 60,
  victory: { type: 'points', margin: 1 },
  provenance: {
    orderOfBattle: 'constructed',
    positions: 'constructed',
    wind: 'constructed',
    briefing: 'constructed',
    victory: 'constructed',
  },
});

export const squadronsAdvanced: readonly Scenario[] = [
  trial(
    'two-divisions',
    'Two Divisions',
    'br-sol2-74',
    4,
    'Four seventy-fours against four of the same build, the same crews, the same wind on the other bow. Whatever comes of it, nobody can say that the ships were to blame: keep together, double on the end of his line, and rake what turns away.',
  ),
  trial(
    'two-frigate-squadrons',
    'Two Frigate Squadrons',
    'br-f3-36',
    6,
    'Six handy frigates a side, quick in stays and thin of plank. There is room to be clever in, and little to be clumsy with: two that fire at one ship beat her before her friends can come about.',
  ),
];
