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
  ['two-divisions', 12, { rules: COMMAND }, '2b0e321c76d01cbe bdfdfe8e94b2e8b1 fb2ad9187b5fa0da'],
  ['two-frigate-squadrons', 10, { rules: WEATHER }, '926ff1bae105762e b913d713cdf0930e 97be0ad4c74dbc36'],
  ['two-divisions', 12, { rules: HULLS }, '8ba7a687a6fbcd3d 6a392c7f8b26edb7 5848a3bc0d9ceb22'],
  ['alvoen-1808', 12, ALL, 'ed6f4049060302f1 3abe93d3a8198904 c7bf96a9eb19fb50'],
  ['flamborough-head-1779', 20, { tables: TABLES }, '9a006ad8c29a535d 8e444a917ea66baa 9f74e6f62e7a636c'],
  // Messages and lag as it has them.
  ['trafalgar-1805', 4, {}, '690895aac3dd682f ac61133ed69940e8 80ac8315ae53b7ef'],
  ['nile-1798', 4, { rules: COMMAND }, 'cfabec0565b51575 5f6070de4b0fec13 895dd076ec106dd8'],
  // The lead.
  ['copenhagen-1801', 5, {}, '1e6125d2d75d7fb5 6073cfac739d5183 72bc8d698711fea6'],
  // Tows and bombs.
  ['tripoli-1804', 4, { rules: WEATHER }, '5ba2fcec50fc027b 9cd535d8f8527d49 650f2042115cfee6'],
  ['chosen-fleets', 6, FLEETS, '193d82dba7b58111 9d7d52bccec3b60c 6a59e0475562809f'],
];

describe('golden matches with options', () => {
  it.each(GOLDEN)('%s for %i turns with %o ends as it did', (id, turnLimit, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenLine(hexAction, scenario, { turnLimit, ...options }, { seed: 1805 })).toBe(hashes);
  });
});
