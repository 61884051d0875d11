/** What a battle is good for learning, by what it has: its size says what it is, the rest what is new in it. */
import { type Topic, topicsOf } from '@weathergage/web/toolkit/topics.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';

const shipsIn = ({ squadrons }: Scenario) => squadrons.flatMap(({ ships }) => ships);
const wonBy =
  (...types: readonly Scenario['victory'][number]['type'][]) =>
  ({ victory }: Scenario): boolean =>
    victory.some(({ type }) => types.includes(type));

const KINDS: readonly Topic<Scenario>[] = [
  ['segments, turns and guns, ship against ship', (scenario) => shipsIn(scenario).length < 3],
  ['a squadron in hand', (scenario) => shipsIn(scenario).length < 9],
  ['divisions in line', () => true],
];

const BESIDES: readonly Topic<Scenario>[] = [
  ['shore batteries', ({ batteries }) => batteries.length > 0],
  ['a line at anchor', (scenario) => shipsIn(scenario).some(({ anchored }) => anchored === true)],
  ['shoals', ({ terrain = [] }) => terrain.length > 0],
  ['a wind that fails', ({ special }) => special?.flukyWind === true],
  ['closing before the first shot', ({ special }) => special?.noFireBefore !== undefined],
  ['prizes', wonBy('capture')],
  ['a chase off the table', wonBy('exit')],
  ['holding out', wonBy('survive')],
  ['wearing a fleet down', wonBy('fractionCrippled')],
];

export const teachesOf = topicsOf(KINDS, BESIDES);
