import { describe } from 'vitest';
import { answerTo, itJudges } from '../testing/judged.ts';
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

  itJudges(answerTo(dockyardStep), {
    '[3.275] not-in-ordinary: back comes who Fits Out': {
      stated: { fittingOut: { ferry: 'red-a' } },
      answer: { ...none, back: ['red-a'] },
    },
    '[3.275] not-in-ordinary: back comes nobody': {
      stated: lying,
      answer: { ...none, back: ['red-d'] },
    },
    '[12.3] prestige: more Prestige than there is': {
      stated: lying,
      answer: { ...none, prestige: 6 },
    },
    '[12.3] may: all the Prestige there is': {
      stated: lying,
      answer: { ...none, prestige: 5 },
    },
    '[11.32] twice: a Port named twice': {
      stated: lying,
      answer: {
        ...none,
        repair: [
          { port: 'kings-port', squadrons: ['red-a'] },
          { port: 'kings-port', squadrons: [] },
        ],
      },
    },
    '[11.31] not-in-ordinary: one that lies elsewhere': {
      stated: lying,
      answer: repair('red-e'),
    },
    '[11.31] not-in-ordinary: one that Fits Out': {
      stated: { fittingOut: { 'kings-port': 'red-a' } },
      answer: repair('red-a'),
    },
    '[11.31] not-in-ordinary: one that nobody has': {
      stated: lying,
      answer: repair('ghost'),
    },
    '[11.31] not-in-ordinary: one with a Flotilla': {
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: repair('red-a'),
    },
    '[11.31] not-in-ordinary: one that comes back': {
      stated: lying,
      answer: { ...repair('red-a'), back: ['red-a'] },
    },
    '[11.322] once: three times one Squadron': {
      stated: points(9),
      answer: { ...repair('red-a', 'red-a', 'red-a'), prestige: 5 },
    },
    '[11.322] may: twice, for Prestige': {
      stated: points(9),
      answer: { ...repair('red-a', 'red-a'), prestige: 1 },
    },
    '[11.321] rolls: twice without it, be there rolls enough': {
      stated: points(9),
      answer: repair('red-a', 'red-a'),
    },
    '[11.311] port: a Port of the Enemy': {
      stated: lying,
      answer: { ...none, repair: [{ port: 'ville', squadrons: [] }] },
    },
    '[11.321] halt: repairs halted there': {
      stated: lying,
      answer: repair('red-a'),
      change: (world) => {
        world.ports['kings-port']!.noRepairUntil = 1;
      },
    },
    '[11.321] may: they go on again': {
      stated: { ...lying, world: { turn: 1 } },
      answer: repair('red-a'),
      change: (world) => {
        world.ports['kings-port']!.noRepairUntil = 1;
      },
    },
    '[11.321] halt: a scenario without Repairs': {
      stated: { ...lying, scenario: { only: { without: ['repairs'] } } },
      answer: repair('red-a'),
    },
    '[11.321] may: nothing is asked of a yard that stands still': {
      stated: { ...lying, scenario: { only: { without: ['repairs'] } } },
      answer: repair(),
    },
    '[11.321] rolls: one roll too many': {
      stated: lying,
      answer: repair('red-a', 'red-b'),
    },
    '[11.323] may: two more for a point': {
      stated: lying,
      answer: { ...repair('red-a', 'red-b', 'red-c'), prestige: 1 },
    },
    '[11.352] may: one more for a Repair Point': {
      stated: points(1),
      answer: repair('red-a', 'red-b'),
    },
    '[11.321] rolls: two for one Repair Point': {
      stated: points(1),
      answer: repair('red-a', 'red-b', 'red-c'),
    },
    '[11.321] may: a roll that an Event gives at a Key Port': {
      stated: lying,
      answer: repair('red-a', 'red-b'),
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'red', rolls: 1, until: 9 }];
      },
    },
    '[11.321] rolls: it gives the Enemy': {
      stated: lying,
      answer: repair('red-a', 'red-b'),
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'blue', rolls: 1, until: 9 }];
      },
    },
    '[11.321] rolls: at a Minor Port': {
      stated: { ...lying, scenario: { start: { year: 1741, turn: 2 } } },
      answer: { ...none, repair: [{ port: 'ferry', squadrons: ['red-e'] }] },
      change: (world) => {
        world.lasting = [{ what: 'extraRepair', side: 'red', rolls: 1, until: 9 }];
      },
    },
    '[11.341] at-sea: hulked at sea': {
      stated: { put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a' }] },
      answer: { ...none, hulk: [{ squadron: 'red-a', sail: 1 }] },
    },
    '[11.341] at-sea: hulked, being nobody’s': {
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'ghost', sail: 1 }] },
    },
    '[11.341] may: hulked with a Flotilla in Harbour': {
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: { ...none, hulk: [{ squadron: 'red-a', sail: 4 }] },
    },
    '[11.34] too-few: more than it has': {
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'red-c', sail: 3 }] },
    },
    '[11.34] may: all that it has': {
      stated: lying,
      answer: { ...none, hulk: [{ squadron: 'red-c', sail: 2 }] },
    },
    '[11.34] twice: one named twice': {
      stated: lying,
      answer: {
        ...none,
        hulk: [
          { squadron: 'red-a', sail: 1 },
          { squadron: 'red-a', sail: 1 },
        ],
      },
    },
    '[10.23] corsair: Corsairs': {
      stated: {
        scenario: {
          module: corsairs,
          squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } }],
        },
      },
      answer: { ...none, hulk: [{ squadron: 'azure-f', sail: 1 }] },
      blue: true,
    },
  });
});

describe('In Ordinary goes', () => {
  const lay = (...squadrons: string[]) => ({ squadrons });
  itJudges(answerTo(layUp), {
    '[3.274] not-fitting-out: nobody’s': {
      stated: {},
      answer: lay('ghost'),
    },
    '[3.274] not-fitting-out: one at sea': {
      stated: { put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a' }] },
      answer: lay('red-a'),
    },
    '[3.274] not-fitting-out: one that is': {
      stated: { ordinary: { 'kings-port': 'red-a' } },
      answer: lay('red-a'),
    },
    '[3.274] may: one of a Flotilla Fitting Out': {
      stated: { put: [{ id: 'red-gf', at: 'kings-port', fitting: true, squadrons: 'red-a' }] },
      answer: lay('red-a'),
    },
    '[11.311] port: one in a Port that is not Friendly': {
      stated: { fittingOut: { haven: 'cobalt-a' } },
      answer: lay('cobalt-a'),
      blue: true,
    },
    '[5.288] may: one at a Minor Port': {
      stated: { fittingOut: { ferry: 'red-a' } },
      answer: lay('red-a'),
    },
    '[5.288] room: one beside another': {
      stated: { fittingOut: { ferry: 'red-a' }, ordinary: { ferry: 'red-b' } },
      answer: lay('red-a'),
    },
    '[5.288] room: two at a Minor Port': {
      stated: { fittingOut: { ferry: 'red-a red-b' } },
      answer: lay('red-a', 'red-b'),
    },
    '[5.288] may: any number at a Key Port': {
      stated: { fittingOut: { 'kings-port': 'red-a red-b red-c' } },
      answer: lay('red-a', 'red-b', 'red-c'),
    },
    '[10.232] corsair: Corsairs': {
      stated: {
        scenario: {
          module: corsairs,
          squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } }],
        },
      },
      answer: lay('azure-f'),
      blue: true,
    },
  });
});
