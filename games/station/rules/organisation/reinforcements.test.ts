import { describe, expect, it } from 'vitest';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import { nextStep } from '../sailing/plans.ts';
import { testModule } from '../testing/module.ts';
import { formOf as form, STATIONS as stations } from '../testing/reorganisation.ts';
import { putAt, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { atSea } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { appear } from './arrivals.ts';
import { arriveUnits, receivePackage, returnPackage, withdrawPackage } from './reinforcements.ts';
import { receiveSail, withdrawSail } from './sail-received.ts';

const acts = (...list: readonly ReorganisationAct[]) => ({ acts: [...list], done: false });
/** The little sea with so many Red Sail sent out in Turn 3 instead. */
const sending = (sail: number, at = 'ocean'): typeof testModule => ({
  ...testModule,
  schedule: [{ year: 1741, turn: 3, contingent: 'Red', at, add: { SOL: sail } }],
});
/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });

describe('Reinforcements', () => {
  const desk = (stated: Stated, ...dice: number[]) =>
    new Umpire(stationAt({ mess: 'r-ash a-aubin', stations, ...stated }), reorganisationStep, ...dice);

  /** The Step in which three Sail are sent out to the ocean, at Red's desk. */
  const sentOut = (stated: Stated = {}, ...dice: number[]) =>
    desk({ scenario: on(3), ...stated }, 7, ...dice);
  const done = { acts: [], done: true };
  /** The next Turn begins. */
  const nextTurn = (umpire: Umpire) => {
    const { world } = umpire.answer(done).answer(done);
    world.turn++;
    const context = scripted(world);
    appear(world, context);
    return { world, context, red: world.forces.red! };
  };
  const guard: NonNullable<Stated['put']> = [
    { id: 'red-gf', at: 'ocean', leader: 'r-ash', squadrons: 'red-b' },
  ];

  it('[11.12] [11.123] [11.153] Sail from the sea come as Squadrons, worn by die', () => {
    const { red } = sentOut().world.forces;
    expect(red!.squadrons['red-a']).toMatchObject({ sail: 3, dp: 2 });
    expect(red!.arrivals).toEqual([]);
  });

  it('[11.15] [11.155] they enter the map at the start of the next Turn, in the Zone proper', () => {
    const umpire = sentOut();
    expect(umpire.world.tokens).toEqual([]);
    const { world, red, context } = nextTurn(umpire);
    expect(red.formations['red-a']).toMatchObject({ kind: 'squadron', place: atSea('ocean') });
    expect(world.tokens.map(({ place }) => place)).toEqual([atSea('ocean')]);
    expect(context.told('reinforcements')).toMatchObject([{ rule: '11.15', contingent: 'Red', at: 'ocean' }]);
  });

  it('[11.151] without Orders', () => {
    expect(nextTurn(sentOut()).red.formations['red-a']!.execution).toBeNull();
    const formed = sentOut({ mess: 'r-ash r-birch a-aubin' }).answer(acts(form('red-flag', 'red-a')));
    expect(nextTurn(formed).red.formations['red-flag']!.execution).toBeNull();
  });

  it('[11.152] put under no Flotilla they make for the nearest Friendly Port by themselves', () => {
    const { world, red } = nextTurn(sentOut());
    const alone = red.formations['red-a']!;
    expect(alone).toMatchObject({ under: null });
    world.blowing = [];
    expect(nextStep(world, 'red', alone)).toEqual({ do: 'leave', to: 'narrows' });
  });

  it('[11.132] [11.152] they are put freely under a Flotilla that lies where they appear, though it is at sea', () => {
    const umpire = sentOut({ put: guard, mess: 'r-birch a-aubin' });
    // No die is there for a check.
    umpire.answer(acts({ do: 'subordinate', formation: 'red-a', to: 'red-gf' }));
    expect(umpire.told('check')).toEqual([]);
    const { world, red } = nextTurn(umpire);
    expect(red.formations['red-gf']!.squadrons).toEqual(['red-b', 'red-a']);
    expect(red.formations['red-a']).toBeUndefined();
    expect(world.tokens).toHaveLength(1);
    const elsewhere = sentOut({ put: [{ ...guard[0]!, at: 'gulf' }], mess: 'r-birch a-aubin' });
    expect(elsewhere.check(acts({ do: 'subordinate', formation: 'red-a', to: 'red-gf' }))?.code).toBe(
      'apart',
    );
  });

  it('[11.132] [11.133] or Formed into a new Flotilla, which enters the map with them', () => {
    const umpire = sentOut({ mess: 'r-ash r-birch a-aubin' }).answer(acts(form('red-flag', 'red-a')));
    expect(umpire.told('check')).toEqual([]);
    expect(umpire.world.forces.red!.formations['red-flag']).toMatchObject({ leader: 'r-ash', token: null });
    expect(umpire.world.tokens).toEqual([]);
    const { world, red } = nextTurn(umpire);
    expect(red.formations['red-flag']).toMatchObject({ place: atSea('ocean'), squadrons: ['red-a'] });
    expect(red.formations['red-flag']).not.toHaveProperty('due');
    expect(world.tokens).toHaveLength(1);
  });

  it('[11.133] Sail pass between newcomers without a check, not between them and others', () => {
    const both = (): Umpire => {
      const umpire = sentOut(
        {
          scenario: { ...on(3), module: sending(5) },
          put: guard,
          mess: 'r-birch a-aubin',
        },
        0,
      );
      expect(umpire.world.forces.red!.squadrons).toMatchObject({
        'red-a': { sail: 4 },
        'red-c': { sail: 1 },
      });
      return umpire;
    };
    const among = both().answer(acts({ do: 'transfer', from: 'red-a', to: 'red-c', sail: 1 }));
    expect(among.told('check')).toEqual([]);
    expect(among.world.forces.red!.squadrons['red-c']!.sail).toBe(2);
    const mixed = both();
    mixed.context.load(9);
    mixed.answer(acts({ do: 'transfer', from: 'red-b', to: 'red-c', sail: 1 }));
    expect(mixed.told('check')).toMatchObject([{ rule: '3.26', passed: false }]);
    expect(mixed.world.forces.red!.squadrons['red-c']!.sail).toBe(1);
  });

  it('[11.133] a Flotilla of newcomers and others is Formed at sea by a check, and so are others alone', () => {
    const loose: NonNullable<Stated['put']> = [{ id: 'red-b', at: 'ocean', squadrons: 'red-b' }];
    const tried = (...squadrons: string[]) => {
      const umpire = sentOut({ put: loose, mess: 'r-ash r-birch a-aubin' }, 9);
      return umpire.answer(acts(form('red-flag', ...squadrons))).told('check').length;
    };
    expect([tried('red-a'), tried('red-a', 'red-b'), tried('red-b')]).toEqual([0, 1, 1]);
  });

  it('[11.133] what came in a Step before is a newcomer no more', () => {
    const { world } = nextTurn(sentOut());
    world.stage = null;
    const later = new Umpire(world, reorganisationStep, 9);
    later.answer(acts(form('red-flag', 'red-a')));
    expect(later.told('check')).toHaveLength(1);
  });

  it('[11.132] joined by one that is at sea there they are on the map together at once', () => {
    const umpire = sentOut(
      { put: [{ ...guard[0]!, id: 'red-det-1', leader: 'r-cole' }], mess: 'r-ash a-aubin' },
      0,
    );
    umpire.answer(acts(form('red-gf', 'red-a'), { do: 'subordinate', formation: 'red-det-1', to: 'red-gf' }));
    const { red } = umpire.world.forces;
    expect(red!.formations['red-det-1']).toMatchObject({ under: 'red-gf', token: null });
    expect(umpire.world.tokens.map(({ id }) => id)).toEqual([red!.formations['red-gf']!.token]);
  });

  it('[11.152] a Squadron new in a Port goes into a Flotilla that lies there; one that was there before does not', () => {
    const umpire = desk({
      scenario: { ...on(3), module: sending(2, 'kings-port') },
      put: [{ id: 'red-gf', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-b' }],
      fittingOut: { 'kings-port': 'red-c' },
      mess: 'a-aubin',
    });
    const join = (formation: string) => acts({ do: 'subordinate', formation, to: 'red-gf' });
    expect(umpire.world.forces.red!.squadrons['red-a']!.port!.at).toBe('kings-port');
    expect(umpire.check(join('red-c'))?.rule).toBe('3.333');
    umpire.answer(join('red-a'));
    expect(umpire.world.forces.red!.formations['red-gf']!.squadrons).toEqual(['red-b', 'red-a']);
    expect(umpire.told('subordinated')).toMatchObject([{ rule: '11.152', formation: 'red-a', to: 'red-gf' }]);
  });

  it('[3.255] [11.12] [11.125] withdrawals take from the least damaged in Port, at once', () => {
    const umpire = desk({
      scenario: on(6),
      fittingOut: { ville: 'azure-a:4/5 azure-b:3/1' },
      put: [{ id: 'azure-flag', at: 'x', leader: 'a-aubin', squadrons: 'azure-c:4' }],
    });
    const { squadrons } = umpire.world.forces.blue!;
    expect([squadrons['azure-a']!.sail, squadrons['azure-b']!.sail, squadrons['azure-c']!.sail]).toEqual([
      4, 1, 4,
    ]);
  });

  it('[11.125] a Flotilla left without Squadrons gives its leader to the Mess and its Auxiliaries to Recovery', () => {
    const world = stationAt({
      put: [putAt('azure-flag', 'x', 'azure-a:2', 'azure-fleet-1', { leader: 'a-aubin' })],
    });
    expect(withdrawSail(world, scripted(world), 'Azure', 'SOL', 3)).toBe(2);
    expect(world.forces.blue!.leaders['a-aubin']!.at).toBe('mess');
    expect(world.forces.blue!.auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
  });

  it('[11.14] new Sail go first to what lies In Ordinary, then to what Fits Out, then Form Squadrons', () => {
    const after = (sail: number) => {
      const world = stationAt({ fittingOut: { ville: 'azure-a:3' }, ordinary: { ville: 'azure-b:3' } });
      expect(receiveSail(world, 'blue', 'Azure', 'SOL', sail, 'ville')).toBe(sail);
      const { squadrons } = world.forces.blue!;
      return ['azure-b', 'azure-a', 'azure-c'].map((id) => squadrons[id]?.sail ?? 0);
    };
    expect([after(1), after(2), after(3)]).toEqual([
      [4, 3, 0],
      [4, 4, 0],
      [4, 4, 1],
    ]);
  });

  it('[11.14] they are forfeit if the Port is no longer Friendly', () => {
    const world = stationAt({ world: {} });
    world.ports['kings-port']!.side = 'blue';
    arriveUnits(world, scripted(world), 'Red', { SOL: 2 }, 'kings-port');
    expect(world.forces.red!.squadrons).toEqual({});
  });

  it('[11.141] never to a Squadron of another Contingent, though it has room', () => {
    const world = stationAt({ fittingOut: { ville: 'cobalt-a:1' } });
    receiveSail(world, 'blue', 'Azure', 'SOL', 1, 'ville');
    expect(world.forces.blue!.squadrons).toMatchObject({ 'cobalt-a': { sail: 1 }, 'azure-a': { sail: 1 } });
  });

  it('[3.233] nor to one of another Class: a Squadron does not mix them', () => {
    const world = stationAt({ fittingOut: { 'kings-port': 'red-a:1 red-d:1' } });
    receiveSail(world, 'red', 'Red', 'F', 1, 'kings-port');
    expect(world.forces.red!.squadrons).toMatchObject({
      'red-a': { sail: 1 },
      'red-d': { sail: 1 },
      'red-f': { sail: 1 },
    });
    receiveSail(world, 'red', 'Red', 'SOL(D)', 1, 'kings-port');
    expect(world.forces.red!.squadrons).toMatchObject({ 'red-a': { sail: 1 }, 'red-d': { sail: 2 } });
  });

  it('[3.251] Sail that are received are in a Squadron at once, by date and at a Request', () => {
    const afloat = sentOut().world.forces.red!;
    expect(Object.values(afloat.squadrons).reduce((sum, { sail }) => sum + sail, 0)).toBe(3);
    const { world } = desk({
      scenario: { ...on(3), module: sending(6, 'kings-port') },
      fittingOut: { 'kings-port': 'red-b:3' },
    });
    expect(world.forces.red!.squadrons).toMatchObject({
      'red-b': { sail: 4 },
      'red-a': { sail: 4, port: { at: 'kings-port', state: 'FittingOut' } },
      'red-c': { sail: 1 },
    });
    const asked = desk({ scenario: on(5) }, 5, 1, 0, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: false }),
    );
    expect(asked.world.forces.red!.squadrons).toMatchObject({ 'red-a': { sail: 2 } });
  });

  it('[11.154] counters that are Unformed are used again', () => {
    const world = stationAt({ fittingOut: { ville: 'azure-a:1' } });
    withdrawSail(world, scripted(world), 'Azure', 'SOL', 1);
    expect(world.forces.blue!.squadrons['azure-a']).toBeUndefined();
    receiveSail(world, 'blue', 'Azure', 'SOL', 2, 'ville');
    expect(world.forces.blue!.squadrons['azure-a']!.sail).toBe(2);
  });

  it('[11.121] [11.122] [11.126] one Request a Turn, in Spring and Summer, with one Strategy Check', () => {
    expect(
      desk({ scenario: on(2) }).check(acts({ do: 'request', contingent: 'Red', prestige: false }))?.rule,
    ).toBe('11.122');
    const umpire = desk({ scenario: on(5) }, 5, 1, 0, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: false }),
    );
    // The check passes (5 under 5): one off the die of 1.
    expect(umpire.world.forces.red!.squadrons).toMatchObject({ 'red-a': { sail: 2 } });
    expect(
      Object.values(umpire.world.forces.red!.auxiliaries).filter((one) => one.in === 'available'),
    ).toHaveLength(1);
    expect(umpire.check(acts({ do: 'request', contingent: 'Red', prestige: false }))?.code).toBe('once');
  });

  it('[11.122] a point of Prestige helps, earlier Requests of the Season hinder', () => {
    const umpire = desk({ scenario: on(5) }, 9, 1, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: true }),
    );
    expect(umpire.world.prestige.red).toBe(4);
    expect(Object.keys(umpire.world.forces.red!.squadrons)).toEqual(['red-a']);
    const later = stationAt({ mess: 'r-ash', stations, scenario: on(6) });
    later.forces.red!.requests = { season: 1, pause: 0 };
    expect(
      new Umpire(later, reorganisationStep, 9, 0).answer(
        acts({ do: 'request', contingent: 'Red', prestige: false }),
      ).world.forces.red!.squadrons,
    ).toEqual({});
  });

  it('[11.16] [11.161] Auxiliaries drawn blindly go to the Available Box', () => {
    const umpire = desk({ scenario: on(5) }, 0, 0, 0, 0).answer(
      acts({ do: 'request', contingent: 'Red', prestige: false }),
    );
    const drawn = Object.entries(umpire.world.forces.red!.auxiliaries).filter(
      ([, { in: where }]) => where === 'available',
    );
    expect(['red-fleet-1', 'red-fleet-2']).toContain(drawn[0]![0]);
  });

  it('[11.13] acts of Reorganisation are done at A’s desk, then at B’s, until each has done', () => {
    const umpire = desk({ fittingOut: { 'kings-port': 'red-a' } });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer(acts(form('red-gf', 'red-a')));
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer(done);
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['blue']);
    umpire.answer(done);
    expect(umpire.progress).toBe('done');
  });

  it('[11.131] by the rules that hold at any other time: room in the Squadron, an officer, the Admiral’s check', () => {
    const umpire = desk(
      {
        fittingOut: { 'kings-port': 'red-a red-b:2' },
        put: [
          { id: 'red-c', at: 'x', squadrons: 'red-c' },
          { id: 'red-e', at: 'x', squadrons: 'red-e' },
        ],
      },
      9,
    );
    expect(umpire.check(acts({ do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }))?.rule).toBe('3.252');
    expect(umpire.check(acts(form('red-det-1', 'red-a')))?.rule).toBe('3.411');
    umpire.answer(acts(form('red-gf', 'red-c', 'red-e')));
    expect(umpire.told('check')).toMatchObject([{ rule: '3.33', passed: false }]);
    expect(umpire.world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[11.11] what is sent, what is called away and what is put in order come in one Step, in any order', () => {
    const both = (...list: ReorganisationAct[]) => {
      const umpire = desk(
        {
          scenario: {
            ...on(5),
            module: {
              ...testModule,
              schedule: [{ year: 1741, turn: 5, contingent: 'Red', at: null, withdraw: { SOL: 1 } }],
            },
          },
          fittingOut: { 'kings-port': 'red-b:4 red-c:4/1' },
        },
        5,
        1,
        0,
        0,
      );
      // Called away before anybody is asked.
      expect(umpire.world.forces.red!.squadrons['red-b']!.sail).toBe(3);
      const { red } = umpire.answer(acts(...list)).world.forces;
      return [red!.formations['red-gf']?.squadrons, red!.squadrons['red-a']?.sail];
    };
    const ask: ReorganisationAct = { do: 'request', contingent: 'Red', prestige: false };
    expect(both(ask, form('red-gf', 'red-b'))).toEqual([['red-b'], 2]);
    expect(both(form('red-gf', 'red-b'), ask)).toEqual([['red-b'], 2]);
  });

  it('[3.255] Squadrons sent home come back in their Turn, clean', () => {
    const umpire = desk({ scenario: on(13), fittingOut: { 'kings-port': 'red-a:4/9' } }).answer(
      acts({ do: 'send-home', squadron: 'red-a' }),
    );
    const { world } = umpire;
    expect(world.forces.red!.squadrons['red-a']).toBeUndefined();
    expect(world.forces.red!.docked).toEqual([{ squadron: 'red-a', sail: 4, back: 8 }]);
    world.turn = 7;
    world.stage = null;
    new Umpire(world, reorganisationStep, 9);
    expect(world.forces.red!.squadrons['red-a']).toMatchObject({ sail: 3, dp: 0 });
    expect(world.forces.red!.formations['red-a']).toMatchObject({ due: 8, place: atSea('ocean') });
  });

  it('[11.12] packages of Events are taken and brought back', () => {
    const world = stationAt({ fittingOut: { 'kings-port': 'red-a:4 red-b:2/1' } });
    withdrawPackage(world, scripted(world), 'home');
    expect(world.forces.red!.squadrons['red-a']!.sail).toBe(2);
    returnPackage(world, scripted(world), 'home');
    expect(world.forces.red!.arrivals).toMatchObject([{ turn: 1, at: 'ocean' }]);
    receivePackage(world, scripted(world), 'nothing');
    expect(world.forces.red!.arrivals).toHaveLength(1);
  });
});
