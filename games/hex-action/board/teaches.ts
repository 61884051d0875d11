/** What a battle is good for learning, by what it has: the first that is true says what it is, the others what is new in it. */
import { type Topic, topicsOf } from '@weathergage/web/toolkit/topics.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';

const named =
  (...ids: readonly string[]) =>
  ({ special = [] }: Scenario): boolean =>
    special.some(({ id }) => ids.includes(id));

const KINDS: readonly Topic<Scenario>[] = [
  ['choosing a fleet by points', ({ muster }) => muster !== undefined],
  ['plots and the wind, in a race', ({ victory }) => victory.type === 'race'],
  [
    'plots and broadsides, ship against ship',
    ({ edition, ships }) => edition === 'basic' && ships.length < 3,
  ],
  ['sails, shot and crews, ship against ship', ({ ships }) => ships.length < 3],
  ['one ship against two', ({ ships }) => ships.length === 3],
  ['a few ships that fight together', ({ ships }) => ships.length < 10],
  ['a fleet by its divisions', () => true],
];

const BESIDES: readonly Topic<Scenario>[] = [
  ['fireships', named('fireships')],
  ['bombs', ({ rules }) => rules?.bombs === true],
  ['a night action', named('night')],
  ['a convoy to be saved', named('convoy')],
  ['sweeps in a calm', named('sweeps')],
  ['shore batteries', ({ batteries = [] }) => batteries.length > 0],
  ['ships at anchor', ({ anchoring }) => anchoring === true],
  ['shoals and coasts', ({ land = [], depths = [] }) => land.length + depths.length > 0],
  ['signals', ({ rules }) => rules?.signals !== undefined],
  ['orders that take time', ({ rules }) => rules?.commandLag !== undefined],
  ['the fight for the rigging', ({ rules }) => rules?.lossOfRigging === true],
];

export const teachesOf = topicsOf(KINDS, BESIDES);
