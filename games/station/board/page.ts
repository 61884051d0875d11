/** Station on the page. */
import type { OptionGroup } from '@weathergage/web/toolkit/options.ts';
import { headOf, pageOf, type ScenarioCard } from '@weathergage/web/toolkit/page.ts';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { lessonScenarios } from '../data/lessons/scenarios.ts';
import { effort, played } from '../data/played.ts';
import { scenarios } from '../data/scenarios.ts';
import { teaches } from '../data/teaches.ts';
import type { Station } from '../rules/types.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { careers } from './careers.ts';
import { board } from './index.ts';

/** `24 of the line and 4 frigates`, by Contingent. */
function forcesOf(scenario: Scenario, side: string): string[] {
  const theatre = theatreOf({ scenario });
  const sail = new Map<string, { line: number; others: number }>();
  for (const { id, sail: ships } of scenario.squadrons) {
    const hulls = theatre.hulls.get(id);
    const contingent = theatre.contingents.get(hulls?.contingent ?? '');
    if (hulls === undefined || contingent?.side !== side || contingent.status === 'Neutral') continue;
    const tally = sail.get(contingent.name) ?? { line: 0, others: 0 };
    if (hulls.class === 'SOL' || hulls.class === 'SOL(D)') tally.line += ships;
    else tally.others += ships;
    sail.set(contingent.name, tally);
  }
  // Who fights under the name of his side is not named twice, and comes before those who fight with him.
  const isSide = (name: string): boolean => theatre.module.sides.find(({ id }) => id === side)?.name === name;
  const ordered = [...sail].sort(([a], [b]) => Number(isSide(b)) - Number(isSide(a)));
  return ordered.map(
    ([name, { line, others }]) =>
      `${isSide(name) ? '' : `${name}: `}${line} of the line${others === 0 ? '' : ` and ${others} frigates and galleys`}`,
  );
}

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  played: played[scenario.id],
  effort: effort[scenario.id],
  teaches: teaches[scenario.id],
  length: `${scenario.variableEnd === true ? 'about ' : ''}${countedWords(scenario.turns, 'Turn')}`,
  sides: theatreOf({ scenario }).module.sides.map((side) => ({
    name: side.name,
    seats: [{ id: side.id, side: side.id, name: side.name }],
    forces: forcesOf(scenario, side.id),
  })),
});

const OPTIONS: readonly OptionGroup[] = [
  {
    title: 'At sea',
    options: [
      {
        kind: 'choice',
        key: 'movement',
        label: 'Counters and courses',
        rule: '13.2',
        note: 'Double-blind, the umpire shows nothing that has not been sighted.',
        choices: [
          { label: 'Flags face down on the chart', value: undefined },
          { label: 'Double-blind', value: 'blind' },
        ],
      },
      {
        kind: 'switch',
        key: 'freeCourses',
        label: 'Orders leave the course free',
        note: 'A Formation with an Order may be sent anywhere; it is the Order that suffers.',
        rule: '9.371',
      },
    ],
  },
  {
    title: 'Officers',
    options: [
      {
        kind: 'switch',
        key: 'buyLeaders',
        label: 'Officers for Prestige',
        note: 'A Command without any officer may have one sent out early.',
        rule: '3.494',
      },
      {
        kind: 'switch',
        key: 'merit',
        label: 'Promotion by merit',
        note: 'Once a year an officer who has won a Battle may rise.',
        rule: '11.177',
      },
      {
        kind: 'switch',
        key: 'exchangeRates',
        label: 'Admirals by their worth',
        note: 'Two of a rank buy back one of the next.',
        rule: '11.183',
      },
    ],
  },
];

export const page = pageOf<Station>({
  board,
  cards: [...scenarios, ...lessonScenarios].map(cardOf),
  cardOf,
  options: OPTIONS,
  careers,
  machine: {
    usual: 'rear-admiral',
    levels: {
      random: 'any order that is allowed',
      midshipman: 'stays in port, lays nobody up, and gives any order at all every other time',
      harbour: 'stays in port and repairs',
      master: 'takes an order only if it is as good as certain, and spares no ship',
      'post-captain': 'takes likely orders, sends nobody out, and lets one thing in four lie',
      'rear-admiral': 'quick and sound in his orders, and lets one thing in five lie',
      'admiral-of-the-fleet': 'raids convoys, lets gales go by, and saves what can be saved of worn ships',
    },
    // By Years of 1742 and matches of The Valdoro trade together (docs/ladder.md).
    ratings: {
      random: 600,
      midshipman: 765,
      master: 980,
      'post-captain': 1185,
      'rear-admiral': 1350,
      'admiral-of-the-fleet': 1550,
    },
    characters: {
      'admiral-of-the-fleet': {
        'admiral-of-the-fleet-bold': 'seeks battle, and goes a long way for it',
        'admiral-of-the-fleet-wary': 'fights only where it pays well',
      },
    },
    budgetMs: 3000,
  },
  phases: [
    ['4.22', 'Winds'],
    ['5.1', 'Courses and sailing'],
    ['6.14', 'Tasks'],
    ['8.11', 'Battle'],
    ['9.2', 'Events'],
    ['11.3', 'Dockyards'],
    ['9.3', 'Orders'],
    ['11.1', 'Reinforcement and reorganisation'],
  ],
});
