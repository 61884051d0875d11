import { describe, expect, it } from 'vitest';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { atWar } from '../testing/search.ts';
import { type Stated, scripted, Umpire } from '../testing/station.ts';
import { asked, offered, played, squadrons } from '../testing/yard-steps.ts';
import { forcesOf } from '../world/forces.ts';
import { auxiliariesStep } from './auxiliary-step.ts';
import { convertAtSea, placeDummies } from './dummies.ts';

describe('The Auxiliary Step', () => {
  const idle = { toSail: [], assign: [], toAuxiliary: [] };
  const stated: Stated = {
    available: 'red-fleet-u red-fleet-1 red-light-1 red-fire-1',
    put: [
      { id: 'red-det-1', at: 'kings-port', fitting: true, squadrons: 'red-a' },
      { id: 'red-flag', at: 'x', squadrons: 'red-b' },
    ],
    ordinary: { 'kings-port': 'red-d:2' },
    fittingOut: { ferry: 'red-f:1/2' },
  };

  it('[6.13] both sides are asked', () => {
    expect(asked(auxiliariesStep)).toEqual([
      '{id:0.auxiliaries.red seat:red kind:auxiliaries rule:6.13}',
      '{id:0.auxiliaries.blue seat:blue kind:auxiliaries rule:6.13}',
    ]);
  });

  it('[6.13] [6.323] [6.324] to Sail, Assigned, to Auxiliaries: in that order, told to the owner alone', () => {
    const { world, told } = played(
      auxiliariesStep,
      stated,
      [],
      {
        toSail: [{ aux: 'red-fleet-u', port: 'ferry' }],
        assign: [
          { aux: 'red-fleet-1', to: { formation: 'red-det-1' } },
          { aux: 'red-light-1', to: { port: 'ferry' } },
        ],
        toAuxiliary: [{ from: [{ squadron: 'red-d', sail: 2 }] }],
      },
      idle,
    );
    expect(told).toEqual([
      'recovered 6.161 dice:[] side:red back:[] not:[] others:{kind:recovered rule:6.161 side:red}',
      'recovered 6.161 dice:[] side:blue back:[] not:[] others:{kind:recovered rule:6.161 side:blue}',
      'converted 6.324 side:red aux:red-fleet-u into:sail squadrons:[red-f red-i] done:true others:null',
      'assigned 6.13 side:red aux:[{aux:red-fleet-1 to:red-det-1} {aux:red-light-1 to:ferry}] others:null',
      'converted 6.323 side:red aux:red-50-u into:auxiliary squadrons:[red-d] done:true others:null',
    ]);
    expect(squadrons(world)).toEqual([
      '{id:red-a sail:4 dp:0 formation:red-det-1 port:null}',
      '{id:red-b sail:4 dp:0 formation:red-flag port:null}',
      '{id:red-f sail:2 dp:3 formation:null port:{at:ferry state:FittingOut}}',
      '{id:red-i sail:1 dp:1 formation:null port:{at:ferry state:FittingOut}}',
    ]);
    expect(inWords(forcesOf(world, 'red').auxiliaries)).toEqual(
      '{red-fleet-1:{in:formation formation:red-det-1} red-fleet-2:{in:future} red-fleet-u:{in:future} red-50-1:{in:future} red-50-u:{in:available} red-light-1:{in:port port:ferry} red-light-2:{in:future} red-bomb-1:{in:future} red-fire-1:{in:available} red-fire-2:{in:future} red-marine-1:{in:future} order-galley-1:{in:future} rover-1:{in:future}}',
    );
  });

  it('[6.324] [11.14] those In Ordinary take Sail before those Fitting Out, each with a DP', () => {
    const room: Stated = {
      available: 'red-fleet-u',
      fittingOut: { 'kings-port': 'red-f:1' },
      ordinary: { 'kings-port': 'red-i:1' },
    };
    const { told } = played(
      auxiliariesStep,
      room,
      [],
      { ...idle, toSail: [{ aux: 'red-fleet-u', port: 'kings-port' }] },
      idle,
    );
    expect(told.at(-1)).toEqual(
      'converted 6.324 side:red aux:red-fleet-u into:sail squadrons:[red-i red-f] done:true others:null',
    );
  });

  it('[6.325] a full Squadron takes none, and no DP', () => {
    const full: Stated = { available: 'red-fleet-u', fittingOut: { 'kings-port': 'red-f:2' } };
    const { world } = played(
      auxiliariesStep,
      full,
      [],
      { ...idle, toSail: [{ aux: 'red-fleet-u', port: 'kings-port' }] },
      idle,
    );
    expect(squadrons(world)).toEqual([
      '{id:red-f sail:2 dp:0 formation:null port:{at:kings-port state:FittingOut}}',
      '{id:red-i sail:2 dp:1 formation:null port:{at:kings-port state:FittingOut}}',
    ]);
  });

  it('[6.161] a die for each in the Recovery Box; which come back is told to the owner alone', () => {
    const world = atWar({ available: 'red-fleet-1 red-light-1' });
    toRecovery(world, 'red', 'red-fleet-1');
    toRecovery(world, 'red', 'red-light-1');
    const umpire = new Umpire(world, auxiliariesStep, 4, 6);
    expect(toldLines(umpire.context)).toEqual([
      'recovered 6.161 dice:[4 6] side:red back:[red-fleet-1] not:[red-light-1] others:{kind:recovered rule:6.161 side:red}',
      'recovered 6.161 dice:[] side:blue back:[] not:[] others:{kind:recovered rule:6.161 side:blue}',
    ]);
  });

  it('[6.13] what is offered: nothing, all sent out in two ways, one turned to Sail, Sail turned to one', () => {
    expect(offered(auxiliariesStep, stated)).toEqual([
      '{toSail:[] assign:[] toAuxiliary:[]}',
      '{toSail:[] assign:[{aux:red-fleet-1 to:{formation:red-det-1}} {aux:red-fleet-u to:{port:ferry}} {aux:red-light-1 to:{port:kings-port}} {aux:red-fire-1 to:{port:ferry}}] toAuxiliary:[]}',
      '{toSail:[] assign:[{aux:red-fleet-1 to:{port:kings-port}} {aux:red-fleet-u to:{port:ferry}} {aux:red-light-1 to:{port:ferry}} {aux:red-fire-1 to:{port:kings-port}}] toAuxiliary:[]}',
      '{toSail:[{aux:red-fleet-u port:kings-port}] assign:[] toAuxiliary:[]}',
      '{toSail:[] assign:[] toAuxiliary:[{from:[{squadron:red-d sail:2}]}]}',
    ]);
    expect(offered(auxiliariesStep, { ordinary: { 'kings-port': 'red-f:1' } })).toEqual([
      '{toSail:[] assign:[] toAuxiliary:[]}',
    ]);
  });
});

