import { type GoldenMatch, goldenOf } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from './index.ts';
import type { Options } from './sea/options.ts';
import type { RuleChoices, TableChoices } from './sea/rule-set.ts';

/** Random play with the options, and with the optional rules that a scenario brings, by hashes of its course. */
const COMMAND: RuleChoices = {
  signals: 'own-nation',
  commandLag: 'ten-hexes',
  ownFlags: true,
  timedMoves: true,
};
const WEATHER: RuleChoices = {
  variableWind: true,
  changingWindNumber: true,
  windEffects: true,
  blockedWind: true,
  lossOfRigging: true,
};
const HULLS: RuleChoices = {
  towing: true,
  foreAndAft: true,
  copperBottoms: true,
  scurvy: 2,
  lossOfRigging: false,
};
const TABLES: TableChoices = {
  fullSailHits: 'double',
  lowPowder: 'one',
  criticals: 'die-and-table',
  fires: 'fought',
  windNumbers: 'converted',
  startingWind: 'mild',
};

type Hashes = Omit<GoldenMatch, 'finished'>;
const GOLDEN: readonly (readonly [name: string, id: string, options: Options, hashes: Hashes])[] = [
  [
    'other numbers for fouling',
    'mars-hercule-1798',
    { turnLimit: 60, unfouling: 'two-dice-9', entanglement: 'two-dice-9' },
    { state: '9f7e813c2f2816b3', tale: 'cd51d9860ebd0e81', seen: '9ca441bf2a927705' },
  ],
  [
    'one die for unfouling',
    'two-commodores',
    { turnLimit: 40, unfouling: 'one-die-2' },
    { state: 'cba869d479ee0fcf', tale: '421bf36c961f22b1', seen: '955cae5f798803bd' },
  ],
  [
    'an Advanced scenario by the Basic rules',
    'amethyst-thetis-1808-advanced',
    { turnLimit: 40, edition: 'basic' },
    { state: '9d6bea79831edc2b', tale: 'd26d173e390e6417', seen: '0b8802b3b2111dbb' },
  ],
  [
    'command',
    'two-divisions',
    { turnLimit: 12, rules: COMMAND },
    { state: '2b0e321c76d01cbe', tale: 'bdfdfe8e94b2e8b1', seen: 'fb2ad9187b5fa0da' },
  ],
  [
    'weather',
    'two-frigate-squadrons',
    { turnLimit: 10, rules: WEATHER },
    { state: '926ff1bae105762e', tale: 'b913d713cdf0930e', seen: '97be0ad4c74dbc36' },
  ],
  [
    'hulls and crews',
    'two-divisions',
    { turnLimit: 12, rules: HULLS },
    { state: '8ba7a687a6fbcd3d', tale: '6a392c7f8b26edb7', seen: '5848a3bc0d9ceb22' },
  ],
  [
    'all of these with other tables',
    'alvoen-1808',
    { turnLimit: 12, rules: { ...COMMAND, ...HULLS, ...WEATHER }, tables: TABLES },
    { state: 'ed6f4049060302f1', tale: '3abe93d3a8198904', seen: 'c7bf96a9eb19fb50' },
  ],
  [
    'other tables',
    'flamborough-head-1779',
    { turnLimit: 20, tables: TABLES },
    { state: '9a006ad8c29a535d', tale: '8e444a917ea66baa', seen: '9f74e6f62e7a636c' },
  ],
  [
    'messages and lag as it has them',
    'trafalgar-1805',
    { turnLimit: 4 },
    { state: '690895aac3dd682f', tale: 'ac61133ed69940e8', seen: '80ac8315ae53b7ef' },
  ],
  [
    'command in a bay',
    'nile-1798',
    { turnLimit: 4, rules: COMMAND },
    { state: 'cfabec0565b51575', tale: '5f6070de4b0fec13', seen: '895dd076ec106dd8' },
  ],
  [
    'the lead',
    'copenhagen-1801',
    { turnLimit: 5 },
    { state: '1e6125d2d75d7fb5', tale: '6073cfac739d5183', seen: '72bc8d698711fea6' },
  ],
  [
    'tows and bombs',
    'tripoli-1804',
    { turnLimit: 4, rules: WEATHER },
    { state: '5ba2fcec50fc027b', tale: '9cd535d8f8527d49', seen: '650f2042115cfee6' },
  ],
  [
    'fleets of their own choice',
    'chosen-fleets',
    { turnLimit: 6, rules: { ...COMMAND, ...HULLS } },
    { state: '193d82dba7b58111', tale: '9d7d52bccec3b60c', seen: '6a59e0475562809f' },
  ],
];

describe('golden matches with options', () => {
  it.each(GOLDEN)('%s: %s ends as it did', (_, id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenOf(hexAction, scenario, options, { seed: 1805 })).toEqual({ finished: true, ...hashes });
  });
});
