import { describe } from 'vitest';
import { itJudges } from '../testing/judged.ts';
import { testModule } from '../testing/module.ts';
import type { Stated } from '../testing/station.ts';
import { dockyardStep } from './dockyard.ts';
import { layUp } from './lay-up.ts';

const corsairs = {
  ...testModule,
  squadrons: testModule.squadrons.map((one) =>
    one.id === 'azure-f' ? { ...one, corsair: { base: 'ville', requires: null, perish: true } } : one,
  ),
};

describe('In the dockyard', () => {
  const none = { back: [], repair: [], prestige: 0, hulk: [] };
  const lying: Stated = { ordinary: { 'kings-port': 'red-a:4/6 red-b:3/3 red-c:2/1', ferry: 'red-e:1/1' } };
  const repair = (...squadrons: string[]) => ({ ...none, repair: [{ port: 'kings-port', squadrons }] });
  const points = (count: number): Stated => ({
    ...lying,
    scenario: { repairPoints: { 'kings-port': count } },
  });

  itJudges(dockyardStep, [
    {
      rule: '3.275',
      said: 'not-in-ordinary',
      what: 'back comes who Fits Out',
      stated: { fittingOut: { ferry: 'red-a' } },
      answer: { ...none, back: ['red-a'] },
    },
    {
      rule: '3.275',
      said: 'not-in-ordinary',
      what: 'back comes nobody',
      stated: lying,
      answer: { ...none, back: ['red-d'] },
    },
    {
      rule: '12.3',
      said: 'prestige',
      what: 'more Prestige than there is',
      stated: lying,
      answer: { ...none, prestige: 6 },
    },
    {
      rule: '12.3',
      said: 'may',
      what: 'all the Prestige there is',
      stated: lying,
      answer: { ...none, prestige: 5 },
    },
    {
      rule: '11.32',
      said: 'twice',
      what: 'a Port named twice',
      stated: lying,
      answer: {
        ...none,
        repair: [
          { port: 'kings-port', squadrons: ['red-a'] },
          { port: 'kings-port', squadrons: [] },
        ],
      },
    },
    {
      rule: '11.31',
      said: 'not-in-ordinary',
      what: 'one that lies elsewhere',
      stated: lying,
      answer: repair('red-e'),
    },
    {
      rule: '11.31',
      said: 'not-in-ordinary',
      what: 'one that Fits Out',
      stated: { fittingOut: { 'kings-port': 'red-a' } },
      answer: repair('red-a'),
    },
    {
      rule: '11.31',
      said: 'not-in-ordinary',
      what: 'one that nobody has',
      stated: lying,
      answer: repair('ghost'),
    },
    {
      rule: '11.31',
      said: 'not-in-ordinary',
      what: 'one with a Flotilla',
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: repair('red-a'),
    },
    {
      rule: '11.31',
      said: 'not-in-ordinary',
      what: 'one that comes back',
      stated: lying,
      answer: { ...repair('red-a'), back: ['red-a'] },
    },
    {
      rule: '11.322',
      said: 'once',
      what: 'three times one Squadron',
      stated: points(9),
      answer: { ...repair('red-a', 'red-a', 'red-a'), prestige: 5 },
    },
    {
      rule: '11.322',
      said: 'may',
      what: 'twice, for Prestige',
      stated: points(9),
      answer: { ...repair('red-a', 'red-a'), prestige: 1 },
    },
    {
      rule: '11.321',
      said: 'rolls',
      what: 'twice without it, be there rolls enough',
      stated: points(9),
      answer: repair('red-a', 'red-a'),
    },
    {
      rule: '11.311',
      said: 'port',
      what: 'a Port of the Enemy',
      stated: lying,
      answer: { ...none, repair: [{ port: 'ville', squadrons: [] }] },
    },
    {
      rule: '11.321',
      said: 'halt',
      what: 'repairs halted there',
      stated: lying,
      answer: repair('red-a'),
      change: (world) => {
        world.ports['kings-port']!.noRepairUntil = 1;
      },
    },
    {
      rule: '11.321',
      said: 'may',
      what: 'they go on again',
      stated: { ...lying, world: { turn: 1 } },
      answer: repair('red-a'),
      change: (world) => {
        world.ports['kings-port']!.noRepairUntil = 1;
      },
    },
    {
      rule: '11.321',
      said: 'halt',
      what: 'a scenario without Repairs',
      stated: { ...lying, scenario: { only: { without: ['repairs'] } } },
      answer: repair('red-a'),
    },
    {
      rule: '11.321',
      said: 'may',
      what: 'nothing is asked of a yard that stands still',
      stated: { ...lying, scenario: { only: { without: ['repairs'] } } },
      answer: repair(),
    },
    {
      rule: '11.321',
      said: 'rolls',
      what: 'one roll too many',
      stated: lying,
      answer: repair('red-a', 'red-b'),
    },
    {
      rule: '11.323',
      said: 'may',
      what: 'two more for a point',
      stated: lying,
      answer: { ...repair('red-a', 'red-b', 'red-c'), prestige: 1 },
    },
    {
      rule: '11.352',
      said: 'may',
      what: 'one more for a Repair Point',
      stated: points(1),
      answer: repair('red-a', 'red-b'),
    },
    {
      rule: '11.321',
      said: 'rolls',
      what: 'two for one Repair Point',
      stated: points(1),
      answer: repair('red-a', 'red-b', 'red-c'),
    },
    {
      rule: '11.321',
      said: 'may',
      what: 'a roll that an Event gives at a Key Port',
      stated: lying,
      answer: repair('red-a', 'red-b'),
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'red', rolls: 1, until: 9 }];
      },
    },
    {
      rule: '11.321',
      said: 'rolls',
      what: 'it gives the Enemy',
      stated: lying,
      answer: repair('red-a', 'red-b'),
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'blue', rolls: 1, until: 9 }];
      },
    },
    {
      rule: '11.321',
      said: 'rolls',
      what: 'at a Minor Port',
      stated: { ...lying, scenario: { start: { year: 1741, turn: 2 } } },
      answer: { ...none, repair: [{ port: 'ferry', squadrons: ['red-e'] }] },
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'red', rolls: 1, until: 9 }];
      },
    },
    {
      rule: '11.341',
      said: 'at-sea',
      what: 'hulked at sea',
      stated: { put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a' }] },
      answer: { ...none, hulk: [{ squadron: 'red-a', sail: 1 }] },
    },
    {
      rule: '11.341',
      said: 'at-sea',
      what: 'hulked, being nobody’s',
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'ghost', sail: 1 }] },
    },
    {
      rule: '11.341',
      said: 'may',
      what: 'hulked with a Flotilla in Harbour',
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: { ...none, hulk: [{ squadron: 'red-a', sail: 4 }] },
    },
    {
      rule: '11.34',
      said: 'too-few',
      what: 'more than it has',
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'red-c', sail: 3 }] },
    },
    {
      rule: '11.34',
      said: 'may',
      what: 'all that it has',
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'red-c', sail: 2 }] },
    },
    {
      rule: '11.34',
      said: 'twice',
      what: 'one named twice',
      stated: lying,
      answer: {
        ...none,
        hulk: [
          { squadron: 'red-a', sail: 1 },
          { squadron: 'red-a', sail: 1 },
        ],
      },
    },
    {
      rule: '10.23',
      said: 'corsair',
      what: 'Corsairs',
      stated: {
        scenario: {
          module: corsairs,
          squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } }],
        },
      },
      answer: { ...none, hulk: [{ squadron: 'azure-f', sail: 1 }] },
      blue: true,
    },
  ]);
});

