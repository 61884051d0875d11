import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { answerTo, itJudges } from '../testing/judged.ts';
import { testModule } from '../testing/module.ts';
import { atWar } from '../testing/search.ts';
import type { Stated } from '../testing/station.ts';
import { faceOf, tokenOf } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkPost } from './auxiliary-acts.ts';
import { auxiliariesStep } from './auxiliary-step.ts';
import { checkConvertAtSea, checkDummies, isEntry } from './dummies.ts';

describe('In the Auxiliary Step', () => {
  const idle = { toSail: [], assign: [], toAuxiliary: [] };
  const given = (squadron: string, sail: number) => ({ squadron, sail });
  const into = (...from: { squadron: string; sail: number }[]) => ({ ...idle, toAuxiliary: [{ from }] });
  const toSail = (aux: string, port: string) => ({ ...idle, toSail: [{ aux, port }] });
  const frigates: Stated = { ordinary: { 'kings-port': 'red-f red-i' } };

  itJudges(answerTo(auxiliariesStep), {
    '[6.13] aux-twice: one Assigned and Converted': {
      stated: { available: 'red-fleet-u' },
      answer: {
        ...toSail('red-fleet-u', 'kings-port'),
        assign: [{ aux: 'red-fleet-u', to: { port: 'ferry' } }],
      },
    },
    '[6.12] assign-available: one that is not Available': {
      stated: { ports: { ferry: 'red-fleet-1' } },
      answer: { ...idle, assign: [{ aux: 'red-fleet-1', to: { port: 'kings-port' } }] },
    },
    '[6.132] assign-ready: one to a Formation at sea': {
      stated: { available: 'red-fleet-1', put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a' }] },
      answer: { ...idle, assign: [{ aux: 'red-fleet-1', to: { formation: 'red-gf' } }] },
    },
    '[6.324] sail-available: Sail of one that is not Available': {
      stated: { ports: { ferry: 'red-fleet-u' } },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] sail-mixed: Sail of one with a range': {
      stated: { available: 'red-fleet-1' },
      answer: toSail('red-fleet-1', 'ferry'),
    },
    '[6.324] sail-port: Sail at an Enemy Port': {
      stated: { available: 'red-fleet-u' },
      answer: toSail('red-fleet-u', 'ville'),
    },
    '[6.324] may: Sail into new Squadrons': {
      stated: { available: 'red-fleet-u' },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] sail-room: Sail where all Squadrons are full': {
      stated: { available: 'red-fleet-u', put: [{ id: 'red-gf', at: 'x', squadrons: 'red-f red-i' }] },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] sail-room: Sail with room for one': {
      stated: {
        available: 'red-fleet-u',
        fittingOut: { ferry: 'red-f:1' },
        put: [{ id: 'red-gf', at: 'x', squadrons: 'red-i' }],
      },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] may: Sail with room for two': {
      stated: { available: 'red-fleet-u', fittingOut: { ferry: 'red-f:1 red-i:1' } },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] sail-room: Sail to one too worn': {
      stated: { available: 'red-fleet-u', fittingOut: { ferry: 'red-f:1/6 red-i:1' } },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.324] sail-room: Sail to one elsewhere': {
      stated: { available: 'red-fleet-u', fittingOut: { 'kings-port': 'red-f:1', ferry: 'red-i:1' } },
      answer: toSail('red-fleet-u', 'ferry'),
    },
    '[6.321] convert-two: one Sail': {
      stated: frigates,
      answer: into(given('red-f', 1)),
    },
    '[6.321] convert-two: three Sail': {
      stated: frigates,
      answer: into(given('red-f', 2), given('red-i', 1)),
    },
    '[6.321] may: one of each': {
      stated: frigates,
      answer: into(given('red-f', 1), given('red-i', 1)),
    },
    '[6.312] convert-class: ships of the line': {
      stated: { ordinary: { 'kings-port': 'red-a' } },
      answer: into(given('red-a', 2)),
    },
    '[6.312] convert-class: Galleys': {
      stated: { ordinary: { cala: 'cobalt-g' } },
      answer: into(given('cobalt-g', 2)),
      blue: true,
    },
    '[6.321] convert-mixed: a Frigate and a SOL(D)': {
      stated: { ordinary: { 'kings-port': 'red-f red-d' } },
      answer: into(given('red-f', 1), given('red-d', 1)),
    },
    '[6.321] convert-mixed: of two Contingents': {
      stated: { ordinary: { ville: 'azure-d cobalt-d' } },
      answer: into(given('azure-d', 1), given('cobalt-d', 1)),
      blue: true,
    },
    '[6.325] convert-worn: DPs over half the Damage Rating': {
      stated: { ordinary: { 'kings-port': 'red-f:2/6' } },
      answer: into(given('red-f', 2)),
    },
    '[6.325] may: DPs of half the Damage Rating': {
      stated: { ordinary: { 'kings-port': 'red-f:2/5' } },
      answer: into(given('red-f', 2)),
    },
    '[6.323] convert-port: at sea': {
      stated: { put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a red-f' }] },
      answer: into(given('red-f', 2)),
    },
    '[6.32] convert-counter: no counter left': {
      stated: { ...frigates, available: 'red-fleet-u' },
      answer: into(given('red-f', 2)),
    },
    '[6.321] convert-sail: more Sail than it has': {
      stated: { ordinary: { 'kings-port': 'red-f:1' } },
      answer: into(given('red-f', 2)),
    },
    '[6.321] convert-twice: a Squadron named twice for one Conversion': {
      stated: frigates,
      answer: into(given('red-f', 1), given('red-f', 1)),
    },
    '[6.131] assign-limit: three to a Detachment': {
      stated: {
        available: 'red-fleet-1 red-fleet-2 red-50-1',
        put: [{ id: 'red-det-1', at: 'kings-port', fitting: true, squadrons: 'red-a' }],
      },
      answer: {
        ...idle,
        assign: ['red-fleet-1', 'red-fleet-2', 'red-50-1'].map((aux) => ({
          aux,
          to: { formation: 'red-det-1' },
        })),
      },
    },
    '[6.131] may: two to a Detachment, one to a Port': {
      stated: {
        available: 'red-fleet-1 red-fleet-2 red-50-1',
        put: [{ id: 'red-det-1', at: 'kings-port', fitting: true, squadrons: 'red-a' }],
      },
      answer: {
        ...idle,
        assign: [
          { aux: 'red-fleet-1', to: { formation: 'red-det-1' } },
          { aux: 'red-fleet-2', to: { formation: 'red-det-1' } },
          { aux: 'red-50-1', to: { port: 'kings-port' } },
        ],
      },
    },
    '[6.321] convert-twice: a Squadron named for two Conversions': {
      stated: { ordinary: { 'kings-port': 'red-f red-i red-d' } },
      answer: {
        ...idle,
        toAuxiliary: [
          { from: [given('red-f', 1), given('red-i', 1)] },
          { from: [given('red-f', 1), given('red-i', 1)] },
        ],
      },
    },
  });

  it.each([
    ['6.13', 'aux-serves', 'of a Contingent that is neutral', 'order-galley-1', { port: 'kings-port' }],
    ['6.13', 'aux-port', 'to a neutral Port', 'red-fleet-1', { port: 'haven' }],
    ['6.132', 'aux-class', 'Marines to a Port', 'red-marine-1', { port: 'ferry' }],
    ['6.13', 'aux-formation', 'to no Formation', 'red-fleet-1', { formation: 'red-flag' }],
    ['6.131', 'aux-class', 'a third to a Convoy', 'red-50-1', { formation: 'red-victuals' }],
  ] as const)('[%s] %s: %s', (rule, code, _what, aux, to) => {
    const world = atWar({ ports: { ferry: 'red-fleet-1 red-fleet-2' } });
    putConvoy(world, { group: 'red-victuals', at: 'w', fitting: true });
    forcesOf(world, 'red').formations['red-victuals']!.auxiliaries = ['red-fleet-1', 'red-fleet-2'];
    expect(checkPost(world, 'red', aux, to)).toMatchObject({ rule, code });
  });

  it('[10.223] a Corsair stays with the Port it is based at', () => {
    const world = atWar({
      ports: { ville: 'privateer-1' },
      put: [{ id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a' }],
    });
    const may = (to: { port: string } | { formation: string }) =>
      checkPost(world, 'blue', 'privateer-1', to)?.code;
    expect([may({ port: 'ville' }), may({ port: 'cala' }), may({ formation: 'azure-flag' })]).toEqual([
      undefined,
      'aux-corsair',
      'aux-corsair',
    ]);
  });
});

