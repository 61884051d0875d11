import { goldenLine } from '@weathergage/kernel/harness/index.ts';
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

const FOULING: Options = { unfouling: 'two-dice-9', entanglement: 'two-dice-9' };
const UNFOULING: Options = { unfouling: 'one-die-2' };
const BASIC: Options = { edition: 'basic' };
const FLEETS: Options = { rules: { ...COMMAND, ...HULLS } };
const ALL: Options = { rules: { ...COMMAND, ...HULLS, ...WEATHER }, tables: TABLES };

const GOLDEN: readonly (readonly [id: string, turnLimit: number, options: Options, hashes: string])[] = [
  ['mars-hercule-1798', 60, FOULING, '9f7e813c2f2816b3 cd51d9860ebd0e81 9ca441bf2a927705'],
  ['two-commodores', 40, UNFOULING, 'cba869d479ee0fcf 421bf36c961f22b1 955cae5f798803bd'],
  ['amethyst-thetis-1808-advanced', 40, BASIC, '9d6bea79831edc2b d26d173e390e6417 0b8802b3b2111dbb'],
  ['two-divisions', 12, { rules: COMMAND }, 'a95640ae199219d1 75b9702ecd38e81b 6da6f564d5193ae5'],
  ['two-frigate-squadrons', 10, { rules: WEATHER }, '98276f437e8fe301 b913d713cdf0930e 4b175337ff0daeca'],
  ['two-divisions', 12, { rules: HULLS }, 'f15b1cefd9cb1d4a cba5c01165157271 3fcf40dc33e079cf'],
  ['alvoen-1808', 12, ALL, 'ed6f4049060302f1 3abe93d3a8198904 c7bf96a9eb19fb50'],
  ['flamborough-head-1779', 20, { tables: TABLES }, '9a006ad8c29a535d 8e444a917ea66baa 088b608b1279b031'],
  // Messages and lag as it has them.
  ['trafalgar-1805', 4, {}, '043d89493e9dde76 6baf89a5fc16968a cb92b2f0f522a006'],
  ['nile-1798', 4, { rules: COMMAND }, 'a9a640ad93c64e90 5f6070de4b0fec13 895dd076ec106dd8'],
  // The lead.
  ['copenhagen-1801', 5, {}, '6f57e267ce5d0988 6073cfac739d5183 25a232851cfbd769'],
  // Tows and bombs.
  ['tripoli-1804', 4, { rules: WEATHER }, '20c90864260fbe93 9cd535d8f8527d49 b6fa35171b38e0f4'],
  ['chosen-fleets', 6, FLEETS, 'b6811f7b0c8ec514 11c851471f98e0d5 aa57f5b37dea4a47'],
];

describe('golden matches with options', () => {
  it.each(GOLDEN)('%s for %i turns with %o ends as it did', (id, turnLimit, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenLine(hexAction, scenario, { turnLimit, ...options }, { seed: 1805 })).toBe(hashes);
  });
});
