/** Sea Power on the page. */

import { headOf, pageOf, type ScenarioCard } from '@weathergage/web/toolkit/page.ts';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { effort, played } from '../data/played.ts';
import { lessonScenarios, scenarios } from '../data/scenarios.ts';
import { teaches } from '../data/teaches.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import { board } from './index.ts';
import { options, optionsOf } from './options.ts';

/** The two chairs, as the rules name them. */
const SIDES = [
  { id: 'english', name: 'England', nations: ['England'] },
  { id: 'european', name: 'European Powers', nations: ['France', 'Spain', 'Netherlands'] },
] as const;

/** `France 28 ships and 8 a year, Spain 18 and 5 from 1779`, for the first war alone where there are several. */
function forcesOf(scenario: Scenario, nations: readonly string[]): string[] {
  const [war] = scenario.wars;
  return (war?.forces ?? [])
    .filter(({ nation }) => nations.includes(nation))
    .map(({ nation, enters, base, new: fresh }) => {
      const name = nations.length > 1 ? `${nation} ` : '';
      const since = enters === war?.first ? '' : ` from ${enters}`;
      return `${name}${base.ships} ships and ${fresh.ships} a year${since}`;
    });
}

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  played: played[scenario.id],
  effort: effort[scenario.id],
  teaches: teaches[scenario.id],
  length: countedWords(
    scenario.wars.reduce((sum, { first, last }) => sum + last - first + 1, 0),
    'year',
  ),
  sides: SIDES.map((side) => ({
    name: side.name,
    seats: [{ id: side.id, side: side.id, name: side.name }],
    forces: forcesOf(scenario, side.nations),
  })),
});

export const page = pageOf<SeaPower>({
  board,
  cards: [...lessonScenarios, ...scenarios].map(cardOf),
  cardOf,
  options,
  optionsOf,
  machine: {
    usual: 'commodore',
    levels: {
      nearest: 'makes for the nearest points; whoever has done the lessons should beat him',
      commodore: 'sound, with much to learn',
      'rear-admiral': 'bluffs, and leaves frigates and the wind to his clerks',
      'vice-admiral': 'knows the trade, and scatters his ships',
      warden: 'is wherever points are to be had',
      'lord-high-admiral': 'the strongest that answers at once: of another mind in each war and on each side',
      'first-lord': 'the same man, thinking each year over as long as you let him',
      'sea-lord': 'masses his fleets and reads the score',
    },
    // In the Seven Years War.
    ratings: {
      nearest: 600,
      commodore: 890,
      'rear-admiral': 1200,
      'vice-admiral': 1550,
      warden: 1880,
      'lord-high-admiral': 2240,
    },
    characters: {
      'sea-lord': {
        'sea-lord-bold': 'counts on it that nobody hunts him',
        'sea-lord-wary': 'sees a fleet behind every flag',
        'sea-lord-methodical': 'thinks everything over thrice, and lies before ports',
      },
    },
  },
  phases: [
    ['4.0/2', 'Forces'],
    ['4.0/8', 'Frigates and movement'],
    ['6.5/1', 'Search'],
    ['4.0/11', 'Combat'],
    ['4.0/14', 'Control, ports and points'],
    ['4.0/15', 'Return to port'],
    ['4.0/16', 'Repairs'],
  ],
});