describe('At an Impulse’s start', () => {
  const world = (): State =>
    atWar({
      put: [
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-f red-a', auxiliaries: 'red-fleet-1' },
        { id: 'red-flag', at: 'kings-port', fitting: true, squadrons: 'red-d' },
        { id: 'red-i', at: 'w' },
      ],
    });
  const from = (squadron: string) => [{ squadron, sail: 2 }];

  it.each([
    ['6.323', 'convert-formation', 'of no Formation', 'red-gf', 'red-f'],
    ['6.323', 'convert-formation', 'of an Independent Squadron', 'red-i', 'red-i'],
    ['6.323', 'convert-ready', 'of one Fitting Out', 'red-flag', 'red-d'],
    ['6.323', 'convert-squadron', 'of another Formation', 'red-det-1', 'red-i'],
    ['6.312', 'convert-class', 'of ships of the line', 'red-det-1', 'red-a'],
  ])('[%s] %s: Sail %s are not Converted', (rule, code, _what, formation, squadron) => {
    expect(checkConvertAtSea(world(), 'red', formation, from(squadron))).toMatchObject({ rule, code });
  });

  it('[6.131] [6.32] within the limit of a Detachment, and while there is a counter', () => {
    const able = world();
    expect(checkConvertAtSea(able, 'red', 'red-det-1', from('red-f'))).toBeNull();
    forcesOf(able, 'red').auxiliaries['red-fleet-u'] = { in: 'recovery' };
    expect(checkConvertAtSea(able, 'red', 'red-det-1', from('red-f'))?.code).toBe('convert-counter');
    const full = world();
    forcesOf(full, 'red').formations['red-det-1']!.auxiliaries.push('red-fleet-2');
    expect(checkConvertAtSea(full, 'red', 'red-det-1', from('red-f'))).toMatchObject({
      code: 'convert-limit',
      rule: '6.131',
    });
  });

  it('[7.151] forces enter where the schedule, a package or a Request brings them at sea', () => {
    const entries = (change: object) =>
      isEntry(theatreOf({ scenario: { module: { ...testModule, ...change } } }), 'ocean');
    const { requests: _requests, ...none } = { ...testModule, schedule: [], packages: [] };
    const only = (change: object) =>
      isEntry(theatreOf({ scenario: { module: { ...none, ...change } } }), 'ocean');
    expect(entries({})).toBe(true);
    expect([
      only({}),
      only({ schedule: testModule.schedule }),
      only({ packages: testModule.packages }),
      only({ requests: testModule.requests }),
    ]).toEqual([false, true, true, true]);
    const anchored = testModule.requests!.arrivals.map((one) => ({ ...one, state: 'FittingOut' }));
    expect(only({ requests: { ...testModule.requests, arrivals: anchored } })).toBe(false);
    const theatre = theatreOf({ scenario: { module: testModule } });
    expect([isEntry(theatre, 'gulf'), isEntry(theatre, 'ville')]).toEqual([false, false]);
  });

  it('[7.151] not in a Harbour, not beside the Enemy, not with one that is Spotted', () => {
    const now = world();
    const code = (at: string) => checkDummies(now, 'red', [{ at, command: null }])?.code;
    expect([code('x'), code('kings-port'), code('y'), code('ocean')]).toEqual([
      undefined,
      'dummy-place',
      'dummy-place',
      undefined,
    ]);
    const { token } = forcesOf(now, 'red').formations['red-det-1']!;
    tokenOf(now, token!).face = faceOf(now, 'red', forcesOf(now, 'red').formations['red-det-1']!);
    expect(checkDummies(now, 'red', [{ at: 'x', command: null }])).toMatchObject({
      code: 'dummy-seen',
      rule: '7.151',
    });
    expect(checkDummies(now, 'red', [{ at: 'w', command: 'north' }])).toMatchObject({
      code: 'dummy-command',
      rule: '7.153',
    });
  });
});
