import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { checkAct, doAct } from '../reorganisation/acts.ts';
import { convoyAt, putConvoy } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { endIncrement, sailOn, whereIs } from '../testing/sailing.ts';
import { formationIn, type Scripted, scripted, stationAt, Umpire } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { convoyActs } from './convoy-acts.ts';
import { convoyMove, hurtConvoy } from './convoy-way.ts';
import { convoyStep, convoysEnter } from './convoys.ts';

const occasion = { free: false, at: null };
const may = (world: State, side: string, act: ReorganisationAct) => checkAct(world, side, act, occasion);
function done(
  world: State,
  side: string,
  act: ReorganisationAct,
  context: Scripted = scripted(world),
): Scripted {
  expect(may(world, side, act)).toBeNull();
  expect(doAct(world, context, side, act, occasion)).toBe(true);
  return context;
}

describe('Troop Convoys', () => {
  const assemble = { do: 'assemble', group: 'blue-troops', route: 1 } as const;

  it('[10.161] [10.16] are Assembled in the R&R Step at a Port of the module, within its limits', () => {
    const world = stationAt({});
    done(world, 'blue', assemble);
    expect(may(world, 'blue', assemble)).toMatchObject({ rule: '10.161' });
    for (const id of Object.keys(world.forces.blue!.convoys)) delete world.forces.blue!.convoys[id];
    world.counters['blue-troops.assembled'] = 2;
    expect(may(world, 'blue', assemble)).toMatchObject({ rule: '10.161' });
    world.lasting.push({ what: 'convoyLimit', group: 'blue-troops', value: 1, until: null });
    expect(may(world, 'blue', assemble)).toBeNull();
    world.ports.ville!.side = 'red';
    expect(may(world, 'blue', assemble)).toMatchObject({ rule: '10.16' });
  });

  it('[10.161] each that is Assembled counts for the Year', () => {
    const world = stationAt({});
    const gone = (): void => {
      world.forces.blue!.convoys = {};
      for (const [id, { kind }] of Object.entries(world.forces.blue!.formations))
        if (kind === 'convoy') delete world.forces.blue!.formations[id];
    };
    for (const count of [1, 2]) {
      world.turn = count;
      done(world, 'blue', assemble);
      expect(world.counters['blue-troops.assembled']).toBe(count);
      gone();
    }
    expect(may(world, 'blue', assemble)).toMatchObject({ rule: '10.161' });
  });

  it('[7.23] not while the Port is Blockaded', () => {
    const world = stationAt({
      events: 'war',
      put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a red-b', order: 'red-blockade' }],
    });
    expect(may(world, 'blue', assemble)).toMatchObject({ rule: '7.23' });
    formationIn(world, 'red-flag').execution = null;
    expect(may(world, 'blue', assemble)).toBeNull();
  });

  it('[10.162] lie Fitting Out and sail in the first Impulse', () => {
    const world = stationAt({});
    done(world, 'blue', assemble);
    const [id] = Object.keys(world.forces.blue!.convoys);
    expect(whereIs(world, id!)).toBe('ville:harbour');
    expect(convoyMove(world, 'blue', id!)).toEqual({ do: 'put-out' });
    Object.assign(world, { impulse: 1, increment: 2, clock: 2, step: 'sail' });
    sailOn(world);
    expect(whereIs(world, id!)).toBe('ville');
  });

  it('[10.163] spend a point before their coast and are gone; the troops are ashore', () => {
    const { world } = convoyAt({ group: 'blue-troops', at: 'ville' });
    sailOn(world);
    expect(whereIs(world, 'blue-troops')).toBe('coast');
    const umpire = sailOn(world);
    expect(umpire.told('convoy')).toMatchObject([
      { rule: '10.163', what: 'arrived', at: 'coast', points: 2 },
    ]);
    expect(world.forces.blue!.formations['blue-troops']).toBeUndefined();
    expect(world.lasting).toContainEqual({ what: 'troops', points: 2, until: 4 });
    expect(world.counters.troopPointsLandedThisYear).toBe(2);
  });

  it('[10.164] by the harm done to them two, one or no Troop Points come ashore, and the Enemy has his Prestige', () => {
    const landed = [0, 3, 4, 7].map((dp) => {
      const { world } = convoyAt({ group: 'blue-troops', at: 'coast', next: 2, dp, scattered: dp >= 4 });
      sailOn(world);
      return world.counters.troopPointsLandedThisYear;
    });
    expect(landed).toEqual([2, 2, 1, 1]);
    const { world } = convoyAt({ group: 'blue-troops', at: 'x', route: 2 });
    hurtConvoy(world, scripted(world), 'blue', 'blue-troops', 8, 'battle');
    expect(world.prestige.red).toBe(6);
    endIncrement(world);
    expect(world.forces.blue!.convoys).toEqual({});
    expect(world.record.blue!.failed).toBe(1);
  });

  it('[10.161] counts of the Year begin anew with Turn 1', () => {
    const world = stationAt({
      world: { impulse: 1, counters: { troopPointsLandedThisYear: 3, 'blue-troops.assembled': 2 } },
    });
    convoysEnter(world, scripted(world));
    expect(world.counters).toMatchObject({ troopPointsLandedThisYear: 0, 'blue-troops.assembled': 0 });
  });

  it('[10.161] and not with any other Turn, nor later in that one', () => {
    for (const [turn, impulse] of [
      [0, 2],
      [1, 1],
    ] as const) {
      const world = stationAt({ world: { turn, impulse, counters: { 'blue-troops.assembled': 2 } } });
      convoysEnter(world, scripted(world));
      expect(world.counters['blue-troops.assembled']).toBe(2);
    }
  });
});

