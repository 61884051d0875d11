/** Cutter and Brig on the page. */
import { headOf, pageOf, type ScenarioCard } from '@weathergage/web/toolkit/page.ts';
import { scenarios } from '../data/scenarios.ts';
import { type Scenario, seats } from '../rules/scenario.ts';
import type { CutterAndBrig } from '../rules/types.ts';
import { board } from './index.ts';

const SIDES: Readonly<Record<string, { name: string; ship: string }>> = {
  smuggler: { name: 'Smuggler', ship: 'the cutter' },
  revenue: { name: 'Revenue', ship: 'the brig' },
};

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  sides: seats(scenario).map((seat) => {
    const { name, ship } = SIDES[seat.side]!;
    return { name, seats: [seat], forces: [`${ship} ${seat.name}`] };
  }),
});

export const page = pageOf<CutterAndBrig>({
  board,
  cards: scenarios.map(cardOf),
  cardOf,
  options: [
    {
      title: 'The night',
      options: [
        {
          kind: 'switch',
          key: 'moon',
          label: 'Moonlight',
          note: 'Ships are seen from five squares off, not three.',
          rule: '3',
        },
      ],
    },
  ],
  machine: {
    usual: 'old-hand',
    levels: { random: 'any order that is allowed', 'old-hand': 'knows the coast' },
  },
  phases: [
    ['1', 'The plan'],
    ['2', 'Sailing'],
    ['3', 'Darkness'],
    ['4', 'Guns and boarders'],
    ['5', 'The end of the night'],
  ],
});
