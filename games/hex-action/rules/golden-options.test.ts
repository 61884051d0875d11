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
  ['amethyst-thetis-1808-advanced', 40, BASIC, '961e9ff14a95b75e fac0ed34ae063bcd 6f7f8de1e4d55013'],
  ['two-divisions', 12, { rules: COMMAND }, 'd5afaa4a91d29026 6bc8e8adedc7be6f 5dc4c0e9f55a0fa4'],
  ['two-frigate-squadrons', 10, { rules: WEATHER }, '02d5806e3bc67311 a46ea73962bf1177 1c8adbe34afd449d'],
  ['two-divisions', 12, { rules: HULLS }, '71c0546a0f62e3e4 440b1295c09aaadd b3f087bd82c1bd67'],
  ['alvoen-1808', 12, ALL, '19da51dd0304a495 3abe93d3a8198904 8b4af8a83a9169df'],
  ['flamborough-head-1779', 20, { tables: TABLES }, '1171bbb678738e2b ec4e8c87c62419ba 82d5cc0627891f0c'],
  // Messages and lag as it has them.
  ['trafalgar-1805', 4, {}, 'f693bf2cb57114df 3f58a8ec86e82831 92ffe80bc02b6ead'],
  ['nile-1798', 4, { rules: COMMAND }, '90a508d102892c4e 2065e14e63477786 72690621fe8c7284'],
  // The lead.
  ['copenhagen-1801', 5, {}, '9563168466427066 88e14874f6213268 4e3d3658ce0cdaa6'],
  // Tows and bombs.
  ['tripoli-1804', 4, { rules: WEATHER }, '783a050639bb7bf8 29e65d9b6ba5aaa0 395122872bb33318'],
  ['chosen-fleets', 6, FLEETS, '11afbd60c907d785 8f511843dacb086d 98575f156bb2e705'],
];

describe('golden matches with options', () => {
  it.each(GOLDEN)('%s for %i turns with %o ends as it did', (id, turnLimit, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    expect(goldenLine(hexAction, scenario, { turnLimit, ...options }, { seed: 1805 })).toBe(hashes);
  });
});