/** Regiments that may gather with an Escort, and the chit for it. */
const guarded: Module = {
  ...testModule,
  convoys: testModule.convoys.map((one) =>
    one.group === 'blue-troops' ? { ...one, withEscort: true } : one,
  ),
  orders: testModule.orders.map((one) => {
    const out = { if: 'convoy', group: 'blue-troops' } as const;
    return one.id === 'north-escort'
      ? {
          ...one,
          fulfil: { test: 'escort', group: 'blue-troops', maxDP: 3 } as const,
          poolWhen: out,
          mandatoryWhen: out,
        }
      : one;
  }),
};

describe('A Convoy that gathers with its Escort', () => {
  const assemble = { do: 'assemble', group: 'blue-troops', route: 2 } as const;
  const lying = (module: Module): State =>
    stationAt({
      scenario: { module },
      put: [
        { id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a' },
        { id: 'azure-det', at: 'x', squadrons: 'azure-c' },
      ],
      fittingOut: { ville: 'azure-b:2/0' },
    });

  it('[10.123] has it from the beginning, its Order taken as Issued before', () => {
    const world = lying(guarded);
    const context = done(world, 'blue', { ...assemble, escort: 'azure-flag' });
    const [convoy] = Object.values(world.forces.blue!.convoys);
    expect(convoy).toMatchObject({ group: 'blue-troops', route: 2, escort: 'azure-flag' });
    expect(formationIn(world, 'azure-flag')).toMatchObject({
      under: convoy!.id,
      execution: { order: 'north-escort', convoy: convoy!.id },
    });
    expect(context.told('issued')).toMatchObject([{ order: 'north-escort', formation: 'azure-flag' }]);
    expect(world.tokens.filter(({ place }) => place.at === 'ville')).toMatchObject([
      { face: { convoy: 'troop', squadrons: 1 }, place: { berth: 'harbour' } },
    ]);
    Object.assign(world, { impulse: 1, increment: 2, clock: 2, step: 'sail' });
    sailOn(world);
    expect([whereIs(world, convoy!.id), whereIs(world, 'azure-flag')]).toEqual(['ville', 'ville']);
  });

  it('[10.123] [3.351] a Squadron that Fits Out alone becomes Independent by it', () => {
    const world = lying(guarded);
    done(world, 'blue', { ...assemble, escort: 'azure-b' });
    const [convoy] = Object.values(world.forces.blue!.convoys);
    expect(formationIn(world, 'azure-b')).toMatchObject({ kind: 'squadron', under: convoy!.id });
  });

  it('[10.123] only where the module says so, and only who lies there without an Order', () => {
    const escort = 'azure-flag';
    expect(may(lying(testModule), 'blue', { ...assemble, escort })).toMatchObject({ rule: '10.123' });
    const world = lying(guarded);
    expect(may(world, 'blue', { ...assemble, escort: 'azure-det' })).toMatchObject({ rule: '10.123' });
    executes(world, 'azure-flag', 'south-rebase');
    expect(may(world, 'blue', { ...assemble, escort })).toMatchObject({ rule: '10.123' });
    executes(world, 'azure-flag', 'north-escort');
    expect(may(world, 'blue', { ...assemble, escort: 'azure-b' })).toMatchObject({ rule: '9.312' });
  });

  it('[10.123] none with what gathers off the map', () => {
    const world = stationAt({
      put: [{ id: 'red-flag', at: 'kings-port', fitting: true, squadrons: 'red-a' }],
    });
    const victuals = { do: 'assemble', group: 'red-victuals', route: 1 } as const;
    expect(may(world, 'red', victuals)).toBeNull();
    expect(may(world, 'red', { ...victuals, escort: 'red-flag' })).toMatchObject({ rule: '10.123' });
  });

  it('[10.123] everybody who lies there is offered for it', () => {
    const offered = (module: Module) =>
      [...convoyActs(view(lying(module), 'blue'))].flatMap((act) =>
        act.do === 'assemble' && act.group === 'blue-troops' ? [act.escort ?? null] : [],
      );
    expect(offered(guarded)).toEqual([null, 'azure-flag', 'azure-b', null, 'azure-flag', 'azure-b']);
    expect(offered(testModule)).toEqual([null, null]);
  });
});

const stores = testModule.convoys.find(({ kind }) => kind === 'victualing')!;

/** A longer way for the Victuallers, with a Port of call before the last, and nobody else afloat. */
const supplied: Module = {
  ...testModule,
  ports: testModule.ports.map((port) => (port.id === 'ferry' ? { ...port, victualing: true } : port)),
  convoys: [
    {
      ...stores,
      routes: [
        { number: 1, name: 'To Ferry', path: ['ocean', 'narrows', 'kings-port', 'w', 'x', 'y', 'ferry'] },
      ],
      victuals: { ...stores.victuals!, calls: ['kings-port', 'ferry'] },
    },
  ],
};

describe('Victualing Convoys', () => {
  const victuals = { do: 'assemble', group: 'red-victuals', route: 1 } as const;
  const turn = (world: State): Umpire =>
    new Umpire(Object.assign(world, { step: 'convoys', stage: null }), convoyStep);

  it('[10.17] [10.171] carry Repair Points that are Repair rolls of the Ports where they are put ashore', () => {
    const world = stationAt({ scenario: { start: { year: 1741, turn: 2 } } });
    putConvoy(world, { group: 'red-victuals', at: 'kings-port', fitting: true, repairPoints: 9, next: 2 });
    const context = done(world, 'red', { do: 'unload', convoy: 'red-victuals', points: 5 });
    expect(context.told('convoy')).toMatchObject([{ what: 'unloaded', at: 'kings-port', points: 5 }]);
    expect(world.ports['kings-port']!.repairPoints).toBe(5);
    expect(world.forces.red!.convoys['red-victuals']!.repairPoints).toBe(4);
    expect(may(world, 'red', { do: 'unload', convoy: 'red-victuals', points: 5 })).toMatchObject({
      rule: '10.172',
    });
  });

  it('[10.172] Formed at the owner’s wish, two points a Turn up to the most, then a die each Impulse', () => {
    const world = stationAt({ scenario: { start: { year: 1741, turn: 10 } } });
    done(world, 'red', victuals);
    const [id] = Object.keys(world.forces.red!.convoys);
    const convoy = world.forces.red!.convoys[id!]!;
    expect(may(world, 'red', victuals)).toMatchObject({ rule: '10.161' });
    expect(may(world, 'red', { do: 'sail-victuals', convoy: id! })).toMatchObject({ rule: '10.172' });
    for (let turns = 0; turns < 9; turns++) turn(world);
    expect(convoy.repairPoints).toBe(16);
    done(world, 'red', { do: 'sail-victuals', convoy: id! });
    world.impulse = 2;
    convoysEnter(world, scripted(world, 5));
    expect(convoy.waits).toBe('ready');
    convoysEnter(world, scripted(world, 4));
    expect(whereIs(world, id!)).toBe('ocean');
  });

  it('[10.172] each DP is a Repair Point less; with none left it is Unformed', () => {
    const { world, convoy } = convoyAt({ group: 'red-victuals', at: 'narrows', repairPoints: 3 });
    hurtConvoy(world, scripted(world), 'red', 'red-victuals', 2, 'gale');
    expect(convoy.repairPoints).toBe(1);
    hurtConvoy(world, scripted(world), 'red', 'red-victuals', 1, 'gale');
    expect(endIncrement(world).told('convoy')).toMatchObject([{ what: 'emptied', group: 'red-victuals' }]);
    expect(world.forces.red!.convoys).toEqual({});
    // Nothing was lost but the stores.
    expect(world.record.red!.failed).toBe(0);
  });

  it('[10.172] all of it put ashore, another may be Formed at once', () => {
    const world = stationAt({});
    putConvoy(world, { group: 'red-victuals', at: 'kings-port', fitting: true, repairPoints: 4, next: 2 });
    done(world, 'red', { do: 'unload', convoy: 'red-victuals', points: 4 });
    expect(world.forces.red!.convoys).toEqual({});
    expect(may(world, 'red', victuals)).toBeNull();
  });

  it('[10.173] one that gathers in a Port of the map lies there In Ordinary till it is ready, then Fits Out', () => {
    const module: Module = {
      ...testModule,
      convoys: testModule.convoys.map((one) =>
        one.group === 'red-victuals'
          ? {
              ...one,
              assembles: [{ turn: null, leg: 'out', at: 'ferry' }],
              routes: [{ number: 1, name: 'From Ferry', path: ['ferry', 'y', 'x', 'w', 'kings-port'] }],
            }
          : one,
      ),
    };
    const world = stationAt({ scenario: { module } });
    done(world, 'red', victuals);
    expect(world.tokens).toEqual([]);
    turn(world);
    const [id] = Object.keys(world.forces.red!.convoys);
    done(world, 'red', { do: 'sail-victuals', convoy: id! });
    expect(whereIs(world, id!)).toBe('ferry:harbour');
    expect(world.tokens).toMatchObject([{ face: { convoy: 'victualing' } }]);
  });

  it('[10.174] seven Turns’ stores: six ashore at the first Port, three lost in a Gale, the rest at the last', () => {
    const world = stationAt({ scenario: { start: { year: 1741, turn: 6 }, module: supplied } });
    done(world, 'red', victuals);
    const [id] = Object.keys(world.forces.red!.convoys);
    const convoy = world.forces.red!.convoys[id!]!;
    for (let turns = 1; turns <= 7; turns++) {
      world.turn = turns;
      turn(world);
    }
    expect(convoy.repairPoints).toBe(14);
    done(world, 'red', { do: 'sail-victuals', convoy: id! });
    world.turn = 8;
    for (const [impulse, die] of [
      [1, 9],
      [2, 5],
      [3, 2],
    ] as const) {
      world.impulse = impulse;
      convoysEnter(world, scripted(world, die));
    }
    expect(whereIs(world, id!)).toBe('ocean');
    // By the Strait, where a Convoy takes no harm (M9/27), into the first Port of call.
    world.turn = 9;
    Object.assign(world, { step: 'sail', impulse: 1, increment: 2 });
    for (let points = 0; points < 4; points++) sailOn(world, 0, 0);
    expect(whereIs(world, id!)).toBe('kings-port:harbour');
    expect(convoyMove(world, 'red', id!)).toEqual({ do: 'hold' });
    expect(convoy.repairPoints).toBe(14);
    done(world, 'red', { do: 'unload', convoy: id!, points: 6 });
    expect([convoy.repairPoints, world.ports['kings-port']!.repairPoints]).toEqual([8, 6]);
    world.turn = 10;
    expect(convoyMove(world, 'red', id!)).toEqual({ do: 'put-out' });
    hurtConvoy(world, scripted(world), 'red', id!, 3, 'gale');
    Object.assign(world, { step: 'sail', impulse: 1, increment: 2, blowing: ['Norther'] });
    for (let points = 0; points < 7; points++) sailOn(world, 0, 0);
    expect(whereIs(world, id!)).toBe('ferry:harbour');
    world.turn = 11;
    const umpire = turn(world);
    expect(umpire.told('convoy')).toContainEqual(
      expect.objectContaining({ what: 'arrived', at: 'ferry', points: 5 }),
    );
    expect(world.ports.ferry!.repairPoints).toBe(5);
    expect(world.forces.red!.convoys[id!]).toBeUndefined();
    done(world, 'red', victuals);
    expect(Object.values(world.forces.red!.convoys)).toMatchObject([{ repairPoints: 0 }]);
  });
});
