/** What the examination of a scenario says, at and beyond each limit. */
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../testing/forces.ts';
import type { Scenario, WarPlan } from '../world/scenario.ts';
import { examine } from './setup.ts';

const campaign = scenarioOf('short-campaign-1778');
const [first, second] = campaign.wars as [WarPlan, WarPlan];
const [england, france, spain] = first.forces as [
  WarPlan['forces'][number],
  WarPlan['forces'][number],
  WarPlan['forces'][number],
];

const flaws = (scenario: Scenario) => examine(scenario).map(({ path, expected }) => `${path}: ${expected}`);
const war = (change: Partial<WarPlan>, other: Partial<WarPlan> = {}): Scenario => ({
  ...campaign,
  wars: [
    { ...first, ...change },
    { ...second, ...other },
  ],
});
const oneYear = { first: 1778, last: 1778, forces: [england, france], changes: [] };

describe('a scenario examined', () => {
  it.each<[string, Scenario]>([
    ['as it is', campaign],
    ['of one year', war(oneYear)],
    ['with the next war in the year after', war({ last: second.first - 1 })],
    ['with an entry in the first year', war({ forces: [england, france, { ...spain, enters: 1778 }] })],
    ['with an entry in the last year', war({ forces: [england, france, { ...spain, enters: 1783 }] })],
    ['with a change in the first year', war({ changes: [{ year: 1778, port: 'madras', owner: 'France' }] })],
    ['with a change in the last year', war({ changes: [{ year: 1783, port: 'madras', owner: 'France' }] })],
    ['with values of areas', { ...campaign, values: { 'north-sea': 1 } }],
    ['with prizes', war({ prizes: { 'north-sea': 1 } })],
  ])('is sound %s', (_words, scenario) => {
    expect(flaws(scenario)).toEqual([]);
  });

  it.each<[string, Scenario, string[]]>([
    [
      'wars that overlap',
      war({ last: 1793 }),
      ['/wars/1/first: a year after 1793, in which the war before ends'],
    ],
    [
      'a war that ends before it begins',
      war({ ...oneYear, last: 1777 }),
      [
        '/wars/0/last: a year not before 1778',
        '/wars/0/forces/0/enters: a year of the war, 1778 to 1777',
        '/wars/0/forces/1/enters: a year of the war, 1778 to 1777',
      ],
    ],
    [
      'a nation twice',
      war({ forces: [england, france, france] }),
      ['/wars/0/forces/2/nation: each nation once'],
    ],
    [
      'Russians at war',
      war({}, { forces: [...second.forces, { ...france, nation: 'Russia', enters: 1793 }] }),
      ['/wars/1/forces/4/nation: a nation that goes to war; Russians come by option alone'],
    ],
    [
      'a nation without ships',
      war({ forces: [england, france, { ...spain, nation: 'Russia' }] }),
      [
        '/wars/0/forces/2/nation: a nation that goes to war; Russians come by option alone',
        '/wars/0/forces/2/nation: a nation that has ships in war 2',
      ],
    ],
    [
      'an entry too early',
      war({ forces: [england, france, { ...spain, enters: 1777 }] }),
      ['/wars/0/forces/2/enters: a year of the war, 1778 to 1783'],
    ],
    [
      'an entry too late',
      war({ forces: [england, france, { ...spain, enters: 1784 }] }),
      ['/wars/0/forces/2/enters: a year of the war, 1778 to 1783'],
    ],
    [
      'nobody for the English',
      war({ forces: [france, spain] }),
      ['/wars/0/forces: a nation of the english side that is at war in 1778'],
    ],
    [
      'Europeans who come later',
      war({ forces: [england, { ...france, enters: 1779 }] }),
      ['/wars/0/forces: a nation of the european side that is at war in 1778'],
    ],
    [
      'a change of no port',
      war({ changes: [{ year: 1780, port: 'atlantis', owner: 'France' }] }),
      ['/wars/0/changes/0/port: the id of a port, such as new-york'],
    ],
    [
      'a change of a port that never changes',
      war({ changes: [{ year: 1780, port: 'brest', owner: 'England' }] }),
      ['/wars/0/changes/0/port: a port that can change hands'],
    ],
    [
      'a change before the war',
      war({ changes: [{ year: 1777, port: 'madras', owner: 'France' }] }),
      ['/wars/0/changes/0/year: a year of the war, 1778 to 1783'],
    ],
    [
      'a change after it',
      war({ changes: [{ year: 1784, port: 'madras', owner: 'France' }] }),
      ['/wars/0/changes/0/year: a year of the war, 1778 to 1783'],
    ],
    [
      'a value of no area',
      { ...campaign, values: { atlantis: 1 } },
      ['/values/atlantis: the id of a sea area, such as north-sea'],
    ],
    [
      'a prize of no area',
      war({ prizes: { atlantis: 1 } }),
      ['/wars/0/prizes/atlantis: the id of a sea area, such as north-sea'],
    ],
  ])('has a flaw: %s', (_words, scenario, expected) => {
    expect(flaws(scenario)).toEqual(expected);
  });
});