describe('In Ordinary goes', () => {
  const lay = (...squadrons: string[]) => ({ squadrons });
  itJudges(layUp, [
    { rule: '3.274', said: 'not-fitting-out', what: 'nobody’s', stated: {}, answer: lay('ghost') },
    {
      rule: '3.274',
      said: 'not-fitting-out',
      what: 'one at sea',
      stated: { put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a' }] },
      answer: lay('red-a'),
    },
    {
      rule: '3.274',
      said: 'not-fitting-out',
      what: 'one that is',
      stated: { ordinary: { 'kings-port': 'red-a' } },
      answer: lay('red-a'),
    },
    {
      rule: '3.274',
      said: 'may',
      what: 'one of a Flotilla Fitting Out',
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: lay('red-a'),
    },
    {
      rule: '11.311',
      said: 'port',
      what: 'one in a Port that is not Friendly',
      stated: { fittingOut: { haven: 'cobalt-a' } },
      answer: lay('cobalt-a'),
      blue: true,
    },
    {
      rule: '5.288',
      said: 'may',
      what: 'one at a Minor Port',
      stated: { fittingOut: { ferry: 'red-a' } },
      answer: lay('red-a'),
    },
    {
      rule: '5.288',
      said: 'room',
      what: 'one beside another',
      stated: { fittingOut: { ferry: 'red-a' }, ordinary: { ferry: 'red-b' } },
      answer: lay('red-a'),
    },
    {
      rule: '5.288',
      said: 'room',
      what: 'two at a Minor Port',
      stated: { fittingOut: { ferry: 'red-a red-b' } },
      answer: lay('red-a', 'red-b'),
    },
    {
      rule: '5.288',
      said: 'may',
      what: 'any number at a Key Port',
      stated: { fittingOut: { 'kings-port': 'red-a red-b red-c' } },
      answer: lay('red-a', 'red-b', 'red-c'),
    },
    {
      rule: '10.232',
      said: 'corsair',
      what: 'Corsairs',
      stated: {
        scenario: {
          module: corsairs,
          squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } }],
        },
      },
      answer: lay('azure-f'),
      blue: true,
    },
  ]);
});