describe('At an Impulse’s start', () => {
  it('[7.151] a Dummy is a counter among others; double-blind nobody hears of it', () => {
    const put = (movement: 'markers' | 'blind') => {
      const world = atWar({ put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a' }], options: { movement } });
      const context = scripted(world);
      placeDummies(world, context, 'red', [{ at: 'x', command: null }]);
      placeDummies(world, context, 'red', []);
      placeDummies(world, context, 'red', [{ at: 'y', command: null }]);
      return {
        told: toldLines(context),
        made: Object.values(forcesOf(world, 'red').formations).map(({ id, kind }) => `${id} ${kind}`),
      };
    };
    expect(put('markers')).toEqual({
      made: ['red-flag flotilla', 'dummy-2 dummy'],
      told: ['dummies 7.151 side:red count:1 others:{kind:dummies rule:7.151 side:red}'],
    });
    expect(put('blind').told).toEqual(['dummies 7.151 side:red count:1 others:null']);
  });

  it('[6.323] a Conversion at sea, after a Leadership Check, told to the owner alone', () => {
    const at = (die: number) => {
      const world = atWar({
        put: [{ id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-f red-a' }],
      });
      const context = scripted(world, die);
      convertAtSea(world, context, 'red', 'red-det-1', [{ squadron: 'red-f', sail: 2 }]);
      return [...toldLines(context), inWords(forcesOf(world, 'red').formations['red-det-1']!.auxiliaries)];
    };
    expect(at(6)).toEqual([
      'check 6.323 dice:[6] side:red leader:r-cole what:convert rating:6 modifier:0 passed:true others:null',
      'converted 6.323 side:red aux:red-fleet-u into:auxiliary formation:red-det-1 squadrons:[red-f] done:true others:null',
      '[red-fleet-u]',
    ]);
    expect(at(7)).toEqual([
      'check 6.323 dice:[7] side:red leader:r-cole what:convert rating:6 modifier:0 passed:false others:null',
      'converted 6.323 side:red aux:red-fleet-u into:auxiliary formation:red-det-1 squadrons:[red-f] done:false others:null',
      '[]',
    ]);
  });

  it('[6.323] what may not be Converted is let be, without a check', () => {
    const world = atWar({
      put: [{ id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-f:1 red-a' }],
    });
    const context = scripted(world);
    convertAtSea(world, context, 'red', 'red-det-1', [{ squadron: 'red-f', sail: 2 }]);
    expect(toldLines(context)).toEqual([]);
  });
});
