/** Table Action on the page. */
import { headOf, pageOf, type ScenarioCard } from '@weathergage/web/toolkit/page.ts';
import { effort, played } from '../data/played.ts';
import { scenarios } from '../data/scenarios.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import type { TableAction } from '../rules/types.ts';
import { board } from './index.ts';
import { teachesOf } from './teaches.ts';

/** More names than this do not fit on a card. */
const FEW = 6;

function forcesOf(scenario: Scenario, side: string): readonly string[] {
  const squadrons = scenario.squadrons.filter((squadron) => squadron.side === side);
  const ships = squadrons.flatMap((squadron) => squadron.ships.map(({ name }) => name));
  const batteries = scenario.batteries.filter((battery) => battery.side === side).map(({ name }) => name);
  if (ships.length + batteries.length <= FEW) return [...ships, ...batteries];
  return [
    ...squadrons.map(
      ({ name, ships: { length } }) => `${name}, ${length} ${length === 1 ? 'ship' : 'ships'}`,
    ),
    ...batteries,
  ];
}

/** By seat, what it commands by name: a ship her own seat or her squadron's, a battery its own, else the side's first. */
function commandsOf(scenario: Scenario, side: Scenario['sides'][number]): Record<string, string[]> {
  const commands: Record<string, string[]> = Object.fromEntries(side.seats.map(({ id }) => [id, []]));
  const give = (name: string, seat = side.seats[0]!.id): void => void commands[seat]?.push(name);
  for (const squadron of scenario.squadrons)
    if (squadron.side === side.id)
      for (const { name, seat } of squadron.ships) give(name, seat ?? squadron.seat);
  for (const battery of scenario.batteries) if (battery.side === side.id) give(battery.name, battery.seat);
  return commands;
}

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  played: played[scenario.id],
  effort: effort[scenario.id],
  teaches: teachesOf(scenario),
  sides: scenario.sides.map((side) => ({
    name: side.name,
    seats: side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
    forces: forcesOf(scenario, side.id),
    commands: commandsOf(scenario, side),
  })),
});

export const page = pageOf<TableAction>({
  board,
  cards: scenarios.map(cardOf),
  cardOf,
  options: [
    {
      title: 'Length',
      options: [
        {
          kind: 'choice',
          key: 'turnLimit',
          label: 'Length',
          choices: [
            { label: 'As the scenario says', value: undefined },
            { label: '8 turns at most', value: 8 },
            { label: '20 turns at most', value: 20 },
          ],
        },
      ],
    },
  ],
  machine: {
    usual: 'lieutenant',
    levels: {
      close: 'closes and fires; the opponent of the lessons',
      landsman: 'closes, and hardly ever fires; whoever has done the lessons should beat him',
      volunteer: 'closes, with a crew that lets most chances to fire go by',
      mate: 'closes, with a crew that is slow at the guns',
      lieutenant: 'does what first comes to mind two times in three',
      commander: 'knows wind, range and rake, and slips one time in three',
      commodore: 'sees many ways to go on, and takes the best',
      'vice-admiral': 'tries his moves, and yours after them, before he orders',
    },
    ratings: {
      landsman: 600,
      volunteer: 790,
      mate: 955,
      lieutenant: 1120,
      commander: 1285,
      commodore: 1445,
      'vice-admiral': 1590,
    },
    characters: {
      commodore: {
        'commodore-bold': 'comes close, and minds your guns little',
        'commodore-wary': 'keeps out of your fire',
        'commodore-methodical': 'thinks of the next broadside before this one',
      },
    },
  },
  phases: [
    ['initiative', 'Initiative'],
    ['activation', 'Activation'],
    ['boarding', 'Boarding'],
    ['end', 'End of the turn'],
  ],
  workshop: async () => (await import('./workshop/workshop.tsx')).Workshop,
});
